/** When one may ask a bot what it would do. */
import type { TableInfo } from '../../server/protocol.ts';
import type { TableSource } from './source.ts';

/** Never while other people play at the table: against bots only, or once the game is over. */
export function mayAsk(kind: TableSource['kind'], info: Pick<TableInfo, 'seats' | 'status' | 'you'>): boolean {
  if (kind === 'replay') return true;
  const people = info.seats.filter(seat => seat.kind !== 'bot');
  return info.status !== 'waiting' && info.you !== 'spectator' && people.length <= 1;
}
