import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openTable } from '@atoll/engine';
import { type BotHost, type BotQuestion, openBotHost } from './botHost.ts';
import { testBots } from './house.fixture.ts';
import { openLog } from './log.ts';
import { baseShells, openShells } from './shells.fixture.ts';

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

function hostFor(t: TestContext, lines: string[] = [], size = 1, worker = testBots.worker): BotHost {
  // Short where the test waits for a runaway to be ended, long where a busy machine may need it.
  const deadline = ({ iterations = 0 }) => (iterations >= 40 ? 500 : 20_000);
  const host = openBotHost({ worker, size, log: openLog(line => lines.push(line)), deadline });
  t.after(() => host.close());
  return host;
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
