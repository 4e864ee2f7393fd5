/** The words of the box: every kind of component by its id, in the order in which the machine counts them. */

export const gods = ['blue', 'white', 'red', 'green', 'yellow'] as const;
export type God = (typeof gods)[number];
export const [BLUE, WHITE, RED, GREEN, YELLOW] = [0, 1, 2, 3, 4] as const;

export const materials = ['sand', 'wood', 'stone'] as const;
export type Material = (typeof materials)[number];
export type Good = Material | 'offering';

export const terrains = ['mountain', 'beach', 'forest', 'steppe'] as const;
export type Terrain = (typeof terrains)[number];

export const islands = ['centre', 'north', 'east', 'south', 'west'] as const;
export type Island = (typeof islands)[number];

/** What a die can be placed for. Fishing has no tile of its own and is always open. */
export const actions = ['land', 'water', 'woman', 'man', 'helper', 'temple', 'build', 'fishing'] as const;
export type Action = (typeof actions)[number];
export const FISHING = actions.indexOf('fishing');

/** The twelve trades of the men and of the women, named by what they do. */
export const trades = [
  'land',
  'water',
  'woman',
  'man',
  'build',
  'material',
  'hut',
  'points',
  'card',
  'offering',
  'status',
  'shell',
] as const;
export type Trade = (typeof trades)[number];

export const sexes = ['man', 'woman'] as const;
export type Sex = (typeof sexes)[number];

export const jewelryKinds = ['necklace', 'bracelet', 'earring', 'comb', 'crown'] as const;
export type JewelryKind = (typeof jewelryKinds)[number];

/** What the helper exchanges die points for. */
export const swaps = ['tattoo', 'shells', 'points', 'offering', 'card', 'material', 'hut'] as const;
export type Swap = (typeof swaps)[number];

/** What a task can count. */
export const counts = [
  'women',
  'men',
  'priests',
  'jewelry',
  'jewelryKinds',
  'first',
  'regions',
  'islands',
  'terrain',
  'island',
  'cards',
  'colours',
  'menTrades',
  'womenTrades',
  'buildings',
  'godTiles',
  'offerings',
  'shells',
  'material',
  'twelfth',
  'movedMen',
  'movedWomen',
  'moved',
  'people',
] as const;
export type Count = (typeof counts)[number];

/**
 * How a god is called: a card of its colour and an offering, two equal cards of another colour and an offering,
 * or a god tile. `none`: not at all.
 */
export const pays = [
  'none',
  'card',
  'tile',
  'pair-blue',
  'pair-white',
  'pair-red',
  'pair-green',
  'pair-yellow',
] as const;
export type Pay = (typeof pays)[number];
export const [NONE, CARD, TILE, PAIR] = [0, 1, 2, 3] as const;

/** The phases of a round, with the starting huts before the first and the last tasks after the sixth. */
export const phases = ['start', 'dice', 'people', 'jewelry', 'tasks', 'newTasks', 'last'] as const;
export type Phase = (typeof phases)[number];

/** Categories of the scoresheet. Up to `tasks` they are counted as they come; the rest is worth something at the end. */
export const categories = [
  'start',
  'fishing',
  'helper',
  'people',
  'building',
  'status',
  'temple',
  'tasks',
  'fish',
  'jewelry',
  'gods',
  'bonuses',
] as const;
export type Category = (typeof categories)[number];

/** Where in `Village.points` the points that are counted as they come are kept. */
export const COUNTED = {
  start: 0,
  fishing: 1,
  helper: 2,
  people: 3,
  building: 4,
  status: 5,
  temple: 6,
  tasks: 7,
  fish: 8,
} as const;
