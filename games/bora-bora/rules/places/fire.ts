/** The fire bonus of a new priest or building. */
import type { Chance, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { advance } from '../flow/status.ts';
import { cardSources, takeCard } from '../gods/cards.ts';
import { everyFireMove, sources } from '../records.ts';
import type { BoraMove, BoraState, FireMove, FireStep } from '../types.ts';

const found: number[] = [];

/** R39: a god card or an offering, and a status step or a shell. */
export function fireMoves(s: BoraState, into: BoraMove[]): void {
  found.length = 0;
  cardSources(s, found).push(sources.length);
  for (const gift of found) into.push(everyFireMove[gift * 2], everyFireMove[gift * 2 + 1]);
}

export function takeFire(
  box: Box,
  s: BoraState,
  step: FireStep,
  move: FireMove,
  chance: Chance,
  tell?: Tell<BoraEvent>,
): void {
  const { seat } = step;
  const v = s.villages[seat];
  s.steps.pop();
  if (move.gift === 'offering') {
    v.offerings++;
    tell?.({ type: 'got', seat, what: 'offering', amount: 1, from: 'fire' });
  } else takeCard(box, s, seat, move.gift, chance, tell);
  if (move.and === 'status') advance(box, s, seat, 1, 'fire', tell);
  else {
    v.shells++;
    tell?.({ type: 'got', seat, what: 'shell', amount: 1, from: 'fire' });
  }
}
