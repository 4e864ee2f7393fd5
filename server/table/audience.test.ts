import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Game, GameModule } from '@atoll/engine';
import type { ServerMessage } from '../door/protocol.ts';
import { shells } from '../test/shells.ts';
import { plainTime, tableOf } from '../test/tableOf.ts';
import { type Audience, type Listener, openAudience } from './audience.ts';
import type { LiveTable } from './liveTable.ts';
import type { News, Tables } from './tables.ts';

interface Window extends Listener {
  heard: ServerMessage[];
}

function windowOf(guest: string | null): Window {
  const heard: ServerMessage[] = [];
  return { guest, heard, send: text => heard.push(JSON.parse(text) as ServerMessage) };
}

/** What spectators are called; who is not named here has no name. */
const names: Readonly<Record<string, string>> = { eve: 'Eve', zoe: 'Zoe' };

interface Scene {
  audience: Audience;
  live: LiveTable;
  /** How often the table was asked for, and how often a view of it was made. */
  counted: { reads: number; views: number };
  tell(news: Partial<News>): void;
}

/** A running table of Ann's and Bob's, and its audience; time stands still until the test moves it. */
async function scene(t: TestContext): Promise<Scene> {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const counted = { reads: 0, views: 0 };
  const open = (json: unknown): Game => {
    const game = (shells as GameModule).open(json);
    const view: Game['view'] = (state, viewer) => {
      counted.views++;
      return game.view(state, viewer);
    };
    return { ...game, view };
  };
  const live = await tableOf(['Ann', 'Bob'], { module: { ...(shells as GameModule), open } });
  const hearers: ((news: News) => void)[] = [];
  const nothing = async () => undefined;
  const tables: Tables = {
    async read() {
      counted.reads++;
      return live;
    },
    change: (_id, work) => work(live),
    refresh: nothing,
    tell: () => undefined,
    onNews: hear => hearers.push(hear),
    hold: () => undefined,
    release: () => undefined,
    tellClocksOf: async () => undefined,
    held: () => 0,
    settled: nothing,
  };
  const audience = openAudience(tables, plainTime(), async guest => names[guest] ?? null);
  return {
    audience,
    live,
    counted,
    tell(news) {
      for (const hear of hearers) hear({ live, log: false, rest: false, ...news });
    },
  };
}

/** Lets the time pass in which comings and goings are gathered, and what follows from it. */
async function aMomentLater(t: TestContext): Promise<void> {
  t.mock.timers.tick(1000);
  await new Promise(done => setImmediate(done));
}

const onlineIn = (window: Window): boolean[] | undefined =>
  window.heard.findLast(message => message.type === 'table')?.info.seats.map(seat => seat.online);

const watchingIn = (window: Window) => window.heard.findLast(message => message.type === 'table')?.info.watching;

/** Lets the time pass after which a crowd is counted again. */
async function aWhileLater(t: TestContext): Promise<void> {
  await new Promise(done => setImmediate(done));
  t.mock.timers.tick(10_000);
  await new Promise(done => setImmediate(done));
}

test('those who watch are counted and named, as long as they are there', async t => {
  const { audience, live } = await scene(t);
  const ann = windowOf('ann');
  audience.watch(ann, live);
  assert.equal(watchingIn(ann), undefined);
  const [eve, again, zoe, stranger, nobody] = ['eve', 'eve', 'zoe', 'stranger', null].map(windowOf);
  for (const window of [eve, again, zoe, stranger, nobody]) if (window) audience.watch(window, live);
  await aWhileLater(t);
  const all = { count: 4, names: ['Eve', 'Zoe'] };
  assert.deepEqual(watchingIn(ann), all, 'players are not counted, and two windows are one person');
  assert.deepEqual(eve && watchingIn(eve), all);
  assert.deepEqual(audience.watching(live), all);
  for (const window of [again, zoe, stranger, nobody]) if (window) audience.leave(window);
  await aWhileLater(t);
  assert.deepEqual(watchingIn(ann), { count: 1, names: ['Eve'] });
  if (eve) audience.leave(eve);
  await aWhileLater(t);
  assert.equal(watchingIn(ann), undefined);
});

