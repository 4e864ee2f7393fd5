/** What the player points at without choosing it: the fields of a move, as they would be picked. */
import { aiming } from '@atoll/boardkit/choosing/aiming.ts';
import type { Picks } from '@atoll/engine';

const nothing: Picks = {};
export const { aimAt, aimAway, useAim } = aiming(nothing);

/** What is pointed at, as far as it belongs to what is picked: beside a field that is being paid for, others keep quiet. */
export const aimBeside = (picks: Picks, pointed: Picks): Picks =>
  picks.field !== undefined && pointed.field !== undefined && pointed.field !== picks.field ? nothing : pointed;
