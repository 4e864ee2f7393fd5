/**
 * Who is at the other servers of the house. Each tells the store who has come to it and who has gone, and asks who is
 * elsewhere, once a second; a server that is gone takes its people with it after a few seconds.
 */
import { type Log, troubleOf } from '../../log.ts';
import { type Visit, type VisitNews, type VisitStore, visitKey } from '../../store/visitStore.ts';

export interface Elsewhere {
  isHere(guest: string): boolean;
  isLooking(guest: string, table: string): boolean;
  /** Who has a table open there. */
  atTable(table: string): { guests: ReadonlySet<string>; nameless: number };
  /** Hears of guests who have come or gone. */
  onChange(hear: (guest: string) => void): void;
  /** Hears of tables at which somebody has come or gone. */
  onTable(hear: (table: string) => void): void;
  /** From now on it tells and asks, again and again. */
  begin(): void;
  /** Tells and asks now; resolves when that is done. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const nobody = { guests: new Set<string>(), nameless: 0 };

/** For a server that is alone with its store. */
export const nobodyElsewhere: Elsewhere = {
  isHere: () => false,
  isLooking: () => false,
  atTable: () => nobody,
  onChange: () => undefined,
  onTable: () => undefined,
  begin: () => undefined,
  look: async () => undefined,
  close: async () => undefined,
};

export interface ElsewhereOptions {
  store: VisitStore;
  /** This server's name among those that live. */
  server: string;
  /** Who is here at this moment. */
  visits: () => Iterable<Visit>;
  /** Milliseconds between two looks. */
  every?: number;
  log: Log;
}

/** What is known of the others holds for so many milliseconds while the store does not answer. */
const holds = 10_000;

interface There {
  told: number;
  visits: readonly Visit[];
}

interface Everybody {
  guests: Set<string>;
  /** `guest table` of those who look. */
  looking: Set<string>;
  tables: Map<string, { guests: Set<string>; nameless: number }>;
}

const nobodyAtAll = (): Everybody => ({ guests: new Set(), looking: new Set(), tables: new Map() });

export function openElsewhere({ store, server, visits, every = 1000, log }: ElsewhereOptions): Elsewhere {
  /** What this server has told. */
  let told = new Map<string, Visit>();
  let times = 0;
  let whole = true;
  const others = new Map<string, There>();
  let all = nobodyAtAll();
  let answeredAt = performance.now();
  let looking: Promise<void> | null = null;
  const guestHearers: ((guest: string) => void)[] = [];
  const tableHearers: ((table: string) => void)[] = [];

  async function tell(): Promise<void> {
    const now = new Map([...visits()].map(visit => [visitKey(visit), visit]));
    const news: VisitNews = {
      gone: whole ? [] : [...told.values()].filter(visit => !now.has(visitKey(visit))),
      come: [...now].flatMap(([key, visit]) => (!whole && same(told.get(key), visit) ? [] : [visit])),
    };
    if (!whole && news.gone.length + news.come.length === 0) return;
    whole = !(await store.tellVisits(server, times + 1, news, whole).catch(error => {
      // It may have been kept or not.
      whole = true;
      throw error;
    }));
    if (whole) return;
    times++;
    told = now;
  }

  async function ask(): Promise<void> {
    const known = await store.visitsTold();
    // The store has lost what this server told.
    if (known.get(server) !== times) whole = true;
    const changed = [...known].filter(([id, n]) => id !== server && others.get(id)?.told !== n);
    const found = changed.length > 0 ? await store.visitsAt(changed.map(([id]) => id)) : new Map<string, Visit[]>();
    let any = changed.length > 0;
    for (const id of others.keys()) if (!known.has(id)) any = others.delete(id) || any;
    for (const [id, n] of changed) others.set(id, { told: n, visits: found.get(id) ?? [] });
    if (any) gather();
  }

  function gather(): void {
    const before = all;
    all = nobodyAtAll();
    for (const { visits } of others.values()) for (const visit of visits) add(all, visit);
    for (const guest of before.guests.symmetricDifference(all.guests)) for (const hear of guestHearers) hear(guest);
    const tables = new Set([...before.tables.keys(), ...all.tables.keys()]);
    for (const table of tables)
      if (!sameAt(before.tables.get(table), all.tables.get(table))) for (const hear of tableHearers) hear(table);
  }

  async function once(): Promise<void> {
    try {
      await tell();
      await ask();
      answeredAt = performance.now();
    } catch (error) {
      log.debug('who is elsewhere could not be asked', troubleOf(error));
      if (performance.now() - answeredAt < holds || others.size === 0) return;
      others.clear();
      gather();
    }
  }

  const look = () => {
    looking ??= once().finally(() => {
      looking = null;
    });
    return looking;
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    isHere: guest => all.guests.has(guest),
    isLooking: (guest, table) => all.looking.has(`${guest} ${table}`),
    atTable: table => all.tables.get(table) ?? nobody,
    onChange: hear => void guestHearers.push(hear),
    onTable: hear => void tableHearers.push(hear),
    begin() {
      timer = setInterval(() => void look(), every).unref();
      void look();
    },
    look,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

const same = (one: Visit | undefined, other: Visit): boolean =>
  one !== undefined && one.looks === other.looks && one.windows === other.windows;

function add(all: Everybody, { guest, table, looks, windows }: Visit): void {
  if (guest !== null) all.guests.add(guest);
  if (table === null) return;
  if (guest !== null && looks) all.looking.add(`${guest} ${table}`);
  const there = all.tables.get(table) ?? { guests: new Set(), nameless: 0 };
  all.tables.set(table, there);
  if (guest === null) there.nameless += windows;
  else there.guests.add(guest);
}

function sameAt(one = nobody, other = nobody): boolean {
  return one.nameless === other.nameless && one.guests.symmetricDifference(other.guests).size === 0;
}
