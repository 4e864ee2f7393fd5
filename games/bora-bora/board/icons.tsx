/** Bora Bora's symbols on a 24 px grid: one sprite, every symbol with its name. Told apart by outline before colour. */
import './css/paints.css';
import { defineIcons, type IconDrawing } from '@atoll/boardkit/drawing/icons.tsx';
import { capitalised, type Words, words } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import type { Need } from '../editions/edition.ts';
import {
  type Action,
  type God,
  gods,
  type Island,
  type JewelryKind,
  jewelryKinds,
  type Material,
  type Swap,
  type Terrain,
  type Trade,
  terrains,
  trades,
} from '../rules/names.ts';
import { godWords, jewelWords, terrainWords, tradeWords } from '../text/components.ts';
import { godArt } from './art/godArt.tsx';
import { goodsArt, jewelArt } from './art/goodsArt.tsx';
import { landArt } from './art/landArt.tsx';
import { dieArt, markArt } from './art/markArt.tsx';
import { placeArt } from './art/placeArt.tsx';
import { toolArt } from './art/toolArt.tsx';

const drawn = (name: Words, draw: ComponentChildren): IconDrawing => ({ words: name, draw });

function each<K extends string, P extends string>(
  prefix: P,
  keys: readonly K[],
  name: (key: K) => Words,
  draw: (key: K) => ComponentChildren,
): Record<`${P}${K}`, IconDrawing> {
  return Object.fromEntries(keys.map(key => [`${prefix}${key}`, drawn(capitalised(name(key)), draw(key))])) as Record<
    `${P}${K}`,
    IconDrawing
  >;
}

const both = (trade: Trade): Words =>
  words(`${tradeWords('man', trade).de}, ${tradeWords('woman', trade).de}`, tradeWords('man', trade).en);

const faces = ['1', '2', '3', '4', '5', '6'] as const;

export const { Icon, Sprite, href } = defineIcons('bora', {
  ...each(
    'god-',
    gods,
    god => godWords[god].name,
    god => godArt[god],
  ),
  ...each('tool-', trades, both, trade => toolArt[trade]),
  ...each(
    '',
    jewelryKinds,
    kind => jewelWords[kind].one,
    kind => jewelArt[kind],
  ),
  ...each(
    '',
    terrains,
    terrain => terrainWords[terrain],
    terrain => landArt[terrain],
  ),
  ...each(
    'die-',
    faces,
    face => words(`Würfel ${face}`, `Die ${face}`),
    face => dieArt(Number(face)),
  ),

  sand: drawn(words('Sand', 'Sand'), goodsArt.sand),
  wood: drawn(words('Holz', 'Wood'), goodsArt.wood),
  stone: drawn(words('Stein', 'Stone'), goodsArt.stone),
  material: drawn(words('Baustoff', 'Material'), markArt.anyMaterial),
  offering: drawn(words('Opfergabe', 'Offering'), goodsArt.offering),
  shell: drawn(words('Muschel', 'Shell'), goodsArt.shell),
  status: drawn(words('Statusschritt', 'Status step'), goodsArt.status),
  fire: drawn(words('Feuerbonus', 'Fire bonus'), goodsArt.fire),
  fish: drawn(words('Fisch', 'Fish'), goodsArt.fish),
  points: drawn(words('Punkte', 'Points'), goodsArt.points),

  man: drawn(words('Mann', 'Man'), placeArt.man),
  woman: drawn(words('Frau', 'Woman'), placeArt.woman),
  people: drawn(words('Männer und Frauen', 'Men and women'), placeArt.bothPeople),
  tattooed: drawn(words('Tätowierter Mann', 'Tattooed man'), markArt.tattooed),
  collected: drawn(words('Frau, die Muscheln gesammelt hat', 'Woman who has collected shells'), markArt.collected),
  hut: drawn(words('Hütte', 'Hut'), placeArt.hut),
  twelfth: drawn(words('12. Hüttenfeld', '12th hut space'), placeArt.twelfth),
  priest: drawn(words('Priester', 'Priest'), placeArt.priest),
  card: drawn(words('Götterkarte', 'God card'), placeArt.card),
  pile: drawn(words('Stapel der Götterkarten', 'Pile of god cards'), placeArt.pile),
  tile: drawn(words('Götterplättchen', 'God tile'), placeArt.tile),
  task: drawn(words('Aufgabe', 'Task'), placeArt.task),
  jewelry: drawn(words('Schmuck', 'Jewellery'), jewelArt.necklace),
  building: drawn(words('Bauplättchen', 'Building tile'), placeArt.building),
  regions: drawn(words('Gebiete mit Hütten', 'Regions with huts'), landArt.regions),
  island: drawn(words('Insel', 'Island'), landArt.island),
  first: drawn(words('Erster in der Zugreihenfolge', 'First in turn order'), placeArt.first),

  'action-land': drawn(words('Landweg', 'Land path'), placeArt.path),
  'action-water': drawn(words('Wasserweg', 'Water path'), placeArt.canoe),
  'action-helper': drawn(words('Helfer', 'Helper'), placeArt.helper),
  temple: drawn(words('Tempel', 'Temple'), placeArt.temple),
  'action-fishing': drawn(words('Fischen', 'Fishing'), placeArt.hook),

  crane: drawn(words('Kranich: leichte Startaufgabe', 'Crane: easy starting task'), markArt.crane),
  parrot: drawn(words('Papagei: Aufgabe', 'Parrot: task'), markArt.parrot),
  check: drawn(words('Erfüllt', 'Fulfilled'), markArt.check),
  cross: drawn(words('Verzichten', 'Skip'), markArt.cross),
  down: drawn(words('Heruntergeschoben', 'Moved down'), markArt.down),
  right: drawn(words('Mehr', 'More'), markArt.right),
  push: drawn(words('Weiterschieben', 'Push down'), markArt.push),
});

