/**
 * `atoll tune`: looks for parameters of the search that suit a game, by successive halving. Candidates that differ from
 * the present parameters in a few things play a few games each against them; the better half goes on and plays twice as
 * many, until one is left. At last that one has to beat the present parameters on deals that no candidate has seen.
 * What counts is the mean lead in points over the others: it tells more about a game than who won it. `--policy` tunes
 * the game's policy instead (see tunePolicy.ts).
 */
import { existsSync } from 'node:fs';
import { type SearchParameters, searchParameterRanges, usualSearchParameters } from '@atoll/bots';
import { Chance, checkConfig, type SearchParametersBySeats, shape } from '@atoll/engine';
import { marginOfMean, mean, wilson } from '../../../lab/statistics.ts';
import type { WorkerPool } from '../../../lab/workerPool.ts';
import { has, language, number, readArgs, refuseFlags, value } from '../../args.ts';
import { botNamed, openFromArgs, optionsFromArgs, readText, tableFlags, writeText } from '../../files/openGame.ts';
import { counter } from '../../terminal/progress.ts';
import type { Command } from '../command.ts';
import { poolFlags, poolFromArgs } from '../pool.ts';
import { usage } from '../usage.ts';
import { tunePolicy } from './tunePolicy.ts';

const flags = {
  ...tableFlags,
  ...poolFlags,
  candidates: 'value',
  games: 'value',
  final: 'value',
  iterations: 'value',
  ms: 'value',
  write: 'value',
  policy: 'switch',
  steps: 'value',
  json: 'switch',
  lang: 'value',
} as const;

type Values = Readonly<Record<string, number>>;

/** What is worth searching, and where; how deep and wide only matters for games with very many moves. */
const searched: Readonly<Partial<Record<keyof SearchParameters, readonly number[]>>> = {
  exploration: [0.5, 0.8, 1.1, 1.5, 2.2],
  priorUncertainty: [0.5, 0.75, 1, 1.5, 2.2],
  ahead: [0, 1],
  horizon: [4, 8, 16, 24, 40, 80, 200],
  ownScoreWeight: [0, 0.1, 0.3],
  winBonus: [0, 3, 8],
  policyShare: [0.9, 1],
  breadth: [3, 6, 1000],
  expansionVisits: [1, 4, 12, 40],
  othersFirstMoveOnly: [0, 1],
};

export const tune: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  if (has(args, 'policy')) refuseFlags(args, ['candidates', 'iterations', 'ms'], { with: 'policy' });
  else refuseFlags(args, ['steps'], { without: 'policy' });
  const opened = await openFromArgs(args);
  if (has(args, 'policy')) return tunePolicy(args, opened);
  const { game, sense } = opened;
  const seats = number(args, 'seats', game.seats.min, game.seats.max) ?? game.seats.min;
  const { options } = checkConfig(game, { seats, options: optionsFromArgs(args) });
  const seed = value(args, 'seed') ?? 'tune';
  const first = number(args, 'games', 1, 100_000) ?? 8;
  const finalGames = number(args, 'final', 1, 100_000) ?? 100;
  const { budget } = botNamed('search', number(args, 'iterations', 1, 10_000_000), number(args, 'ms', 1, 600_000));
  const file = value(args, 'write');
  const before = file === undefined ? {} : searchParametersIn(file);
  const chance = new Chance(seed);
  const now: Values = { ...usualSearchParameters, ...sense?.searchParameters?.[seats] };
  let field: { searchParameters: Values; met: Met }[] = candidates(
    now,
    number(args, 'candidates', 2, 1024) ?? 16,
    chance,
  ).map(searchParameters => ({ searchParameters, met: nobody }));
  const pool = poolFromArgs(args, opened);
  const meet = (searchParameters: Values, deals: string, games: number, tick: () => void) =>
    duel(
      pool,
      {
        seats,
        options,
        mine: { bot: 'search', budget, searchParameters },
        theirs: { bot: 'search', budget, searchParameters: now },
      },
      deals,
      games,
      tick,
    );
  try {
    const rounds = [];
    for (let round = 0, games = first; field.length > 1; round++, games *= 2) {
      const tick = counter(field.length * games, language(args));
      await Promise.all(
        field.map(async one => {
          one.met = both(one.met, await meet(one.searchParameters, `${seed}/${round}`, games, tick));
        }),
      );
      field = field.toSorted((a, b) => mean(b.met.leads) - mean(a.met.leads));
      rounds.push({
        games,
        best: field
          .slice(0, 3)
          .map(({ searchParameters, met }) => ({ searchParameters, lead: mean(met.leads), share: shareOf(met) })),
      });
      field = field.slice(0, Math.max(1, Math.ceil(field.length / 2)));
    }
    const best = (field[0] as (typeof field)[number]).searchParameters;
    const met = await meet(best, `${seed}/final`, finalGames, counter(finalGames, language(args)));
    const [low, high] = wilson(met.score, finalGames);
    const lead = mean(met.leads);
    const margin = marginOfMean(met.leads);
    const share = shareOf(met);
    const better = lead - margin > 0 && share > 1 / 2;
    const result = { game: game.id, seats, budget, seed, now, best, lead, margin, share, low, high, better, rounds };
    if (file !== undefined && result.better) keep(file, before, seats, unusual(best));
    if (has(args, 'json')) console.log(JSON.stringify(result, null, 2));
    else {
      console.log(JSON.stringify(unusual(best)));
      console.log(
        `${lead.toFixed(1)} ± ${margin.toFixed(1)} points ahead of the present parameters in ${finalGames} games; won ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %)`,
      );
      console.log(result.better ? 'Better: worth keeping.' : 'Not surely better: the present parameters stay.');
    }
    return 0;
  } finally {
    await pool.close();
  }
};

