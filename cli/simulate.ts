/** `atoll simulate`: bots play many games, as fast as they can think. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose } from '@atoll/bots';
import {
  answer,
  type BotSense,
  Chance,
  checkConfig,
  type Decision,
  type Game,
  type Language,
  type MoveRecord,
  moveKey,
  openTable,
  type Table,
  type TableConfig,
  winners,
  writeReplay,
} from '@atoll/engine';
import { has, language, number, readArgs, value } from './args.ts';
import type { Command } from './command.ts';
import { botFlags, botsFromArgs, configFromArgs, openFromArgs, type Sitting, tableFlags } from './opening.ts';
import { progress } from './progress.ts';
import { usage } from './usage.ts';

/** A game that goes on for longer than this is given up, and not counted as finished. */
const mostDecisions = 100_000;

const flags = {
  ...tableFlags,
  ...botFlags,
  games: 'value',
  rotate: 'switch',
  save: 'value',
  json: 'switch',
  lang: 'value',
} as const;

export const simulate: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  const lang = language(args);
  const { game, sense } = await openFromArgs(args);
  const named = value(args, 'bots')?.split(',').length ?? 1;
  const config = checkConfig(game, configFromArgs(args, game, named));
  const bots = botsFromArgs(args, config.seats, 'random');
  const games = number(args, 'games', 1, 100_000_000) ?? 1;
  const seed = value(args, 'seed') ?? 'atoll';
  const rotate = has(args, 'rotate');
  const folder = makeFolder(value(args, 'save'));

  const tally = bots.map(() => ({ wins: 0, points: 0 }));
  const digest = createHash('sha256');
  const began = performance.now();
  const tick = progress(games, lang);
  let finished = 0;
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    // Rotated: the bots move on by one seat from game to game, and each seed is dealt once for every seating.
    const deal = rotate ? Math.floor(i / config.seats) : i;
    const shift = rotate ? i % config.seats : 0;
    const seated = bots.map((_, seat) => (seat + shift) % config.seats);
    const table = playGame(
      game,
      sense,
      config,
      seated.map(bot => bots[bot] as Sitting),
      `${seed}/${deal}`,
      `${seed}/${i}`,
    );
    decisions += table.played.length;
    const sheet = game.scoresheet(table.state);
    if (sheet.final) {
      finished++;
      const won = winners(sheet);
      for (const { seat, total } of sheet.rows) {
        const sum = tally[seated[seat] as number] as (typeof tally)[number];
        sum.points += total;
        if (won.includes(seat)) sum.wins += 1 / won.length;
      }
    }
    digest.update(table.played.map(({ seat, move }) => `${seat} ${moveKey(move)}`).join('\n'));
    digest.update(JSON.stringify(sheet.rows));
    if (folder !== undefined)
      save(
        folder,
        table,
        seated.map(bot => (bots[bot] as Sitting).bot),
        i,
      );
    tick(i + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  const result = {
    game: game.id,
    seats: config.seats,
    games,
    finished,
    decisions,
    seconds: round(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    perSeat: bots.map(({ bot }, i) => ({
      bot,
      wins: round(tally[i]?.wins ?? 0, 4),
      meanScore: finished > 0 ? round((tally[i]?.points ?? 0) / finished, 3) : 0,
    })),
    digest: digest.digest('hex'),
    seed,
    rotated: rotate,
  };
  if (has(args, 'json')) console.log(JSON.stringify(result, null, 2));
  else print(result, lang);
  return finished === games ? 0 : 1;
};

/** Plays one table to its end. Bots get views, as everywhere. */
function playGame(
  game: Game,
  sense: BotSense | undefined,
  config: TableConfig,
  bots: readonly Sitting[],
  deal: string,
  seed: string,
): Table {
  const table = openTable(game, config, deal);
  const blind = new Chance(`${seed}/blind`);
  for (let n = 0; n < mostDecisions; n++) {
    const decision = game.decision(table.state);
    if (!decision) break;
    const { bot, budget } = bots[decision.seat] as Sitting;
    if (bot === 'random') {
      playBlindly(table, decision, blind);
      continue;
    }
    const view = game.view(table.state, decision.seat);
    const move = choose(bot, { game, sense, view, seed: `${seed}/${n}`, budget });
    const done = answer(table, decision.seat, move);
    if ('refusal' in done) throw new Error(`${bot} played ${JSON.stringify(move)}: ${done.refusal.words.en}`);
  }
  return table;
}

const legal: MoveRecord[] = [];

/**
 * Whoever chooses at random needs no view: the list of legal moves is the same in every state that fits it. Nobody hears
 * the events either. That is what makes playing by the ten thousand quick.
 */
function playBlindly({ game, state, chance, played }: Table, { seat, kind }: Decision, blind: Chance): void {
  legal.length = 0;
  const move = blind.pick(game.moves(state, legal));
  const before = chance.draws;
  game.play(state, move, chance);
  played.push({ seat, kind, move, auto: false, draws: chance.draws - before, told: [] });
}

function makeFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw usage('folder', `In ${folder} lässt sich nichts schreiben: ${why}`, `${folder} cannot be written to: ${why}`);
  }
  return folder;
}

function save(folder: string, table: Table, bots: readonly string[], i: number): void {
  const replay = writeReplay(
    table,
    bots.map(bot => ({ name: bot, bot })),
  );
  const name = `${table.game.id}-${bots.length}-${String(i + 1).padStart(5, '0')}.json`;
  writeFileSync(join(folder, name), `${JSON.stringify(replay)}\n`);
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

interface Result {
  game: string;
  seats: number;
  games: number;
  finished: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  perSeat: readonly { bot: string; wins: number; meanScore: number }[];
  digest: string;
}

function print(result: Result, language: Language): void {
  const { game, seats, games, finished, decisions, seconds, decisionsPerSecond } = result;
  const de = language === 'de';
  console.log(
    de
      ? `${game}, ${seats} Plätze: ${finished} von ${games} Partien zu Ende gespielt`
      : `${game}, ${seats} seats: ${finished} of ${games} games finished`,
  );
  console.log(
    de
      ? `${decisions} Entscheidungen in ${seconds} s, ${decisionsPerSecond} in der Sekunde`
      : `${decisions} decisions in ${seconds} s, ${decisionsPerSecond} a second`,
  );
  for (const [i, { bot, wins, meanScore }] of result.perSeat.entries()) {
    const percent = finished > 0 ? ((100 * wins) / finished).toFixed(1) : '–';
    const score = de ? `im Mittel ${meanScore} Punkte` : `mean score ${meanScore}`;
    console.log(`${i} ${bot.padEnd(10)} ${String(wins).padStart(8)} ${de ? 'Siege' : 'wins'} (${percent} %), ${score}`);
  }
  console.log(`${de ? 'Fingerabdruck' : 'digest'} ${result.digest}`);
}
