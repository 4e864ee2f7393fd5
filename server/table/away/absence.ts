/** What becomes of a seat when its person is away, leaves, or comes back. */
import { refusal, type Seat } from '@atoll/engine';
import { notSeated, over, Refused, unknownSeat } from '../../door/refusals.ts';
import { type EndedEarly, type HouseEntry, type Store, StoreFailure, type VoteEntry } from '../../store/store.ts';
import type { HouseTime } from '../../time/rules.ts';
import { standInOf } from '../../time/settings.ts';
import { askedAt, draftOf, happen, type LiveTable, note, renew } from '../liveTable.ts';
import { seatOf, statusOf } from '../outgoing.ts';
import { stamp } from '../play.ts';
import type { Tables } from '../tables.ts';
import { peopleAt, type Timing, timingNow } from '../timing.ts';
import { decided, decidedAnyway, voteAt, withVote } from './voting.ts';

export interface Absence {
  /** A stand-in plays for this guest until they come back. */
  away(id: string, guest: string): Promise<void>;
  back(id: string, guest: string): Promise<void>;
  /** Gives a seat of a running table up for good: a stand-in plays, and the seat is free for somebody else. */
  giveUp(id: string, guest: string): Promise<void>;
  /** Takes a seat that was given up. The guest is known to the store. */
  takeOver(id: string, seat: Seat, guest: string): Promise<void>;
  vote(id: string, guest: string, about: Seat, choice: VoteEntry['choice']): Promise<void>;
  /** Ends a table before its game does. */
  end(id: string, why: EndedEarly): Promise<void>;
  /** A stand-in takes a seat, or the seat is given up, because the house says so. */
  relieve(id: string, seat: Seat): Promise<void>;
  /** Does what is due at a table. Harmless where nothing is, or where it has been done already. */
  attend(id: string): Promise<void>;
}

type Happening = HouseEntry extends infer E ? (E extends HouseEntry ? Omit<E, 'n' | 'key' | 'at'> : never) : never;

