/** What the player looks at without choosing it: pointed at with the mouse, focused or tapped. */
import { aiming, shared } from '@atoll/boardkit/choosing/aiming.ts';
import type { Seat } from '@atoll/engine';
import type { GodId, Side, SpotName } from '../rules/types.ts';

export type Aim = {
  /** A region of the display. */
  tile?: string;
  god?: GodId;
  /** A spot of the viewer's own world, and which side up. */
  spot?: SpotName;
  side?: Side;
  /** A tile that lies in somebody's world. */
  laid?: { seat: Seat; spot: SpotName };
};

export const { aimAt, aimAway, useAim } = aiming<Aim>({});

/** Whose world is shown large; null for the viewer's own. */
export const shownWorld = shared<number | null>(null);

/** The part of the board that a narrow screen shows. */
export type Part = 'display' | 'world' | 'gods';
export const shownPart = shared<Part>('display');
