/** `atoll simulate`: bots play many games, as fast as they can think. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { checkConfig, type Language, moveKey, type Table, winners, writeReplay } from '@atoll/engine';
import { makeFolder } from '@atoll/server/store/folder.ts';
import { type Player, playGame } from '../../lab/botGames.ts';
import { has, language, number, readArgs, value } from '../args.ts';
import {
  botFlags,
  botsFromArgs,
  configFromArgs,
  type Opened,
  openFromArgs,
  tableFlags,
  writeText,
} from '../files/openGame.ts';
import { progress } from '../terminal/progress.ts';
import type { Command } from './command.ts';
import { usage } from './usage.ts';

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
  const opened = await openFromArgs(args);
  const { game, sense } = opened;
  const named = value(args, 'bots')?.split(',').length ?? 1;
  const config = checkConfig(game, configFromArgs(args, game, named));
  const bots = botsFromArgs(args, config.seats, 'random');
  const games = number(args, 'games', 1, 100_000_000) ?? 1;
  const seed = value(args, 'seed') ?? 'atoll';
  const rotate = has(args, 'rotate');
  const folder = folderToSave(value(args, 'save'));

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
    const table = playGame({
      game,
      sense,
      config,
      bots: seated.map(bot => bots[bot] as Player),
      deal: `${seed}/${deal}`,
      seed: `${seed}/${i}`,
    });
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
        opened,
        table,
        seated.map(bot => (bots[bot] as Player).bot),
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

function folderToSave(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  try {
    makeFolder(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw usage('folder', `In ${folder} lässt sich nichts schreiben: ${why}`, `${folder} cannot be written to: ${why}`);
  }
  return folder;
}

function save(folder: string, { edition }: Opened, table: Table, bots: readonly string[], i: number): void {
  const replay = writeReplay(
    table,
    bots.map(bot => ({ name: bot, bot })),
    edition,
  );
  const name = `${table.game.id}-${bots.length}-${String(i + 1).padStart(5, '0')}.json`;
  writeText(join(folder, name), `${JSON.stringify(replay)}\n`);
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
      ? `${game}, ${seats} Sitze: ${finished} von ${games} Partien zu Ende gespielt`
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
