/** Looks for a position where a property breaks, and makes the way there as short as it can. */
import fc from 'fast-check';
import { Chance } from '../../core/chance.ts';
import type { EventRecord, MoveRecord, TableConfig } from '../../core/game.ts';
import { serialise } from '../../core/plain.ts';
import { writeReplay } from '../../core/replay.ts';
import { openTable, type Table } from '../../core/table.ts';
import { configName, type Property, type Subject, sitting } from './subject.ts';
import { decisionsSoFar, type Path, playOut, step, walk } from './walk.ts';

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

/** After a break, so many shorter ways are tried, with so many decisions in all: all of them would take minutes. */
const MOST_SHORTENINGS = 500;
const MOST_DECISIONS = 10_000;

/**
 * Tries a property at the ends of many random paths. The first break is shortened by fast-check: fewer moves, earlier
 * moves of the list, a smaller seed, as long as it still breaks.
 */
export function probe<S, M extends MoveRecord, E extends EventRecord, V>(
  subject: Subject<S, M, E, V>,
  config: TableConfig,
  property: Property,
  { runs, seed }: { runs: number; seed: number },
): Break | null {
  const { game } = subject;
  const path = fc.record({
    seed: fc.nat(9999).map(String),
    choices: fc.array(fc.nat(9999), { maxLength: usualLength(subject, config), size: 'max' }),
  });
  let broken = false;
  let shortenings = 0;
  let decisions = 0;
  const attempt = fc.property(path, (tried: Path) => {
    if (broken && (++shortenings > MOST_SHORTENINGS || decisionsSoFar() - decisions > MOST_DECISIONS)) return;
    try {
      const table = walk(game, config, tried);
      property({ ...subject, table, luck: new Chance(`luck ${tried.seed} ${tried.choices.length}`) });
    } catch (error) {
      if (!broken) decisions = decisionsSoFar();
      broken = true;
      throw error;
    }
  });
  const details = fc.check(attempt, { numRuns: runs, seed });
  if (!details.failed) return null;
  const [shortest] = details.counterexample as [Path];
  const error = details.errorInstance;
  return describe(retrace(subject, config, shortest), error instanceof Error ? error.message : String(error));
}

/** As far along the path as the game lets one go. */
function retrace<S, M extends MoveRecord, E extends EventRecord, V>(
  { game }: Subject<S, M, E, V>,
  config: TableConfig,
  path: Path,
): Table<S, M, E, V> {
  const table = openTable(game, config, path.seed);
  try {
    for (const choice of path.choices) if (!step(table, moves => choice % moves.length)) break;
  } catch {
    // The break itself; what was played before it is what is wanted.
  }
  return table;
}

/** A little more than the longest of some random games, so that paths also reach the end. */
function usualLength<S, M extends MoveRecord, E extends EventRecord, V>(
  { game, longest }: Subject<S, M, E, V>,
  config: TableConfig,
): number {
  const lengths = [0, 1, 2, 3].map(n => {
    const table = openTable(game, config, `length ${n}`);
    try {
      return playOut(game, table.state, table.chance, new Chance(`length ${n}`), longest);
    } catch {
      return 50; // It breaks on the way; the paths will show where.
    }
  });
  return Math.ceil(Math.max(...lengths) * 1.2);
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

/** A break as its reader meets it: what, where, and how to get there again. */
export function report(found: Break): string {
  const moves = found.moves.map(({ seat, kind, move }, i) => `    ${i + 1}. seat ${seat} ${kind} ${serialise(move)}`);
  return [
    found.message,
    '',
    `  game   ${found.game}, ${configName(found.config)}`,
    `  seed   ${JSON.stringify(found.seed)}`,
    moves.length > 0 ? '  moves' : '  moves  none: it breaks at the start',
    ...moves,
    '',
    '  The way there as a replay file, for `atoll replay FILE`:',
    `  ${found.replay}`,
  ].join('\n');
}
