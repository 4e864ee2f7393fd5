/** What the others decide when somebody is away. */
import type { Seat } from '@atoll/engine';
import type { Vote } from '../../door/protocol.ts';
import type { VoteEntry } from '../../store/store.ts';
import type { HouseTime } from '../../time/rules.ts';
import type { LiveTable } from '../liveTable.ts';
import { peopleAt } from '../timing.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Without a clock, so much silence lets the others ask for a stand-in. */
const silence = 24 * hour;

/** Nobody has decided so long after time was up: then a stand-in plays, so that no table waits for ever. */
const patience = { none: 0, live: 10 * minute, days: 72 * hour };

/** What the players are asked about whoever the table waits for; undefined where there is nothing to decide. */
export function voteAt({ stored, timing, votes, since }: LiveTable, time: Pick<HouseTime, 'now'>): Vote | undefined {
  const { turn } = timing;
  if (!turn || turn.guest === null || stored.ended !== null) return undefined;
  const asked = peopleAt(stored).filter(seat => seat !== turn.seat);
  const begins = voteBegins(stored, turn, since);
  if (asked.length === 0 || begins === null || time.now() < begins) return undefined;
  const said = [...votes.values()].filter(({ about, seat }) => about === turn.seat && asked.includes(seat));
  return {
    about: turn.seat,
    choices: ['standIn', 'end', 'wait'],
    said: said.map(({ seat, choice }) => ({ seat, choice })),
    asked,
    until: decidedAnyway({ stored, timing }),
  };
}

/** From when on the others may decide; null where they are not asked at all. `moved`: when somebody last did something. */
function voteBegins(
  { clock, absent }: LiveTable['stored'],
  { since, dueAt }: NonNullable<LiveTable['timing']['turn']>,
  moved: string,
): number | null {
  if (clock.kind === 'none') return Math.max(Date.parse(since), Date.parse(moved)) + silence;
  return absent.kind === 'vote' && dueAt !== null ? Date.parse(dueAt) : null;
}

/** When a stand-in takes over although nobody has decided; null where there is no clock. */
export function decidedAnyway({ stored, timing }: Pick<LiveTable, 'stored' | 'timing'>): string | null {
  const { clock, absent } = stored;
  const due = timing.turn?.dueAt;
  if (clock.kind === 'none' || absent.kind !== 'vote' || due == null) return null;
  return new Date(Date.parse(due) + patience[clock.kind]).toISOString();
}

/** What more than half of those who are asked want; null while they do not agree. */
export function decided({ asked, said }: Pick<Vote, 'asked' | 'said'>): VoteEntry['choice'] | null {
  const count = (choice: VoteEntry['choice']) => said.filter(one => one.choice === choice).length;
  return (['standIn', 'end', 'wait'] as const).find(choice => 2 * count(choice) > asked.length) ?? null;
}

/** A vote as it would stand with one more said, to see whether it decides. */
export const withVote = (vote: Vote, seat: Seat, choice: VoteEntry['choice']): Vote => ({
  ...vote,
  said: [...vote.said.filter(one => one.seat !== seat), { seat, choice }],
});
