/** What Bora Bora is made of: state and moves, all plain data. Events and views are in their own files. */
import type { Seat } from '@atoll/engine';
import type { Action, God, Material, Pay, Phase, Sex } from './names.ts';

/** Set the first hut on a region beside a fish of 1; later: settle a new region. */
export type RegionMove = { readonly region: string };
/** Lay a material on a cell of the ceremony area, or beside the board where no cell is free. */
export type StoreMove = { readonly material: Material; readonly cell: string };
/** Place a die. `blue` and `white`: how those gods are called for it, if at all. */
export type DieMove = { readonly die: number; readonly action: Action; readonly blue: Pay; readonly white: Pay };
/** Score the fish beside the new region with the red god, or leave it. */
export type FishMove = { readonly red: Pay };
/** Take the person tile beside a number. */
export type TakeMove = { readonly slot: number };
/** One exchange of the helper; `done`: skip the points that are left. */
export type HelpMove =
  | { readonly swap: 'points' | 'offering' | 'hut' | 'done' }
  | { readonly swap: 'tattoo' | 'shells'; readonly person: string }
  | { readonly swap: 'card'; readonly card: CardSource }
  | { readonly swap: 'material'; readonly material: Material; readonly cell: string };
/** Where a god card comes from: one of that colour from the display, or the top one of the pile. */
export type CardSource = God | 'pile';
export type PriestMove = { readonly space: number };
/** Cover two neighbouring cells, `a1+b1`, with a building tile. */
export type BuildMove = { readonly building: number; readonly cells: string };
/** The fire bonus: a god card or an offering, and a status step or a shell. */
export type FireMove = { readonly gift: CardSource | 'offering'; readonly and: 'status' | 'shell' };
/** Use a trade of the men or women: `man-land`. With the green god twice as strong, or as one more trade. */
export type UseMove =
  | { readonly use: string; readonly green: 'no' }
  | { readonly use: string; readonly green: 'double' | 'extra'; readonly pay: Pay }
  | { readonly use: 'done' };
export type CardMove = { readonly card: CardSource };
export type HutMove = { readonly hut: 'move' | 'stop' };
export type JewelMove = { readonly jewel: string };
/** Fulfil a task, with the yellow god in place of one requirement if need be, or part with it. */
export type TaskMove =
  | { readonly task: string; readonly how: 'fulfil' | 'discard' }
  | { readonly task: string; readonly how: 'yellow'; readonly pay: Pay }
  | { readonly task: 'done' };
export type NewTaskMove = { readonly task: string };

export type BoraMove =
  | RegionMove
  | StoreMove
  | DieMove
  | FishMove
  | TakeMove
  | HelpMove
  | PriestMove
  | BuildMove
  | FireMove
  | UseMove
  | CardMove
  | HutMove
  | JewelMove
  | TaskMove
  | NewTaskMove;

/** Waiting for a seat's first hut. */
export type StartStep = { kind: 'start'; seat: Seat };
/** Waiting for a cell for the material of a building site. */
export type StoreStep = { kind: 'store'; seat: Seat; material: number };
/** Waiting for a die. */
export type DieStep = { kind: 'die'; seat: Seat };
/** Waiting for a region to settle over a path of this kind and at most this number. */
export type ExpandStep = { kind: 'expand'; seat: Seat; path: 'land' | 'water'; most: number };
/** Waiting for a word on the fish beside a region just settled. */
export type FishStep = { kind: 'fish'; seat: Seat; region: number };
/** Waiting for a person tile to be taken from beside at most this number. */
export type TakeStep = { kind: 'take'; seat: Seat; sex: Sex; most: number };
/** Waiting for the helper's next exchange; `begun` once there was one. */
export type HelpStep = { kind: 'help'; seat: Seat; points: number; begun: boolean };
export type PriestStep = { kind: 'priest'; seat: Seat; most: number };
export type BuildStep = { kind: 'build'; seat: Seat; most: number };
export type FireStep = { kind: 'fire'; seat: Seat };
/** Waiting for a seat to use its people. Trades used so far are bits; `green` once that god was called. */
export type UseStep = { kind: 'use'; seat: Seat; men: number; women: number; green: boolean };
/** Waiting for materials, god cards and huts that a person brings, one by one. */
export type GatherStep = { kind: 'gather'; seat: Seat; left: number };
export type CardStep = { kind: 'card'; seat: Seat; left: number };
export type HutStep = { kind: 'hut'; seat: Seat; left: number; begun: boolean };
export type JewelStep = { kind: 'jewel'; seat: Seat };
export type TaskStep = { kind: 'task'; seat: Seat };
export type NewTaskStep = { kind: 'newTask'; seat: Seat };
/** Waiting for the yellow god at the end of the game. */
export type LastStep = { kind: 'last'; seat: Seat };

