/** What Tides is made of: state, moves, events and the view, all plain data. */
import type { Seat, Viewer } from '@atoll/engine';

export const pools = ['north', 'south'] as const;
export type Pool = (typeof pools)[number];

export interface TidesState {
  /** The level that a pool must reach exactly. */
  mark: number;
  active: Seat;
  /** Whether the active seat has laid a wave in this turn. */
  laid: boolean;
  /** Heights of the waves in each hand, lowest first. */
  hands: number[][];
  /** Face-down waves, the top one last. */
  pile: number[];
  pools: Record<Pool, number[]>;
  /** Waves that have left the game. */
  sea: number[];
  /** Pearls won, by seat. */
  pearls: number[];
  /** Pools that the seat let spill over. */
  spills: number[];
}

type LayMove = { readonly wave: number; readonly pool: Pool };
type StopMove = { readonly wave: 'stop' };
export type TidesMove = LayMove | StopMove;

export type TidesEvent =
  | { type: 'laid'; seat: Seat; wave: number; pool: Pool; level: number }
  | { type: 'won'; seat: Seat; pool: Pool; pearls: number }
  | { type: 'spilled'; seat: Seat; pool: Pool; waves: number }
  /** For the seat's own eyes only. */
  | { type: 'drew'; seat: Seat; wave: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'end'; winners: Seat[] };

export interface TidesView {
  viewer: Viewer;
  mark: number;
  active: Seat;
  laid: boolean;
  /** The viewer's own waves; empty for a spectator. */
  hand: number[];
  handSizes: number[];
  pileSize: number;
  pools: Record<Pool, number[]>;
  sea: number[];
  pearls: number[];
  spills: number[];
}
