import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Chance, type GameModule, same } from '@atoll/engine';
import { cacao } from '@atoll/games/cacao/index.ts';
import { Refused } from '../door/refusals.ts';
import { openSqlite } from '../store/sqlite/index.ts';
import type { Store } from '../store/store.ts';
import { shells } from '../test/shells.ts';
import { plainTime, roomOf } from '../test/tableOf.ts';
import { usualManners } from '../time/settings.ts';
import { openCatalogue } from './editions/editions.ts';
import { type LiveTable, openLive } from './liveTable.ts';
import { decisionOf, entriesFor, standing } from './outgoing.ts';
import type { News } from './tables.ts';

const catalogue = await openCatalogue({
  shells: async () => shells as GameModule,
  cacao: async () => cacao as GameModule,
});
const guests = ['ann', 'bob'];
const time = plainTime();

async function storeWithTable(t: TestContext, id = 'shells'): Promise<Store> {
  const game = catalogue.get(id)?.editions[0]?.game;
  const store = openSqlite(':memory:');
  t.after(() => store.close());
  for (const id of guests) await store.saveGuest({ id, name: id }, '2026-01-01T00:00:00Z');
  assert.ok(game);
  await store.createTable({
    id: 't',
    game: id,
    edition: game.edition,
    rules: game.version,
    options: {},
    seed: 'seed',
    ...usualManners,
    owner: 'ann',
    createdAt: '2026-01-01T00:00:00Z',
    seats: guests.map(guest => ({ guest, bot: null })),
  });
  return store;
}

/** A server's view of the store: its own cache and its own news. */
function node(store: Store) {
  const { tables, play } = roomOf(store, catalogue);
  const news: number[] = [];
  tables.onNews(({ live, log }: News) => log && news.push(live.n));
  return { tables, play, news };
}

const guestToDecide = (live: LiveTable): string => guests[decisionOf(live)?.seat ?? -1] ?? '';

/** What everybody can see of a table, to compare two caches of it. */
const seen = (live: LiveTable) =>
  ([0, 1, 'spectator'] as const).map(viewer => [
    standing(live, viewer, time),
    entriesFor(live, viewer, 0),
    live.undone,
  ]);

for (const id of ['shells', 'cacao'])
  test(`a table of ${id} is its log: rebuilt after any number of moves and undos it is the same table`, async t => {
    const store = await storeWithTable(t, id);
    const { tables, play } = node(store);
    const chance = new Chance('rebuild');
    const live = await tables.read('t');
    for (let key = 0; decisionOf(live); key++) {
      const guest = guestToDecide(live);
      const said = { after: live.n, key: `k${key}`, move: chance.pick(live.table?.game.moves(live.table.state) ?? []) };
      const undone = chance.int(2) === 0 && (await play.undo('t', guest, said).then(...either));
      if (!undone) await play.move('t', guest, said);
      const stored = await store.table('t');
      assert.ok(stored);
      const rebuilt = openLive(live, stored, await store.log('t', 0), time);
      assert.ok(same(seen(rebuilt), seen(live)), `after entry ${live.n}`);
      assert.ok(same(rebuilt.table?.state, live.table?.state) && same(rebuilt.table?.chance, live.table?.chance));
      assert.deepEqual(rebuilt.keys, live.keys);
    }
    const log = await store.log('t', 0);
    const undos = log.filter(entry => entry.type === 'undo');
    assert.ok(undos.length > 0, 'something was taken back');
    // In Cacao preferences answer in the middle of a turn; what they answered is taken back with the choice before it.
    const overAnswers = undos.filter(({ n }) => log[n - 2]?.type === 'move' && log[n - 2]?.key === '');
    assert.equal(overAnswers.length > 0, id === 'cacao');
  });

const either = [() => true, () => false] as const;

test('two servers share a store: what one stores the other tells', async t => {
  const store = await storeWithTable(t);
  const [here, there] = [node(store), node(store)];
  const live = await here.tables.read('t');
  const other = await there.tables.read('t');
  const chance = new Chance('two servers');
  for (let key = 0; decisionOf(live); key++) {
    const { play } = chance.int(2) === 0 ? here : there;
    const said = { after: live.n, key: `k${key}`, move: live.table?.game.moves(live.table.state)[0] };
    await play.move('t', guestToDecide(live), said);
    if (key === 0) await play.undo('t', 'ann', { after: 1, key: 'back' });
    await here.tables.settled();
    await there.tables.settled();
    assert.ok(same(seen(live), seen(other)));
  }
  assert.deepEqual(here.news, there.news, 'everybody heard everything once');
});

