/** The table as a seat or a spectator sees it: readable names, and all that a board needs to be drawn. */
import type { Seat, Viewer } from '@atoll/engine';
import type { Need } from '../../editions/edition.ts';
import type { Bonus } from '../flow/scoring.ts';
import type {
  Action,
  Category,
  God,
  Good,
  Island,
  JewelryKind,
  Material,
  Phase,
  Sex,
  Terrain,
  Trade,
} from '../names.ts';

export interface ViewPerson {
  /** `man-land-1` */
  person: string;
  sex: Sex;
  trade: Trade;
  /** Status symbols of a man, shells of a woman. */
  symbols: number;
  /** Tattooed, or shells collected. */
  moved: boolean;
}

export interface ViewTask {
  id: string;
  /** With how much of it there is, as far as the viewer knows. */
  needs: readonly (Need & { have: number })[];
}

export interface ViewJewel {
  jewel: string;
  kind: JewelryKind;
  cost: number;
  points: number;
}

export interface ViewRegion {
  id: string;
  island: Island;
  terrain: Terrain;
  good: Good;
  fish: number;
  /** Who holds the building site, and everybody who has a hut there. */
  site: Seat | null;
  huts: Seat[];
}

export interface ViewCell {
  cell: string;
  material: Material;
  /** Nothing, the material, or the number of the building tile that covers it. */
  holds: 'nothing' | 'material' | number;
}

export interface ViewVillage {
  seat: Seat;
  /** Huts on the hut spaces 1 to 11, huts on the 12th, and spaces with neither hut nor person. */
  huts: number;
  twelfth: number;
  freeSpaces: number;
  /** In the order of their hut spaces. */
  people: ViewPerson[];
  cells: ViewCell[];
  beside: Record<Material, number>;
  unbuilt: number[];
  offerings: number;
  shells: number;
  godTiles: number;
  /** God cards by colour; only in the owner's view. */
  hand: God[] | null;
  handSize: number;
  /** Cards of the hand that everybody has seen. */
  shown: God[];
  jewelry: ViewJewel[];
  tasks: ViewTask[];
  fulfilled: ViewTask[];
  dice: number[];
  /** Priests in the supply. */
  priests: number;
  points: Record<Category, number>;
  /** Bonuses that are reached as it stands. */
  bonuses: Bonus[];
}

export type ViewStep =
  | { kind: 'start' | 'die' | 'fire' | 'jewel' | 'task' | 'newTask' | 'last'; seat: Seat }
  | { kind: 'store'; seat: Seat; material: Material }
  | { kind: 'expand'; seat: Seat; path: 'land' | 'water'; most: number }
  | { kind: 'fish'; seat: Seat; region: string }
  | { kind: 'take'; seat: Seat; sex: Sex; most: number }
  | { kind: 'help'; seat: Seat; points: number; begun: boolean }
  | { kind: 'priest' | 'build'; seat: Seat; most: number }
  | { kind: 'use'; seat: Seat; men: Trade[]; women: Trade[]; green: boolean }
  | { kind: 'gather' | 'card'; seat: Seat; left: number }
  | { kind: 'hut'; seat: Seat; left: number; begun: boolean };

export interface BoraView {
  viewer: Viewer;
  seats: number;
  over: boolean;
  round: number;
  phase: Phase;
  turn: number;
  /** Seats in turn order. */
  order: Seat[];
  /** Status markers from the last to the first, with their steps and what these are worth. */
  track: { seat: Seat; steps: number; points: number }[];
  /** What every space of the status track is worth. */
  statusTrack: readonly number[];
  /** What a building and a priest bring in each round. */
  rounds: readonly { building: number; priest: number }[];
  regions: ViewRegion[];
  paths: readonly { kind: 'land' | 'water'; between: readonly string[]; number: number }[];
  /** Beside the numbers 1 to 6. */
  men: (ViewPerson | null)[];
  women: (ViewPerson | null)[];
  /** What is still to come, in no order: everybody can count it. */
  unseen: { men: string[]; women: string[]; tasks: string[] };
  /** Action tiles with the dice on them in the order they came; the fishing ground is the last. */
  mats: { actions: Action[]; dice: { seat: Seat; die: number }[] }[];
  tasks: ViewTask[];
  /** By round. */
  jewelry: (ViewJewel | null)[][];
  /** The temple spaces 1 to 6. */
  temple: (Seat | null)[];
  templeTiles: number;
  display: God[];
  deckSize: number;
  discard: Record<God, number>;
  villages: ViewVillage[];
  /** What is still to be done in this turn; the last one is next. */
  steps: ViewStep[];
}
