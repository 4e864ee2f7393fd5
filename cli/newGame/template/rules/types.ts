/** What Sardines is made of: state, moves, events and the view, all plain data. */
import type { Seat, Viewer } from '@atoll/engine';

export interface SardinesState {
  active: Seat;
  /** Values of the cards in each hand, lowest first. */
  hands: number[][];
  /** Face-down cards, the top one last. */
  pile: number[];
  /** Cards in the row, in the order in which they were played. */
  row: number[];
  /** How many cards each seat has caught. */
  caught: number[];
  /** All cards that were caught, lowest first; they stay open. */
  gone: number[];
}

export type SardinesMove = { readonly card: number };

export type SardinesEvent =
  | { type: 'played'; seat: Seat; card: number }
  | { type: 'caught'; seat: Seat; cards: number[] }
  /** For the seat's own eyes only. */
  | { type: 'drew'; seat: Seat; card: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'end'; winners: Seat[] };

export interface SardinesView {
  viewer: Viewer;
  active: Seat;
  /** The viewer's own cards; empty for a spectator. */
  hand: number[];
  handSizes: number[];
  pileSize: number;
  row: number[];
  caught: number[];
  gone: number[];
}
