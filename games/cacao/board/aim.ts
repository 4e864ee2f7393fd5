/** What the player points at without choosing it: with the mouse, the focus or a dragged tile. */
import { aiming } from '@atoll/boardkit/choosing/aiming.ts';
import type { CellName, EdgeName } from '../rules/types.ts';

export type Aim = {
  /** A space for the worker tile. */
  cell?: CellName;
  /** A tile of the display, and a jungle space to put it. */
  jungle?: string;
  space?: CellName;
  edge?: EdgeName;
};

export const { aimAt, aimAway, useAim } = aiming<Aim>({});

/** Where a tile was dropped by hand: it lies there already and need not travel. */
export const dropped: { at: CellName | null } = { at: null };