export type IconName = Parameters<typeof href>[0];

export const godIcon = (god: God): IconName => `god-${god}`;
export const toolIcon = (trade: Trade): IconName => `tool-${trade}`;
export const dieIcon = (die: number): IconName => `die-${String(die) as (typeof faces)[number]}`;

export const actionIcons: Record<Action, IconName> = {
  land: 'action-land',
  water: 'action-water',
  woman: 'woman',
  man: 'man',
  helper: 'action-helper',
  temple: 'temple',
  build: 'building',
  fishing: 'action-fishing',
};

/** What the helper exchanges die points for. */
export const swapIcons: Record<Swap, IconName> = {
  tattoo: 'tattooed',
  shells: 'collected',
  points: 'points',
  offering: 'offering',
  card: 'card',
  material: 'material',
  hut: 'twelfth',
};

/** The symbol of what a task counts. */
export function needIcon({ count, of }: Pick<Need, 'count' | 'of'>): IconName {
  switch (count) {
    case 'women':
    case 'womenTrades':
      return 'woman';
    case 'men':
    case 'menTrades':
      return 'man';
    case 'movedWomen':
      return 'collected';
    case 'movedMen':
      return 'tattooed';
    case 'moved':
      return 'down';
    case 'people':
      return toolIcon(of as Trade);
    case 'priests':
      return 'priest';
    case 'first':
      return 'first';
    case 'regions':
      return 'regions';
    case 'islands':
    case 'island':
      return 'island';
    case 'terrain':
      return of as Terrain;
    case 'twelfth':
      return 'twelfth';
    case 'cards':
      return of === undefined ? 'card' : godIcon(of as God);
    case 'colours':
      return 'card';
    case 'godTiles':
      return 'tile';
    case 'offerings':
      return 'offering';
    case 'shells':
      return 'shell';
    case 'material':
      return of === undefined ? 'material' : (of as Material);
    case 'buildings':
      return 'building';
    case 'jewelry':
      return of === undefined ? 'jewelry' : (of as JewelryKind);
    case 'jewelryKinds':
      return 'jewelry';
  }
}

/** Where an island lies, as an arrow's turn; the main island has none. */
export const islandTurn: Record<Island, number | null> = { centre: null, north: 0, east: 90, south: 180, west: 270 };
