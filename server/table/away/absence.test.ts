/** What becomes of tables when people are away: told as stories, with a clock of our own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, type GameModule, readReplay, type Seat } from '@atoll/engine';
import { Refused } from '../../door/refusals.ts';
import { openSqlite } from '../../store/sqlite/index.ts';
import type { Store } from '../../store/store.ts';
import { shells } from '../../test/shells.ts';
import { roomOf } from '../../test/tableOf.ts';
import { type HouseTime, openHouseTime } from '../../time/rules.ts';
import { type Absent, type ClockSettings, usualManners } from '../../time/settings.ts';
import { openCatalogue } from '../editions/editions.ts';
import type { LiveTable } from '../liveTable.ts';
import { decisionOf, entriesFor, replayOf, statusOf, tableInfo } from '../outgoing.ts';

const catalogue = await openCatalogue({ shells: async () => shells as GameModule });
const second = 1000;
const hour = 3600 * second;
const live: ClockSettings = { kind: 'live', bank: 60, increment: 10 };
const standIn: Absent = { kind: 'standIn', bot: 'first' };

/** A table of shells in a house whose clock we set, and which can crash. */
async function simulate({ clock = live, absent = standIn, people = ['ann', 'bob'] } = {}) {
  const store: Store = openSqlite(':memory:');
  let now = Date.parse('2026-03-01T12:00:00Z');
  const iso = () => new Date(now).toISOString();
  const edition = catalogue.get('shells')?.editions[0]?.game;
  if (!edition) throw new Error('shells come without an edition');
  for (const id of [...people, 'eve', 'zoe']) await store.saveGuest({ id, name: id }, iso());
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
    seed: 'a seed',
    owner: people[0] ?? '',
    createdAt: iso(),
    seats: people.map(guest => ({ guest, bot: null })),
  });

  async function open() {
    const time: HouseTime = await openHouseTime(store, () => now);
    return { time, ...roomOf(store, catalogue, { time }) };
  }
  let room = await open();
  const first = (await room.tables.read('t')).timing.turn;
  if (first) await store.keepTurn('t', first);
  let key = 0;

  return {
    store,
    people,
    get room() {
      return room;
    },
    now: () => now,
    read: () => room.tables.read('t'),
    /** Time goes by in an open house: its heart beats, and what is due is done. */
    async pass(ms: number) {
      now += ms;
      await store.beat(iso(), Number.POSITIVE_INFINITY);
      for (const id of await store.dueTables(iso(), 10)) await room.absence.attend(id);
    },
    /** The house ends without a word, and opens again after a while. */
    async crash(ms: number) {
      now += ms;
      const shut = await store.beat(iso(), 0);
      room = await open();
      return shut;
    },
    async move(guest: string, chance: Chance) {
      const table = await room.tables.read('t');
      const move = table.table && chance.pick(table.table.game.moves(table.table.state));
      await room.play.move('t', guest, { after: table.n, key: `k${++key}`, move });
    },
    close: () => store.close(),
  };
}

const asked = (table: LiveTable): Seat => decisionOf(table)?.seat ?? -1;
const refusedWith = (code: string) => (error: unknown) => error instanceof Refused && error.refusal.code === code;

test('when time is up a stand-in plays, visibly, until the person takes over again', async () => {
  const at = await simulate();
  const chance = new Chance('stand-in');
  const away = asked(await at.read());
  const guest = at.people[away] ?? '';
  await at.pass(59 * second);
  assert.equal((await at.read()).stored.seats[away]?.standIn, null);
  await at.pass(2 * second);
  const info = tableInfo(await at.read(), null, () => false, at.room.time);
  assert.equal(info.seats[away]?.standIn, 'first');
  assert.equal(info.clock.left[away], null);
  await assert.rejects(at.move(guest, chance), refusedWith('stand-in'));
  await at.room.absence.back('t', guest);
  await at.move(guest, chance);
  assert.equal((await at.read()).stored.seats[away]?.standIn, null);
  await at.close();
});

test('a move that comes when time is already up does not count, even if nobody has looked yet', async () => {
  const at = await simulate();
  const guest = at.people[asked(await at.read())] ?? '';
  const late = async () => {
    const table = await at.read();
    const move = table.table?.game.moves(table.table.state)[0];
    await at.room.play.move('t', guest, { after: 0, key: 'late', move });
  };
  const shut = await at.crash(10 * second);
  assert.equal(shut?.until !== undefined, true);
  // Ten seconds in a house that was shut count for nobody: a minute is left.
  assert.equal((await at.read()).timing.turn?.dueAt, new Date(at.now() + 60 * second).toISOString());
  await at.store.beat(new Date(at.now()).toISOString(), 0);
  await at.pass(0);
  const before = (await at.read()).n;
  await at.pass(61 * second);
  assert.equal((await at.read()).n, before + 1);
  await assert.rejects(late(), refusedWith('stand-in'));
  await at.close();
});

test('where there turns out to be more time than was thought, those who look on are told', async () => {
  const at = await simulate();
  const told: boolean[] = [];
  at.room.tables.onNews(({ log }) => told.push(log));
  const [since, until] = [at.now() + second, at.now() + 40 * second].map(ms => new Date(ms).toISOString());
  at.room.time.wasShut({ since: since ?? '', until: until ?? '' });
  await at.pass(61 * second);
  assert.deepEqual(told, [true]);
  const { stored, timing } = await at.read();
  assert.ok(stored.seats.every(({ standIn }) => standIn === null));
  assert.equal(timing.turn?.dueAt, new Date(at.now() + 38 * second).toISOString());
  await at.close();
});

