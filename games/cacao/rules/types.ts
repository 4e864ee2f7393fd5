/** What Cacao is made of: state, moves, events and the view, all plain data. */
import type { Seat, Viewer } from '@atoll/engine';

/** A place on the unbounded table, `x,y`: x to the right, y down. Jungle spaces have an even sum, worker spaces an odd one. */
export type CellName = string;
export type Side = 'N' | 'E' | 'S' | 'W';
/** One edge of a worker tile on the table: `2,1:E`. */
export type EdgeName = string;
/** Quarter turns clockwise; at 0 the tile's first number (its strongest edge) looks north. */
export type Turn = 0 | 1 | 2 | 3;

/** Put a worker tile from the hand on a space, or, with a sun token, on an own tile. */
export type PlaceMove = { readonly tile: string; readonly cell: CellName; readonly turn: Turn };
/** Put a jungle tile of the display on a space that must be filled. */
export type FillMove = { readonly jungle: string; readonly space: CellName };
/** Let some workers of one edge work; each edge once. `done`: skip what is left. */
export type WorkMove = { readonly edge: EdgeName; readonly workers: number } | { readonly edge: 'done' };
export type CacaoMove = PlaceMove | FillMove | WorkMove;

/** Waiting for the active seat to place a worker tile. */
interface PlaceStep {
  kind: 'place';
}
/** Waiting for the active seat to fill jungle spaces. Cells are grid indexes (see grid.ts). */
export interface FillStep {
  kind: 'fill';
  /** The worker tile that was just placed. */
  tile: number;
  spaces: number[];
  /** Jungle spaces filled so far in this turn. */
  filled: number[];
}
/** Waiting for a seat to let its woken workers work. Edges are `cell * 4 + side`. */
export interface WorkStep {
  kind: 'work';
  seat: Seat;
  edges: number[];
}
export type Step = PlaceStep | FillStep | WorkStep;

/** A seat's village board, hand and pile. */
export interface Village {
  /** Worker tiles in hand, counted by type. */
  hand: number[];
  /** Face-down worker tiles by type, the top one last. */
  pile: number[];
  fruits: number;
  /** Steps of the water carrier from the start of the track. */
  water: number;
  suns: number;
  /** Gold from markets and from mines, counted apart for the scoresheet. */
  sales: number;
  mined: number;
}

export interface CacaoState {
  seats: number;
  first: Seat;
  /** Whose turn it is. Others may have to decide within it. */
  active: Seat;
  over: boolean;
  /** The table as a 64 × 64 grid of tile codes (see grid.ts). */
  cells: Uint16Array;
  /** Every tile ever put on the table, oldest first: `cell << 16 | code`. */
  placed: number[];
  /** Empty worker spaces next to a jungle tile. */
  spaces: number[];
  /** Face-up jungle tiles by type. */
  display: number[];
  /** Face-down jungle tiles by type, the top one last. */
  pile: number[];
  villages: Village[];
  /** What is still to be done in this turn; the last one is next. */
  steps: Step[];
}

export type CacaoEvent =
  | { type: 'placed'; seat: Seat; tile: string; cell: CellName; turn: Turn; over: boolean }
  | { type: 'filled'; seat: Seat; jungle: string; space: CellName; from: 'display' | 'pile' }
  | {
      type: 'worked';
      seat: Seat;
      edge: EdgeName;
      /** The jungle tile they worked at. */
      space: CellName;
      jungle: string;
      workers: number;
      /** What the seat's village board gained: fruits are negative at a market. */
      fruits: number;
      gold: number;
      water: number;
      suns: number;
      /** What would have been taken but for the limits. */
      lost: number;
    }
  | { type: 'forwent'; seat: Seat; edges: EdgeName[] }
  /** With `tile` for the seat's own eyes only. */
  | { type: 'drew'; seat: Seat; tile?: string }
  | { type: 'revealed'; jungle: string }
  | { type: 'turn'; seat: Seat }
  | { type: 'temple'; space: CellName; workers: number[]; gold: number[] }
  | { type: 'end'; winners: Seat[] };

export type ViewTile =
  | { cell: CellName; jungle: string }
  | { cell: CellName; seat: Seat; tile: string; turn: Turn; over: boolean };

export interface ViewVillage {
  seat: Seat;
  /** Tiles in hand by type id; only in the owner's view. */
  hand: string[] | null;
  handSize: number;
  pileSize: number;
  /** Worker tiles not yet on the table (hand and pile together), by type id: everybody can count them. */
  unplaced: Record<string, number>;
  fruits: number;
  /** Steps made on the water track, and the value of the field reached. */
  water: number;
  waterValue: number;
  suns: number;
  gold: number;
  sales: number;
  mined: number;
}

export type ViewStep =
  | { kind: 'place' }
  | { kind: 'fill'; tile: CellName; spaces: CellName[]; filled: CellName[] }
  | { kind: 'work'; seat: Seat; edges: EdgeName[] };

export interface CacaoView {
  viewer: Viewer;
  seats: number;
  first: Seat;
  active: Seat;
  over: boolean;
  /** Every tile on the table, oldest first; an overbuilt tile is followed later by the one that covers it. */
  tiles: ViewTile[];
  display: string[];
  pileSize: number;
  villages: ViewVillage[];
  /** What is still to be done in this turn; the last one is next. */
  steps: ViewStep[];
}
