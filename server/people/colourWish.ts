/** Which seat somebody would like: each has a colour and its shape, and is known to people by those. */
import type { Seat } from '@atoll/engine';
import type { Settings } from '../door/protocol.ts';

/** In the order of the seats, as boardkit/drawing/seats.tsx draws them. */
const shapes = ['circle', 'triangle', 'square', 'diamond', 'hexagon'] as const satisfies Settings['colour'][];

/** Of these seats the one that they would like, or the first. */
export function likedSeat(free: readonly Seat[], { colour }: { colour?: unknown }): Seat | undefined {
  const liked = shapes.findIndex(shape => shape === colour);
  return free.includes(liked) ? liked : free[0];
}
