/** How much of the game is left for a seat: what is worth something later depends on it. */
import type { Seat } from '@atoll/engine';
import type { BoraState } from '../rules/types.ts';

const ROUNDS = 6;

/** Dice that a seat has still to place, in this round and the later ones. */
export function diceLeft(s: BoraState, seat: Seat): number {
  const later = (ROUNDS - s.round) * 3;
  if (s.phase === 'start') return later + 3;
  return s.phase === 'dice' ? later + (s.villages[seat]?.dice.length ?? 0) : later;
}

/** Times that a seat will still use its people; the present turn counts until it is over. */
export function usesLeft(s: BoraState, seat: Seat): number {
  const later = ROUNDS - s.round;
  if (s.phase === 'start' || s.phase === 'dice') return later + 1;
  return s.phase === 'people' && s.order.indexOf(seat) >= s.turn ? later + 1 : later;
}

/** Status and temple scorings to come. */
export const scoringsLeft = (s: BoraState): number =>
  ROUNDS - s.round + (s.phase === 'start' || s.phase === 'dice' || s.phase === 'people' ? 1 : 0);

/** Jewelry sales to come in which a seat can still buy. */
export function salesLeft(s: BoraState, seat: Seat): number {
  if (s.phase === 'jewelry') return ROUNDS - s.round + (s.order.indexOf(seat) >= s.turn ? 1 : 0);
  return scoringsLeft(s);
}

/** Tasks that a seat can still do at the end of a round. */
export function taskTurnsLeft(s: BoraState, seat: Seat): number {
  if (s.phase === 'newTasks') return ROUNDS - s.round;
  if (s.phase === 'last') return 0;
  if (s.phase === 'tasks') return ROUNDS - s.round + (s.order.indexOf(seat) >= s.turn ? 1 : 0);
  return ROUNDS - s.round + 1;
}

/** 1 in the first round, 0 in the last. */
export const earliness = (s: BoraState): number => Math.max(0, scoringsLeft(s) - 1) / (ROUNDS - 1);
