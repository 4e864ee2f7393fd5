/** Games that only policies play: fast enough to see what each number of a taste is good for. */
import { Chance, type Manner, type MoveRecord, type Taste } from '@atoll/engine';
import { type BotGame, totalsOf } from '../botGames.ts';
import { mean } from '../statistics.ts';

export interface PolicyTask {
  games: number;
  /** The numbers in the middle, in the order of the names. */
  numbers: readonly number[];
  /** How far every seat varies each number, up or down, in parts of its reach; 0 sets one seat against the present taste. */
  part: number;
}

export interface PolicyResult {
  /** For each number: the points above the mean of the table of those who had it higher, less those who had it lower. */
  slopes: number[];
  /** How far totals lie from the mean of their table: the sum over all games of the mean of the squares. */
  squares: number;
  /** With nothing varied: how far the one seat was above the mean of the others, and the part of the game it won. */
  leads: number[];
  wins: number[];
}

type Policy = (state: unknown, chance: Chance) => MoveRecord;

/** All numbers of a taste in one row. */
export const numbersOf = (taste: Taste): number[] => Object.values(taste).flat();

/** The taste that such a row stands for. */
export function tasteOf(numbers: readonly number[], like: Taste): Taste {
  let at = 0;
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => {
      if (typeof value === 'number') return [name, numbers[at++] as number];
      at += value.length;
      return [name, numbers.slice(at - value.length, at)];
    }),
  );
}

export function playPolicies(played: BotGame, manner: Manner, task: PolicyTask): PolicyResult {
  return task.part > 0 ? playVaried(played, manner, task) : playAlone(played, manner, task);
}

/** Every seat plays by a taste of its own. */
function playVaried(played: BotGame, { taste, reach, policyBy }: Manner, task: PolicyTask): PolicyResult {
  const { numbers, part } = task;
  const { seats } = played.config;
  const far = numbersOf(reach);
  const slopes = numbers.map(() => 0);
  let squares = 0;
  for (let i = 0; i < task.games; i++) {
    const sides = new Chance(`${played.seed}/${i}/sides`);
    const signs = Array.from({ length: seats }, () => numbers.map(() => (sides.int(2) === 0 ? -1 : 1)));
    const totals = playOne(
      played,
      i,
      signs.map(own =>
        policyBy(
          tasteOf(
            numbers.map((value, n) => value + (own[n] as number) * part * (far[n] as number)),
            taste,
          ),
        ),
      ),
    );
    const middle = mean(totals);
    for (const [seat, own] of signs.entries()) {
      const ahead = (totals[seat] as number) - middle;
      squares += ahead ** 2 / seats;
      for (const [n, sign] of own.entries()) slopes[n] = (slopes[n] as number) + (sign * ahead) / (seats * part);
    }
  }
  return { slopes, squares, leads: [], wins: [] };
}

/** One seat by these numbers, all others by the present ones; from every seat in turn. */
function playAlone(played: BotGame, { taste, policyBy }: Manner, { numbers, games }: PolicyTask): PolicyResult {
  const { seats } = played.config;
  const mine = policyBy(tasteOf(numbers, taste));
  const theirs = policyBy(taste);
  const leads: number[] = [];
  const wins: number[] = [];
  for (let i = 0; i < games; i++) {
    const seat = i % seats;
    const totals = playOne(
      played,
      i,
      Array.from({ length: seats }, (_, at) => (at === seat ? mine : theirs)),
    );
    const own = totals[seat] as number;
    leads.push(own - mean(totals.filter((_, at) => at !== seat)));
    const best = Math.max(...totals);
    wins.push(own === best ? 1 / totals.filter(total => total === best).length : 0);
  }
  return { slopes: [], squares: 0, leads, wins };
}

/** By some tastes nobody ever ends a game: one that goes on for longer than this counts as it stands. */
const mostDecisions = 5_000;

/** Plays a game to its end; the totals, by seat. */
function playOne({ game, config, deal, seed }: BotGame, i: number, policies: readonly Policy[]): number[] {
  const luck = new Chance(`${deal}/${i}`);
  const chance = new Chance(`${seed}/${i}/choices`);
  const state = game.setup(config, luck);
  for (let n = 0; n < mostDecisions; n++) {
    const decision = game.decision(state);
    if (!decision) break;
    game.play(state, (policies[decision.seat] as Policy)(state, chance), luck);
  }
  return totalsOf(game, state);
}
