/** Running the house: what an operator may look up and put right, also while a server has the data folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type Seat, shape } from '@atoll/engine';
import { impossibleLine, readChat } from './chat/chatFile.ts';
import { tidyName } from './door/guests.ts';
import type { MyData } from './door/protocol.ts';
import { Refused } from './door/refusals.ts';
import { openLog } from './log.ts';
import { openLeftBehind } from './people/leaving/leftBehind.ts';
import type { Said } from './store/chatStore.ts';
import type { GuestLine, TableLine, WholeTable } from './store/officeStore.ts';
import { openPostgres } from './store/postgres/index.ts';
import { databaseName } from './store/sqlite/file.ts';
import { openSqlite } from './store/sqlite/index.ts';
import type { Entry, Store, StoredTable } from './store/store.ts';
import { openAbsence } from './table/away/absence.ts';
import { openCatalogue } from './table/editions/editions.ts';
import { openLive } from './table/liveTable.ts';
import { decisionOf, statusOf } from './table/outgoing.ts';
import { openTables } from './table/tables.ts';
import { openHouseTime } from './time/rules.ts';

/** What a table waits for. */
interface TableReview {
  table: StoredTable;
  status: 'waiting' | 'running' | 'over';
  /** Entries of its log. */
  entries: number;
  waitsFor: { seat: Seat; name: string; kind: string; since: string; dueAt: string | null } | null;
}

export interface Office {
  tables(wanted: { state?: TableLine['state'] }, limit: number): Promise<TableLine[]>;
  people(name: string, limit: number): Promise<GuestLine[]>;
  review(table: string): Promise<TableReview>;
  /** Ends a table before its game does. */
  closeTable(table: string): Promise<void>;
  /** Frees a person's seat: at a running table a stand-in plays there until somebody takes it. */
  freeSeat(table: string, seat: Seat): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** From now on they can do nothing; their seats are given up, and their waiting tables closed. */
  bar(person: string): Promise<void>;
  admit(person: string): Promise<void>;
  /** Everything that is kept about somebody who asks for it. */
  dataOf(person: string): Promise<MyData>;
  /** Deletes somebody who asks for it, for good. */
  delete(person: string): Promise<void>;
  exportTable(table: string): Promise<unknown>;
  /** The id of the table that was taken in. */
  importTable(json: unknown): Promise<string>;
  /** Forgets guests that never played and are older than so many days; how many there were. */
  tidy(days: number): Promise<number>;
  close(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** The database of a data folder, or the one at that address. */
function openStore(data: string, address: string | undefined): Promise<Store> | Store {
  if (address !== undefined) return openPostgres(address, { connections: 2 });
  const file = join(data, databaseName);
  if (!existsSync(file))
    throw new BadInput(
      'data',
      {
        de: 'In diesem Datenordner liegt keine Datenbank von Atoll.',
        en: 'There is no database of Atoll in this data folder.',
      },
      data,
    );
  return openSqlite(file, { beside: true });
}

/** Throws `BadInput` where there is no database, and for what cannot be done. */
export async function openOffice(data: string, address?: string): Promise<Office> {
  const store = await openStore(data, address);
  const log = openLog(() => undefined, 'silent');
  const catalogue = await openCatalogue((await import('@atoll/games')).games);
  const time = await openHouseTime(store, Date.now);
  const rooms = openTables(store, catalogue, time, 10, log);
  const absence = openAbsence(store, rooms, time);
  const now = () => new Date().toISOString();

  async function tableOf(id: string): Promise<StoredTable> {
    const table = await store.table(id);
    if (!table) throw unknown('table', id);
    return table;
  }

  async function personOf(id: string) {
    const found = await store.guest(id);
    if (!found) throw unknown('person', id);
    return found;
  }

  return {
    tables: (wanted, limit) => store.listTables(wanted, limit),
    people: (name, limit) => store.listGuests(name, limit),

    async review(id) {
      const table = await tableOf(id);
      const entries = (await store.log(id, 0)).length;
      const live = await refusable(() => rooms.read(id)).catch(() => null);
      const decision = live && decisionOf(live);
      const turn = live?.timing.turn;
      const status = live ? statusOf(live) : table.over ? 'over' : table.startedAt === null ? 'waiting' : 'running';
      if (!decision || !turn) return { table, status, entries, waitsFor: null };
      const sitting = table.seats[decision.seat];
      const name = sitting?.standIn ?? sitting?.bot ?? sitting?.name ?? '';
      return {
        table,
        status,
        entries,
        waitsFor: { seat: decision.seat, name, kind: decision.kind, since: turn.since, dueAt: turn.dueAt },
      };
    },

    async closeTable(id) {
      await tableOf(id);
      await refusable(() => absence.end(id, 'house'));
    },

    async freeSeat(id, seat) {
      const table = await tableOf(id);
      if (table.seats[seat]?.kind !== 'person') throw unknown('seat', String(seat + 1));
      if (table.startedAt === null) await store.arrange(id, seat, null, now());
      else await refusable(() => absence.relieve(id, seat));
    },

    async rename(id, name) {
      await personOf(id);
      await store.saveGuest({ id, name: await refusable(async () => tidyName(name)) }, now());
    },

    async bar(id) {
      await personOf(id);
      await store.bar(id, now());
      await openLeftBehind({ store, absence, now: Date.now, log }).clear();
    },

    async admit(id) {
      await personOf(id);
      await store.bar(id, null);
    },

    async dataOf(id) {
      await personOf(id);
      return { atoll: 'person', at: now(), data: (await store.personData(id)) ?? {} };
    },

    async delete(id) {
      await personOf(id);
      await store.forgetPerson(id, now());
      await openLeftBehind({ store, absence, now: Date.now, log }).clear();
    },

    async exportTable(id) {
      const table = await tableOf(id);
      const entries = await store.log(id, 0);
      const chat = await store.chat(id, 0);
      const named = new Set([table.owner, ...guestsIn(table, entries, chat)]);
      const guests = [];
      for (const guest of named) guests.push((await store.guest(guest)) ?? { id: guest, name: '' });
      return {
        atoll: 'table',
        table: { ...table, rematch: null, rematchNotFor: [], fillAt: null },
        log: entries,
        chat,
        reports: await store.reports(id),
        guests,
        edition: await store.edition(table.game, table.edition.digest),
      };
    },

    async importTable(json) {
      const whole = readWhole(json);
      const module = catalogue.get(whole.table.game)?.module;
      if (!module) throw unknown('game', whole.table.game);
      const game = module.open(whole.edition);
      if (game.edition.digest !== whole.table.edition.digest) throw notATable('edition');
      // What does not run here is not taken in: a table is its log.
      await refusable(async () =>
        openLive({ module, edition: { game, json: whole.edition } }, whole.table, whole.log, time),
      );
      if ((await store.takeIn(whole)) === 'exists') throw alreadyHere(whole.table.id);
      return whole.table.id;
    },

    tidy: days => store.forgetIdleGuests(new Date(Date.now() - days * day).toISOString()),
    close: () => store.close(),
  };
}

function guestsIn(table: StoredTable, log: readonly Entry[], chat: readonly Said[]): string[] {
  const sitting = table.seats.flatMap(({ guest }) => guest ?? []);
  const seated = log.flatMap(entry => (entry.type === 'seated' ? [entry.guest] : []));
  return [...sitting, ...seated, ...chat.flatMap(({ guest }) => guest ?? [])];
}

/** What a server refuses is for the operator's eyes as well. */
async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw new BadInput(error.refusal.code, error.refusal.words);
    throw error;
  }
}

