import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wilson } from '../../lab/statistics.ts';
import { atoll } from '../test/run.ts';

interface Laddered {
  seats: number;
  games: number;
  players: { bot: string; elo: number; low: number; high: number; meanRank: number; meanScore: number }[];
  pairs: { a: string; b: string; score: number; games: number }[];
}

const ladder = async (...args: string[]): Promise<Laddered> => {
  const { code, out, err } = await atoll(['ladder', ...args, '--json', '--workers', '2']);
  assert.equal(code, 0, err);
  return JSON.parse(out) as Laddered;
};

test('the ladder plays every pair from all seats and puts the better one above', async () => {
  const { players, pairs, games } = await ladder('tides', '--bots', 'random,greedy,search@20i', '--games', '10');
  assert.equal(games, 10);
  assert.deepEqual(
    pairs.map(({ a, b, games: met }) => [a, b, met]),
    [
      ['random', 'greedy', 10],
      ['random', 'search', 10],
      ['greedy', 'search', 10],
    ],
  );
  const [random, greedy] = players;
  assert.ok(random && greedy && greedy.low > random.high);
  assert.ok(greedy.meanRank < random.meanRank && greedy.meanScore > random.meanScore);
});

test('the same seed gives the same ladder, however many games run at once', async () => {
  const args = ['tides', '--bots', 'greedy,search@15i', '--games', '6', '--seats', '3', '--seed', 'again'];
  assert.deepEqual((await ladder(...args)).players, (await ladder(...args)).players);
});

test('with more than two seats, one can be alone among the others', async () => {
  const args = ['tides', '--bots', 'greedy,random', '--games', '8', '--seats', '4'];
  const half = await ladder(...args);
  const alone = await ladder(...args, '--alone');
  assert.equal(half.games, 8);
  assert.ok((alone.pairs[0]?.score ?? 0) > 8 / 4, 'more than one of four would win by chance');
});

test('a ladder of one, or of somebody unknown, is refused', async () => {
  for (const [bots, sentence] of [
    ['greedy', /at least two bots/],
    ['greedy,nobody', /no bot “nobody”/],
    ['greedy,search@ten', /no bot “search@ten”/],
  ] as const) {
    const { code, err } = await atoll(['ladder', 'tides', '--bots', bots]);
    assert.equal(code, 2);
    assert.match(err, sentence);
  }
});

test('the interval of a share lies within 0 and 1 and around it', () => {
  for (const [score, games] of [
    [0, 10],
    [10, 10],
    [7, 20],
  ] as const) {
    const [low, high] = wilson(score, games);
    assert.ok(low >= -1e-9 && high <= 1 + 1e-9 && low <= score / games + 1e-9 && high >= score / games - 1e-9);
  }
});
