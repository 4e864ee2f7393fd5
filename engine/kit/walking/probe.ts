/** Looks for a position where a property breaks, and makes the way there as short as it can. */
import fc from 'fast-check';
import { Chance } from '../../core/chance.ts';
import type { EventRecord, MoveRecord, TableConfig } from '../../core/game.ts';
import { openTable, type Table } from '../../core/table.ts';
import { causeOf } from './broken.ts';
import { isSpent, type Meter, metered } from './meter.ts';
import { type Break, describe } from './report.ts';
import type { Property, Subject } from './subject.ts';
import { type Path, playOut, step, walk } from './walk.ts';

/** After a break, shorter ways are tried with so many calls of the game in all: a few seconds for a big game. */
const MOST_CALLS = 30_000;
const MOST_SHORTENINGS = 500;

/**
 * Tries a property at the ends of many random paths. The first break is shortened by fast-check: fewer moves, earlier
 * moves of the list, a smaller seed, as long as it still breaks for the same cause. One that `isKnown` says was told
 * already is left as long as it is.
 */
export function probe<S, M extends MoveRecord, E extends EventRecord, V>(
  subject: Subject<S, M, E, V>,
  config: TableConfig,
  property: Property,
  { runs, seed, isKnown }: { runs: number; seed: number; isKnown?: (message: string) => boolean },
): Break | null {
  const meter: Meter = { calls: 0, limit: Number.POSITIVE_INFINITY };
  const game = metered(subject.game, meter);
  const path = fc.record({
    seed: fc.nat(9999).map(String),
    choices: fc.array(fc.nat(9999), { maxLength: usualLength(subject, config), size: 'max' }),
  });
  let cause: string | undefined;
  let shortenings = 0;
  const attempt = fc.property(path, (tried: Path) => {
    if (cause !== undefined && (isSpent(meter) || ++shortenings > MOST_SHORTENINGS)) return;
    try {
      const table = walk(game, config, tried);
      property({ ...subject, game, table, luck: new Chance(`luck ${tried.seed} ${tried.choices.length}`) });
    } catch (error) {
      const message = messageOf(error);
      if (cause === undefined) {
        cause = causeOf(message);
        meter.limit = meter.calls + (isKnown?.(message) ? -1 : MOST_CALLS);
      } else if (isSpent(meter) || causeOf(message) !== cause) return;
      throw error;
    }
  });
  const details = fc.check(attempt, { numRuns: runs, seed });
  if (!details.failed) return null;
  const [shortest] = details.counterexample as [Path];
  return describe(retrace(subject, config, shortest), messageOf(details.errorInstance));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
