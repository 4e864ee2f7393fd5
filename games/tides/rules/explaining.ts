/** Why a move is refused, from the knowledge of the seat that tried it. `move` can be anything at all. */
import { type Refusal, refusal } from '@atoll/engine';
import { handOf } from './turn.ts';
import { pools, type TidesState } from './types.ts';

export function explain(s: TidesState, move: unknown): Refusal {
  const tried: Record<string, unknown> = typeof move === 'object' && move !== null ? { ...move } : {};
  const fields = Object.keys(tried).sort().join(' ');
  if (fields === 'wave' && tried.wave === 'stop') {
    if (!s.laid)
      return refusal('lay-first', 'Leg erst eine Welle, dann darfst du aufhören.', 'Lay a wave before you stop.', 'R3');
  } else if (fields !== 'pool wave')
    return refusal(
      'shape',
      'Wähl eine Welle und ein Becken, oder hör auf.',
      'Choose a wave and a pool, or stop.',
      'R3',
      'wave, pool; or wave: stop',
    );
  else if (!handOf(s, s.active).includes(tried.wave as number))
    return refusal('not-in-hand', 'Diese Welle hast du nicht auf der Hand.', 'You do not hold that wave.', 'R3');
  else if (!pools.some(pool => pool === tried.pool))
    return refusal(
      'no-such-pool',
      'Es gibt nur das Nord- und das Südbecken.',
      'There are only the north and the south pool.',
      'R1',
    );
  // Nothing stands against it. The test kit makes sure that this is never said of a move that is not in the list.
  return refusal('legal', 'Dieser Zug ist erlaubt.', 'This move is legal.');
}
