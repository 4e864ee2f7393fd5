/** The lobby: tables that are open to all and have a free seat, and the people who look at them. */
import type { LobbyFilter as AskedFilter, LobbyTable, ServerMessage, TableInfo } from '../door/protocol.ts';
import { type Log, short, troubleOf } from '../log.ts';
import type { LobbyFilter, LobbyPlace, Store, StoredTable } from '../store/store.ts';
import type { HouseTime } from '../time/rules.ts';
import type { Listener } from './audience.ts';
import { Closed } from './editions/closed.ts';
import { lobbyTable, seatOf, tableInfo } from './outgoing.ts';
import type { Tables } from './tables.ts';

interface LobbyPage {
  tables: TableInfo[];
  total: number;
  /** Where the next page begins; left out on the last one. */
  next?: LobbyPlace;
}

export interface Lobby {
  /** `limit`: fewer tables than fit on a page. */
  page(guest: string | null, filter: AskedFilter, before?: LobbyPlace, limit?: number): Promise<LobbyPage>;
  /** Tells a listener of the lobby from now on, its first page at once; asked again, by another filter. */
  follow(listener: Listener, filter: AskedFilter): Promise<void>;
  /** Tells a listener one page more. */
  more(listener: Listener, filter: AskedFilter, before: LobbyPlace): Promise<void>;
  leave(listener: Listener): void;
  /** What these guests may see there has changed: tells them again. */
  renew(...guests: string[]): Promise<void>;
  close(): void;
}

type Told = Extract<ServerMessage, { type: 'lobby' }>;

/** Tables on a page. */
const pageSize = 50;

/** Milliseconds in which changes are gathered before they are told. */
const gathering = 250;

/** How a place is written where it is handed out to be handed back. */
export const placeText = ({ since, id }: LobbyPlace): string => `${since}_${id}`;

export function readPlace(text: string): LobbyPlace {
  const end = text.indexOf('_');
  return { since: text.slice(0, end), id: text.slice(end + 1) };
}

