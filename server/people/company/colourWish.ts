/** Which seat somebody would like: each has a colour and its shape, and is known to people by those. */
import type { Seat } from '@atoll/engine';

/** In the order of the seats, as boardkit/drawing/seats.tsx draws them. */
const shapes: readonly unknown[] = ['circle', 'triangle', 'square', 'diamond', 'hexagon'];

/** Of these seats the one that they would like, or the first. */
export function likedSeat(free: readonly Seat[], { colour }: { colour?: unknown }): Seat | undefined {
  const liked = shapes.indexOf(colour);
  return free.includes(liked) ? liked : free[0];
}
