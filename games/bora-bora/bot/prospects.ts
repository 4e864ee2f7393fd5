/**
 * What a seat's possessions come to in the end: the worth of one unit in the first round, and in the last. The numbers are
 * a least-squares fit: thousands of turns were ended in several ways, each game was then played out by the quick policy,
 * and what the ways differed in was compared with what they came to. The temple is set lower than the fit: it is worth what
 * others leave of it, and bots that fight over it a little less lose nothing by that and all score more.
 */
const worth = {
  dice: [4, 4],
  turn: [2, 2],
  fish: [-2.7, 0.6],
  status: [1, 1.5],
  place: [2.2, 0],
  temple: [0, 1],
  priests: [1.8, 0.2],
  templeFirst: [2.5, 0.4],
  pair: [0.2, 0.1],
  morePairs: [0, -0.2],
  covered: [2.9, 0.7],
  buildings: [-5.2, -2.7],
  offerings: [1.5, 0.7],
  cards: [2, 1],
  godTiles: [4.2, 3.2],
  shells: [2.1, 1.1],
  purchase: [-0.1, 0.6],
  uses: [0.4, 0.9],
  menSymbols: [0.5, 0.7],
  womenSymbols: [1.1, 0.6],
  regions: [4.5, 2.3],
  reach: [0.1, 0.8],
  space: [1.6, 0],
  spaces: [1, -0.7],
  people: [4.8, -0.5],
  jewelry: [0.2, 1.4],
  tasks: [0.42, 0.66],
  fulfilled: [-3, 0],
  allBuildings: [-1.9, 1],
  allCells: [0, 1.1],
  allPeople: [4, -1.5],
  allJewelry: [0, 0.3],
  allTasks: [0.2, 1.5],
} satisfies Record<string, readonly [first: number, last: number]>;

export type Asset = keyof typeof worth;
export const assets = Object.keys(worth) as Asset[];

export const prospects = {
  worth: worth as Readonly<Record<Asset, readonly [first: number, last: number]>>,
  none: Object.fromEntries(assets.map(asset => [asset, 0])) as Record<Asset, number>,
  /** What the dice of the later rounds will bring, beyond all that. */
  start: 80,
};

/** After the last round: what calling yellow costs, a sixth piece of jewelry, a task still to be taken. */
export const last = { yellow: 0.5, sixth: 0.9, newTask: 2 };