export function openLobby(
  store: Pick<Store, 'lobby' | 'lobbySize' | 'subscribe' | 'table' | 'apartFrom'>,
  tables: Tables,
  online: (id: string) => (guest: string) => boolean,
  time: HouseTime,
  log: Log,
): Lobby {
  const followers = new Map<Listener, LobbyFilter>();
  /** Of whom it is just being looked up what they may not see. */
  const coming = new Map<Listener, AskedFilter>();
  /** What followers have been told of; a move matters only at these. */
  const shown = new Set<string>();
  const changed = new Set<string>();
  let telling: NodeJS.Timeout | undefined;

  async function infoOf(id: string, guest: string | null): Promise<TableInfo | null> {
    try {
      return tableInfo(await tables.read(id), guest, online(id), time);
    } catch (error) {
      if (error instanceof Closed) return null;
      throw error;
    }
  }

  async function placesOn(filter: LobbyFilter, before?: LobbyPlace, limit = pageSize) {
    const size = Math.min(pageSize, Math.max(1, limit));
    const found = await store.lobby(filter, size + 1, before);
    const places = found.slice(0, size);
    return { places, next: found.length > size ? places.at(-1) : undefined };
  }

  /** Tables of people with whom there is a block are shown to neither. */
  const filterFor = async (guest: string | null, filter: AskedFilter): Promise<LobbyFilter> => ({
    ...filter,
    notOf: guest === null ? [] : await store.apartFrom(guest),
  });

  async function page(
    guest: string | null,
    asked: AskedFilter,
    before?: LobbyPlace,
    limit?: number,
  ): Promise<LobbyPage> {
    const filter = await filterFor(guest, asked);
    const { places, next } = await placesOn(filter, before, limit);
    const found: TableInfo[] = [];
    for (const { id } of places) {
      const info = await infoOf(id, guest);
      if (info) found.push(info);
    }
    return { tables: found, total: await store.lobbySize(filter), ...(next && { next }) };
  }

  /** With what is to be told of those who sit there. */
  async function tableKnown(id: string): Promise<StoredTable | null> {
    const stored = await store.table(id);
    if (stored) await time.learn(stored.seats.flatMap(({ guest }) => guest ?? []));
    return stored;
  }

  /** A page as it is told live: from what is stored beside the logs, so that nothing is played for it. */
  async function sayPage(listener: Listener, filter: LobbyFilter, before?: LobbyPlace): Promise<void> {
    const { places, next } = await placesOn(filter, before);
    const found: LobbyTable[] = [];
    for (const { id } of places) {
      const stored = await tableKnown(id);
      const table = stored && lobbyTable(stored, listener.guest, time);
      if (table) found.push(table);
      if (table) shown.add(id);
    }
    const total = await store.lobbySize(filter);
    if (followers.get(listener) !== filter) return;
    const whole = before === undefined;
    say(listener, { type: 'lobby', whole, tables: found, gone: [], total, next: next ? placeText(next) : null });
  }

  const say = (listener: Listener, message: Told) => listener.send(JSON.stringify(message));

  async function tell(): Promise<void> {
    telling = undefined;
    const ids = [...changed];
    changed.clear();
    const open: StoredTable[] = [];
    const known = new Set<string>();
    const gone: string[] = [];
    for (const id of ids) {
      const stored = await tableKnown(id);
      if (stored?.lobbySince) {
        if (shown.has(id)) known.add(id);
        shown.add(id);
        open.push(stored);
      } else if (shown.delete(id)) gone.push(id);
    }
    if (open.length + gone.length === 0) return;
    // Most who look want the same and sit at none of these tables: what they hear is made once.
    const usual = new Map<string, string>();
    const messageFor = async (guest: string | null, filter: LobbyFilter): Promise<string> => {
      const fitting = open
        .filter(stored => fits(stored, filter))
        .flatMap(stored => lobbyTable(stored, guest, time) ?? []);
      // What was told and does not fit any more is gone for people who look through this filter.
      const others = open
        .filter(stored => known.has(stored.id) && mayFit(stored, filter) && !fits(stored, filter))
        .map(({ id }) => id);
      if (fitting.length + gone.length + others.length === 0) return '';
      const total = await store.lobbySize(filter);
      const told: Told = { type: 'lobby', whole: false, tables: fitting, gone: [...gone, ...others], total };
      return JSON.stringify(told);
    };
    for (const [listener, filter] of [...followers]) {
      const { guest } = listener;
      const involved = guest !== null && open.some(stored => knows(stored, guest));
      const key = JSON.stringify(filter);
      const text = involved ? await messageFor(guest, filter) : (usual.get(key) ?? (await messageFor(null, filter)));
      if (!involved) usual.set(key, text);
      if (text) listener.send(text);
    }
  }

  async function follow(listener: Listener, asked: AskedFilter): Promise<void> {
    coming.set(listener, asked);
    const filter = await filterFor(listener.guest, asked);
    if (coming.get(listener) !== asked) return;
    coming.delete(listener);
    followers.set(listener, filter);
    await sayPage(listener, filter);
  }

  const stop = store.subscribe(({ table, n }) => {
    if (followers.size === 0 || (n !== null && !shown.has(table))) return;
    changed.add(table);
    telling ??= setTimeout(() => {
      tell().catch(error => log.error('the lobby could not be told of', { table: short(table), ...troubleOf(error) }));
    }, gathering);
  });

  return {
    page,
    follow,
    async more(listener, filter, before) {
      // A page of a filter that the listener does not follow would be mixed with others.
      const followed = followers.get(listener);
      if (followed && JSON.stringify({ ...followed, notOf: undefined }) === JSON.stringify(filter))
        await sayPage(listener, followed, before);
    },
    async renew(...guests) {
      for (const [listener, { notOf: _, ...filter }] of [...followers])
        if (listener.guest !== null && guests.includes(listener.guest)) await follow(listener, filter);
    },
    leave(listener) {
      coming.delete(listener);
      followers.delete(listener);
      if (followers.size === 0) shown.clear();
    },
    close() {
      stop();
      clearTimeout(telling);
    },
  };
}

/** Whether the guest sees more of a table than everybody: it is theirs, or they sit there. */
const knows = (stored: StoredTable, guest: string): boolean =>
  stored.owner === guest || seatOf(stored, guest) !== 'spectator';

const mayFit = ({ owner }: StoredTable, { notOf }: LobbyFilter): boolean => !notOf?.includes(owner);

const fits = (stored: StoredTable, filter: LobbyFilter): boolean => mayFit(stored, filter) && asWished(stored, filter);

const asWished = ({ game, seats, clock, language }: StoredTable, filter: LobbyFilter): boolean =>
  (filter.game === undefined || filter.game === game) &&
  (filter.seats === undefined || filter.seats === seats.length) &&
  (filter.free === undefined || filter.free <= seats.filter(({ kind }) => kind === 'open').length) &&
  (filter.clock === undefined || filter.clock === clock.kind) &&
  (filter.language === undefined || language === null || language === filter.language);