export type Step =
  | StartStep
  | StoreStep
  | DieStep
  | ExpandStep
  | FishStep
  | TakeStep
  | HelpStep
  | PriestStep
  | BuildStep
  | FireStep
  | UseStep
  | GatherStep
  | CardStep
  | HutStep
  | JewelStep
  | TaskStep
  | NewTaskStep
  | LastStep;
export type StepKind = Step['kind'];

/** A seat's board with everything on and beside it. Numbers of kinds are indexes into the lists of names.ts. */
export interface Village {
  /** Huts on the hut spaces 1 to 11, and on the 12th. */
  huts: number;
  twelfth: number;
  /** Person tiles on the hut spaces, the first on space 1 (codes: see people.ts). */
  people: number[];
  /** Regions with a hut of this seat, as bits. */
  regions: number;
  /** The ceremony area, cell by cell: 0 empty, 1 its material, from 2 on a building (its number + 1). */
  cells: number[];
  /** Materials beside the board. */
  beside: number[];
  /** Building tiles not yet built, as bits: bit n for the tile n. */
  unbuilt: number;
  offerings: number;
  shells: number;
  godTiles: number;
  /** God cards in hand by colour, and how many of these everybody has seen. */
  hand: number[];
  shown: number[];
  jewelry: number[];
  /** Open tasks, and those fulfilled. */
  tasks: number[];
  fulfilled: number[];
  /** Dice not yet placed, highest first. */
  dice: number[];
  /** Points counted so far, by category. */
  points: number[];
}

export interface BoraState {
  seats: number;
  over: boolean;
  /** 1 to 6. */
  round: number;
  phase: Phase;
  /** Which turn of the phase it is, from 0; in phase `dice` three times round. */
  turn: number;
  /** Seats in turn order. */
  order: Seat[];
  /** Status markers from the last to the first: by steps, and on one space from bottom to top. */
  track: Seat[];
  /** Steps on the status track, by seat. */
  status: number[];
  /** Fish beside each region, and who holds its building site; -1 nobody. */
  fish: number[];
  sites: Seat[];
  /** Person tiles beside the numbers 1 to 6; -1 where one was taken. Piles have the top tile last. */
  men: number[];
  women: number[];
  menPile: number[];
  womenPile: number[];
  /** Dice on each action tile, then on the fishing ground, in the order they came: `seat * 8 + face`. */
  mats: number[][];
  /** Tasks laid out in this round, and the face-down parrots. */
  tasks: number[];
  taskPile: number[];
  /** Jewelry by round, four each; -1 once it is gone. */
  jewelry: number[];
  /** Whose priest stands on the temple spaces 1 to 6; -1 nobody's. */
  temple: Seat[];
  /** God tiles on the temple. */
  templeTiles: number;
  /** Open god cards, the face-down pile with the top card last, and the discards by colour. */
  display: number[];
  deck: number[];
  discard: number[];
  villages: Village[];
  /** What is still to be done in this turn; the last one is next. */
  steps: Step[];
}
