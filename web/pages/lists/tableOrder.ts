/** In which order tables are shown: those that wait for me, then those that run, then those that wait for people. */
import type { TableInfo } from '../../../server/door/protocol.ts';

interface Ordered {
  info: Pick<TableInfo, 'status' | 'you' | 'decision' | 'changedAt'>;
  old: boolean;
}

const kinds = ['mine', 'running', 'waiting', 'over'] as const;
type Kind = (typeof kinds)[number];

export function kindOf({ info, old }: Ordered): Kind {
  if (info.status === 'over' || info.status === 'waiting') return info.status;
  return !old && info.decision?.seat === info.you ? 'mine' : 'running';
}

/** Among those of a kind, the latest changed first. */
export const tableOrder = (a: Ordered, b: Ordered): number =>
  kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)) || b.info.changedAt.localeCompare(a.info.changedAt);
