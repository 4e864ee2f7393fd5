/** `atoll train --net`: learns a net that corrects the game's evaluation, and lets it play against that evaluation alone. */
import { existsSync } from 'node:fs';
import { type Features, inputsOf } from '@atoll/engine';
import { duel, duelText } from '@atoll/lab/duel.ts';
import { errorsOf, netOf } from '@atoll/lab/learn/network.ts';
import { learnNet, newRun, plainRun, readRun } from '@atoll/lab/learn/trainNet.ts';
import { type Args, has, language, number, value } from '../../args.ts';
import { type Opened, optionsFromArgs, readText, save } from '../../files/openGame.ts';
import { counter, progress } from '../../terminal/progress.ts';
import { poolFromArgs } from '../pool.ts';
import { usage } from '../usage.ts';

const usualUnits = 32;
const stepsWords = { de: 'Schritten', en: 'steps' };

export async function trainNet(
  args: Args,
  opened: Opened,
  features: Features,
  counts: readonly number[],
): Promise<number> {
  const { game, sense } = opened;
  if (!sense?.featureWeights || !sense.policy)
    throw usage(
      'net',
      `${game.id} hat kein Urteil oder keine Spielweise, die ein Netz verbessern könnte.`,
      `${game.id} has no learned evaluation or no policy that a net could build on.`,
    );
  const lang = language(args);
  const options = optionsFromArgs(args);
  const games = number(args, 'games', 0, 10_000_000) ?? 10_000;
  const units = number(args, 'hidden', 1, 1000) ?? usualUnits;
  const rounds = number(args, 'rounds', 1, 1000);
  const file = value(args, 'kept');
  const run =
    file === undefined || !existsSync(file)
      ? newRun(game.id, features)
      : readRun(file, readText(file), game.id, features);
  const pool = poolFromArgs(args, opened);
  try {
    const heldBack = await learnNet(pool, run, {
      game,
      options,
      counts,
      games,
      seed: value(args, 'seed') ?? 'net',
      features,
      units,
      rounds,
      tick: counter(games, lang),
      stepping: steps => progress(steps, lang, stepsWords),
    });
    const { learner } = run;
    if (!learner)
      throw usage('games', 'Aus null Partien lässt sich nichts lernen.', 'Nothing can be learned from no games.');
    const net = netOf(learner, inputsOf(features), run.games);
    save(file, plainRun(run));
    save(value(args, 'write'), net);
    const met = await duel(pool, opened, {
      learned: { net },
      games: number(args, 'duel', 0, 100_000) ?? 100,
      seats: counts.length === 1 ? (counts[0] as number) : game.seats.min,
      options,
    });
    const errors = heldBack.length > 0 ? errorsOf(learner, heldBack) : null;
    const result = { game: game.id, games: run.games, steps: learner.steps, errors, duel: met };
    if (has(args, 'json')) console.log(JSON.stringify({ ...result, net }, null, 2));
    else {
      console.log(`${run.games} games, ${learner.steps} steps`);
      if (errors)
        console.log(
          `ways to end a turn differ by ${Math.sqrt(errors.before).toFixed(3)} points from what the evaluation says, by ${Math.sqrt(errors.after).toFixed(3)} from what the net says`,
        );
      const text = duelText(met);
      if (text !== null) console.log(text);
    }
    return 0;
  } finally {
    await pool.close();
  }
}
