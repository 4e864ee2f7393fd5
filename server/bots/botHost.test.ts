import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openTable } from '@atoll/engine';
import { openLog } from '../log.ts';
import { testBots } from '../test/house.ts';
import { baseShells, openShells } from '../test/shells.ts';
import { type BotQuestion, openBotHost } from './botHost.ts';
import type { Asker } from './fairQueue.ts';

const game = openShells(baseShells);
const { state } = openTable(game, { seats: 2 }, 'bots');

const question = (bot: string, iterations = 10): BotQuestion => ({
  game: 'shells',
  edition: baseShells,
  digest: game.edition.digest,
  bot,
  view: game.view(state, 0),
  seed: 'seed',
  budget: { iterations },
});

const asker = (guest: string, more: Partial<Asker> = {}): Asker => ({
  guest,
  table: `${guest}’s`,
  quick: false,
  attended: true,
  ...more,
});

/** A host, and how Ann asks it. */
function hostFor(t: TestContext, lines: string[] = [], size = 1, worker = testBots.worker) {
  // Short where the test waits for a runaway to be ended, long where a busy machine may need it.
  const deadline = ({ iterations = 0 }) => (iterations >= 40 ? 500 : 20_000);
  const host = openBotHost({ worker, size, log: openLog(line => lines.push(line)), deadline });
  t.after(() => host.close());
  return { host, choose: (asked: BotQuestion) => host.choose(asked, asker('ann')), close: () => host.close() };
}

test('a bot answers from its view alone', async t => {
  const [first] = game.moves(state);
  assert.deepEqual(await hostFor(t).choose(question('first')), first);
});

test('many questions share few threads', async t => {
  const host = hostFor(t, [], 2);
  const answers = await Promise.all(Array.from({ length: 20 }, () => host.choose(question('first'))));
  assert.ok(answers.every(move => move !== null));
});

test('a runaway is ended, asked again with less time, and then given up; the event loop never waits', async t => {
  const lines: string[] = [];
  const host = hostFor(t, lines);
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  assert.equal(await host.choose(question('runaway', 160)), null);
  clearInterval(ticking);
  assert.ok(ticks > 0, 'the event loop went on meanwhile');
  assert.equal(lines.filter(line => line.includes('thought too long')).length, 2);
  assert.notEqual(await host.choose(question('first')), null, 'the next question finds a fresh thread');
});

test('one that cannot hold back with much time answers with less', async t => {
  assert.notEqual(await hostFor(t).choose(question('hasty', 40)), null);
});

test('a bot that throws or ends its thread gives no answer, and the next one does', async t => {
  const host = hostFor(t);
  assert.equal(await host.choose(question('clumsy')), null);
  assert.equal(await host.choose(question('quitter')), null);
  assert.notEqual(await host.choose(question('first')), null);
});

test('a thread that cannot even start gives no answer instead of being waited for', async t => {
  const host = hostFor(t, [], 1, new URL('./no-such-file.ts', import.meta.url));
  assert.equal(await host.choose(question('first')), null);
});

test('closing ends the thinking at once', async t => {
  const host = hostFor(t);
  await host.choose(question('first'));
  const thinking = host.choose(question('runaway'));
  await host.close();
  assert.equal(await thinking, null);
  assert.equal(await host.choose(question('first')), null);
});

test('a bot that answers at once does not wait for one that thinks, even where only one can think', async t => {
  const { host } = hostFor(t);
  let thinking = true;
  const slow = host.choose(question('runaway'), asker('ann')).then(() => {
    thinking = false;
  });
  const quick = asker('bob', { quick: true });
  for (let i = 0; i < 3; i++) assert.notEqual(await host.choose(question('first'), quick), null);
  assert.equal(thinking, true);
  await host.close();
  await slow;
});

test('the thread for quick answers never begins to think', async t => {
  const { host } = hostFor(t);
  const answers = [host.choose(question('runaway'), asker('ann')), host.choose(question('first'), asker('bob'))];
  // Until both threads have started, and this one has been answered by the second.
  assert.notEqual(await host.choose(question('first'), asker('cem', { quick: true })), null);
  const late = setTimeout(200, 'late');
  assert.equal(await Promise.race([...answers, late]), 'late');
  await host.close();
});

test('a guest with many questions waits no less than one with a single question', async t => {
  const { host } = hostFor(t);
  const answered: string[] = [];
  const ask = async (guest: string, more?: Partial<Asker>) => {
    await host.choose(question('first'), asker(guest, more));
    answered.push(guest);
  };
  const unattended = ask('dan', { attended: false });
  const all = [unattended, ...Array.from({ length: 20 }, () => ask('ann')), ask('bob')];
  await Promise.all(all);
  assert.deepEqual(answered.slice(0, 3), ['ann', 'bob', 'ann']);
  assert.equal(answered.at(-1), 'dan', 'a table without people is the last');
});

test('a table to which somebody comes does not have to wait for the others any more', async t => {
  const { host } = hostFor(t);
  const answered: string[] = [];
  const ask = async (guest: string) => {
    await host.choose(question('first'), asker(guest, { attended: false }));
    answered.push(guest);
  };
  const all = [ask('ann'), ask('bob'), ask('cem')];
  host.attend('cem’s');
  await Promise.all(all);
  assert.deepEqual(answered, ['cem', 'ann', 'bob']);
});