/** The present parameters with one to three of them changed, each time otherwise. */
export function candidates(now: Values, count: number, chance: Chance): Values[] {
  const found = new Map<string, Values>();
  for (let tries = 0; found.size < count && tries < 100 * count; tries++) {
    const names = Object.keys(searched) as (keyof SearchParameters)[];
    const changed: Record<string, number> = {};
    for (let left = 1 + chance.int(3); left > 0; left--) {
      const [name] = names.splice(chance.int(names.length), 1) as [keyof SearchParameters];
      const others = (searched[name] ?? []).filter(one => one !== now[name]);
      changed[name] = chance.pick(others);
    }
    found.set(JSON.stringify(Object.entries(changed).sort()), { ...now, ...changed });
  }
  return [...found.values()];
}

/** What stands in the file so far; a new one is empty. */
export function searchParametersIn(file: string): SearchParametersBySeats {
  if (!existsSync(file)) return {};
  const text = readText(file);
  const found = bySeats(text);
  if (!found)
    throw usage(
      'file',
      `In ${file} stehen keine Suchparameter nach Zahl der Sitze.`,
      `${file} does not hold search parameters by number of seats.`,
    );
  // Names that the search does not know, as files of earlier versions have them, would be kept and help nobody.
  for (const name of Object.values(found).flatMap(one => Object.keys(one)))
    if (!Object.hasOwn(searchParameterRanges, name)) {
      const known = Object.keys(searchParameterRanges).join(', ');
      throw usage(
        'file',
        `In ${file} steht „${name}“; einen Suchparameter, der so heißt, gibt es nicht (mehr). Es gibt ${known}.`,
        `${file} holds “${name}”; there is no search parameter of that name (any more). There are ${known}.`,
      );
    }
  return found;
}

function bySeats(text: string): Record<string, Record<string, number>> | null {
  try {
    return shape.dictionary(shape.dictionary(shape.number))(shape.parseJson(text), '');
  } catch {
    return null;
  }
}

/** Writes what was found for so many seats beside what the file says about others. */
export function keep(file: string, before: SearchParametersBySeats, seats: number, searchParameters: Values): void {
  const after = { ...before, [seats]: searchParameters };
  const lines = Object.entries(after).map(([count, one]) => `  "${count}": ${JSON.stringify(one)}`);
  writeText(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** What of it is not as usual: that is what a game brings. */
const unusual = (searchParameters: Values): Values =>
  Object.fromEntries(
    Object.entries(searchParameters).filter(
      ([name, one]) => one !== usualSearchParameters[name as keyof SearchParameters],
    ),
  );

/** How a candidate did against the present parameters. */
interface Met {
  /** Games won, a tie counting by half. */
  score: number;
  /** Its points above the mean of the others, game by game. */
  leads: readonly number[];
}

const nobody: Met = { score: 0, leads: [] };
const both = (a: Met, b: Met): Met => ({ score: a.score + b.score, leads: [...a.leads, ...b.leads] });
const shareOf = ({ score, leads }: Met): number => score / leads.length;

interface Duel {
  seats: number;
  options: Readonly<Record<string, string>>;
  mine: { bot: string; budget: object; searchParameters: Values };
  theirs: Duel['mine'];
}

/** One seat against all others, from every seat in turn; what it wins is scaled so that one half is fair. */
async function duel(
  pool: WorkerPool,
  { seats, options, mine, theirs }: Duel,
  deals: string,
  games: number,
  tick: () => void,
): Promise<Met> {
  const results = await Promise.all(
    Array.from({ length: games }, async (_, i) => {
      const seat = i % seats;
      const players = Array.from({ length: seats }, (__, at) => (at === seat ? mine : theirs));
      const deal = `${deals}/${Math.floor(i / seats)}`;
      const { ranks, totals } = await pool.play({ seats, options, players, deal, seed: `${deal}/${i}` });
      tick();
      // The share of the others that it leaves behind.
      const own = ranks[seat] as number;
      let score = 0;
      for (const [at, rank] of ranks.entries()) if (at !== seat) score += own < rank ? 1 : own === rank ? 0.5 : 0;
      const others = totals.filter((_, at) => at !== seat);
      return { score: score / (seats - 1), lead: (totals[seat] as number) - mean(others) };
    }),
  );
  return {
    score: results.reduce((sum, one) => sum + one.score, 0),
    leads: results.map(({ lead }) => lead),
  };
}
