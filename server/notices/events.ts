/**
 * What happens at tables and is worth telling those who are away: the end, and a stand-in that plays for them. Turns are
 * not among it: they are found in the store. But those who see at the table that it is their turn are noted.
 */
import { type Log, troubleOf } from '../log.ts';
import type { Looking } from '../people/here/looking.ts';
import { statusOf } from '../table/outgoing.ts';
import type { Tables } from '../table/tables.ts';
import type { Notices } from './notices.ts';

export function tellOfEvents(
  tables: Pick<Tables, 'onNews'>,
  looking: Pick<Looking, 'isLooking'>,
  notices: Pick<Notices, 'tell' | 'seen'>,
  log: Log,
): void {
  tables.onNews(({ live, log: played }) => {
    if (!played) return;
    const { id, seats } = live.stored;
    const telling: Promise<void>[] = [];
    const asked = live.timing.turn?.guest ?? null;
    if (asked !== null && looking.isLooking(asked, id)) telling.push(notices.seen(asked, id));
    if (statusOf(live) === 'over')
      for (const { guest } of seats) if (guest !== null) telling.push(notices.tell(guest, 'over', id, live.n));
    const last = live.happened.at(-1);
    const guest = last && seats[last.seat]?.guest;
    if (last?.type === 'standIn' && last.n === live.n && last.why !== 'asked' && last.why !== 'left' && guest)
      telling.push(notices.tell(guest, 'standIn', id, last.n));
    for (const done of telling)
      done.catch(error => log.warn('what happened at a table could not be told', troubleOf(error)));
  });
}
