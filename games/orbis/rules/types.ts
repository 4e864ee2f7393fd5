/** What Orbis is made of: state, moves, events and the view, all plain data. */
import type { Seat, Viewer } from '@atoll/engine';

export const colours = ['yellow', 'green', 'red', 'blue', 'white'] as const;
export type Colour = (typeof colours)[number];
/** So many of each colour. */
export type Counts = Readonly<Record<Colour, number>>;

export const tileKinds = [
  'farm',
  'village',
  'forest',
  'volcano',
  'irrigation',
  'shrine',
  'conversion',
  'rock',
] as const;
export type TileKind = (typeof tileKinds)[number];

export const godIds = [
  'love',
  'seas',
  'fire',
  'nature',
  'harvest',
  'training',
  'idleness',
  'technology',
  'balance',
  'death',
] as const;
export type GodId = (typeof godIds)[number];

/** A place in a pyramid, `row,column`: row 1 is the lowest; `2,0` lies above `1,0` and `1,1`. The first tile lies on `1,0`. */
export type SpotName = string;
/** A tile lies with its front up, or turned over as a wilderness. */
export type Side = 'region' | 'wilderness';

/** Take a region of the display, or a god. */
export type TakeMove = { readonly do: 'take'; readonly tile: string };
export type GodMove = { readonly do: 'god'; readonly god: GodId };
/** Three worshipers of one colour for one of another; offered with every decision of the turn. */
export type ExchangeMove = { readonly do: 'exchange'; readonly from: Colour; readonly to: Colour };
export type PlaceMove = { readonly do: 'place'; readonly spot: SpotName; readonly side: Side };
/** Pay for a region: all worshipers that leave the supply. */
export type PayMove = { readonly do: 'pay' } & Counts;
/** Return worshipers for a village or the God of Death. */
export type ReturnMove = { readonly do: 'return' } & Counts;
/** Not to do what a village, a volcano or the God of Death asks for. */
export type CancelMove = { readonly do: 'cancel' };
/** Remove one worshiper from a tile of the display. */
export type EruptMove = { readonly do: 'erupt'; readonly tile: string; readonly colour: Colour };
export type ConvertMove = { readonly do: 'convert'; readonly colour: Colour };
/** Take the worshipers of the Goddess of Love. */
export type GainMove = { readonly do: 'gain' } & Counts;
/** Put one worshiper back, until no more than ten are left. */
export type DiscardMove = { readonly do: 'discard'; readonly colour: Colour };
export type OrbisMove =
  | TakeMove
  | GodMove
  | ExchangeMove
  | PlaceMove
  | PayMove
  | ReturnMove
  | CancelMove
  | EruptMove
  | ConvertMove
  | GainMove
  | DiscardMove;

/** The steps of a turn. All belong to the active seat; spots are pyramid indexes (see pyramid.ts). */
export type Step =
  /** Take a region or a god. */
  | { kind: 'take' }
  /** Put the taken tile down. */
  | { kind: 'place'; tile: number }
  /** Pay for the region that lies on the spot, then carry out its effect. */
  | { kind: 'pay'; spot: number }
  | { kind: 'village'; spot: number }
  /** Worshipers that are still to be removed from the display. */
  | { kind: 'volcano'; spot: number; left: number }
  | { kind: 'convert' }
  | { kind: 'love' }
  | { kind: 'death' }
  /** Down to ten worshipers. */
  | { kind: 'trim' }
  /** Fill the gap in the display. Nobody decides anything here. */
  | { kind: 'refill' };
export type StepKind = Step['kind'];

/** What lies in front of a seat. */
export interface World {
  /** Worshipers by colour. */
  worshipers: Uint8Array;
  /** Tile codes by spot (see pyramid.ts). */
  pyramid: Uint16Array;
  /** Tiles in the pyramid, and the outermost columns of its first row. */
  regions: number;
  left: number;
  right: number;
  /** Colours of the reduction tokens, as bits. */
  reductions: number;
  /** The god, or -1; whether a cancelation token lies on it. */
  god: number;
  godCancelled: boolean;
}

export interface OrbisState {
  seats: number;
  first: Seat;
  /** Whose turn it is. */
  active: Seat;
  over: boolean;
  /** Nine cells, row by row: tile + 1, or 0 for the gap a tile was taken from. */
  display: Uint8Array;
  /** Worshipers in the display: `[cell * 5 + colour]`. */
  crowd: Uint8Array;
  /** Face-down tiles, the top one last: level 1 lies on level 2, and that on level 3. */
  stack: number[];
  /** Gods nobody has taken. */
  gods: number[];
  worlds: World[];
  /** What is still to be done in this turn; the last one is next. */
  steps: Step[];
}

