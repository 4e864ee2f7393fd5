/** How a break is told to the author of a game: what, where, and how to get there again. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventRecord, MoveRecord, TableConfig } from '../../core/game.ts';
import { serialise } from '../../core/plain.ts';
import { writeReplay } from '../../core/replay.ts';
import { sha256 } from '../../core/sha256.ts';
import type { Table } from '../../core/table.ts';
import { causeOf } from './broken.ts';
import { configName, sitting } from './subject.ts';

export interface Break {
  game: string;
  config: TableConfig;
  seed: string;
  moves: { seat: number; kind: string; move: MoveRecord }[];
  /** What was seen and what was wanted. */
  message: string;
  /** The way there as a replay file. */
  replay: string;
}

export function describe<S, M extends MoveRecord, E extends EventRecord, V>(
  table: Table<S, M, E, V>,
  message: string,
): Break {
  return {
    game: table.game.id,
    config: table.config,
    seed: table.seed,
    moves: table.played.map(({ seat, kind, move }) => ({ seat, kind, move })),
    message,
    replay: JSON.stringify({ ...writeReplay(table as Table, sitting(table.config.seats)), result: undefined }),
  };
}

/** A break as its reader meets it; `file` is where the way there has been written to. */
export function report(found: Break, file?: string): string {
  const moves = found.moves.map(({ seat, kind, move }, i) => `    ${i + 1}. seat ${seat} ${kind} ${serialise(move)}`);
  return [
    found.message,
    '',
    `  game   ${found.game}, ${configName(found.config)}`,
    `  seed   ${JSON.stringify(found.seed)}`,
    moves.length > 0 ? '  moves' : '  moves  none: it breaks at the start',
    ...moves,
    ...(file === undefined ? [] : [`  file   ${file}, for npm run -s atoll -- replay FILE`]),
  ].join('\n');
}

let folder: string | undefined;

/** Writes the way to a break as a replay file, in a new folder for temporary files, and says where it is. */
export function keepReplay({ game, replay }: Break): string {
  folder ??= mkdtempSync(join(tmpdir(), 'atoll-kit-'));
  const file = join(folder, `${game}-${sha256(replay).slice(0, 8)}.json`);
  writeFileSync(file, `${replay}\n`);
  return file;
}

/** One mistake breaks many properties: it is told in full where it is met first, and later only named. */
export interface Told {
  isKnown(message: string): boolean;
  /** What the test with this title says about the break. */
  tell(title: string, found: Break): string;
}

export function tellOnce(): Told {
  const titles = new Map<string, string>();
  return {
    isKnown: message => titles.has(causeOf(message)),
    tell(title, found) {
      const cause = causeOf(found.message);
      const first = titles.get(cause);
      if (first !== undefined) return `${found.message.split('\n', 1)[0]}\n\n  The same as in “${first}”.`;
      titles.set(cause, title);
      return report(found, keepReplay(found));
    },
  };
}
