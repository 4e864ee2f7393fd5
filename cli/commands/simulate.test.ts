import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { atoll, newFolder } from '../test/run.ts';

const folder = newFolder();

interface Simulated {
  game: string;
  seats: number;
  games: number;
  finished: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  perSeat: { bot: string; wins: number; meanScore: number }[];
  digest: string;
}

const simulate = async (...args: string[]): Promise<Simulated> => {
  const { code, out, err } = await atoll(['simulate', ...args, '--json']);
  assert.equal(code, 0, err);
  return JSON.parse(out) as Simulated;
};

test('simulate reports what was asked for, and the same seed gives the same digest', async () => {
  const args = ['cacao', '--seats', '3', '--bots', 'greedy,random,random', '--games', '3', '--seed', 'one'];
  const first = await simulate(...args);
  assert.equal(first.game, 'cacao');
  assert.equal(first.seats, 3);
  assert.equal(first.games, 3);
  assert.equal(first.finished, 3);
  assert.ok(first.decisions > 100);
  assert.ok(first.seconds > 0 && first.decisionsPerSecond > 0);
  assert.deepEqual(
    first.perSeat.map(({ bot }) => bot),
    ['greedy', 'random', 'random'],
  );
  assert.equal(
    first.perSeat.reduce((sum, { wins }) => sum + wins, 0),
    3,
    'every game is won once, shared victories in parts',
  );
  const again = await simulate(...args);
  assert.equal(again.digest, first.digest);
  const other = await simulate(...args.slice(0, -1), 'two');
  assert.notEqual(other.digest, first.digest);
});

test('search with a number of iterations gives the same digest again', async () => {
  const args = ['tides', '--bots', 'search,random', '--games', '2', '--seed', 's', '--iterations', '30'];
  assert.equal((await simulate(...args)).digest, (await simulate(...args)).digest);
});

test('rotated, bots change seats on the same deals, and wins are counted by bot', async () => {
  const { perSeat, games } = await simulate(
    'cacao',
    '--bots',
    'greedy,random',
    '--games',
    '4',
    '--seed',
    'm',
    '--rotate',
  );
  assert.equal(perSeat[0]?.wins, games, 'greedy wins from both seats, and the wins are counted for it');
  await atoll([
    'simulate',
    'cacao',
    '--bots',
    'greedy,random',
    '--games',
    '2',
    '--rotate',
    '--save',
    join(folder, 'rotated'),
  ]);
  const [first, second] = readdirSync(join(folder, 'rotated'))
    .sort()
    .map(file => JSON.parse(readFileSync(join(folder, 'rotated', file), 'utf8')));
  assert.equal(first.seed, second.seed, 'mirrored: the same deal twice');
  assert.deepEqual(
    [first.seats, second.seats].map(seats => seats.map((seat: { bot: string }) => seat.bot)),
    [
      ['greedy', 'random'],
      ['random', 'greedy'],
    ],
  );
});

test('options of a game can be chosen', async () => {
  const neap = await simulate('tides', '--bots', 'random', '--seed', 'o', '--games', '3');
  const spring = await simulate('tides', '--bots', 'random', '--seed', 'o', '--games', '3', '--option', 'tide=spring');
  assert.notEqual(neap.digest, spring.digest);
});

test('a folder that nothing can be saved in is said in words', async () => {
  const { code, err } = await atoll([
    'simulate',
    'tides',
    '--bots',
    'random',
    '--games',
    '1',
    '--save',
    '/proc/atoll/games',
    '--lang',
    'en',
  ]);
  assert.equal(code, 2);
  assert.match(err, /\/proc\/atoll\/games cannot be written to/);
});
