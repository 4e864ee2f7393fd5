/** Why a move is refused, from the knowledge of the seat that tried it. `move` can be anything at all. */
import { type Refusal, refusal } from '@atoll/engine';
import { handOf } from './turn.ts';
import type { SardinesState } from './types.ts';

export function explain(s: SardinesState, move: unknown): Refusal {
  const tried: Record<string, unknown> = typeof move === 'object' && move !== null ? { ...move } : {};
  if (Object.keys(tried).join() !== 'card')
    return refusal('shape', 'Wähl eine Karte aus deiner Hand.', 'Choose a card from your hand.', 'R2', 'card');
  if (!handOf(s, s.active).some(card => card === tried.card))
    return refusal('not-in-hand', 'Diese Karte hast du nicht auf der Hand.', 'You do not hold that card.', 'R2');
  // Nothing stands against it. The test kit makes sure that this is never said of a move that is not in the list.
  return refusal('legal', 'Dieser Zug ist erlaubt.', 'This move is legal.');
}
