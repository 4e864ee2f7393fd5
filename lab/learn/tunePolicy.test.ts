import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chance, Game, MoveRecord, PolicyParameters, TunablePolicy } from '@atoll/engine';
import { numbersOf, parametersOf, playPolicies } from './policyGames.ts';
import { climb } from './tunePolicy.ts';

/** Everybody names a number once and again; 3 and -1 bring most, and luck brings the rest. */
interface Guesses {
  turn: number;
  totals: number[];
}
const guessing = {
  setup: ({ seats }: { seats: number }, luck: Chance): Guesses => ({
    turn: 0,
    totals: Array.from({ length: seats }, () => luck.int(4)),
  }),
  decision: ({ turn, totals }: Guesses) => (turn < 2 * totals.length ? { seat: turn % totals.length } : null),
  play(s: Guesses, { guess }: MoveRecord) {
    const best = s.turn < s.totals.length ? 3 : -1;
    const seat = s.turn % s.totals.length;
    s.totals[seat] -= ((guess as number) - best) ** 2;
    s.turn++;
  },
  scoresheet: ({ totals }: Guesses) => ({ rows: totals.map((total, seat) => ({ seat, total })) }),
} as unknown as Game;

const tunablePolicy: TunablePolicy = {
  parameters: { guesses: [2, 0], idle: 1 },
  variation: { guesses: [0.5, 0.5], idle: 0.5 },
  policyWith: parameters => state => {
    const { turn, totals } = state as Guesses;
    return {
      do: 'guess',
      guess: (parameters.guesses as number[])[turn < totals.length ? 0 : 1],
    } as unknown as MoveRecord;
  },
};

const played = (seed: string) => ({
  game: guessing,
  sense: undefined,
  config: { seats: 3, options: {} },
  bots: [],
  deal: seed,
  seed,
});

test('parameters as a row of numbers come back as they were', () => {
  const parameters: PolicyParameters = { first: 1, rows: [2, 3], last: -4 };
  assert.deepEqual(numbersOf(parameters), [1, 2, 3, -4]);
  assert.deepEqual(parametersOf([1, 2, 3, -4], parameters), parameters);
});

test('games in which every seat varies show which way numbers should go', () => {
  const { slopes } = playPolicies(played('varied'), tunablePolicy, { games: 400, numbers: [2, 0, 1], part: 1 });
  const [first, second, idle] = slopes.map(sum => sum / 400) as [number, number, number];
  // A guess of 2 ± ½ where 3 is best: 2.25 points behind on the one side, a quarter on the other.
  assert.ok(Math.abs(first - 1 * (2 / 3)) < 0.2, `${first}`);
  assert.ok(Math.abs(second + 1 * (2 / 3)) < 0.2, `${second}`);
  assert.ok(Math.abs(idle) < 0.2, `${idle}`);
});

test('step by step the numbers come to where they bring most', async () => {
  const found = await climb(tunablePolicy, {
    steps: 12,
    games: 200,
    seed: 'climb',
    play: async (deals, games, numbers, part) => [playPolicies(played(deals), tunablePolicy, { games, numbers, part })],
    tick: () => {},
  });
  const [first, second] = found as [number, number];
  assert.ok(Math.abs(first - 3) < 0.3 && Math.abs(second + 1) < 0.3, `${found}`);
  const { leads, wins } = playPolicies(played('alone'), tunablePolicy, { games: 300, numbers: found, part: 0 });
  assert.ok(leads.reduce((sum, lead) => sum + lead, 0) / 300 > 1.5);
  assert.ok(wins.reduce((sum, one) => sum + one, 0) / 300 > 0.6);
});

test('a game that no parameters end is given up, and counts as it stands', () => {
  let decisions = 0;
  const endless = {
    ...guessing,
    decision: () => ({ seat: decisions++ % 3 }),
    play: () => {},
  } as unknown as Game;
  const { leads } = playPolicies({ ...played('endless'), game: endless }, tunablePolicy, {
    games: 2,
    numbers: [3, -1, 1],
    part: 0,
  });
  assert.equal(leads.length, 2);
  assert.ok(decisions > 1000 && leads.every(Number.isFinite));
});
