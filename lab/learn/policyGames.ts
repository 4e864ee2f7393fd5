/** Games that only policies play: fast enough to see what each parameter is good for. */
import { Chance, type MoveRecord, type PolicyParameters, type TunablePolicy } from '@atoll/engine';
import { type BotGame, totalsOf } from '../botGames.ts';
import { mean } from '../statistics.ts';

export interface PolicyTask {
  games: number;
  /** The numbers in the middle, in the order of the names. */
  numbers: readonly number[];
  /** How far every seat varies each number, up or down, as a part of its variation; 0 sets one seat against the present parameters. */
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

/** All parameters in one row. */
export const numbersOf = (parameters: PolicyParameters): number[] => Object.values(parameters).flat();

/** The parameters that such a row stands for. */
export function parametersOf(numbers: readonly number[], like: PolicyParameters): PolicyParameters {
  let at = 0;
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => {
      if (typeof value === 'number') return [name, numbers[at++]];
      at += value.length;
      return [name, numbers.slice(at - value.length, at)];
    }),
  );
}

export function playPolicies(played: BotGame, tunablePolicy: TunablePolicy, task: PolicyTask): PolicyResult {
  return task.part > 0 ? playVaried(played, tunablePolicy, task) : playAlone(played, tunablePolicy, task);
}

/** Every seat plays by parameters of its own. */
function playVaried(
  played: BotGame,
  { parameters, variation, policyWith }: TunablePolicy,
  task: PolicyTask,
): PolicyResult {
  const { numbers, part } = task;
  const { seats } = played.config;
  const far = numbersOf(variation);
  const slopes = numbers.map(() => 0);
  let squares = 0;
  for (let i = 0; i < task.games; i++) {
    const sides = new Chance(`${played.seed}/${i}/sides`);
    const signs = Array.from({ length: seats }, () => numbers.map(() => (sides.int(2) === 0 ? -1 : 1)));
    const totals = playOne(
      played,
      i,
      signs.map(own =>
        policyWith(
          parametersOf(
            numbers.map((value, n) => value + own[n] * part * far[n]),
            parameters,
          ),
        ),
      ),
    );
    const middle = mean(totals);
    for (const [seat, own] of signs.entries()) {
      const ahead = totals[seat] - middle;
      squares += ahead ** 2 / seats;
      for (const [n, sign] of own.entries()) slopes[n] += (sign * ahead) / (seats * part);
    }
  }
  return { slopes, squares, leads: [], wins: [] };
}

/** One seat by these numbers, all others by the present ones; from every seat in turn. */
function playAlone(
  played: BotGame,
  { parameters, policyWith }: TunablePolicy,
  { numbers, games }: PolicyTask,
): PolicyResult {
  const { seats } = played.config;
  const mine = policyWith(parametersOf(numbers, parameters));
  const theirs = policyWith(parameters);
  const leads: number[] = [];
  const wins: number[] = [];
  for (let i = 0; i < games; i++) {
    const seat = i % seats;
    const totals = playOne(
      played,
      i,
      Array.from({ length: seats }, (_, at) => (at === seat ? mine : theirs)),
    );
    const own = totals[seat];
    leads.push(own - mean(totals.filter((_, at) => at !== seat)));
    const best = Math.max(...totals);
    wins.push(own === best ? 1 / totals.filter(total => total === best).length : 0);
  }
  return { slopes: [], squares: 0, leads, wins };
}

/** By some parameters nobody ever ends a game: one that goes on for longer than this counts as it stands. */
const mostDecisions = 5_000;

/** Plays a game to its end; the totals, by seat. */
function playOne({ game, config, deal, seed }: BotGame, i: number, policies: readonly Policy[]): number[] {
  const luck = new Chance(`${deal}/${i}`);
  const chance = new Chance(`${seed}/${i}/choices`);
  const state = game.setup(config, luck);
  for (let n = 0; n < mostDecisions; n++) {
    const decision = game.decision(state);
    if (!decision) break;
    game.play(state, policies[decision.seat](state, chance), luck);
  }
  return totalsOf(game, state);
}