export function openAbsence(store: Store, tables: Tables, time: HouseTime): Absence {
  /** Keeps what happens, and that a table ends which only bots play. */
  async function keep(live: LiveTable, happenings: readonly Happening[]): Promise<void> {
    const draft = draftOf(live);
    const entries: HouseEntry[] = [];
    const add = (happening: Happening) => {
      const entry = { ...happening, n: draft.n + 1, key: '', at: stamp(live, time.now()) } as HouseEntry;
      happen(draft, entry, time);
      note(draft, entry);
      entries.push(entry);
    };
    for (const happening of happenings) add(happening);
    if (
      draft.table &&
      askedAt(draft) !== null &&
      peopleAt(draft.stored).length === 0 &&
      peopleAt(live.stored).length > 0
    )
      add({ type: 'end', seat: happenings[0]?.seat ?? 0, why: 'nobody' });
    const ends = draft.stored.ended !== null;
    await store.append(live.stored.id, entries, { over: ends, turn: draft.timing.turn });
    Object.assign(live, draft);
    // Names, and what else the store keeps beside the log.
    renew(live, (await store.table(live.stored.id)) ?? live.stored, time);
    tables.tell({ live, log: true, rest: true });
  }

  function sitting(live: LiveTable, guest: string): Seat {
    const seat = seatOf(live.stored, guest);
    if (seat === 'spectator') throw notSeated();
    if (statusOf(live) !== 'running') throw live.table ? over() : notRunning();
    return seat;
  }

  const standIn = (live: LiveTable, seat: Seat, why: 'time' | 'vote' | 'asked' | 'left' | 'house'): Happening => ({
    type: 'standIn',
    seat,
    bot: standInOf(live.stored.absent),
    why,
  });

  async function attendNow(live: LiveTable): Promise<void> {
    const { turn } = await brought(live);
    if (statusOf(live) !== 'running' || !turn || turn.guest === null || turn.dueAt === null) return;
    const now = time.now();
    if (Date.parse(turn.dueAt) > now) {
      // There is more time than was thought: the house was shut, or somebody rests. Those who look on see it, too.
      await store.keepTurn(live.stored.id, turn);
      return tables.tell({ live, log: true, rest: false });
    }
    const { absent } = live.stored;
    if (absent.kind === 'end') return keep(live, [{ type: 'end', seat: turn.seat, why: 'time' }]);
    const wait = decidedAnyway(live);
    if (absent.kind === 'standIn' || !voteAt(live, time) || (wait !== null && Date.parse(wait) <= now))
      return keep(live, [standIn(live, turn.seat, 'time')]);
    // The others are asked; if they do not agree, there is something to do again later.
    await store.keepTurn(live.stored.id, { ...turn, dueAt: wait });
    tables.tell({ live, log: false, rest: true });
  }

  /** The clocks by what is known now. */
  async function brought(live: LiveTable): Promise<Timing> {
    await time.learn(live.stored.seats.flatMap(({ guest }) => guest ?? []));
    live.timing = timingNow(live.timing, live.stored.clock, time);
    return live.timing;
  }

  return {
    away: (id, guest) =>
      tables.change(id, async live => {
        const seat = sitting(live, guest);
        if (live.stored.seats[seat]?.standIn !== null) return;
        if (peopleAt(live.stored).length < 2) throw nobodyElse();
        await keep(live, [standIn(live, seat, 'asked')]);
      }),

    back: (id, guest) =>
      tables.change(id, async live => {
        const seat = sitting(live, guest);
        if (live.stored.seats[seat]?.standIn === null) return;
        await keep(live, [{ type: 'back', seat }]);
      }),

    giveUp: (id, guest) =>
      tables.change(id, async live => {
        const seat = sitting(live, guest);
        await keep(live, [standIn(live, seat, 'left')]);
      }),

    takeOver: (id, seat, guest) =>
      tables.change(id, async live => {
        const { stored } = live;
        const found = stored.seats[seat];
        if (!found) throw unknownSeat();
        if (statusOf(live) !== 'running') throw over();
        if (found.guest === guest) return;
        if (seatOf(stored, guest) !== 'spectator') throw elsewhere();
        if (found.kind !== 'open') throw taken();
        try {
          await keep(live, [{ type: 'seated', seat, guest }]);
        } catch (error) {
          // Whoever sat down elsewhere at this table in the same moment has one seat, not two.
          if (error instanceof StoreFailure && (await sitsAt(id, guest))) throw elsewhere();
          throw error;
        }
      }),

    vote: (id, guest, about, choice) =>
      tables.change(id, async live => {
        const seat = sitting(live, guest);
        const vote = voteAt(live, time);
        if (!vote || vote.about !== about || !vote.asked.includes(seat)) throw nothingToVote();
        if (vote.said.some(one => one.seat === seat && one.choice === choice)) return;
        const answer = decided(withVote(vote, seat, choice));
        const happenings: Happening[] = [{ type: 'vote', seat, about, choice }];
        if (answer === 'standIn') happenings.push(standIn(live, about, 'vote'));
        if (answer === 'end') happenings.push({ type: 'end', seat: about, why: 'vote' });
        await keep(live, happenings);
      }),

    end: (id, why) =>
      tables.change(id, async live => {
        if (statusOf(live) === 'over') return;
        await keep(live, [{ type: 'end', seat: 0, why }]);
      }),

    relieve: (id, seat) =>
      tables.change(id, async live => {
        if (statusOf(live) !== 'running') throw notRunning();
        if (live.stored.seats[seat]?.kind !== 'person') throw unknownSeat();
        await keep(live, [standIn(live, seat, 'left')]);
      }),

    attend: id => tables.change(id, attendNow),
  };

  async function sitsAt(id: string, guest: string): Promise<boolean> {
    const stored = await store.table(id);
    return stored !== null && seatOf(stored, guest) !== 'spectator';
  }
}

const notRunning = (): Refused =>
  new Refused(refusal('waiting', 'Die Partie hat noch nicht begonnen.', 'The game has not begun yet.'));

export const taken = (): Refused =>
  new Refused(refusal('taken', 'Auf diesem Sitz sitzt schon jemand.', 'This seat is already taken.'));

export const elsewhere = (): Refused =>
  new Refused(
    refusal('elsewhere', 'Du sitzt an diesem Tisch schon woanders.', 'You already have another seat at this table.'),
  );

const nobodyElse = (): Refused =>
  new Refused(
    refusal(
      'nobody-else',
      'Sonst spielt hier niemand. Lass die Partie einfach stehen, sie wartet auf dich.',
      'Nobody else is playing here. Just leave the game as it is, it waits for you.',
    ),
  );

const nothingToVote = (): Refused =>
  new Refused(
    refusal(
      'no-vote',
      'Darüber gibt es gerade nichts zu entscheiden.',
      'There is nothing to decide about that at the moment.',
    ),
  );
