/** Asking the SQLite file. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Change, StoreFailure } from '../store.ts';

export { text } from '../rows/row.ts';

export type Row = Record<string, string | number | null>;

export interface Queries {
  one(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  /** How many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
}

/** What the rooms of the store share. */
export interface Rooms {
  ask: Queries;
  /** Does the work in a transaction; resolves when it is on the disk. */
  write<T>(work: () => T): Promise<T>;
  notify(change: Change): void;
  /** Something about a guest is new. */
  notifyGuest(guest: string): void;
}

/** Statements are prepared once, at their first use; what the database cannot do is a `StoreFailure`. */
export function openQueries(db: DatabaseSync): Queries {
  const prepared = new Map<string, StatementSync>();
  function using<T>(sql: string, work: (statement: StatementSync) => T): T {
    try {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      return work(statement);
    } catch (error) {
      throw new StoreFailure(error instanceof Error ? error.message : String(error));
    }
  }
  return {
    one: (sql, ...values) => using(sql, s => s.get(...values) as Row | undefined),
    all: (sql, ...values) => using(sql, s => s.all(...values) as Row[]),
    run: (sql, ...values) => using(sql, s => Number(s.run(...values).changes)),
  };
}
