/**
 * `atoll tune --policy`: looks for a better taste for the game's policy. In every game each seat plays with all its numbers
 * a little higher or lower, by chance; over thousands of games, what those who had a number higher came to, compared with
 * those who had it lower, shows which way it should go. All numbers are tried at once (simultaneous perturbation). At last
 * one seat with the new taste plays among others with the present one.
 */
import { existsSync } from 'node:fs';
import type { Manner, Taste } from '@atoll/engine';
import { checkConfig, shape } from '@atoll/engine';
import { type Args, has, language, number, value } from '../../cli/args.ts';
import { usage } from '../../cli/commands/usage.ts';
import { type Opened, optionsFromArgs, readText, writeText } from '../../cli/files/openGame.ts';
import { counter } from '../../cli/terminal/progress.ts';
import { giveOfMean, mean, wilson } from '../statistics.ts';
import { type Crew, crewFromArgs } from '../workerPool.ts';
import { numbersOf, type PolicyResult, tasteOf } from './policyGames.ts';

/** So many games are one task for a thread. */
const batch = 250;
/** Parts of the reach by which numbers are varied and moved, from the first step to the last. */
const first = 1;
const last = 0.3;
/** Less than this is lost in the noise. */
const leastVaried = 0.5;
/** What a reach must bring for a number to be moved by all of it, as a part of how far totals lie apart. */
const steep = 1 / 40;
/** How much of the last step's slope goes on into this one. */
const memory = 0.5;

export async function tunePolicy(args: Args, opened: Opened): Promise<number> {
  const { game, sense } = opened;
  if (!sense?.manner)
    throw usage(
      'policy',
      `${game.id} hat keine Spielweise mit Zahlen, die sich einstellen ließen.`,
      `${game.id} has no policy with numbers that could be tuned.`,
    );
  const seats = number(args, 'seats', Math.max(2, game.seats.min), game.seats.max) ?? game.seats.max;
  const manner = sense.manner(seats);
  const { options } = checkConfig(game, { seats, options: optionsFromArgs(args) });
  const seed = value(args, 'seed') ?? 'tune';
  const steps = number(args, 'steps', 1, 10_000) ?? 20;
  const games = number(args, 'games', 1, 10_000_000) ?? 12_000;
  const final = number(args, 'final', 2, 10_000_000) ?? 4000;
  const file = value(args, 'write');
  if (file !== undefined) checkFile(file, manner.taste);
  const crew = crewFromArgs(args, game);
  const play = (deals: string, count: number, numbers: readonly number[], part: number, tick: (more: number) => void) =>
    playBatches(crew, { seats, options, deals, count, numbers, part, tick });
  try {
    const numbers = await climb(manner, { steps, games, seed, play, tick: counter(steps * games, language(args)) });
    const taste = tasteOf(numbers, manner.taste);
    const results = await play(`${seed}/final`, final, numbers, 0, counter(final, language(args)));
    const leads = results.flatMap(one => one.leads);
    const won = results.flatMap(one => one.wins).reduce((sum, one) => sum + one, 0);
    const give = giveOfMean(leads);
    const lead = mean(leads);
    const [low, high] = wilson(won, final);
    const better = lead - give > 0;
    if (file !== undefined && better) writeText(file, textOf(taste));
    const share = won / final;
    if (has(args, 'json'))
      console.log(
        JSON.stringify({ game: game.id, seats, seed, steps, games, taste, lead, give, share, low, high, better }),
      );
    else {
      console.log(textOf(taste));
      console.log(
        `${lead.toFixed(2)} ± ${give.toFixed(2)} points above the mean of the others, who play by the present taste, in ${final} games; won ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %; ${(100 / seats).toFixed(0)} % are fair)`,
      );
      console.log(better ? 'Better: worth keeping.' : 'Not surely better: the present taste stays.');
    }
    return 0;
  } finally {
    await crew.close();
  }
}

interface Climb {
  steps: number;
  games: number;
  seed: string;
  play(
    deals: string,
    games: number,
    numbers: readonly number[],
    part: number,
    tick: (more: number) => void,
  ): Promise<PolicyResult[]>;
  tick(more: number): void;
}

/** Moves all numbers step by step to where they bring more, in ever smaller steps. */
export async function climb({ taste, reach }: Manner, { steps, games, seed, play, tick }: Climb): Promise<number[]> {
  const numbers = numbersOf(taste);
  const far = numbersOf(reach);
  const pull = numbers.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const part = steps === 1 ? first : first + ((last - first) * step) / (steps - 1);
    const results = await play(`${seed}/${step}`, games, numbers, Math.max(leastVaried, part), tick);
    const apart = Math.sqrt(results.reduce((sum, { squares }) => sum + squares, 0) / games);
    for (const n of numbers.keys()) {
      const slope = results.reduce((sum, { slopes }) => sum + (slopes[n] as number), 0) / games;
      pull[n] = memory * (pull[n] as number) + (1 - memory) * slope;
      const stride = Math.max(-1, Math.min(1, (pull[n] as number) / (steep * apart)));
      numbers[n] = (numbers[n] as number) + stride * part * (far[n] as number);
    }
  }
  return numbers.map(one => Math.round(one * 100) / 100);
}

interface Batches {
  seats: number;
  options: Readonly<Record<string, string>>;
  deals: string;
  count: number;
  numbers: readonly number[];
  part: number;
  tick(more: number): void;
}

function playBatches(
  crew: Crew,
  { seats, options, deals, count, numbers, part, tick }: Batches,
): Promise<PolicyResult[]> {
  return Promise.all(
    Array.from({ length: Math.ceil(count / batch) }, async (_, i) => {
      const games = Math.min(batch, count - i * batch);
      const deal = `${deals}/${i}`;
      const { policies } = await crew.play({
        seats,
        options,
        players: [],
        deal,
        seed: deal,
        policies: { games, numbers, part },
      });
      tick(games);
      return policies ?? { slopes: [], squares: 0, leads: [], wins: [] };
    }),
  );
}

/** Nothing but another taste of the same game is written over. */
function checkFile(file: string, taste: Taste): void {
  if (!existsSync(file)) return;
  const text = readText(file);
  try {
    const there = shape.dictionary((value, path) =>
      Array.isArray(value) ? shape.list(shape.number, 0, 1000)(value, path) : [shape.number(value, path)],
    )(shape.parseJson(text), '');
    if (Object.keys(there).join() === Object.keys(taste).join()) return;
  } catch {}
  throw usage(
    'file',
    `In ${file} stehen nicht die Zahlen dieser Spielweise.`,
    `${file} does not hold the numbers of this policy.`,
  );
}

/** As it is checked in: a line for every name. */
const textOf = (taste: Taste): string =>
  `{\n${Object.entries(taste)
    .map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one).replaceAll(',', ', ')}`)
    .join(',\n')}\n}\n`;
