/** A chat that a crowd follows, without sockets. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { GameModule } from '@atoll/engine';
import { openGuests } from '../door/guests.ts';
import { usualLimits } from '../door/limits.ts';
import type { ServerMessage } from '../door/protocol.ts';
import { openLog } from '../log.ts';
import { openSqlite } from '../store/sqlite/index.ts';
import type { Listener } from '../table/audience.ts';
import { openCatalogue } from '../table/editions/editions.ts';
import { shells } from '../test/shells.ts';
import { roomOf } from '../test/tableOf.ts';
import { usualManners } from '../time/settings.ts';
import { openTableChat } from './chat.ts';

interface Window extends Listener {
  texts: string[];
}

function windowOf(guest: string | null): Window {
  const texts: string[] = [];
  return { guest, texts, send: text => texts.push(text) };
}

/** A table of Ann's and Bob's that has started, and its chat; how often the store was asked. */
async function scene(t: TestContext) {
  const store = openSqlite(':memory:');
  const catalogue = await openCatalogue({ shells: async () => shells as GameModule });
  const { tables } = roomOf(store, catalogue);
  const guests = await openGuests(store);
  const at = new Date().toISOString();
  for (const id of ['ann', 'bob']) await store.saveGuest({ id, name: id }, at);
  const game = catalogue.get('shells')?.editions[0]?.game;
  assert.ok(game);
  await store.createTable({
    ...usualManners,
    id: 't',
    game: 'shells',
    edition: game.edition,
    rules: game.version,
    options: { hand: 'four' },
    seed: 'seed',
    owner: 'ann',
    createdAt: at,
    seats: ['ann', 'bob'].map(guest => ({ guest, bot: null })),
  });
  let asked = 0;
  const counting = new Proxy(store, {
    get(target, name: keyof typeof store) {
      asked++;
      return target[name];
    },
  });
  const people = { setBond: async () => undefined, onBond: () => undefined };
  const log = openLog(() => undefined, 'silent');
  const hurry = { burst: 1000, perSecond: 1000 };
  const limits = { ...usualLimits, said: hurry, talk: hurry };
  const chat = openTableChat({ store: counting, tables, guests, people, limits, now: Date.now, log });
  t.after(async () => {
    await chat.close();
    await store.close();
  });
  /** Waits until everything is told. */
  const told = async () => {
    for (let i = 0; i < 20; i++) await new Promise(done => setImmediate(done));
  };
  return { chat, told, asked: () => asked };
}

test('a line that 800 spectators read costs a few looks at the store and is written out once', async t => {
  const { chat, told, asked } = await scene(t);
  const players = [windowOf('ann'), windowOf('bob')];
  const crowd = Array.from({ length: 800 }, (_, i) => windowOf(i % 2 ? `guest ${i}` : null));
  for (const window of [...players, ...crowd]) chat.watch(window, 't', { last: 0, hears: null });
  while (crowd.some(({ texts }) => texts.length === 0)) await told();
  const before = asked();
  await chat.say('t', 'guest 1', { key: 'k', text: 'hello' });
  await told();
  assert.ok(asked() - before < 15, `${asked() - before} questions to the store`);
  const heard = crowd.map(({ texts }) => texts[1] ?? '');
  assert.ok(heard.every(text => text.includes('hello')));
  assert.equal(new Set(heard).size, 2, 'one text for the one who said it, and one for all the others');
  assert.ok(
    players.every(({ texts }) => texts.length === 1),
    'and the players hear nothing of it',
  );
});

test('lines come to everybody in order, however many are said at once', async t => {
  const { chat, told } = await scene(t);
  const windows = [windowOf('ann'), windowOf('bob'), windowOf('ann')];
  for (const window of windows) chat.watch(window, 't', { last: 0, hears: null });
  const saying = Array.from({ length: 50 }, (_, i) =>
    chat.say('t', i % 2 ? 'ann' : 'bob', { key: `k${i}`, text: `line ${i}` }),
  );
  chat.watch(windowOf('bob'), 't', { last: 0, hears: null });
  await Promise.all(saying);
  await told();
  for (const { texts } of windows) {
    const messages = texts.map(text => JSON.parse(text) as Extract<ServerMessage, { type: 'chat' }>);
    const numbers = messages.flatMap(({ lines }) => lines.map(({ line }) => line));
    assert.deepEqual(
      numbers,
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
  }
});

test('who has gone hears nothing any more', async t => {
  const { chat, told } = await scene(t);
  const [stays, unwatches, leaves] = [windowOf('ann'), windowOf('ann'), windowOf('ann')];
  for (const window of [stays, unwatches, leaves]) chat.watch(window, 't', { last: 0, hears: null });
  await told();
  chat.unwatch(unwatches, 't');
  chat.leave(leaves);
  await chat.say('t', 'bob', { key: 'k', phrase: 'thanks' });
  await told();
  assert.deepEqual(
    [stays, unwatches, leaves].map(({ texts }) => texts.length),
    [2, 1, 1],
  );
});
