/** What a replay file tells besides the moves, as lines of the log, each at its place. */
import type { Replay } from '@atoll/engine';
import type { Happened, LogEntry } from '../../../server/door/protocol.ts';

type Happening = NonNullable<Replay['happened']>[number];

const absences = ['time', 'vote', 'asked', 'left', 'house'] as const;
const ends = ['time', 'vote', 'nobody', 'owner', 'house'] as const;

const among = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find(one => one === value);

/** Null for what this page does not know: a file from elsewhere may tell of more. */
function happenedIn({ type, bot, why, about, choice }: Happening): Happened | null {
  switch (type) {
    case 'standIn': {
      const reason = among(absences, why);
      return bot !== undefined && reason ? { type, bot, why: reason } : null;
    }
    case 'vote':
      return about !== undefined && choice ? { type, about, choice } : null;
    case 'end': {
      const reason = among(ends, why);
      return reason ? { type, why: reason } : null;
    }
    case 'back':
    case 'seated':
      return { type };
  }
}

/** The log of the first moves of a replay: `entries` in order, with what happened between them and behind the last. */
export function withHappenings(entries: readonly LogEntry[], happened: Replay['happened']): LogEntry[] {
  const all: LogEntry[] = [];
  const standIns = new Set<number>();
  const tell = (after: number) => {
    for (const happening of happened?.filter(one => one.after === after) ?? []) {
      const { seat, type } = happening;
      const told = happenedIn(happening);
      if (!told) continue;
      if (type === 'standIn') standIns.add(seat);
      if (type === 'back' || type === 'seated') standIns.delete(seat);
      all.push({ n: after, at: '', seat, kind: '', auto: false, events: [], happened: told });
    }
  };
  tell(0);
  for (const [i, entry] of entries.entries()) {
    all.push(standIns.has(entry.seat) ? { ...entry, standIn: true } : entry);
    tell(i + 1);
  }
  return all;
}
