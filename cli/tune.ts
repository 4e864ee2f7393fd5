/**
 * `atoll tune`: looks for parameters of the search that suit a game, by successive halving. Many candidates play a few
 * games each against the present parameters; the better half goes on and plays twice as many, until one is left. At last
 * that one has to beat the present parameters on deals that no candidate has seen.
 */
import { writeFileSync } from 'node:fs';
import { type Skill, skillRanges, usualSkill } from '@atoll/bots';
import { Chance, checkConfig } from '@atoll/engine';
import { has, language, number, readArgs, value } from './args.ts';
import type { Command } from './command.ts';
import { type Crew, openCrew, usualCrew } from './crew.ts';
import { wilson } from './ladder-text.ts';
import { botNamed, openFromArgs, optionsFromArgs, tableFlags } from './opening.ts';
import { progress } from './progress.ts';

const flags = {
  ...tableFlags,
  candidates: 'value',
  games: 'value',
  final: 'value',
  iterations: 'value',
  ms: 'value',
  workers: 'value',
  write: 'value',
  json: 'switch',
  lang: 'value',
} as const;

type Values = Readonly<Record<string, number>>;

/** What is worth searching, and where; how deep and wide only matters for games with very many moves. */
const searched: Readonly<Partial<Record<keyof Skill, readonly number[]>>> = {
  curiosity: [0.3, 0.5, 0.8, 1.1, 1.5, 2.2],
  doubt: [0.5, 1, 1.5, 2.5, 4],
  horizon: [0, 4, 8, 16, 32, 64, 200],
  pride: [0, 0.1, 0.3, 0.6],
  laurels: [0, 3, 8],
  care: [0.8, 0.95, 1],
  breadth: [1.5, 3, 6, 1000],
};

export const tune: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  const { game, sense } = await openFromArgs(args);
  const seats = number(args, 'seats', game.seats.min, game.seats.max) ?? game.seats.min;
  const { options } = checkConfig(game, { seats, options: optionsFromArgs(args) });
  const seed = value(args, 'seed') ?? 'tune';
  const first = number(args, 'games', 1, 100_000) ?? 8;
  const finalGames = number(args, 'final', 1, 100_000) ?? 100;
  const { budget } = botNamed('search', number(args, 'iterations', 1, 10_000_000), number(args, 'ms', 1, 600_000));
  const chance = new Chance(seed);
  const now: Values = { ...usualSkill, ...sense?.skill };
  let field: { skill: Values; score: number; games: number }[] = Array.from(
    { length: number(args, 'candidates', 2, 1024) ?? 16 },
    () => ({ skill: candidate(chance), score: 0, games: 0 }),
  );
  const crew = openCrew(
    { id: game.id, edition: value(args, 'edition'), editions: value(args, 'editions') },
    number(args, 'workers', 1, 256) ?? usualCrew(),
  );
  const meet = (skill: Values, deals: string, games: number, tick: () => void) =>
    duel(
      crew,
      { seats, options, mine: { bot: 'search', budget, skill }, theirs: { bot: 'search', budget, skill: now } },
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
          one.score += await meet(one.skill, `${seed}/${round}`, games, tick);
          one.games += games;
        }),
      );
      field = field.toSorted((a, b) => b.score / b.games - a.score / a.games);
      rounds.push({
        games,
        best: field.slice(0, 3).map(({ skill, score, games: all }) => ({ skill, share: score / all })),
      });
      field = field.slice(0, Math.max(1, Math.ceil(field.length / 2)));
    }
    const best = (field[0] as (typeof field)[number]).skill;
    const score = await meet(best, `${seed}/final`, finalGames, counter(finalGames, language(args)));
    const [low, high] = wilson(score, finalGames);
    const result = {
      game: game.id,
      seats,
      budget,
      seed,
      now,
      best,
      share: score / finalGames,
      low,
      high,
      better: low > 1 / 2,
      rounds,
    };
    const file = value(args, 'write');
    if (file !== undefined && result.better) writeFileSync(file, `${JSON.stringify(best, null, 2)}\n`);
    if (has(args, 'json')) console.log(JSON.stringify(result, null, 2));
    else {
      console.log(JSON.stringify(best));
      console.log(
        `${(100 * result.share).toFixed(1)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %) against the present parameters in ${finalGames} games`,
      );
      console.log(result.better ? 'Better: worth keeping.' : 'Not surely better: the present parameters stay.');
    }
    return 0;
  } finally {
    await crew.close();
  }
};

/** A value for every parameter that is searched. */
function candidate(chance: Chance): Values {
  const skill: Record<string, number> = {};
  for (const [name, values] of Object.entries(searched)) {
    const [min, max] = skillRanges[name as keyof Skill];
    skill[name] = Math.min(max, Math.max(min, chance.pick(values)));
  }
  return skill;
}

interface Duel {
  seats: number;
  options: Readonly<Record<string, string>>;
  mine: { bot: string; budget: object; skill: Values };
  theirs: Duel['mine'];
}

/** One seat against all others, from every seat in turn: how many games it wins, scaled so that one half is fair. */
async function duel(
  crew: Crew,
  { seats, options, mine, theirs }: Duel,
  deals: string,
  games: number,
  tick: () => void,
): Promise<number> {
  const scores = await Promise.all(
    Array.from({ length: games }, async (_, i) => {
      const seat = i % seats;
      const players = Array.from({ length: seats }, (__, at) => (at === seat ? mine : theirs));
      const deal = `${deals}/${Math.floor(i / seats)}`;
      const { ranks } = await crew.play({ seats, options, players, deal, seed: `${deal}/${i}` });
      tick();
      // The share of the others that it leaves behind.
      const own = ranks[seat] as number;
      let score = 0;
      for (const [at, rank] of ranks.entries()) if (at !== seat) score += own < rank ? 1 : own === rank ? 0.5 : 0;
      return score / (seats - 1);
    }),
  );
  return scores.reduce((sum, one) => sum + one, 0);
}

function counter(all: number, lang: ReturnType<typeof language>): () => void {
  const tick = progress(all, lang);
  let done = 0;
  return () => tick(++done);
}
