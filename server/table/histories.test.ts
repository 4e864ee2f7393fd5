/**
 * Random histories of tables with a clock of our own: people come and go, think too long, rest, vote and take back; the
 * house crashes in the middle of things, and two houses look after the same table. A stopwatch that knows nothing of
 * how the house reckons counts along, second by second or minute by minute.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, type GameModule, type Seat } from '@atoll/engine';
import { Refused } from '../door/refusals.ts';
import { openSqlite } from '../store/sqlite/index.ts';
import { type Entry, type Store, StoreFailure } from '../store/store.ts';
import { shells } from '../test/shells.ts';
import { roomOf } from '../test/tableOf.ts';
import type { Rest } from '../time/rest.ts';
import { openHouseTime } from '../time/rules.ts';
import { type Absent, type ClockSettings, usualManners } from '../time/settings.ts';
import { voteAt } from './away/voting.ts';
import { openCatalogue } from './editions/editions.ts';
import { openLive } from './liveTable.ts';
import { decisionOf, entriesFor, statusOf } from './outgoing.ts';
import { botAt, peopleAt, secondsLeft } from './timing.ts';

const catalogue = await openCatalogue({ shells: async () => shells as GameModule });
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const begin = Date.parse('2026-03-01T12:00:00Z');

/** The process ended just after something had been stored, before anybody could take note of it. */
class Died extends Error {}

const everybody = ['ann', 'bob', 'cleo', 'eve', 'zoe'];

interface Chosen {
  clock: ClockSettings;
  absent: Absent;
  people: readonly string[];
}

/** Counts everybody's time one tick after the other, by what the table says of who is asked and nothing else. */
function stopwatch({ clock, people }: Chosen, resting: (guest: string, moment: number) => boolean) {
  const tick = clock.kind === 'days' ? minute : second;
  const full = clock.kind === 'live' ? clock.bank * second : clock.kind === 'days' ? clock.bank * hour : 0;
  const turnTime = clock.kind === 'days' ? clock.perTurn * hour : 0;
  const reserve = people.map(() => full);
  let seat: Seat = -1;
  let guest: string | null = null;
  let turn = 0;
  let given = false;
  /** How it stood when the house last showed that it was open. */
  let safe = { turn: 0, reserve: 0 };
  const total = (of: Seat) => (reserve[of] ?? 0) + (of === seat ? turn : turnTime);

  return {
    total,
    get asked() {
      return { seat, guest };
    },
    reserve: (of: Seat) => reserve[of] ?? 0,
    goOn(from: number, ms: number) {
      for (let at = from; at < from + ms; at += tick) {
        if (guest === null || resting(guest, at)) continue;
        if (turn > 0) turn -= tick;
        else reserve[seat] = Math.max(0, (reserve[seat] ?? 0) - tick);
      }
    },
    mark() {
      safe = { turn, reserve: reserve[seat] ?? 0 };
    },
    /** The house has crashed: what it did not get to note is open time for nobody. */
    forget() {
      turn = safe.turn;
      if (seat >= 0) reserve[seat] = safe.reserve;
    },
    happened(entry: Entry) {
      if (entry.type === 'seated') {
        reserve[entry.seat] = full;
        if (entry.seat === seat) [turn, given] = [turnTime, false];
      }
      if (entry.type === 'back' && total(entry.seat) === 0 && !(entry.seat === seat && given)) {
        reserve[entry.seat] = clock.kind === 'live' ? minute : hour;
        if (entry.seat === seat) given = true;
      }
    },
    waitsFor(next: Seat, person: string | null) {
      if (next === seat && person === guest) return;
      if (next !== seat) {
        if (guest !== null && clock.kind === 'live') reserve[seat] = (reserve[seat] ?? 0) + clock.increment * second;
        [turn, given] = [turnTime, false];
      }
      [seat, guest] = [next, person];
      safe = { turn, reserve: reserve[seat] ?? 0 };
    },
  };
}

