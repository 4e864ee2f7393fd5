/** The status track: steps, points and the turn order that follows from it. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent, Source } from '../events.ts';
import { COUNTED } from '../names.ts';
import type { BoraState, Village } from '../types.ts';

/**
 * R54: a marker that lands on others goes on top of them. `track` lists the markers from the last to the first, so it
 * moves behind the last one that is not further ahead.
 */
export function advance(box: Box, s: BoraState, seat: Seat, steps: number, from: Source, tell?: Tell<BoraEvent>): void {
  const before = s.status[seat];
  const after = Math.min(before + steps, box.lastStatus);
  if (after !== before) {
    const { track } = s;
    let at = track.indexOf(seat);
    for (; at + 1 < track.length && s.status[track[at + 1]] <= after; at++) track[at] = track[at + 1];
    track[at] = seat;
    s.status[seat] = after;
  }
  tell?.({ type: 'got', seat, what: 'status', amount: after - before, from });
}

/** R53, R54: points, then everybody back to 0 in the same order, which is the new turn order from the top down. */
export function scoreStatus(box: Box, s: BoraState, tell?: Tell<BoraEvent>): void {
  const points = s.status.map(steps => box.edition.statusTrack[steps]);
  for (const [seat, v] of s.villages.entries()) count(v, COUNTED.status, points[seat]);
  s.status.fill(0);
  for (let place = 0; place < s.seats; place++) s.order[place] = s.track[s.seats - 1 - place];
  tell?.({ type: 'statusScored', points, order: s.order.slice() });
}

/** Counts points as they come. */
export function count(v: Village, category: number, points: number): void {
  v.points[category] += points;
}