test('two servers answer the same decision at the same moment: one wins, the other is refused as stale', async t => {
  const store = await storeWithTable(t);
  const [here, there] = [node(store), node(store)];
  const live = await here.tables.read('t');
  await there.tables.read('t');
  const [one, two] = live.table?.game.moves(live.table.state) ?? [];
  const outcomes = await Promise.allSettled([
    here.play.move('t', 'ann', { after: 0, key: 'a', move: one }),
    there.play.move('t', 'ann', { after: 0, key: 'b', move: two }),
  ]);
  assert.deepEqual(
    outcomes.map(o => (o.status === 'rejected' && o.reason instanceof Refused ? o.reason.refusal.code : o.status)),
    ['fulfilled', 'stale'],
  );
  assert.equal((await store.log('t', 0)).length, 1);
});

test('the same message reaches two servers: it is played once and acknowledged twice', async t => {
  const store = await storeWithTable(t);
  const [here, there] = [node(store), node(store)];
  const live = await here.tables.read('t');
  await there.tables.read('t');
  const said = { after: 0, key: 'same', move: live.table?.game.moves(live.table.state)[0] };
  let acknowledged = 0;
  await Promise.all([here, there].map(({ play }) => play.move('t', 'ann', said, () => acknowledged++)));
  assert.equal(acknowledged, 2);
  assert.equal((await store.log('t', 0)).length, 1);
});

test('what the store does not take has not happened: nobody sees it, and it can be tried again', async t => {
  const store = await storeWithTable(t);
  const broken: Store = { ...store, append: () => Promise.reject(new Error('the disk is full')) };
  const { tables, play } = roomOf(broken, catalogue);
  const news: News[] = [];
  tables.onNews(heard => news.push(heard));
  const live = await tables.read('t');
  const before = JSON.stringify(seen(live));
  const said = { after: 0, key: 'k', move: live.table?.game.moves(live.table.state)[0] };
  let acknowledged = false;
  await assert.rejects(
    play.move('t', 'ann', said, () => {
      acknowledged = true;
    }),
    /disk is full/,
  );
  assert.equal(acknowledged, false);
  assert.equal(news.length, 0);
  assert.equal(JSON.stringify(seen(live)), before);
  broken.append = store.append;
  await play.move('t', 'ann', said);
  assert.equal(live.n, 1);
});

test('a mistake in telling the news does not undo what was stored', async t => {
  const store = await storeWithTable(t);
  const { tables, play, news } = node(store);
  tables.onNews(() => {
    throw new Error('cannot tell');
  });
  const live = await tables.read('t');
  await play.move('t', 'ann', { after: 0, key: 'k', move: live.table?.game.moves(live.table.state)[0] });
  assert.deepEqual(news, [1]);
});

test('a log that cannot be played is said to be damaged, and leaves the others alone', async t => {
  const store = await storeWithTable(t);
  const entry = { n: 1, type: 'move', seat: 0, move: { shell: 999 }, auto: false, key: '', at: '' } as const;
  await store.append('t', [entry], { over: false });
  const { tables } = node(store);
  const damaged = (error: unknown) => error instanceof Refused && error.refusal.code === 'table-damaged';
  await assert.rejects(tables.read('t'), damaged);
  await assert.rejects(tables.read('t'), damaged, 'every time, not only the first');
});

test('only so many tables stay in memory; those that are followed always do', async t => {
  const store = await storeWithTable(t);
  let loads = 0;
  const counting: Store = {
    ...store,
    table: id => {
      loads++;
      return store.table('t').then(stored => stored && { ...stored, id });
    },
  };
  const { tables } = roomOf(counting, catalogue, { capacity: 2 });
  tables.hold('a');
  for (const id of ['a', 'b', 'c', 'd', 'a']) await tables.read(id);
  assert.equal(loads, 4, 'a was still there');
  await tables.read('b');
  assert.equal(loads, 5, 'b had to be loaded again');
});