/** Whether somebody rests at that minute, read off a clock and a calendar in UTC. */
function rests(all: readonly Rest[], moment: number): boolean {
  const rest = all.findLast(({ at }) => at <= moment);
  if (!rest) return false;
  const [date = '', time = ''] = new Date(moment).toISOString().slice(0, 16).split('T');
  if (rest.holidays.some(({ from, to }) => from <= date && date <= to)) return true;
  if (!rest.night) return false;
  const { from, to } = rest.night;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

async function begun(chosen: Chosen, history: string) {
  const { clock, absent, people } = chosen;
  const chance = new Chance(history);
  const file: Store = openSqlite(':memory:');
  let now = begin;
  let dies: 'before' | 'after' | null = null;
  const store: Store = {
    ...file,
    async append(...what) {
      const how = dies;
      dies = null;
      if (how === 'before') throw new StoreFailure('the disk is full');
      await file.append(...what);
      if (how === 'after') throw new Died();
    },
  };
  const iso = () => new Date(now).toISOString();
  const edition = catalogue.get('shells')?.editions[0]?.game;
  assert.ok(edition);
  for (const id of everybody) await store.saveGuest({ id, name: id }, iso());
  await store.beat(iso(), 0);
  await store.createTable({
    ...usualManners,
    clock,
    absent,
    id: 't',
    game: 'shells',
    edition: edition.edition,
    rules: edition.version,
    options: {},
    seed: history,
    owner: 'ann',
    createdAt: iso(),
    seats: people.map(guest => ({ guest, bot: null })),
  });
  const chosenRests = new Map<string, Rest[]>();
  const restsOf = async (guests: readonly string[]) =>
    new Map(guests.map(guest => [guest, chosenRests.get(guest)?.slice() ?? []]));
  const openRoom = async () => {
    const time = await openHouseTime({ shut: store.shut, rests: restsOf }, () => now);
    return { time, ...roomOf(store, catalogue, { time }) };
  };
  let room = await openRoom();
  const watch = stopwatch(chosen, (guest, moment) =>
    clock.kind === 'days' ? rests(chosenRests.get(guest) ?? [], moment) : false,
  );
  const read = () => room.tables.read('t');
  let seen = 0;
  let key = 0;

  /** What the log says has happened since; nobody may have been late before their time was up. */
  async function look(): Promise<void> {
    for (const entry of await store.log('t', seen)) {
      seen = entry.n;
      if ((entry.type === 'standIn' || entry.type === 'end') && entry.why === 'time')
        assert.equal(watch.total(entry.seat), 0, `${history}: entry ${entry.n} came too early`);
      // Where the others vote, the person may still answer; elsewhere what comes too late does not count.
      if (entry.type === 'move' && !entry.standIn && clock.kind !== 'none' && absent.kind !== 'vote')
        assert.ok(watch.total(entry.seat) > 0, `${history}: entry ${entry.n} came too late`);
      watch.happened(entry);
    }
    const table = await read();
    const seat = decisionOf(table)?.seat ?? -1;
    watch.waitsFor(seat, peopleAt(table.stored).includes(seat) ? (table.stored.seats[seat]?.guest ?? null) : null);
  }

  async function crash(ms: number): Promise<void> {
    watch.forget();
    now += ms;
    await store.beat(iso(), 0);
    watch.mark();
    room = await openRoom();
    // What a house does when it opens: whose turn it is may never have been noted.
    for (const id of await store.tablesWithoutTurn()) {
      const { timing } = await room.tables.read(id);
      if (timing.turn) await store.keepTurn(id, timing.turn);
    }
  }

  /** Does something; where that kills the house, it opens again after a while. */
  async function tried(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Died) {
        // What was stored at the last moment shows until when the house was open.
        room = await openRoom();
        await look();
        await crash(chance.int(5) * minute);
      } else assert.ok(error instanceof Refused || error instanceof StoreFailure, String(error));
    }
    await look();
  }

  async function bots(): Promise<void> {
    for (;;) {
      const table = await read();
      const seat = decisionOf(table)?.seat;
      const bot = seat === undefined ? null : botAt(table.stored.seats[seat]);
      if (seat === undefined || bot === null || !table.table) return;
      const move = chance.pick(table.table.game.moves(table.table.state));
      await tried(() => room.play.botMove('t', seat, bot, table.moved, move));
    }
  }

  /** Time goes by in an open house. */
  function idle(ms: number): void {
    watch.goOn(now, ms);
    now += ms;
  }

  await crash(0);
  await look();

  return {
    chance,
    store,
    watch,
    read,
    look,
    tried,
    bots,
    idle,
    crash: (ms: number) => tried(() => crash(ms)),
    get room() {
      return room;
    },
    now: () => now,
    fail(how: 'before' | 'after' | null) {
      dies = how;
    },
    /** The heart beats, and what is due is done. */
    async beat() {
      await store.beat(iso(), Number.POSITIVE_INFINITY);
      watch.mark();
      for (const id of await store.dueTables(iso(), 10)) await tried(() => room.absence.attend(id));
    },
    /** Two houses look after what is due at the same moment: it is done once. */
    async twice() {
      const before = (await store.log('t', 0)).length;
      const other = await openRoom();
      await tried(() => Promise.all([room.absence.attend('t'), other.absence.attend('t')]));
      const done = (await store.log('t', 0)).slice(before).filter(({ type }) => type === 'standIn');
      assert.ok(done.length <= 1, `${history}: done twice`);
    },
    async move(guest: string, move: unknown, after: number) {
      await room.play.move('t', guest, { after, key: `k${++key}`, move });
    },
    async undo(guest: string) {
      await room.play.undo('t', guest, { after: (await read()).n, key: `k${++key}` });
    },
    async rest(guest: string) {
      const from = chance.int(24 * 60);
      const text = (minutes: number) => new Date(minutes * minute).toISOString().slice(11, 16);
      const day = (days: number) => new Date(now + days * 24 * hour).toISOString().slice(0, 10);
      const away = chance.int(3);
      const rest: Rest = {
        at: now,
        zone: 'UTC',
        night: chance.int(4) === 0 ? null : { from: text(from), to: text(from + 60 + chance.int(540)) },
        holidays: chance.int(3) === 0 ? [{ from: day(away), to: day(away + chance.int(3)) }] : [],
      };
      // At the same minute the later choice holds.
      chosenRests.set(guest, [...(chosenRests.get(guest) ?? []).filter(({ at }) => at < now), rest]);
      await room.time.learnAgain(guest);
      await room.absence.attend('t');
    },
    /** The table is the same when it is read again from what is stored. */
    async compare() {
      const table = await read();
      const stored = await store.table('t');
      assert.ok(stored);
      const again = openLive(table, stored, await store.log('t', 0), room.time);
      assert.deepEqual(again.timing.clock, table.timing.clock, `${history}: clocks`);
      assert.deepEqual(again.timing.turn?.guest, table.timing.turn?.guest, history);
      assert.deepEqual(entriesFor(again, 0, 0), entriesFor(table, 0, 0), history);
      assert.deepEqual([...again.votes], [...table.votes], history);
      assert.deepEqual(again.stored.seats, stored.seats, `${history}: who sits there is as the log says`);
      const kept = await store.turn('t');
      const { turn } = table.timing;
      assert.deepEqual([kept?.seat, kept?.guest, kept?.n], [turn?.seat, turn?.guest, turn?.n], history);
      if (clock.kind === 'none' || statusOf(table) !== 'running') return;
      const left = secondsLeft(table.stored, table.timing.clock, now, room.time);
      for (const seat of peopleAt(table.stored))
        assert.equal((left[seat] ?? 0) * second, watch.reserve(seat), `${history}: what seat ${seat} has left`);
    },
    close: () => file.close(),
  };
}

