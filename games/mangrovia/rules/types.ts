/** What Mangrovia is made of: state, steps, moves and events, all plain data. The view is in viewTypes.ts. */
import type { Seat } from '@atoll/engine';
import type { Pack } from './packs.ts';

/** In the order of the oracle rock, row by row. The index is the landscape's number, and its bit in sets. */
export const landscapes = ['mangrove', 'water', 'sand', 'reed'] as const;
export type Landscape = (typeof landscapes)[number];

/** The gods' paths: A to D run down, their statues above; E to H run to the right, their statues at the left. */
export const pathIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PathId = (typeof pathIds)[number];

/** Values of treasures, and of amulets; those of value 1 begin beside the bag. */
export const treasureValues = [2, 3, 4, 5, 6, 7] as const;
export const amuletValues = [1, 2, 3, 4, 5, 6] as const;

/** Stone place tiles: a statue for each path, and three kinds that are used once. */
export const tileKinds = [
  'statue-A',
  'statue-B',
  'statue-C',
  'statue-D',
  'statue-E',
  'statue-F',
  'statue-G',
  'statue-H',
  'treasure',
  'amulet',
  'joker',
] as const;
export type StoneTile = (typeof tileKinds)[number];
export const TREASURE_TILE = 8;
export const AMULET_TILE = 9;
export const JOKER = 10;

/** Which stone place tiles are in the game: none (the base game), a mix of all sixteen, or only one half of them. */
export const tileOptions = ['none', 'all', 'statues', 'others'] as const;
export type TileOption = (typeof tileOptions)[number];

export type Phase = 'bowls' | 'boat';

/** How a card is drawn at a landing: from the open ones, from a face-down pile, or as the seat likes. */
export type DrawFrom = 'open' | 'pile' | 'any';

/** What an open or drawn card shows: `treasure-5`, or a landscape. */
export type CardId = `treasure-${number}` | Landscape;

/** Place a bowl on one of the six cult sites, counted from the top. */
export type BowlMove = { readonly do: 'bowl'; readonly site: number };
/** Draw a card: an open one by what it shows, or the top one of a face-down pile. */
export type DrawMove = { readonly do: 'draw'; readonly card: CardId | 'treasure-pile' | 'landscape-pile' };
/** Collect amulets. */
export type AmuletsMove = { readonly do: 'amulets' };
/** Throw one of the amulets just drawn back into the bag: its value. */
export type ThrowMove = { readonly do: 'throw'; readonly amulet: number };
/**
 * Build one hut or a double hut, paid at once and exactly.
 * `cards`: the landscape cards given, `sand`, for a double hut `sand+sand`; `sand+joker` with a landscape joker.
 * `pay`: treasures or amulets by value, lowest first, `2+2+3`; start cards stand as `start4`, stone tiles as `tile3`
 * (treasures) or `tile2` (amulets), in this order after the others: `2+start4+tile3`.
 */
export type BuildMove = {
  readonly do: 'build';
  readonly field: string;
  readonly huts: 1 | 2;
  readonly cards: string;
  readonly pay: string;
};
/** Put the birds on two landscapes, in the order of the oracle rock: `mangrove+water`. */
export type BirdsMove = { readonly do: 'birds'; readonly birds: string };
/** Skip what the present step offers: this card, the amulets, the rest of the building. */
export type PassMove = { readonly do: 'pass' };
export type MangroviaMove = BowlMove | DrawMove | AmuletsMove | ThrowMove | BuildMove | BirdsMove | PassMove;

/** Waiting for a bowl. */
export type BowlStep = { kind: 'bowl'; seat: Seat };
/** Waiting for one card to be drawn or skipped. */
export type DrawStep = { kind: 'draw'; seat: Seat; from: DrawFrom };
/** Waiting for amulets to be collected or skipped. */
export type AmuletsStep = { kind: 'amulets'; seat: Seat };
/** Waiting for one of the drawn amulets to be thrown back. They are in nobody's supply yet, and only the seat knows them. */
export type ThrowStep = { kind: 'throw'; seat: Seat; drawn: Pack };
/**
 * Waiting for a hut. `left`: huts that may be built one after the other; `double`: a double hut may be built instead;
 * `amulets`: amulets may be collected instead.
 */
export type BuildStep = { kind: 'build'; seat: Seat; left: number; double: boolean; amulets: boolean };
/** Waiting for the birds to be placed. */
export type BirdsStep = { kind: 'birds'; seat: Seat };
export type Step = BowlStep | DrawStep | AmuletsStep | ThrowStep | BuildStep | BirdsStep;
export type StepKind = Step['kind'];

/** What a seat has in hand and in front of it. Packs are explained in packs.ts. */
export interface Supply {
  /** Huts not yet built. */
  huts: number;
  /** Treasures in hand without the start cards, and those among them that everybody saw being taken. */
  treasures: Pack;
  seenTreasures: Pack;
  /** Start cards still in hand: bit 0 for the first of the seat's pair, bit 1 for the second (see `startPair`). */
  startCards: number;
  /** Landscape cards in hand, and those among them that everybody saw being taken. */
  landscapes: Pack;
  seenLandscapes: Pack;
  /** Amulets, face down, and how many of value 1 among them everybody saw being taken from the board. */
  amulets: Pack;
  seenOnes: number;
  /** Statue tiles, as bits by path; then tiles not yet used. */
  statues: number;
  treasureTiles: number;
  amuletTiles: number;
  jokers: number;
}

