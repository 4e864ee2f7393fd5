/** The bot that stands in for a seat, by name. */
import type { SeatInfo } from '../../../server/door/protocol.ts';
import { t } from '../../translate.ts';
import type { TableContext } from '../page/tableContext.ts';

export function botName({ bots }: Pick<TableContext, 'bots'>, id: string): string {
  const found = bots.value.get(id);
  return found ? t(found) : id;
}

/** A seat of a running table that somebody has left. */
export const isFree = ({ kind, standIn }: SeatInfo): boolean => kind === 'open' && standIn !== undefined;