const kinds: Pick<Chosen, 'clock' | 'absent'>[] = [
  { kind: 'live' as const, bank: 60, increment: 10 },
  { kind: 'days' as const, perTurn: 24, bank: 12 },
  { kind: 'none' as const },
].flatMap(clock =>
  [{ kind: 'standIn' as const, bot: 'first' }, { kind: 'end' as const }, { kind: 'vote' as const }].map(absent => ({
    clock,
    absent,
  })),
);

/** More of them, if somebody doubts. */
const histories = Number(process.env.ATOLL_HISTORIES ?? 2000);

test('in thousands of histories everybody has just the time they should, whatever happens, and no table waits for ever', async () => {
  const happened = new Set<string>();
  for (let i = 0; i < histories; i++) {
    const history = `history ${i}`;
    const kind = kinds[i % kinds.length];
    assert.ok(kind);
    const at = await begun({ ...kind, people: everybody.slice(0, 2 + (i % 2)) }, history);
    const { chance, tried } = at;
    const unit = kind.clock.kind === 'live' ? 5 * second : 3 * hour;
    const running = async () => statusOf(await at.read()) === 'running';
    for (let step = 0; step < 30 && (await running()); step++) {
      const guest = chance.pick(everybody);
      const table = await at.read();
      const asked = decisionOf(table)?.seat ?? 0;
      const deciding = table.stored.seats[asked]?.guest ?? guest;
      // Mostly the one who is asked comes and goes.
      const coming = chance.int(3) > 0 ? deciding : guest;
      const move = table.table && chance.pick(table.table.game.moves(table.table.state));
      const seat = chance.int(table.stored.seats.length);
      const vote = voteAt(table, at.room.time);
      const voter = vote && table.stored.seats[chance.pick(vote.asked)]?.guest;
      const choice = chance.pick(['standIn', 'end', 'wait'] as const);
      if (chance.int(12) === 0) at.fail(chance.pick(['before', 'after']));
      const acts: (() => Promise<void>)[] = [
        () => tried(() => at.move(deciding, move, table.n)),
        () => tried(() => at.move(deciding, move, table.n)),
        () => tried(() => at.move(deciding, move, table.n)),
        () => tried(() => at.undo(deciding)),
        async () => {
          at.idle(chance.int(8) * unit);
          await at.beat();
        },
        async () => {
          at.idle(chance.int(3) * unit);
          await at.beat();
        },
        // Somebody answers before the house has looked whether their time is up.
        async () => {
          at.idle(chance.int(6) * unit);
          await tried(() => at.move(deciding, move, table.n));
        },
        async () => {
          at.idle(chance.int(3) * unit);
          await at.crash(chance.int(30) * unit);
        },
        () => at.twice(),
        () => tried(() => at.rest(guest)),
        () => tried(() => at.room.absence.away('t', coming)),
        () => tried(() => at.room.absence.back('t', coming)),
        () => tried(() => at.room.absence.back('t', coming)),
        () => (chance.int(4) === 0 ? tried(() => at.room.absence.giveUp('t', guest)) : Promise.resolve()),
        () => tried(() => at.room.absence.takeOver('t', seat, guest)),
        () => tried(() => at.room.absence.vote('t', voter ?? guest, asked, choice)),
      ];
      await acts[chance.int(acts.length)]?.();
      at.fail(null);
      // Bots think for a while, and somebody may be back before a stand-in has answered.
      if (chance.int(3) > 0) await at.bots();
      await at.compare();
    }
    // Nobody does anything any more but say, where they are asked, that they would like to play on.
    for (let step = 0; step < 80 && (await running()); step++) {
      at.idle(kind.clock.kind === 'live' ? 2 * minute : 30 * hour);
      await at.beat();
      const { timing, stored } = await at.read();
      if (kind.clock.kind !== 'none' && kind.absent.kind !== 'vote' && timing.turn?.guest != null)
        assert.ok(at.watch.total(timing.turn.seat) > 0, `${history}: somebody is late and nothing is done`);
      if (kind.clock.kind === 'none') {
        const vote = voteAt(await at.read(), at.room.time);
        for (const seat of vote?.asked ?? []) {
          const voter = stored.seats[seat]?.guest;
          if (voter && vote) await tried(() => at.room.absence.vote('t', voter, vote.about, 'standIn'));
        }
        // Who is alone with bots makes nobody wait but themselves.
        if (!vote && peopleAt(stored).length === 1) break;
      }
      await at.bots();
      await at.compare();
    }
    const table = await at.read();
    const alone = kind.clock.kind === 'none' && peopleAt(table.stored).length === 1;
    assert.ok(statusOf(table) === 'over' || alone, `${history} waits for ever`);
    if (statusOf(table) === 'over') {
      assert.equal((await at.store.table('t'))?.over, true);
      assert.equal(await at.store.turn('t'), null);
    }
    for (const entry of table.happened) happened.add(`${entry.type} ${'why' in entry ? entry.why : ''}`.trim());
    await at.close();
  }
  const all = ['standIn time', 'standIn asked', 'standIn left', 'standIn vote', 'back', 'seated', 'vote'];
  for (const one of [...all, 'end nobody', 'end time', 'end vote'])
    assert.ok(happened.has(one), `no history had ${one}`);
});
