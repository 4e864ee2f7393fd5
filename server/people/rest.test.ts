import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { GameModule } from '@atoll/engine';
import fc from 'fast-check';
import { openGuests } from '../door/guests.ts';
import type { MyRest, TableInfo } from '../door/protocol.ts';
import { Refused } from '../door/refusals.ts';
import { openSqlite } from '../store/sqlite/index.ts';
import type { Store } from '../store/store.ts';
import { openCatalogue } from '../table/editions/editions.ts';
import { tableInfo } from '../table/outgoing.ts';
import { openHouse, type Person } from '../test/house.ts';
import { shells } from '../test/shells.ts';
import { roomOf } from '../test/tableOf.ts';
import { openTime } from '../time/openTime.ts';
import { type Holiday, type Night, restSpans } from '../time/rest.ts';
import { openHouseTime } from '../time/rules.ts';
import { usualManners } from '../time/settings.ts';
import { openRest } from './rest.ts';

const hour = 3_600_000;
const days = { kind: 'days', perTurn: 4, bank: 2 } as const;

/** A house with a clock of our own, and a table over days whose first seat is asked: Ann's. */
async function tableOverDays(t: TestContext) {
  const now = Date.parse('2026-06-01T12:00:30Z');
  const house = await openHouse(t, { now: () => now });
  const ann = house.visit();
  const bob = house.visit();
  const opened = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    clock: days,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { id } = opened;
  return { ann, bob, id, now: () => now };
}

const infoFor = (person: Person, id: string) => person.get<TableInfo>(`/api/tables/${id}`);

const night = { from: '22:00', to: '07:00' };
const holidays = [{ from: '2026-07-01', to: '2026-07-02' }];

test('what I have chosen comes back with the limits, and others see when I rest before they sit down', async t => {
  const { ann, bob, id } = await tableOverDays(t);
  const nothing = await ann.get<MyRest>('/api/me/rest');
  assert.deepEqual(nothing, {
    zone: null,
    night: null,
    holidays: [],
    limits: { nightHours: 10, holidayDays: 30 },
    used: {},
  });
  assert.equal((await infoFor(bob, id)).seats[0]?.rest, undefined);
  const chosen = await ann.post<MyRest>('/api/me/rest', { zone: 'Europe/Berlin', night, holidays });
  assert.deepEqual(chosen, { ...nothing, zone: 'Europe/Berlin', night, holidays, used: { 2026: 2 } });
  assert.deepEqual(await ann.get<MyRest>('/api/me/rest'), chosen);
  assert.deepEqual((await infoFor(bob, id)).seats[0]?.rest, {
    night: { from: '2026-06-01T20:00:00.000Z', to: '2026-06-02T05:00:00.000Z' },
    holiday: { from: '2026-06-30T22:00:00.000Z', to: '2026-07-02T22:00:00.000Z' },
  });
  const { id: live } = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  assert.equal((await infoFor(bob, live)).seats[0]?.rest, undefined, 'it is told only where it counts');
});

test('who looks through the lobby sees it as well', async t => {
  const { ann, bob } = await tableOverDays(t);
  await ann.post('/api/me/rest', { zone: 'UTC', night, holidays: [] });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shells', clock: days, lobby: true, seats });
  const line = await bob.connect();
  await line.ask({ type: 'lobby', filter: {} });
  const { tables } = await line.hear(
    (message): message is Extract<typeof message, { type: 'lobby' }> =>
      message.type === 'lobby' && message.tables.length > 0,
  );
  assert.deepEqual(tables.find(table => table.id === id)?.seats[0]?.rest, {
    night: { from: '2026-06-01T22:00:00.000Z', to: '2026-06-02T07:00:00.000Z' },
  });
});

