/** The lobby: tables that are open to all and have a free seat, and whoever looks at them. */
import type { LobbyFilter, ServerMessage, TableInfo } from '../door/protocol.ts';
import { type Log, short, troubleOf } from '../log.ts';
import type { LobbyPlace, Store, StoredTable } from '../store/store.ts';
import type { HouseTime } from '../time/rules.ts';
import type { Listener } from './audience.ts';
import { Closed } from './closed.ts';
import { seatOf, tableInfo } from './outgoing.ts';
import type { Tables } from './tables.ts';

interface LobbyPage {
  tables: TableInfo[];
  total: number;
  /** Where the next page begins; left out on the last one. */
  next?: LobbyPlace;
}

export interface Lobby {
  page(guest: string | null, filter: LobbyFilter, before?: LobbyPlace): Promise<LobbyPage>;
  /** Tells a listener of the lobby from now on; asked again, by another filter. */
  follow(listener: Listener, filter: LobbyFilter): Promise<void>;
  leave(listener: Listener): void;
  close(): void;
}

/** Tables on a page. */
const pageSize = 50;

/** Milliseconds in which changes are gathered before they are told. */
const gathering = 250;

export function openLobby(
  store: Pick<Store, 'lobby' | 'lobbySize' | 'subscribe' | 'table'>,
  tables: Tables,
  online: (id: string) => (guest: string) => boolean,
  time: HouseTime,
  log: Log,
): Lobby {
  const followers = new Map<Listener, LobbyFilter>();
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

  async function page(guest: string | null, filter: LobbyFilter, before?: LobbyPlace): Promise<LobbyPage> {
    const places = await store.lobby(filter, pageSize + 1, before);
    const found: TableInfo[] = [];
    for (const { id } of places.slice(0, pageSize)) {
      const info = await infoOf(id, guest);
      if (info) found.push(info);
    }
    const last = places[pageSize - 1];
    const total = await store.lobbySize(filter);
    return { tables: found, total, ...(last && places.length > pageSize && { next: last }) };
  }

  const say = (listener: Listener, message: Extract<ServerMessage, { type: 'lobby' }>) =>
    listener.send(JSON.stringify(message));

  async function tell(): Promise<void> {
    telling = undefined;
    const ids = [...changed];
    changed.clear();
    const totals = new Map<string, number>();
    const open: { stored: StoredTable; info: TableInfo }[] = [];
    const gone: string[] = [];
    for (const id of ids) {
      const stored = await store.table(id);
      const info = stored && isOpen(stored) ? await infoOf(id, null) : null;
      if (stored && info) {
        shown.add(id);
        open.push({ stored, info });
      } else if (shown.delete(id)) gone.push(id);
    }
    if (open.length + gone.length === 0) return;
    for (const [listener, filter] of followers) {
      const key = JSON.stringify(filter);
      const total = totals.get(key) ?? (await store.lobbySize(filter));
      totals.set(key, total);
      const mine: TableInfo[] = [];
      for (const { stored, info } of open) {
        if (!fits(stored, filter)) continue;
        const involved = listener.guest !== null && knows(stored, listener.guest);
        const own = involved ? await infoOf(stored.id, listener.guest) : info;
        if (own) mine.push(own);
      }
      if (mine.length + gone.length > 0) say(listener, { type: 'lobby', whole: false, tables: mine, gone, total });
    }
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
    async follow(listener, filter) {
      followers.set(listener, filter);
      const { tables: found, total } = await page(listener.guest, filter);
      for (const { id } of found) shown.add(id);
      if (followers.get(listener) === filter)
        say(listener, { type: 'lobby', whole: true, tables: found, gone: [], total });
    },
    leave(listener) {
      followers.delete(listener);
      if (followers.size === 0) shown.clear();
    },
    close() {
      stop();
      clearTimeout(telling);
    },
  };
}

const isOpen = ({ lobby, over, seats }: StoredTable): boolean =>
  lobby && !over && seats.some(({ kind }) => kind === 'open');

/** Whether the guest sees more of a table than everybody: it is theirs, or they sit there. */
const knows = (stored: StoredTable, guest: string): boolean =>
  stored.owner === guest || seatOf(stored, guest) !== 'spectator';

const fits = ({ game, seats, clock, language }: StoredTable, filter: LobbyFilter): boolean =>
  (filter.game === undefined || filter.game === game) &&
  (filter.seats === undefined || filter.seats === seats.length) &&
  (filter.clock === undefined || filter.clock === clock.kind) &&
  (filter.language === undefined || language === null || language === filter.language);