test('a table that ends when somebody is away is over, not counted, and says why', async () => {
  const at = await simulate({ absent: { kind: 'end' } });
  await at.move(at.people[asked(await at.read())] ?? '', new Chance('first'));
  await at.pass(71 * second);
  const table = await at.read();
  assert.equal(statusOf(table), 'over');
  assert.equal(table.stored.ended, 'time');
  assert.equal((await at.store.table('t'))?.over, true);
  assert.deepEqual(await at.store.finishedOf('ann', 5).then(list => list.map(({ id }) => id)), ['t']);
  assert.equal(entriesFor(table, 'spectator', 0).at(-1)?.happened?.type, 'end');
  const { moves, happened } = readReplay(JSON.stringify(replayOf(table)));
  assert.deepEqual(
    happened?.map(({ after, type, why }) => [after, type, why]),
    [[1, 'end', 'time']],
  );
  assert.equal(moves.length, 1);
  await assert.rejects(at.move('ann', new Chance('x')), refusedWith('over'));
  await at.close();
});

test('the others decide by vote; if they do not, a stand-in plays all the same after a while', async () => {
  for (const voters of [2, 0]) {
    const at = await simulate({ absent: { kind: 'vote' }, people: ['ann', 'bob', 'cleo'] });
    const away = asked(await at.read());
    const others = at.people.filter((_, seat) => seat !== away);
    await assert.rejects(at.room.absence.vote('t', others[0] ?? '', away, 'end'), refusedWith('no-vote'));
    await at.pass(61 * second);
    const info = tableInfo(await at.read(), null, () => false, at.room.time);
    assert.equal(info.vote?.about, away);
    assert.equal(info.seats[away]?.standIn, undefined);
    await assert.rejects(at.room.absence.vote('t', at.people[away] ?? '', away, 'wait'), refusedWith('no-vote'));
    for (const guest of others.slice(0, voters)) {
      assert.equal((await at.read()).stored.ended, null);
      await at.room.absence.vote('t', guest, away, 'end');
    }
    if (voters === 0) await at.pass(11 * 60 * second);
    const table = await at.read();
    assert.equal(table.stored.ended, voters === 2 ? 'vote' : null);
    assert.equal(table.stored.seats[away]?.standIn ?? null, voters === 2 ? null : 'level3');
    await at.close();
  }
});

test('without a clock the others may ask for a stand-in after a day of silence', async () => {
  const at = await simulate({ clock: { kind: 'none' } });
  const away = asked(await at.read());
  const other = at.people[1 - away] ?? '';
  await at.pass(23 * hour);
  await assert.rejects(at.room.absence.vote('t', other, away, 'standIn'), refusedWith('no-vote'));
  await at.pass(2 * hour);
  await at.room.absence.vote('t', other, away, 'standIn');
  assert.equal((await at.read()).stored.seats[away]?.standIn, 'first');
  await at.close();
});

test('a player who leaves gives their seat to somebody else; until then a stand-in plays there', async () => {
  const at = await simulate({ people: ['ann', 'bob', 'cleo'] });
  await at.room.absence.giveUp('t', 'bob');
  const info = tableInfo(await at.read(), null, () => false, at.room.time);
  assert.equal(info.seats[1]?.kind, 'open');
  assert.equal(info.seats[1]?.standIn, 'first');
  assert.deepEqual(await at.store.tablesOf('bob', 5), []);
  await assert.rejects(at.room.absence.back('t', 'bob'), refusedWith('not-seated'));
  await assert.rejects(at.room.absence.takeOver('t', 1, 'ann'), refusedWith('elsewhere'));
  await assert.rejects(at.room.absence.takeOver('t', 0, 'eve'), refusedWith('taken'));
  await at.room.absence.takeOver('t', 1, 'eve');
  assert.equal((await at.read()).stored.seats[1]?.guest, 'eve');
  await assert.rejects(at.room.absence.takeOver('t', 1, 'zoe'), refusedWith('taken'));
  await at.close();
});

test('somebody who answers after all ends the vote about them, and everybody is told', async () => {
  const at = await simulate({ clock: { kind: 'none' } });
  const away = asked(await at.read());
  await at.pass(25 * hour);
  assert.equal(tableInfo(await at.read(), null, () => false, at.room.time).vote?.about, away);
  const told: boolean[] = [];
  at.room.tables.onNews(({ rest }) => told.push(rest));
  const chance = new Chance('back in time');
  for (const late of [true, false]) {
    const before = asked(await at.read());
    await at.move(at.people[before] ?? '', chance);
    // They have said something, though their turn goes on: that is no silence.
    assert.equal(tableInfo(await at.read(), null, () => false, at.room.time).vote, undefined);
    while (asked(await at.read()) === before) await at.move(at.people[before] ?? '', chance);
    assert.equal(tableInfo(await at.read(), null, () => false, at.room.time).vote, undefined);
    assert.equal(told.includes(true), late);
    told.length = 0;
  }
  await at.close();
});

test('a table where only bots are left ends by itself, and asking for a stand-in alone is refused', async () => {
  const at = await simulate();
  await at.room.absence.giveUp('t', 'bob');
  await assert.rejects(at.room.absence.away('t', 'ann'), refusedWith('nobody-else'));
  await at.room.absence.giveUp('t', 'ann');
  assert.equal((await at.read()).stored.ended, 'nobody');
  await at.close();
});
