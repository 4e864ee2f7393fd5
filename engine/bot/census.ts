/**
 * A census counts what happens at many tables, so that a report can show that an edition is a good one: nothing in it is
 * dead, and no place at the table is better than another.
 */
import type { EventRecord, MoveRecord, Seat } from '../core/game.ts';
import type { Words } from '../core/words.ts';

export interface Census<S = unknown, M extends MoveRecord = MoveRecord, E extends EventRecord = EventRecord> {
  /**
   * The seats in the order that the set-up gave them, when it is not simply 0, 1, 2: wins are counted by the place in it.
   * Called with the state right after the set-up.
   */
  order?(state: S): readonly Seat[];
  /** Before each move. */
  move?(state: S, move: M): void;
  event?(event: E): void;
  /** When a game is over. */
  end?(state: S): void;
  /** All that is counted, in the order of the report. */
  readonly groups: readonly Tally[];
}

export interface TallyRow {
  id: string;
  words: Words;
  offered: number;
  taken: number;
  /** How often it was taken when it was offered, against the mean of its group: 1 is fair. Null if it was never offered. */
  share: number | null;
}

/**
 * Things of one sort, and how often each was offered and taken. Where nothing is ever counted as offered, all are taken to
 * have been offered equally often. A spread is no choice, only how things fell out: nothing in it has a fair share.
 */
export class Tally {
  readonly id: string;
  readonly words: Words;
  readonly spread: boolean;
  private readonly rowsById: Map<string, { words: Words; offered: number; taken: number }>;

  constructor(
    id: string,
    words: Words,
    items: Iterable<readonly [id: string, words: Words]>,
    { spread = false }: { spread?: boolean } = {},
  ) {
    this.id = id;
    this.words = words;
    this.spread = spread;
    this.rowsById = new Map();
    for (const [item, name] of items) this.rowsById.set(item, { words: name, offered: 0, taken: 0 });
  }

  offer(id: string, times = 1): void {
    this.row(id).offered += times;
  }

  take(id: string, times = 1): void {
    this.row(id).taken += times;
  }

  rows(): TallyRow[] {
    const rows = [...this.rowsById.entries()];
    const counted = rows.some(([, row]) => row.offered > 0);
    const offered = ({ offered: n }: { offered: number }) => (counted ? n : 1);
    const allOffered = rows.reduce((sum, [, row]) => sum + offered(row), 0);
    const allTaken = rows.reduce((sum, [, row]) => sum + row.taken, 0);
    const fair = allTaken / allOffered;
    return rows.map(([id, row]) => ({
      id,
      words: row.words,
      offered: row.offered,
      taken: row.taken,
      share: offered(row) > 0 && fair > 0 ? row.taken / offered(row) / fair : null,
    }));
  }

  private row(id: string): { offered: number; taken: number } {
    const row = this.rowsById.get(id);
    if (!row) throw new Error(`The tally “${this.id}” has nothing called “${id}”.`);
    return row;
  }
}
