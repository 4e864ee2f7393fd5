/** Tables that can be read but not played on: their rules or their edition are not here any more. */
import { type Refusal, type Replay, seedHash } from '@atoll/engine';
import type { TableInfo } from '../../door/protocol.ts';
import { Refused } from '../../door/refusals.ts';
import type { Entry, Store, StoredTable } from '../../store/store.ts';
import { standingMoves } from '../liveTable.ts';
import { plainInfo, plainRefusal, stillClocks } from '../outgoing.ts';

/** Thrown where such a table was asked for to be played; it says why not. */
export class Closed extends Refused {
  override name = 'Closed';
  stored: StoredTable;
  log: readonly Entry[];

  constructor(why: Refusal, stored: StoredTable, log: readonly Entry[]) {
    super(why);
    this.stored = stored;
    this.log = log;
  }
}

export function closedInfo({ refusal: why, stored, log }: Closed, guest: string | null): TableInfo {
  const info: TableInfo = {
    ...plainInfo(stored, guest, () => false),
    status: stored.over ? 'over' : stored.startedAt === null ? 'waiting' : 'running',
    n: log.at(-1)?.n ?? 0,
    decision: null,
    changedAt: stored.changedAt,
    clock: { ...stored.clock, ...stillClocks(stored) },
    closed: plainRefusal(why),
  };
  if (stored.over) info.seed = stored.seed;
  return info;
}

/** The game file of a finished table, put together without running it: an Atoll that has its rules can. */
export async function closedReplay(store: Store, { refusal: why, stored, log }: Closed): Promise<Replay> {
  if (!stored.over) throw new Refused(why);
  const { id, digest } = stored.edition;
  const reports = await store.reports(stored.id);
  return {
    atoll: 'replay',
    game: stored.game,
    rules: stored.rules,
    edition: { id, digest, content: await store.edition(stored.game, digest) },
    options: stored.options,
    seats: stored.seats.map(({ name, bot }) => ({ name: bot ?? name, bot: bot ?? undefined })),
    seed: stored.seed,
    seedHash: seedHash(stored.seed),
    moves: standingMoves(log).moves.map(({ seat, move }) => ({ seat, move: { ...move } })),
    result: reports.at(-1)?.result,
  };
}