const readFile = shape.record({
  atoll: shape.oneOf('table'),
  table: shape.anything,
  log: shape.list(shape.anything),
  chat: shape.optional(readChat),
  reports: shape.list(shape.anything),
  guests: shape.list(shape.record({ id: shape.string, name: shape.string }), 1, 10_000),
  edition: shape.anything,
});

/**
 * A table's file as `exportTable` wrote it. Its log is checked by running it; what lies beside the log is checked as far
 * as the database would not.
 */
function readWhole(json: unknown): WholeTable {
  const { table, log, chat, reports, guests, edition } = readFile(json, '');
  const whole = { table, log, chat: chat ?? [], reports, guests, edition } as WholeTable;
  const named = new Set(guests.map(({ id }) => id));
  if (typeof table !== 'object' || table === null || !Array.isArray(whole.table.seats)) throw notATable('table');
  for (const field of ['id', 'game', 'seed', 'owner', 'createdAt', 'changedAt'] as const)
    if (typeof whole.table[field] !== 'string') throw notATable(`table.${field}`);
  if (!/^[\w-]{1,64}$/.test(whole.table.id)) throw notATable('table.id');
  for (const guest of [whole.table.owner, ...guestsIn(whole.table, whole.log, whole.chat)])
    if (!named.has(guest)) throw notATable('guests');
  for (const [i, entry] of whole.log.entries()) if (entry?.n !== i + 1) throw notATable(`log[${i}].n`);
  const impossible = impossibleLine(whole.chat);
  if (impossible >= 0) throw notATable(`chat[${impossible}]`);
  return whole;
}

const notATable = (path: string): BadInput =>
  new BadInput(
    'table-file',
    { de: 'So sieht keine Tischdatei von Atoll aus.', en: 'This is not how a table file of Atoll looks.' },
    path,
  );

const things = {
  table: { de: 'Diesen Tisch gibt es hier nicht.', en: 'There is no such table here.' },
  person: { de: 'So jemanden gibt es hier nicht.', en: 'There is no such person here.' },
  seat: { de: 'Auf diesem Sitz sitzt niemand.', en: 'Nobody sits on that seat.' },
  game: { de: 'Dieses Spiel gibt es hier nicht.', en: 'There is no such game here.' },
};

const unknown = (what: keyof typeof things, path: string): BadInput =>
  new BadInput(`unknown-${what}`, things[what], path);

const alreadyHere = (id: string): BadInput =>
  new BadInput('exists', { de: 'Diesen Tisch gibt es hier schon.', en: 'This table is here already.' }, id);
