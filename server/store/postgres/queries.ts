/** Asking PostgreSQL. */

import type postgres from 'postgres';
import type { Row } from '../rows/row.ts';
import { AppendConflict, StoreFailure } from '../store.ts';
import type { News } from './hints.ts';

type Value = string | number | boolean | null | readonly string[];

export interface Queries {
  one(sql: string, ...values: Value[]): Promise<Row | undefined>;
  all(sql: string, ...values: Value[]): Promise<Row[]>;
  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): Promise<number>;
}

/** What the rooms of the store share. */
export interface Rooms {
  ask: Queries;
  /** Does the work in a transaction; resolves when it is on the disk. */
  write<T>(work: (ask: Queries) => Promise<T>): Promise<T>;
  /** The same for what others must hear of: everybody who shares the store hears of what it tells once it is stored. */
  change<T>(work: (ask: Queries, tell: (news: News) => void) => Promise<T>): Promise<T>;
}

type Connection = Pick<postgres.Sql, 'unsafe'>;

/** A list as PostgreSQL writes it: the driver would have to ask the database about lists with every new connection. */
const parameter = (value: Value): string | number | boolean | null =>
  isList(value) ? `{${value.map(one => `"${one.replace(/["\\]/g, '\\$&')}"`).join(',')}}` : value;

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

export function queriesOn(connection: Connection): Queries {
  const ask = async (sql: string, values: Value[]) => {
    try {
      return await connection.unsafe(sql, values.map(parameter), { prepare: true });
    } catch (error) {
      throw failureOf(error);
    }
  };
  return {
    one: async (sql, ...values) => (await ask(sql, values))[0] as Row | undefined,
    all: async (sql, ...values) => [...(await ask(sql, values))] as Row[],
    run: async (sql, ...values) => (await ask(sql, values)).count,
  };
}

/** What PostgreSQL says of two transactions that got into each other's way: one of them has to be tried again. */
const inTheWay = ['40001', '40P01'];

/** Gives up after so many tries. */
const tries = 5;

export function transactionsOn(sql: postgres.Sql): Rooms['write'] {
  return async work => {
    for (let i = 1; ; i++)
      try {
        return (await sql.begin(inside => work(queriesOn(inside)))) as Awaited<ReturnType<typeof work>>;
      } catch (error) {
        const known = failureOf(error);
        if (i < tries && hasCode(known, inTheWay)) continue;
        throw known;
      }
  };
}

/** What the database refused, with the code it has for that. */
class DatabaseFailure extends StoreFailure {
  code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The database's own errors become a `StoreFailure`; what the store itself says stays as it is. */
function failureOf(error: unknown): Error {
  if (!(error instanceof Error)) return new StoreFailure(String(error));
  if (error instanceof StoreFailure || error instanceof AppendConflict || !('code' in error)) return error;
  return new DatabaseFailure(error.message, String(error.code));
}

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof DatabaseFailure && codes.includes(error.code);

/** Whether PostgreSQL refused a key that is there already. */
export const isTaken = (error: unknown): boolean => hasCode(error, ['23505']);
