/**
 * How the nodes that share a database hear of each other's changes. What a transaction changes it also notes in `told`;
 * once it is done, a hint goes out. Hints of some milliseconds go out together, from outside the transactions: a NOTIFY
 * within one would make all writers wait in line. A hint is only a hint: what none reached is found in `told` within half
 * a second.
 */

import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { text } from '../rows/row.ts';
import type { Queries } from './queries.ts';

/** A table has changed, a guest has, or something was said at a table. */
export interface News {
  kind: 'table' | 'guest' | 'said';
  id: string;
  /** How far a table's log has come; null where something else about it is new. */
  n: number | null;
}

export const ofTable = (id: string, n: number | null = null): News => ({ kind: 'table', id, n });
export const ofGuest = (id: string): News => ({ kind: 'guest', id, n: null });
export const ofChat = (id: string): News => ({ kind: 'said', id, n: null });

/** News with a name of its own, so that nobody hears of it twice. */
export interface Told extends News {
  key: string;
}

export interface Hints {
  /** Notes news within the transaction that makes them. */
  note(inside: Queries, news: readonly News[]): Promise<Told[]>;
  /** For what is noted by the statement that makes it. */
  name(news: News): Told;
  /** Tells everybody of what is stored. */
  publish(told: readonly Told[]): void;
  hear(kind: News['kind'], hear: (news: News) => void): () => void;
  /** Sends what is waiting. */
  close(): Promise<void>;
}

const channel = 'atoll_changes';
/** Milliseconds in which hints are gathered. */
const gathered = 4;
/** Milliseconds between two looks for what no hint reached. */
const lookEvery = 500;
/** Milliseconds for which a change can still be found: so long a node may be cut off and miss nothing. */
const keptFor = 60 * 60_000;
/** Milliseconds for which a name that was heard is remembered; far longer than any transaction takes. */
const heardFor = 10 * 60_000;
/** Milliseconds between two times of clearing up. */
const clearEvery = 60_000;
/** PostgreSQL takes less than 8,000 bytes. */
const longest = 7500;

export type CountHints = (what: 'hints_sent' | 'hints_missed', by: number) => void;

/** Hears of everything that is stored from now on. */
export async function openHints(sql: postgres.Sql, ask: Queries, count?: CountHints): Promise<Hints> {
  const node = randomUUID();
  const hearers: Record<News['kind'], Set<(news: News) => void>> = {
    table: new Set(),
    guest: new Set(),
    said: new Set(),
  };
  /** What was heard lately, with the time. */
  const heard = new Map<string, number>();
  let counter = 0;
  let waiting: Told[] = [];
  let sending: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;
  let horizon = await horizonOf(ask);
  let looking: Promise<void> | null = null;
  let listening: Promise<postgres.ListenMeta> | null = null;
  let closed = false;

  const name = (news: News): Told => ({ ...news, key: `${node}:${++counter}` });

  /** False where it was heard before. */
  function tell({ key, ...news }: Told): boolean {
    if (heard.has(key)) return false;
    heard.set(key, Date.now());
    for (const hear of hearers[news.kind]) hear(news);
    return true;
  }

  function send(): void {
    timer = undefined;
    const told = waiting;
    waiting = [];
    if (told.length > 0) count?.('hints_sent', told.length);
    for (const payload of payloads(told))
      sending = sending.then(() => ask.run('select pg_notify($1, $2)', channel, payload)).catch(() => undefined);
  }

  /** What was stored since the last look. Whatever is below the horizon was seen, or belongs to nobody any more. */
  async function look(): Promise<void> {
    const rows = await ask.all(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, t.kind, t.id, t.n, t.key
       from (select 1) one left join told t on t.xid >= $1::xid8`,
      horizon,
    );
    horizon = String(rows[0]?.horizon);
    for (const row of rows) {
      const key = text(row.key);
      if (key === null) continue;
      const told = { kind: kindOf(row.kind), id: String(row.id), n: row.n === null ? null : Number(row.n), key };
      // Its own it may find before it has told them.
      if (tell(told) && !key.startsWith(node)) count?.('hints_missed', 1);
    }
    forgetOld();
  }

  let forgotAt = Date.now();
  function forgetOld(): void {
    const now = Date.now();
    if (now - forgotAt < clearEvery) return;
    forgotAt = now;
    for (const [key, at] of heard) if (now - at > heardFor) heard.delete(key);
    void ask.run(`delete from told where at < now() - interval '${keptFor / 1000} seconds'`).catch(() => undefined);
  }

  function lookAgain(): Promise<void> {
    // While the database is away there is nothing to find; the next look goes on from here.
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  function listen(): void {
    looks = setInterval(() => void lookAgain(), lookEvery).unref();
    void lookAgain();
    listening = sql.listen(
      channel,
      payload => {
        for (const told of readPayload(payload)) tell(told);
      },
      () => void lookAgain(),
    );
    listening.catch(() => {
      // It is tried again by itself; until then the looks find everything.
    });
  }

  return {
    name,
    async note(inside, news) {
      const told = news.map(name);
      const note = 'insert into told (kind, id, n, key) values ($1, $2, $3, $4)';
      for (const { kind, id, n, key } of told) await inside.run(note, kind, id, n, key);
      return told;
    },
    publish(told) {
      for (const each of told) tell(each);
      if (closed) return;
      waiting.push(...told);
      timer ??= setTimeout(send, gathered);
    },
    hear(kind, hear) {
      hearers[kind].add(hear);
      if (looks === undefined) listen();
      return () => hearers[kind].delete(hear);
    },
    async close() {
      closed = true;
      clearInterval(looks);
      clearTimeout(timer);
      send();
      await Promise.all([sending, looking]);
      await listening?.then(({ unlisten }) => unlisten()).catch(() => undefined);
    },
  };
}

function* payloads(told: readonly Told[]): Generator<string> {
  let lines: string[] = [];
  let length = 0;
  for (const { kind, id, n, key } of told) {
    const line = JSON.stringify([kind, id, n, key]);
    const more = Buffer.byteLength(line) + 1;
    if (length + more > longest && lines.length > 0) {
      yield `[${lines.join(',')}]`;
      lines = [];
      length = 0;
    }
    lines.push(line);
    length += more;
  }
  if (lines.length > 0) yield `[${lines.join(',')}]`;
}

/** Somebody else who may use the database could have said it: what is no hint is left alone. */
function readPayload(payload: string): Told[] {
  let lines: unknown;
  try {
    lines = JSON.parse(payload);
  } catch {
    return [];
  }
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line: unknown) => {
    if (!Array.isArray(line)) return [];
    const [kind, id, n, key]: unknown[] = line;
    const isNumber = n === null || typeof n === 'number';
    return typeof id === 'string' && typeof key === 'string' && isNumber ? [{ kind: kindOf(kind), id, n, key }] : [];
  });
}

const horizonOf = async (ask: Queries): Promise<string> =>
  String((await ask.one('select pg_snapshot_xmin(pg_current_snapshot())::text as horizon'))?.horizon);

const kindOf = (text: unknown): News['kind'] => (text === 'guest' || text === 'said' ? text : 'table');
