/** When one may ask a bot what it would do. */
import type { TableInfo } from '../../../server/door/protocol.ts';
import type { TableSource } from '../source/source.ts';

/** Never while other people play at the table: against bots only, or once the game is over. */
export function mayAsk(kind: TableSource['kind'], info: Pick<TableInfo, 'seats' | 'status' | 'you'>): boolean {
  if (kind === 'replay') return true;
  // There the card says what to do.
  if (kind === 'lesson') return false;
  return info.status !== 'waiting' && info.you !== 'spectator' && alone(info);
}

/** Whether everybody else at the table is a bot. */
export const alone = ({ seats }: Pick<TableInfo, 'seats'>): boolean =>
  seats.filter(seat => seat.kind !== 'bot').length <= 1;
