/** Who follows which table, and what they hear: each exactly what their seat may know. */
import type { Viewer } from '@atoll/engine';
import type { LiveTable } from './liveTable.ts';
import { entriesFor, standing, statusOf, tableInfo, viewerOf } from './outgoing.ts';
import type { ServerMessage, TableInfo } from './protocol.ts';
import type { News, Tables } from './tables.ts';

/** One browser window or program at the other end. */
export interface Listener {
  guest: string | null;
  send(text: string): void;
}

interface Watch {
  /** Number of the last entry sent; null before the first standing. */
  have: number | null;
  viewer: Viewer;
  /** The table's info as last sent, without what every move changes. */
  info: string;
}

export interface Audience {
  /** Follows a table from now on; tells how it stands and what came after entry `have`. */
  watch(listener: Listener, live: LiveTable, have?: number): void;
  unwatch(listener: Listener, id: string): void;
  /** How many tables a listener follows, and whether this is one of them. */
  follows(listener: Listener, id: string): { count: number; already: boolean };
  /** Whether a guest has the table open. */
  online(id: string): (guest: string) => boolean;
  /** The listener is gone. */
  leave(listener: Listener): void;
}

export function openAudience(tables: Tables): Audience {
  const watchers = new Map<string, Map<Listener, Watch>>();
  const followed = new Map<Listener, Set<string>>();

  const online = (id: string) => (guest: string) => {
    for (const listener of watchers.get(id)?.keys() ?? []) if (listener.guest === guest) return true;
    return false;
  };

  function sendInfo(listener: Listener, watch: Watch, live: LiveTable): void {
    const info = tableInfo(live, listener.guest, online(live.stored.id));
    const lasting: Partial<TableInfo> = { ...info };
    for (const field of ['n', 'decision', 'changedAt'] as const) delete lasting[field];
    const signature = JSON.stringify(lasting);
    if (watch.info === signature) return;
    watch.info = signature;
    listener.send(JSON.stringify({ type: 'table', table: info.id, info } satisfies ServerMessage));
  }

  /** `made` shares the texts among viewers who hear the same. */
  function sendStanding(listener: Listener, watch: Watch, live: LiveTable, made: Map<string, string>): void {
    const viewer = viewerOf(live, listener.guest);
    const whole = watch.have === null || watch.have < live.undone || watch.have > live.n || viewer !== watch.viewer;
    const after = whole ? 0 : (watch.have ?? 0);
    const key = `${viewer} ${whole} ${after}`;
    let text = made.get(key);
    if (text === undefined) {
      const message: ServerMessage = {
        type: 'standing',
        table: live.stored.id,
        whole,
        entries: entriesFor(live, viewer, after),
        standing: standing(live, viewer),
      };
      text = JSON.stringify(message);
      made.set(key, text);
    }
    watch.have = live.n;
    watch.viewer = viewer;
    listener.send(text);
  }

  function hear({ live, log, rest }: News): void {
    const made = new Map<string, string>();
    const ended = statusOf(live) === 'over';
    for (const [listener, watch] of watchers.get(live.stored.id) ?? []) {
      if (rest || ended) sendInfo(listener, watch, live);
      const changed = watch.have === null || viewerOf(live, listener.guest) !== watch.viewer;
      if (live.table && (log || changed)) sendStanding(listener, watch, live, made);
    }
  }
  tables.onNews(hear);

  /** Somebody has come or gone: the others see it. */
  async function tellOthers(id: string): Promise<void> {
    if (!watchers.has(id)) return;
    const live = await tables.read(id);
    for (const [listener, watch] of watchers.get(id) ?? []) sendInfo(listener, watch, live);
  }

  function unwatch(listener: Listener, id: string): void {
    const others = watchers.get(id);
    if (!others?.delete(listener)) return;
    followed.get(listener)?.delete(id);
    tables.release(id);
    if (others.size === 0) watchers.delete(id);
    // If the table cannot be read any more, there is nothing to tell about it either.
    tellOthers(id).catch(() => undefined);
  }

  return {
    watch(listener, live, have) {
      const id = live.stored.id;
      const here = watchers.get(id) ?? new Map<Listener, Watch>();
      if (!here.has(listener)) tables.hold(id);
      const watch: Watch = { have: have ?? null, viewer: viewerOf(live, listener.guest), info: '' };
      here.set(listener, watch);
      watchers.set(id, here);
      const all = followed.get(listener) ?? new Set();
      followed.set(listener, all.add(id));
      sendInfo(listener, watch, live);
      if (live.table) sendStanding(listener, watch, live, new Map());
      for (const [other, its] of here) if (other !== listener) sendInfo(other, its, live);
    },
    unwatch,
    follows(listener, id) {
      const all = followed.get(listener);
      return { count: all?.size ?? 0, already: all?.has(id) ?? false };
    },
    online,
    leave(listener) {
      for (const id of followed.get(listener) ?? []) unwatch(listener, id);
      followed.delete(listener);
    },
  };
}