test('beyond the limits, and in no shape at all, it is refused in words', async t => {
  const { ann } = await tableOverDays(t);
  const refused = async (body: unknown) => {
    const answer = await ann.call<{ refusal: { code: string } }>('POST', '/api/me/rest', body);
    assert.equal(answer.status, 400);
    return answer.body.refusal.code;
  };
  const plain = { zone: 'UTC', night: null, holidays: [] };
  assert.equal(await refused({ ...plain, night: { from: '20:00', to: '08:00' } }), 'rest-night');
  assert.equal(await refused({ ...plain, night: { from: '20:61', to: '08:00' } }), 'shape');
  assert.equal(await refused({ ...plain, zone: 'Moon/Base' }), 'rest-zone');
  assert.equal(await refused({ ...plain, holidays: [{ from: '2026-05-01', to: '2026-06-05' }] }), 'rest-past');
  assert.equal(await refused({ ...plain, holidays: 'always' }), 'shape');
  assert.deepEqual((await ann.get<MyRest>('/api/me/rest')).holidays, []);
});

test('everybody who watches hears of it when a deadline moves with the hours of rest', async t => {
  const { ann, bob, id, now } = await tableOverDays(t);
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const { decision, clock } = await infoFor(bob, id);
  const [asked, other] = decision?.seat === 0 ? [ann, bob] : [bob, ann];
  assert.equal(clock.runsOut, new Date(now() + 6 * hour).toISOString());
  const line = await other.connect();
  await line.ask({ type: 'watch', table: id });
  // 15:00 to 22:00 in UTC: three hours lie before it, three more are left after it.
  await asked.post('/api/me/rest', { zone: 'UTC', night: { from: '15:00', to: '22:00' }, holidays: [] });
  const moved = new Date(now() + 13 * hour).toISOString();
  await line.hear(
    (message): message is Extract<typeof message, { type: 'table' }> =>
      message.type === 'table' && message.info.clock.runsOut === moved,
  );
});

/** The same without sockets, where hours go by at once. */
async function simulate() {
  const store: Store = openSqlite(':memory:');
  let now = Date.parse('2026-06-01T12:00:30Z');
  const iso = () => new Date(now).toISOString();
  for (const id of ['ann', 'bob']) await store.saveGuest({ id, name: id }, iso());
  const catalogue = await openCatalogue({ shells: async () => shells as GameModule });
  const game = catalogue.get('shells')?.editions[0]?.game;
  assert.ok(game);
  await store.createTable({
    ...usualManners,
    clock: days,
    id: 't',
    game: 'shells',
    edition: game.edition,
    rules: game.version,
    options: {},
    seed: 'a seed',
    owner: 'ann',
    createdAt: iso(),
    seats: ['ann', 'bob'].map(guest => ({ guest, bot: null })),
  });
  async function open() {
    const time = await openHouseTime(store, () => now);
    const room = roomOf(store, catalogue, { time });
    const rest = openRest({ store, guests: await openGuests(store), tables: room.tables, time });
    return { ...room, time, rest };
  }
  let room = await open();
  store.subscribeGuests(guest => void room.rest.heard(guest));
  const { turn } = (await room.tables.read('t')).timing;
  assert.ok(turn?.guest);
  await store.keepTurn('t', turn);
  const { guest } = turn;
  return {
    began: now,
    asked: turn.seat,
    at: (ms: number) => new Date(now + ms).toISOString(),
    async choose(night: Night | null, zone = 'UTC', holidays: Holiday[] = []) {
      await room.rest.handlers.chooseRest({ guest, body: { zone, night, holidays } });
      await new Promise(done => setImmediate(done));
    },
    now: () => now,
    rests: async () => (await store.rests([guest])).get(guest) ?? [],
    async pass(ms: number) {
      now += ms;
      for (const id of await store.dueTables(iso(), 10)) await room.absence.attend(id);
    },
    /** The house opens again, without having been shut for long. */
    again: async () => {
      room = await open();
    },
    clock: async () => tableInfo(await room.tables.read('t'), null, () => false, room.time).clock,
    standIn: async () => (await room.tables.read('t')).stored.seats[turn.seat]?.standIn,
    due: async () => (await store.turn('t'))?.dueAt,
    close: () => store.close(),
  };
}