test('a crowd of spectators that comes and goes is told in one, not one by one', async t => {
  const { audience, live, counted } = await scene(t);
  const first = windowOf('ann');
  audience.watch(first, live);
  await aMomentLater(t);
  const [heard, reads] = [first.heard.length, counted.reads];
  const spectators = Array.from({ length: 800 }, (_, i) => windowOf(i % 2 ? `guest ${i}` : null));
  for (const spectator of spectators) audience.watch(spectator, live);
  await aWhileLater(t);
  assert.equal(first.heard.length, heard + 1);
  assert.equal(watchingIn(first)?.count, 800);
  assert.ok(
    spectators.every(spectator => spectator.heard.length <= 3),
    'each heard how the table stands, and then of all the others at once',
  );
  for (const spectator of spectators) audience.leave(spectator);
  await aWhileLater(t);
  assert.equal(first.heard.length, heard + 2);
  assert.ok(counted.reads - reads <= 2, `${counted.reads - reads} looks at the table`);
});

test('who watches again and again in one moment hears it each time, and it is worked out once', async t => {
  const { audience, live, counted } = await scene(t);
  const spectators = Array.from({ length: 100 }, () => windowOf(null));
  for (let time = 0; time < 55; time++) for (const spectator of spectators) audience.watch(spectator, live);
  assert.ok(spectators.every(({ heard }) => heard.length === 110));
  assert.equal(counted.views, 1);
});

test('what was worked out for one viewer is not told to another', async t => {
  const { audience, live } = await scene(t);
  const windows = [windowOf('ann'), windowOf('bob'), windowOf(null)];
  for (const window of windows) audience.watch(window, live);
  const viewers = windows.map(({ heard }) =>
    heard.flatMap(message => {
      if (message.type === 'table') return message.info.you;
      return message.type === 'standing' ? (message.standing.view as { viewer: unknown }).viewer : [];
    }),
  );
  assert.deepEqual(viewers, [
    [0, 0],
    [1, 1],
    ['spectator', 'spectator'],
  ]);
});

test('a player who flickers is told a single time, as they are at last', async t => {
  const { audience, live } = await scene(t);
  const first = windowOf('ann');
  audience.watch(first, live);
  await aMomentLater(t);
  const before = first.heard.length;
  for (let time = 0; time < 50; time++) {
    const window = windowOf('bob');
    audience.watch(window, live);
    audience.leave(window);
  }
  audience.watch(windowOf('bob'), live);
  assert.equal(first.heard.length, before, 'not at once');
  await aMomentLater(t);
  assert.equal(first.heard.length, before + 1);
  assert.deepEqual(onlineIn(first), [true, true]);
});

test('a player with two windows is there until the last one closes', async t => {
  const { audience, live } = await scene(t);
  const [first, ...bobs] = [windowOf('ann'), windowOf('bob'), windowOf('bob')] as const;
  for (const window of [first, ...bobs]) audience.watch(window, live);
  audience.leave(bobs[0]);
  await aMomentLater(t);
  assert.deepEqual(onlineIn(first), [true, true]);
  audience.leave(bobs[1]);
  await aMomentLater(t);
  assert.deepEqual(onlineIn(first), [true, false]);
});

test('a coming that happens while the last one is being told is told as well', async t => {
  const { audience, live } = await scene(t);
  const first = windowOf('ann');
  audience.watch(first, live);
  t.mock.timers.tick(1000); // the telling has begun, and waits for the table
  audience.watch(windowOf('bob'), live);
  await aMomentLater(t);
  await aMomentLater(t);
  assert.deepEqual(onlineIn(first), [true, true]);
});

test('news makes everything again in the same moment', async t => {
  const { audience, live, tell } = await scene(t);
  const first = windowOf('ann');
  audience.watch(first, live);
  live.stored = { ...live.stored, seats: live.stored.seats.map(seat => ({ ...seat, name: 'Robin' })) };
  tell({ rest: true });
  const info = first.heard.findLast(message => message.type === 'table')?.info;
  assert.deepEqual(
    info?.seats.map(seat => seat.name),
    ['Robin', 'Robin'],
  );
});

test('the first follower makes a table a followed one, until the last has left', async t => {
  const { audience, live } = await scene(t);
  const heard: string[] = [];
  audience.onWatched(id => heard.push(id));
  const windows = [windowOf(null), windowOf(null)];
  for (const window of windows) audience.watch(window, live);
  assert.deepEqual(heard, ['t']);
  assert.equal(audience.watched('t'), true);
  for (const window of windows) audience.leave(window);
  assert.equal(audience.watched('t'), false);
});