/** On a cult site: nobody's bowl, and the neutral bowl that blocks the lowest site with two seats. */
export const FREE = -1;
export const BLOCKED = -2;
/** On a field: 0 for nobody, else the owner, and 8 more for a double hut. Seat 0 is owner 1; neutral huts are owner 6. */
export const NEUTRAL = 6;
export const DOUBLE = 8;
export const ownerOf = (code: number): number => code & 7;
export const hutsOn = (code: number): number => (code === 0 ? 0 : code & DOUBLE ? 2 : 1);

export interface MangroviaState {
  seats: number;
  tiles: TileOption;
  over: boolean;
  /** From 1. */
  round: number;
  phase: Phase;
  /** The seat that began, and so has the start cards number 1; the next seats have 2, 3 … */
  first: Seat;
  /** Who holds the talisman. */
  start: Seat;
  /** Landscapes with a bird of paradise, as bits. Always two. */
  birds: number;
  /** Whose bowl is on the cult sites, from the top; FREE or BLOCKED where it is nobody's. */
  sites: number[];
  /** The landing the boat is at, 1 to 12; 0 on its own field. */
  boat: number;
  /** By field: who has built there (see above). */
  fields: number[];
  /** Pole tiles under the huts of the pole place, in the order of `box.poleFields`; 0 where no hut stands. */
  poleTiles: number[];
  /** Stone tiles in the order of `box.stoneFields`: place in `tileKinds` + 1; 0 where none lies. */
  stoneTiles: number[];
  /** Open treasures by value, open landscapes by number + 1; 0 where a card was taken. */
  openTreasures: number[];
  openLandscapes: number[];
  /** Face-down piles and the open discards. Piles are drawn from at random, so they need no order. */
  treasurePile: Pack;
  treasureDiscard: Pack;
  landscapePile: Pack;
  landscapeDiscard: Pack;
  /** Amulets of value 1 on the board, the bag, and those spent. */
  ones: number;
  bag: Pack;
  aside: Pack;
  supplies: Supply[];
  /** What is still to be done at this landing; the last one is next. */
  steps: Step[];
}

/** A seat, or the neutral huts, in the ranking of a path or of the pole place. */
export type Owner = Seat | 'neutral';

export type MangroviaEvent =
  | { type: 'round'; round: number; start: Seat }
  | { type: 'bowl'; seat: Seat; site: number }
  /** The boat reaches a landing where a bowl waits. */
  | { type: 'boat'; landing: number; seat: Seat }
  /** An open card, from this place of the display. */
  | { type: 'took'; seat: Seat; card: CardId; slot: number }
  /** A card from a pile; `looked` tells its owner alone what it is. */
  | { type: 'drew'; seat: Seat; pile: 'treasure' | 'landscape' }
  | { type: 'looked'; seat: Seat; card: CardId }
  /** So many amulets out of the bag, or one of value 1 from the board; `lookedAmulets` is for their owner alone. */
  | { type: 'collected'; seat: Seat; from: 'bag' | 'board'; count: number }
  | { type: 'lookedAmulets'; seat: Seat; amulets: number[] }
  /** One of them goes back into the bag; `threwBack` tells the seat alone which. */
  | { type: 'threw'; seat: Seat }
  | { type: 'threwBack'; seat: Seat; amulet: number }
  /** `points`: chief points of the field, doubled for a double hut. */
  | { type: 'built'; seat: Seat; field: string; huts: 1 | 2; cards: string; pay: string; points: number }
  /** The pole tile under the hut just built. */
  | { type: 'pole'; seat: Seat; field: string; tile: number }
  /** The stone tile from under the hut just built. */
  | { type: 'tile'; seat: Seat; field: string; tile: StoneTile }
  /** Another amulet field: the step on the amulet track. */
  | { type: 'amuletHut'; seat: Seat; huts: number }
  | { type: 'lastHut'; seat: Seat }
  /** The birds sit here now; `must`: they had to move, because nobody was at the top site. */
  | { type: 'birds'; seat: Seat; birds: Landscape[]; must: boolean }
  /** Forgone; `need`: there was nothing to do. */
  | { type: 'passed'; seat: Seat; what: 'draw' | 'amulets' | 'build'; need: boolean }
  | { type: 'reshuffled'; pile: 'treasure' | 'landscape'; cards: number }
  | { type: 'bagRefilled'; amulets: number }
  /** Who has the talisman now: by the top site, or because nobody was there. */
  | { type: 'talisman'; seat: Seat; by: 'site' | 'neighbour' }
  /** New open cards, by place in their display. */
  | { type: 'laidOut'; treasures: { slot: number; card: CardId }[]; landscapes: { slot: number; card: CardId }[] }
  | { type: 'pathScored'; path: PathId; first: Owner | null; second: Owner | null; points: readonly [number, number] }
  | { type: 'stoneScored'; seat: Seat; huts: number; all: number; points: number }
  | { type: 'poleScored'; first: Owner | null; second: Owner | null; points: readonly [number, number] }
  | { type: 'amuletsScored'; seat: Seat; amulets: number[]; points: number }
  | { type: 'end'; winners: Seat[] };