test('a deadline that comes nearer because somebody rests no more is found and kept to', async () => {
  const table = await simulate();
  await table.choose({ from: '15:00', to: '22:00' });
  await table.pass(60_000);
  const later = table.at(13 * hour - 60_000);
  assert.equal((await table.clock()).runsOut, later);
  assert.equal(await table.due(), later, 'what is due was found out again');
  await table.pass(4 * hour);
  assert.equal((await table.clock()).resting, true);
  await table.choose(null);
  // The hour and a half that was rest stays so: what is chosen holds from the next minute on.
  const rested = hour + 2 * 60_000;
  const due = table.began + 6 * hour + rested;
  assert.equal((await table.clock()).runsOut, new Date(due).toISOString());
  await table.pass(60_000);
  assert.equal(await table.due(), new Date(due).toISOString());
  await table.pass(due - Date.parse(table.at(0)) - 1);
  assert.equal(await table.standIn(), null, 'not a moment too early');
  await table.pass(1);
  assert.equal(await table.standIn(), 'level3');
  await table.close();
});

test('a clock is the same after a new start, whatever was chosen in the meantime', async () => {
  const table = await simulate();
  await table.choose({ from: '13:00', to: '16:00' });
  await table.pass(2 * hour);
  await table.choose(null);
  await table.pass(3 * hour);
  const before = await table.clock();
  assert.ok(before.runsOut);
  await table.again();
  assert.deepEqual(await table.clock(), before);
  await table.close();
});

const shown = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);
/** Sometimes a little more than is allowed. */
const someNight = fc
  .tuple(fc.nat(24 * 60 - 1), fc.integer({ min: 120, max: 660 }))
  .map(([from, length]) => ({ from: shown(from), to: shown(from + length) }));
const step = fc.oneof(
  fc.record({ pass: fc.integer({ min: 1, max: 5 * 60 }) }),
  fc.record({
    zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns'),
    night: fc.option(someNight, { freq: 2 }),
    away: fc.option(fc.tuple(fc.nat(3), fc.nat(6)), { freq: 2 }),
  }),
  fc.constant({ again: true }),
);

test('whatever somebody chooses and whenever, their time is up when all of it has gone by, and not a moment earlier', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const table = await simulate();
      /** What is known of the deadline is the same in a house that has just opened, and is looked at in time. */
      const check = async () => {
        const { runsOut } = await table.clock();
        if ((await table.standIn()) !== null) return;
        const due = await table.due();
        assert.ok(runsOut && due && due <= runsOut, `${due} is due after ${runsOut}`);
        await table.again();
        assert.equal((await table.clock()).runsOut, runsOut);
        assert.ok(Date.parse(runsOut) > table.now());
      };
      for (const one of steps) {
        if ('pass' in one) await table.pass(one.pass * 60_000);
        else if ('again' in one) await table.again();
        else {
          const date = (days: number) => new Date(table.now() + days * 24 * hour).toISOString().slice(0, 10);
          const holidays = one.away ? [{ from: date(one.away[0]), to: date(one.away[0] + one.away[1]) }] : [];
          await table.choose(one.night, one.zone, holidays).catch(error => assert.ok(error instanceof Refused, error));
        }
        await check();
      }
      for (let days = 0; (await table.standIn()) === null; days++) {
        assert.ok(days < 60, 'no table waits for ever');
        const { runsOut } = await table.clock();
        await table.pass(Math.min(24 * hour, Math.max(0, Date.parse(runsOut ?? '') - table.now() - 1)) || 1);
        await check();
      }
      const rested = restSpans(await table.rests(), table.began, table.now());
      const lived = openTime(table.began, table.now(), rested);
      // Somebody looks only now and then: what is past the end is at most what went by in the last step.
      assert.ok(lived >= 6 * hour, `${lived / hour} hours had gone by`);
      await table.close();
    }),
    { numRuns: 150 },
  );
});
