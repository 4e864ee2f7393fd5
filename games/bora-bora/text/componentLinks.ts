/** The rule of every component. Ids are the game's own, with their sort before them where two sorts share a name. */
import { type Words, words } from '@atoll/engine';
import base from '../editions/base.json' with { type: 'json' };
import type { Source } from '../rules/events.ts';
import { bonusIds } from '../rules/flow/scoring.ts';
import {
  type Action,
  actions,
  type Count,
  counts,
  type God,
  gods,
  type Island,
  islands,
  jewelryKinds,
  materials,
  phases,
  type Swap,
  sexes,
  swaps,
  type Terrain,
  type Trade,
  terrains,
  trades,
} from '../rules/names.ts';
import {
  actionWords,
  bonusWords,
  godWords,
  goodWords,
  islandWords,
  jewelWords,
  phaseWords,
  regionWords,
  swapWords,
  terrainWords,
  tradeWords,
} from './components.ts';

export interface ComponentLink {
  words: Words;
  rule: string;
}

const thing = (de: string, en: string, rule: string): ComponentLink => ({ words: words(de, en), rule });

/** `action-land`, `action-helper`: a sort of component by its ids. */
const sort = <K extends string>(name: string, ids: readonly K[], link: (id: K) => ComponentLink) =>
  Object.fromEntries(ids.map(id => [`${name}-${id}`, link(id)]));

const actionRules: Record<Action, string> = {
  land: 'R18',
  water: 'R18',
  woman: 'R24',
  man: 'R24',
  helper: 'R27',
  temple: 'R37',
  build: 'R40',
  fishing: 'R17',
};
const godRules: Record<God, string> = { blue: 'R66', white: 'R67', red: 'R68', green: 'R70', yellow: 'R73' };
const tradeRules: Record<Trade, string> = {
  land: 'R45',
  water: 'R45',
  woman: 'R46',
  man: 'R46',
  build: 'R46',
  material: 'R47',
  hut: 'R48',
  points: 'R49',
  card: 'R50',
  offering: 'R51',
  status: 'R51',
  shell: 'R51',
};
const swapRules: Record<Swap, string> = {
  tattoo: 'R28',
  shells: 'R29',
  points: 'R30',
  offering: 'R31',
  card: 'R32',
  material: 'R33',
  hut: 'R34',
};
const phaseRules: Record<(typeof phases)[number], string> = {
  start: 'R10',
  dice: 'R13',
  people: 'R43',
  jewelry: 'R57',
  tasks: 'R58',
  newTasks: 'R60',
  last: 'R79',
};
/** What brought something: the event `got` is told of all of these. */
const sources: Record<Source, ComponentLink> = {
  site: thing('Bauplatz', 'Building site', 'R22'),
  fishing: thing('Fischen', 'Fishing', 'R17'),
  helper: thing('Helfer', 'Helper', 'R27'),
  fire: thing('Feuerbonus', 'Fire bonus', 'R39'),
  person: thing('Mann oder Frau', 'Man or woman', 'R43'),
};
const taskSubjects: Record<Count, Words> = {
  women: words('Frauen', 'women'),
  men: words('Männer', 'men'),
  priests: words('Priester im Tempel', 'priests in the temple'),
  jewelry: words('Schmuck', 'jewellery'),
  jewelryKinds: words('verschiedener Schmuck', 'different jewellery'),
  first: words('1. in der Zugreihenfolge', 'first in turn order'),
  regions: words('Hütten in Gebieten', 'huts in regions'),
  islands: words('Hütten auf Inseln', 'huts on islands'),
  terrain: words('Hütten in einer Geländeart', 'huts in one terrain'),
  island: words('Hütten auf einer Insel', 'huts on one island'),
  cards: words('Götterkarten', 'god cards'),
  colours: words('verschiedene Götterkarten', 'different god cards'),
  menTrades: words('verschiedene Männer', 'different men'),
  womenTrades: words('verschiedene Frauen', 'different women'),
  buildings: words('verbaute Bauplättchen', 'building tiles built'),
  godTiles: words('Götterplättchen', 'god tiles'),
  offerings: words('Opfergaben', 'offerings'),
  shells: words('Muscheln', 'shells'),
  material: words('Baustoffe', 'materials'),
  twelfth: words('Hütten auf dem 12. Feld', 'huts on the 12th space'),
  movedMen: words('tätowierte Männer', 'tattooed men'),
  movedWomen: words('Frauen, die gesammelt haben', 'women who have collected'),
  moved: words('heruntergeschobene Männer und Frauen', 'men and women moved down'),
  people: words('Männer und Frauen eines Berufs', 'men and women of one trade'),
};

