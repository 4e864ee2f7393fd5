/**
 * The table as a seat or a spectator sees it: readable names, and all that changes on the board. What is printed (fields
 * with their prices, paths, landings) is in the box.
 */
import type { Seat, Viewer } from '@atoll/engine';
import type { DrawFrom, Landscape, Owner, PathId, Phase, StoneTile, TileOption } from '../types.ts';

export interface ViewField {
  id: string;
  owner: Owner | null;
  huts: 0 | 1 | 2;
  /** Pole place: the pole tile under the hut. */
  poleTile: number | null;
  /** Stone place: the stone tile that waits here. */
  stoneTile: StoneTile | null;
}

/** A place in a ranking. */
export interface ViewRank {
  owner: Owner;
  huts: number;
  /** What decides between equals. Paths: fields from the statue to the nearest hut. Pole place: the lowest pole tile. */
  nearest: number;
  /** Paths, with stone tiles: holds this path's statue tile. */
  statue: boolean;
  /** Points it would bring now; always 0 for neutral huts. */
  points: number;
}

interface ViewPath {
  path: PathId;
  /** Everybody with a hut there, as they would rank now. */
  ranking: ViewRank[];
}

export interface ViewSupply {
  seat: Seat;
  huts: number;
  /** Bowls still in hand in this round. */
  bowls: number;
  /** Huts on amulet fields, and how many amulets that lets the seat draw and keep; 0 and 0: one of value 1. */
  amuletHuts: number;
  drawsAmulets: number;
  keepsAmulets: number;
  /** Chief points so far: fields and pole tiles. */
  chief: number;
  /** Treasures in hand, lowest first, without start cards; only in the owner's view. */
  treasures: number[] | null;
  /** How many these are, and those that everybody saw being taken. */
  treasureCount: number;
  seenTreasures: number[];
  /** Values of the start cards still in hand: everybody knows them. */
  startCards: number[];
  landscapes: Landscape[] | null;
  landscapeCount: number;
  seenLandscapes: Landscape[];
  /** Values of the amulets; only in the owner's view, and for all when the game is over. */
  amulets: number[] | null;
  amuletCount: number;
  /** Amulets of value 1 that everybody saw being taken. */
  seenOnes: number;
  /** Stone tiles: statues, and those not yet used. */
  tiles: StoneTile[];
}

export type ViewStep =
  | { kind: 'bowl' | 'amulets' | 'birds'; seat: Seat }
  | { kind: 'draw'; seat: Seat; from: DrawFrom }
  /** `drawn`: only in the seat's own view. */
  | { kind: 'throw'; seat: Seat; drawn: number[] | null; count: number }
  | { kind: 'build'; seat: Seat; left: number; double: boolean; amulets: boolean };

export interface MangroviaView {
  viewer: Viewer;
  seats: number;
  tiles: TileOption;
  over: boolean;
  round: number;
  /** Somebody has built the last hut: this round is the last. */
  lastRound: boolean;
  phase: Phase;
  first: Seat;
  start: Seat;
  birds: Landscape[];
  /** Six cult sites from the top. */
  sites: (Seat | 'blocked' | null)[];
  /** 0 on its own field, then the landing. */
  boat: number;
  /** In the order of `box.fields`. */
  fields: ViewField[];
  /** The pole tile on top of the stack; null when all are gone. */
  poleTile: number | null;
  treasures: { open: (number | null)[]; pile: number; discard: number[] };
  landscapes: { open: (Landscape | null)[]; pile: number; discard: Landscape[] };
  amulets: { ones: number; bag: number; aside: number[] };
  paths: ViewPath[];
  /** All huts on the stone place, and what each seat's are worth now. */
  stone: { huts: number; seats: { huts: number; points: number }[] };
  pole: ViewRank[];
  supplies: ViewSupply[];
  /** What is still to be done at this landing; the last one is next. */
  steps: ViewStep[];
}