/** A tile as the log speaks of it, without knowing the edition. */
export interface TileLabel {
  tile: string;
  kind: TileKind;
  colour: Colour;
  level: number;
}

export type OrbisEvent =
  | ({ type: 'took'; seat: Seat; cell: number } & TileLabel)
  /** A worshiper of the taken tile's colour on each of these cells. */
  | { type: 'created'; seat: Seat; colour: Colour; cells: number[] }
  | { type: 'collected'; seat: Seat; cell: number; worshipers: Counts }
  | ({ type: 'placed'; seat: Seat; spot: SpotName } & TileLabel)
  /** `need`: there was no way to lay it as a region. */
  | ({ type: 'wilderness'; seat: Seat; spot: SpotName; need: boolean } & TileLabel)
  | { type: 'paid'; seat: Seat; worshipers: Counts }
  | { type: 'reduction'; seat: Seat; colour: Colour }
  | { type: 'converted'; seat: Seat; worshipers: Counts }
  | { type: 'settled'; seat: Seat; spot: SpotName; worshipers: Counts }
  | { type: 'erupted'; seat: Seat; cell: number; colour: Colour }
  | { type: 'watered'; seat: Seat; spot: SpotName; colour: Colour }
  | ({ type: 'cancelled'; seat: Seat; spot: SpotName } & TileLabel)
  | { type: 'god'; seat: Seat; god: GodId }
  | { type: 'blessed'; seat: Seat; worshipers: Counts }
  | { type: 'sacrificed'; seat: Seat; worshipers: Counts }
  | { type: 'godCancelled'; seat: Seat; god: GodId }
  | { type: 'exchanged'; seat: Seat; from: Colour; to: Colour }
  | { type: 'discarded'; seat: Seat; colour: Colour; count: number }
  | ({ type: 'revealed'; cell: number } & TileLabel)
  | { type: 'turn'; seat: Seat; round: number }
  | { type: 'temple'; seat: Seat; shrines: number; mystic: number; points: number }
  | { type: 'godScored'; seat: Seat; god: GodId; points: number }
  | { type: 'end'; winners: Seat[] };

/** The front of a tile, as it is printed. */
export interface TileFace {
  tile: string;
  colour: Colour;
  level: number;
  kind: TileKind;
  /** Symbols to pay, by colour, and those for any colour. */
  cost: Counts;
  any: number;
  points: number;
  /** Village: worshipers to return; forest: neighbours; volcano: worshipers to remove; conversion: worshipers; shrine: symbols. */
  number: number;
  /** Farm, forest, volcano, irrigation, conversion: the colours shown; for a conversion to any colour all five. */
  colours: readonly Colour[];
  /** Only on white tiles; 0 on others. */
  mystic: number;
}

export interface ViewRegion {
  spot: SpotName;
  /** The tile; of a wilderness too, since everybody saw it being taken. */
  tile: string;
  side: Side;
  /** A cancelation token covers its points. */
  cancelled: boolean;
  /** Points it would bring if the game ended now. */
  points: number;
  /** Forests: neighbours in its colours so far. */
  neighbours: number | null;
}

export interface ViewWorld {
  seat: Seat;
  worshipers: Counts;
  reductions: Colour[];
  god: GodId | null;
  godCancelled: boolean;
  /** From the lowest row up, from left to right. */
  pyramid: ViewRegion[];
  shrines: number;
  /** The highest mystic value among the white regions; 0 without any. */
  mystic: number;
  /** Points of the temple and the god if the game ended now. */
  temple: number;
  godPoints: number;
}

export type ViewStep =
  | { kind: 'take' | 'convert' | 'love' | 'death' | 'trim' | 'refill' }
  | { kind: 'place'; tile: string }
  | { kind: 'pay' | 'village'; spot: SpotName }
  | { kind: 'volcano'; spot: SpotName; left: number };

export interface OrbisView {
  viewer: Viewer;
  seats: number;
  first: Seat;
  active: Seat;
  over: boolean;
  /** 1 to 15. */
  round: number;
  /** Nine cells, row by row; no tile where one was just taken. */
  display: { tile: string | null; worshipers: Counts }[];
  /** Face-down tiles of level 1, 2 and 3. */
  stacks: number[];
  gods: GodId[];
  temples: number[];
  worlds: ViewWorld[];
  /** What is still to be done in this turn; the last one is next. */
  steps: ViewStep[];
  /** How many worshipers the next step still asks to return, remove, take or put back; 0 where it is not about that. */
  wanted: number;
  /** The fronts of all tiles named above. */
  tiles: Record<string, TileFace>;
}
