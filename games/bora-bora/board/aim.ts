/** What the player points at without choosing it: the fields of a move, as they would be picked. */
import { aiming } from '@atoll/boardkit/choosing/aiming.ts';
import type { Picks } from '@atoll/engine';

export const { aimAt, aimAway, useAim } = aiming<Picks>({});
