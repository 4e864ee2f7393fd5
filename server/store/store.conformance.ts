/** What every store must do, as one set of tests. A store's own test file runs it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scoresheet } from '@atoll/engine';
import { usualManners } from '../time/settings.ts';
import { chatConformance } from './chat.conformance.ts';
import { companyConformance } from './company.conformance.ts';
import { identityConformance } from './identity.conformance.ts';
import { leaseConformance } from './lease.conformance.ts';
import { leavingConformance } from './leaving.conformance.ts';
import { noticeConformance } from './notice.conformance.ts';
import { restConformance } from './rest.conformance.ts';
import {
  AppendConflict,
  type Change,
  type Entry,
  type LobbyPlace,
  type NewStoredTable,
  type Report,
  type Store,
  StoreFailure,
} from './store.ts';

/** Tells one story about a store in which Ann and Bob are known. */
export type TellStory = (title: string, tell: (store: Store, place: StorePlace) => Promise<void>) => void;

/** A place that keeps what a store has written: `open` may be called again after the store was closed. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();

const move = (n: number, key = ''): Entry => ({
  n,
  type: 'move',
  seat: n % 2,
  move: { card: n, sure: true, side: 'left' },
  auto: n % 3 === 0,
  key,
  at: at(n),
});

const newTable = (id: string, seats: NewStoredTable['seats'], created = 0): NewStoredTable => ({
  id,
  game: 'shells',
  edition: { id: 'base', digest: 'd1' },
  rules: 1,
  options: { long: 'yes' },
  seed: 'the seed',
  ...usualManners,
  owner: 'ann',
  createdAt: at(created),
  seats,
});

const seatOf = (guest: string) => ({ guest, bot: null });
const botSeat = { guest: null, bot: 'random' };
const open = { guest: null, bot: null };

export function conformance(name: string, place: () => Promise<StorePlace>): void {
  const story: TellStory = (title, tell) =>
    test(`${name}: ${title}`, async () => {
      const here = await place();
      const store = await here.open();
      try {
        await store.saveGuest({ id: 'ann', name: 'Ann' }, at(0));
        await store.saveGuest({ id: 'bob', name: 'Bob' }, at(0));
        await tell(store, here);
      } finally {
        await store.close();
        await here.remove();
      }
    });

  story('a secret is made once and stays the same', async (store, here) => {
    assert.equal(await store.secret('cookie', () => 'first'), 'first');
    assert.equal(await store.secret('cookie', () => 'second'), 'first');
    assert.equal(await store.secret('other', () => 'third'), 'third');
    await store.close();
    const again = await here.open();
    assert.equal(await again.secret('cookie', () => 'fourth'), 'first');
    await again.close();
  });

  story('a guest is known by id and can change their name', async store => {
    assert.equal(await store.guest('nobody'), null);
    assert.deepEqual(await store.guest('ann'), { id: 'ann', name: 'Ann' });
    await store.saveGuest({ id: 'ann', name: 'Änne 🐚' }, at(1));
    assert.deepEqual(await store.guest('ann'), { id: 'ann', name: 'Änne 🐚' });
  });

  story('a table comes back as it was opened, and waits for its open seat', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), botSeat, open]));
    assert.deepEqual(await store.table('t'), {
      id: 't',
      game: 'shells',
      edition: { id: 'base', digest: 'd1' },
      rules: 1,
      options: { long: 'yes' },
      seed: 'the seed',
      ...usualManners,
      owner: 'ann',
      seats: [
        { seat: 0, kind: 'person', guest: 'ann', name: 'Ann', bot: null, standIn: null, preferences: {} },
        { seat: 1, kind: 'bot', guest: null, name: '', bot: 'random', standIn: null, preferences: {} },
        { seat: 2, kind: 'open', guest: null, name: '', bot: null, standIn: null, preferences: {} },
      ],
      over: false,
      ended: null,
      invitation: null,
      fillAt: null,
      lobbySince: null,
      rematch: null,
      rematchNotFor: [],
      createdAt: at(0),
      startedAt: null,
      changedAt: at(0),
    });
    assert.equal(await store.table('unknown'), null);
  });

  story('a table id is given once', async store => {
    await store.createTable(newTable('t', [open, open]));
    await assert.rejects(store.createTable(newTable('t', [botSeat, botSeat])), StoreFailure);
    assert.equal((await store.table('t'))?.seats[0]?.kind, 'open');
  });

  story('a table without open seats has started', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), botSeat], 7));
    assert.equal((await store.table('t'))?.startedAt, at(7));
  });

  story('taking the last seat starts the table', async store => {
    await store.createTable(newTable('t', [open, open]));
    assert.equal(await store.sit('t', 1, 'bob', at(1)), 'seated');
    assert.equal((await store.table('t'))?.startedAt, null);
    assert.equal(await store.sit('t', 0, 'ann', at(2)), 'seated');
    const table = await store.table('t');
    assert.equal(table?.startedAt, at(2));
    assert.equal(table?.changedAt, at(2));
    assert.deepEqual(
      table?.seats.map(s => [s.kind, s.name]),
      [
        ['person', 'Ann'],
        ['person', 'Bob'],
      ],
    );
  });

  story('a seat is taken once, and a guest has one seat at a table', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), botSeat, open, open]));
    assert.equal(await store.sit('t', 0, 'bob', at(1)), 'taken');
    assert.equal(await store.sit('t', 1, 'bob', at(1)), 'taken');
    assert.equal(await store.sit('t', 9, 'bob', at(1)), 'taken');
    assert.equal(await store.sit('t', 2, 'ann', at(1)), 'elsewhere');
    assert.equal(await store.sit('t', 0, 'ann', at(1)), 'seated', 'sitting down again where one sits is harmless');
    assert.equal(await store.sit('unknown', 0, 'bob', at(1)), 'taken');
  });

  story('of two who want the last seat at the same moment one gets it', async store => {
    await store.createTable(newTable('t', [botSeat, open]));
    const answers = await Promise.all([store.sit('t', 1, 'ann', at(1)), store.sit('t', 1, 'bob', at(1))]);
    assert.deepEqual(answers.sort(), ['seated', 'taken']);
  });

  story('a seat can be given back while the table waits, and not after', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), open]));
    await store.prefer('t', 0, 'ann', { draw: 'always' });
    assert.equal(await store.leave('t', 0, 'bob', at(1)), 'not-yours');
    assert.equal(await store.leave('t', 0, 'ann', at(1)), 'left');
    assert.equal(await store.leave('t', 0, 'ann', at(1)), 'not-yours');
    assert.equal(await store.sit('t', 0, 'bob', at(2)), 'seated');
    assert.deepEqual((await store.table('t'))?.seats[0]?.preferences, {}, 'the next one starts without preferences');
    await store.sit('t', 1, 'ann', at(3));
    assert.equal(await store.leave('t', 1, 'ann', at(4)), 'started');
  });

  story('preferences belong to the guest on the seat', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    assert.equal(await store.prefer('t', 0, 'ann', { draw: 'always' }), 'kept');
    assert.equal(await store.prefer('t', 0, 'bob', { draw: 'never' }), 'not-yours');
    assert.deepEqual(
      (await store.table('t'))?.seats.map(s => s.preferences),
      [{ draw: 'always' }, {}],
    );
  });

  story('the log gives back what was appended, from any number on', async (store, here) => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    const undo: Entry = { n: 3, type: 'undo', seat: 1, key: 'k3', at: at(3) };
    await store.append('t', [move(1, 'k1'), move(2)], { over: false });
    await store.append('t', [undo], { over: false });
    assert.deepEqual(await store.log('t', 0), [move(1, 'k1'), move(2), undo]);
    assert.deepEqual(await store.log('t', 2), [undo]);
    assert.deepEqual(await store.log('t', 3), []);
    assert.deepEqual(await store.log('unknown', 0), []);
    assert.equal((await store.table('t'))?.changedAt, at(3));
    await store.close();
    const again = await here.open();
    assert.deepEqual(await again.log('t', 0), [move(1, 'k1'), move(2), undo]);
    await again.close();
  });

  story('appending the same number twice is a conflict, and changes nothing', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    await store.append('t', [move(1, 'first')], { over: false });
    await assert.rejects(store.append('t', [move(1, 'second')], { over: true }), AppendConflict);
    assert.deepEqual(await store.log('t', 0), [move(1, 'first')]);
    assert.equal((await store.table('t'))?.over, false);
  });

  story('an entry that leaves a gap is a conflict', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    await assert.rejects(store.append('t', [move(2)], { over: false }), AppendConflict);
    await assert.rejects(store.append('t', [move(1), move(3)], { over: false }), AppendConflict);
    assert.deepEqual(await store.log('t', 0), [], 'several entries go in together or not at all');
  });

  story('of many who append the same number at the same moment exactly one succeeds', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    const tries = Array.from({ length: 20 }, (_, i) =>
      store.append('t', [move(1, `try ${i}`), move(2)], { over: false }),
    );
    const outcomes = await Promise.allSettled(tries);
    assert.equal(outcomes.filter(o => o.status === 'fulfilled').length, 1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') assert.ok(outcome.reason instanceof AppendConflict);
    assert.equal((await store.log('t', 0)).length, 2);
  });

  story('a conflict at one table does not disturb another in the same moment', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    await store.createTable(newTable('u', [seatOf('ann'), seatOf('bob')]));
    await store.append('t', [move(1)], { over: false });
    const [bad, good] = await Promise.allSettled([
      store.append('t', [move(1)], { over: false }),
      store.append('u', [move(1)], { over: false }),
    ]);
    assert.equal(bad.status, 'rejected');
    assert.equal(good.status, 'fulfilled');
    assert.equal((await store.log('u', 0)).length, 1);
  });

  story('nothing is appended to a table that does not exist', async store => {
    await assert.rejects(store.append('nowhere', [move(1)], { over: false }), StoreFailure);
    assert.deepEqual(await store.log('nowhere', 0), []);
  });

  story('what moves caused is kept with them, apart from the log', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    const result: Scoresheet = { categories: ['all'], rows: [], final: true };
    const first: Report = { n: 1, lines: [{ words: { de: 'Eins', en: 'One' } }], totals: [1, 0] };
    const second: Report = { n: 2, lines: [{ words: { de: 'Zwei', en: 'Two' }, only: 1 }], totals: [1, 2], result };
    await store.append('t', [move(1)], { over: false, reports: [first] });
    await store.append('t', [move(2)], { over: true, reports: [second] });
    assert.deepEqual(await store.reports('t'), [first, second]);
    assert.deepEqual(await store.log('t', 0), [move(1), move(2)]);
    assert.deepEqual(await store.reports('nowhere'), []);
    assert.deepEqual(await store.untold(), []);
  });

  story('what an append that failed would have told is not told', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    await assert.rejects(store.append('t', [move(2)], { over: false, reports: [{ n: 2, lines: [] }] }), AppendConflict);
    assert.deepEqual(await store.reports('t'), []);
  });

  story('reports that are added later leave those alone that are there', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    const told: Report = { n: 2, lines: [{ words: { de: 'da', en: 'there' } }], totals: [3, 4] };
    await store.append('t', [move(1)], { over: false });
    await store.append('t', [move(2)], { over: false, reports: [told] });
    await store.keepReports('t', [
      { n: 1, lines: [] },
      { n: 2, lines: [] },
    ]);
    assert.deepEqual(await store.reports('t'), [{ n: 1, lines: [] }, told]);
  });

  story('an edition is kept by game and digest, once and for all', async (store, here) => {
    await store.keepEdition('shells', 'd1', { id: 'base', shells: 30 });
    await store.keepEdition('shells', 'd1', { id: 'base', shells: 99 });
    await store.keepEdition('other', 'd1', { id: 'another game' });
    assert.deepEqual(await store.edition('shells', 'd1'), { id: 'base', shells: 30 });
    assert.equal(await store.edition('shells', 'd2'), undefined);
    await store.close();
    const again = await here.open();
    assert.deepEqual(await again.edition('other', 'd1'), { id: 'another game' });
    await again.close();
  });

  story('a guest finds the tables they opened or sit at, the latest first', async store => {
    await store.createTable(newTable('a', [botSeat, botSeat], 1));
    await store.createTable({ ...newTable('b', [seatOf('ann'), open], 2), owner: 'bob' });
    await store.createTable({ ...newTable('c', [seatOf('bob'), open], 3), owner: 'bob' });
    assert.deepEqual(await store.tablesOf('ann', 10), ['b', 'a']);
    await store.append(
      'a',
      [move(9)].map(e => ({ ...e, n: 1 })),
      { over: false },
    );
    assert.deepEqual(await store.tablesOf('ann', 10), ['a', 'b']);
    assert.deepEqual(await store.tablesOf('ann', 1), ['a']);
    assert.deepEqual(await store.tablesOf('nobody', 10), []);
  });

  story('a table that is over is found among the finished ones of everybody who belongs to it', async store => {
    await store.createTable({ ...newTable('t', [seatOf('ann'), open]), owner: 'bob' });
    await store.sit('t', 1, 'bob', at(1));
    assert.deepEqual(await store.finishedOf('ann', 10), []);
    await store.append('t', [move(1), move(2)], { over: true });
    for (const guest of ['ann', 'bob']) {
      assert.deepEqual(await store.finishedOf(guest, 10), [{ id: 't', endedAt: at(2), n: 2 }]);
      assert.deepEqual(await store.tablesOf(guest, 10), [], 'and no more among those that run');
    }
    assert.deepEqual(await store.finishedOf('nobody', 10), []);
  });

  story(
    'finished tables come a page at a time, the latest ended first, also those that ended at one moment',
    async store => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        await store.createTable(newTable(id, [seatOf('ann'), botSeat]));
        await store.append(id, [{ ...move(1), at: id === 'e' ? at(1) : at(9) }], { over: true });
      }
      const seen: string[] = [];
      let page = await store.finishedOf('ann', 2);
      for (let last = page.at(-1); last; last = page.at(-1)) {
        seen.push(...page.map(({ id }) => id));
        page = await store.finishedOf('ann', 2, last);
      }
      assert.deepEqual(seen, ['d', 'c', 'b', 'a', 'e']);
    },
  );

  story('a guest who gave a seat back before the start has nothing more to do with the table', async store => {
    await store.createTable({ ...newTable('t', [seatOf('ann'), open]), owner: 'bob' });
    await store.leave('t', 0, 'ann', at(1));
    assert.deepEqual(await store.tablesOf('ann', 10), []);
    await store.sit('t', 0, 'bob', at(2));
    await store.leave('t', 0, 'bob', at(3));
    assert.deepEqual(await store.tablesOf('bob', 10), ['t'], 'unless they opened it');
  });

  story(
    'tables that are open to all stand in the lobby while a seat is free, and are found by what one looks for',
    async store => {
      const lobby = { ...newTable('a', [seatOf('ann'), open, open], 1), lobby: true };
      await store.createTable(lobby);
      await store.createTable({ ...lobby, id: 'b', createdAt: at(2), seats: [seatOf('ann'), open], language: 'de' });
      await store.createTable(newTable('by link', [seatOf('ann'), open], 3));
      const found = async (wanted: Parameters<Store['lobby']>[0], limit = 9, before?: LobbyPlace) =>
        (await store.lobby(wanted, limit, before)).map(({ id }) => id);
      assert.deepEqual(await found({}), ['b', 'a']);
      assert.deepEqual(await found({}, 1), ['b']);
      assert.deepEqual(await found({}, 9, { id: 'b', since: at(2) }), ['a']);
      assert.deepEqual(await found({ seats: 3 }), ['a']);
      assert.deepEqual(await found({ free: 2 }), ['a']);
      assert.deepEqual(await found({ language: 'en' }), ['a']);
      assert.deepEqual(await found({ clock: 'live' }), []);
      assert.equal(await store.lobbySize({ free: 1 }), 2);
      assert.equal((await store.table('b'))?.lobbySince, at(2));
      await store.sit('b', 1, 'bob', at(4));
      assert.equal((await store.table('b'))?.lobbySince, null);
      assert.deepEqual(await found({}), ['a']);
      const heard: Change[] = [];
      store.subscribe(change => heard.push(change));
      const left: Entry = { n: 1, type: 'standIn', seat: 1, bot: 'level3', why: 'left', key: '', at: at(5) };
      await store.append('b', [left], { over: false });
      assert.deepEqual(await found({}), ['b', 'a'], 'a seat that is given up is free for somebody else');
      assert.deepEqual(heard.at(-1), { table: 'b', n: null }, 'which is more than the log says');
    },
  );

  story('of two rematches the first is kept, unless it was closed before it began', async store => {
    for (const id of ['over', 'first', 'second']) await store.createTable(newTable(id, [seatOf('ann'), open]));
    assert.equal(await store.setRematch('over', 'first'), 'first');
    assert.equal(await store.setRematch('over', 'second'), 'first');
    const end: Entry = { n: 1, type: 'end', seat: 0, why: 'owner', key: '', at: at(1) };
    await store.append('first', [end], { over: true });
    assert.equal(await store.setRematch('over', 'second'), 'second');
  });

  story('open tables are counted for who opened them, without those that are over or long untouched', async store => {
    await store.createTable(newTable('a', [seatOf('ann'), seatOf('bob')], 1));
    await store.createTable(newTable('b', [open, open], 5));
    assert.equal(await store.openTablesOf('ann', at(0)), 2);
    assert.equal(await store.openTablesOf('ann', at(3)), 1);
    assert.equal(await store.openTablesOf('bob', at(0)), 0);
    await store.append('a', [move(1)], { over: true });
    assert.equal(await store.openTablesOf('ann', at(0)), 1);
    assert.equal((await store.table('a'))?.over, true);
  });

  story('running tables with bots are found again: started, not over, a bot at the table', async store => {
    await store.createTable(newTable('waiting', [botSeat, open]));
    await store.createTable(newTable('people', [seatOf('ann'), seatOf('bob')]));
    await store.createTable(newTable('running', [seatOf('ann'), botSeat]));
    await store.createTable(newTable('over', [seatOf('ann'), botSeat]));
    await store.append('over', [move(1)], { over: true });
    assert.deepEqual(await store.runningTablesWithBots(), ['running']);
  });

  story('what somebody has chosen is kept, part by part', async store => {
    assert.deepEqual(await store.settings('ann'), {});
    await store.changeSettings('ann', { seen: true, colour: 'blue' });
    await store.changeSettings('ann', { colour: null });
    assert.deepEqual(await store.settings('ann'), { seen: true });
    assert.deepEqual(await store.settings('bob'), {}, 'and it is their own');
  });

  story('somebody is muted or blocked until they are not any more', async store => {
    await store.setBond('ann', 'bob', 'muted', at(1));
    await store.setBond('ann', 'bob', 'blocked', at(2));
    assert.deepEqual(await store.bonds('ann'), [{ other: 'bob', kind: 'blocked' }]);
    assert.deepEqual(await store.bonds('bob'), [], 'which says nothing of the other way round');
    await store.setBond('ann', 'bob', null, at(3));
    assert.deepEqual(await store.bonds('ann'), []);
  });

  chatConformance(story, newTable);
  identityConformance(story, newTable);
  restConformance(story, newTable);
  leaseConformance(story, newTable);
  leavingConformance(story, newTable);
  noticeConformance(story, newTable);
  story('the running tables that wait for somebody are found, the longest waiting first', async store => {
    const turn = { seat: 0, guest: 'ann', n: 0, since: at(5), dueAt: null };
    for (const id of ['a', 'b', 'c', 'd']) await store.createTable(newTable(id, [seatOf('ann'), seatOf('bob')]));
    await store.keepTurn('a', turn);
    await store.keepTurn('b', { ...turn, since: at(3), dueAt: at(60) });
    await store.keepTurn('c', { ...turn, seat: 1, guest: 'bob' });
    await store.keepTurn('d', { ...turn, seat: 1, guest: null });
    assert.deepEqual(await store.turnsOf('ann', 9), [
      { table: 'b', game: 'shells', n: 0, since: at(3), dueAt: at(60) },
      { table: 'a', game: 'shells', n: 0, since: at(5), dueAt: null },
    ]);
    assert.deepEqual(
      (await store.turnsOf('ann', 1)).map(({ table }) => table),
      ['b'],
    );
    await store.append('b', [move(1)], { over: false, turn: { ...turn, guest: 'bob', seat: 1, n: 1 } });
    await store.append('a', [move(1)], { over: true });
    assert.deepEqual(await store.turnsOf('ann', 9), []);
    assert.deepEqual(
      (await store.turnsOf('bob', 9)).map(({ table, n }) => [table, n]),
      [
        ['b', 1],
        ['c', 0],
      ],
    );
  });

  story('whose turn it is can be noted, and listeners hear of it', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    const heard: Change[] = [];
    store.subscribe(change => heard.push(change));
    await store.keepTurn('t', { seat: 0, guest: 'ann', n: 0, since: at(5), dueAt: null });
    assert.deepEqual(heard, [{ table: 't', n: null }]);
  });
  companyConformance(story, newTable);

  story(
    'a house is open as long as its heart beats; a gap is noted once as the time in which it was shut',
    async store => {
      assert.equal(await store.beat(at(0), 10_000), null);
      assert.equal(await store.beat(at(10), 10_000), null);
      assert.deepEqual(await store.beat(at(30), 10_000), { since: at(10), until: at(30) });
      assert.equal(await store.beat(at(30), 0), null);
      assert.equal(await store.beat(at(20), 0), null, 'a clock that goes back says nothing');
      assert.deepEqual(await store.shut(), [{ since: at(10), until: at(30) }]);
    },
  );

  story('a turn that began after the last beat shows that the house was still open then', async store => {
    await store.beat(at(0), 0);
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    await store.append('t', [{ ...move(1), at: at(4) }], {
      over: false,
      turn: { seat: 1, guest: 'bob', n: 1, since: at(4), dueAt: null },
    });
    assert.deepEqual(await store.beat(at(40), 0), { since: at(4), until: at(40) });
  });

  story('a subscriber hears of every change once it is stored, and can stop hearing', async store => {
    const heard: Change[] = [];
    const stop = store.subscribe(change => heard.push(change));
    await store.createTable(newTable('t', [open, seatOf('bob')]));
    await store.sit('t', 0, 'ann', at(1));
    await store.append('t', [move(1), move(2)], { over: false });
    await store.append('t', [move(1)], { over: false }).catch(() => undefined);
    await store.prefer('t', 0, 'ann', { draw: 'always' });
    await store.saveGuest({ id: 'bob', name: 'Robert' }, at(3));
    const rest = { table: 't', n: null };
    assert.deepEqual(heard, [rest, rest, { table: 't', n: 2 }, rest, rest]);
    assert.equal((await store.table('t'))?.seats[1]?.name, 'Robert');
    stop();
    await store.append('t', [move(3)], { over: false });
    assert.equal(heard.length, 5);
  });

  story(
    'a probe is taken by a store that works, changes nothing, and is refused by one that is closed',
    async store => {
      await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
      const heard: Change[] = [];
      store.subscribe(change => heard.push(change));
      const before = await store.table('t');
      await store.probe();
      assert.deepEqual(await store.table('t'), before);
      assert.deepEqual(heard, []);
      await store.close();
      await assert.rejects(store.probe(), StoreFailure);
    },
  );

  story('closing finishes what was begun; afterwards everything is refused', async (store, here) => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    const begun = store.append('t', [move(1)], { over: false });
    await store.close();
    await begun;
    await assert.rejects(store.append('t', [move(2)], { over: false }), StoreFailure);
    await assert.rejects(store.table('t'), StoreFailure);
    const again = await here.open();
    assert.equal((await again.log('t', 0)).length, 1);
    await again.close();
  });
}