const things: Readonly<Record<string, ComponentLink>> = {
  die: thing('Würfel', 'Die', 'R13'),
  site: thing('Bauplatz', 'Building site', 'R21'),
  fish: thing('Fischplättchen', 'Fish tile', 'R23'),
  hut: thing('Hütte', 'Hut', 'R20'),
  tableau: thing('Tableau', 'Player board', 'R8'),
  twelfth: thing('12. Feld', '12th space', 'R34'),
  ceremony: thing('Zeremonienplatz', 'Ceremony area', 'R35'),
  building: thing('Bauplättchen', 'Building tile', 'R40'),
  fire: thing('Feuerbonus', 'Fire bonus', 'R39'),
  temple: thing('Tempel', 'Temple', 'R37'),
  priest: thing('Priester', 'Priest', 'R37'),
  status: thing('Statusleiste', 'Status track', 'R53'),
  order: thing('Zugreihenfolge', 'Turn order', 'R54'),
  round: thing('Durchgang', 'Round', 'R11'),
  men: thing('Ausliegende Männer', 'Men on offer', 'R24'),
  women: thing('Ausliegende Frauen', 'Women on offer', 'R24'),
  moved: thing('Heruntergeschoben', 'Moved down', 'R28'),
  godCard: thing('Götterkarte', 'God card', 'R62'),
  godTile: thing('Götterplättchen', 'God tile', 'R64'),
  display: thing('Offene Götterkarten', 'Face-up god cards', 'R32'),
  pile: thing('Stapel der Götterkarten', 'Pile of god cards', 'R65'),
  hand: thing('Götterkarten auf der Hand', 'God cards in hand', 'R85'),
  shell: thing('Muschel', 'Shell', 'R57'),
  jewelry: thing('Schmuck dieses Durchgangs', 'Jewellery of this round', 'R57'),
  task: thing('Aufgabe', 'Task', 'R58'),
  tasks: thing('Ausliegende Aufgaben', 'Tasks on offer', 'R60'),
  crane: thing('Startaufgabe', 'Starting task', 'R5'),
};

const goods = [...materials, 'offering'] as const;

export const componentLinks: Readonly<Record<string, ComponentLink>> = {
  ...things,
  ...sort('action', actions, id => ({ words: actionWords[id].name, rule: actionRules[id] })),
  ...sort('god', gods, id => ({ words: godWords[id].name, rule: godRules[id] })),
  ...Object.assign(
    {},
    ...sexes.map(sex => sort(sex, trades, id => ({ words: tradeWords(sex, id), rule: tradeRules[id] }))),
  ),
  ...sort('swap', swaps, id => ({ words: swapWords[id].name, rule: swapRules[id] })),
  ...sort('terrain', terrains, id => ({ words: terrainWords[id], rule: 'R1' })),
  ...sort('island', islands, id => ({ words: islandWords[id], rule: 'R1' })),
  ...Object.fromEntries(
    base.regions.map(({ id, island, terrain }) => [
      id,
      { words: regionWords(island as Island, terrain as Terrain), rule: 'R1' },
    ]),
  ),
  ...sort('path', ['land', 'water'] as const, id => ({ words: actionWords[id].name, rule: 'R18' })),
  ...sort('good', goods, id => ({ words: goodWords[id], rule: id === 'offering' ? 'R62' : 'R35' })),
  ...sort('jewelry', jewelryKinds, id => ({ words: jewelWords[id].one, rule: 'R57' })),
  ...sort('task', counts, id => ({
    words: taskSubjects[id],
    rule: id === 'cards' || id === 'colours' ? 'R78' : 'R77',
  })),
  ...sort('bonus', bonusIds, id => ({ words: bonusWords[id], rule: 'R83' })),
  ...sort('phase', phases, id => ({ words: phaseWords[id], rule: phaseRules[id] })),
  ...sort('from', Object.keys(sources) as Source[], id => sources[id]),
};
