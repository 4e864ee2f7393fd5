/** `atoll tune --policy`: looks for better numbers for the game's policy, and tries them against the present ones. */
import { existsSync } from 'node:fs';
import { checkConfig, type PolicyParameters, shape } from '@atoll/engine';
import { parametersOf } from '@atoll/lab/learn/policyGames.ts';
import { climb, playBatches } from '@atoll/lab/learn/tunePolicy.ts';
import { marginOfMean, mean, wilson } from '@atoll/lab/statistics.ts';
import { type Args, has, language, number, value } from '../../args.ts';
import { type Opened, optionsFromArgs, readText, writeText } from '../../files/openGame.ts';
import { counter } from '../../terminal/progress.ts';
import { poolFromArgs } from '../pool.ts';
import { usage } from '../usage.ts';

export async function tunePolicy(args: Args, opened: Opened): Promise<number> {
  const { game, sense } = opened;
  if (!sense?.tunablePolicy)
    throw usage(
      'policy',
      `${game.id} hat keine Spielweise mit Zahlen, die sich einstellen ließen.`,
      `${game.id} has no policy with numbers that could be tuned.`,
    );
  const seats = number(args, 'seats', Math.max(2, game.seats.min), game.seats.max) ?? game.seats.max;
  const tunablePolicy = sense.tunablePolicy(seats);
  const { options } = checkConfig(game, { seats, options: optionsFromArgs(args) });
  const seed = value(args, 'seed') ?? 'tune';
  const steps = number(args, 'steps', 1, 10_000) ?? 20;
  const games = number(args, 'games', 1, 10_000_000) ?? 12_000;
  const final = number(args, 'final', 2, 10_000_000) ?? 4000;
  const file = value(args, 'write');
  if (file !== undefined) checkFile(file, tunablePolicy.parameters);
  const pool = poolFromArgs(args, opened);
  const play = (deals: string, count: number, numbers: readonly number[], part: number, tick: (more: number) => void) =>
    playBatches(pool, { seats, options, deals, count, numbers, part, tick });
  try {
    const numbers = await climb(tunablePolicy, {
      steps,
      games,
      seed,
      play,
      tick: counter(steps * games, language(args)),
    });
    const parameters = parametersOf(numbers, tunablePolicy.parameters);
    const results = await play(`${seed}/final`, final, numbers, 0, counter(final, language(args)));
    const leads = results.flatMap(one => one.leads);
    const won = results.flatMap(one => one.wins).reduce((sum, one) => sum + one, 0);
    const margin = marginOfMean(leads);
    const lead = mean(leads);
    const [low, high] = wilson(won, final);
    const better = lead - margin > 0;
    if (file !== undefined && better) writeText(file, textOf(parameters));
    const share = won / final;
    if (has(args, 'json'))
      console.log(
        JSON.stringify({
          game: game.id,
          seats,
          seed,
          steps,
          games,
          parameters,
          lead,
          margin,
          share,
          low,
          high,
          better,
        }),
      );
    else {
      console.log(textOf(parameters));
      console.log(
        `${lead.toFixed(2)} ± ${margin.toFixed(2)} points above the mean of the others, who play by the present parameters, in ${final} games; won ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %; ${(100 / seats).toFixed(0)} % are fair)`,
      );
      console.log(better ? 'Better: worth keeping.' : 'Not surely better: the present parameters stay.');
    }
    return 0;
  } finally {
    await pool.close();
  }
}

/** Nothing but other parameters of the same policy is written over. */
function checkFile(file: string, parameters: PolicyParameters): void {
  if (!existsSync(file)) return;
  const text = readText(file);
  try {
    const there = shape.dictionary((value, path) =>
      Array.isArray(value) ? shape.list(shape.number, 0, 1000)(value, path) : [shape.number(value, path)],
    )(shape.parseJson(text), '');
    if (Object.keys(there).join() === Object.keys(parameters).join()) return;
  } catch {}
  throw usage(
    'file',
    `In ${file} stehen nicht die Zahlen dieser Spielweise.`,
    `${file} does not hold the numbers of this policy.`,
  );
}

/** As it is checked in: a line for every name. */
const textOf = (parameters: PolicyParameters): string =>
  `{\n${Object.entries(parameters)
    .map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one).replaceAll(',', ', ')}`)
    .join(',\n')}\n}\n`;
