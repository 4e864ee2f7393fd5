/** Sitting where I like to sit. */
import { seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import { myColour } from '../settings.ts';

/**
 * Me on the seat that I like, if it is one of the new ones, from seat `since` on; who was there changes places with me.
 * Where I do not sit, or do not mind, all stay where they are.
 */
export function onLikedSeat<Sitter>(seats: readonly (Sitter | 'me')[], since = 0): (Sitter | 'me')[] {
  const mine = seats.indexOf('me');
  const liked = seats.findIndex((_, seat) => seatLook(seat).shape === myColour.value);
  const there = seats[liked];
  if (mine < 0 || there === undefined || liked < since) return [...seats];
  return seats.with(mine, there).with(liked, 'me');
}
