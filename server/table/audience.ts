/** Who follows which table, and what they hear: each exactly what their seat may know. */
import type { Viewer } from '@atoll/engine';
import type { ServerMessage, TableInfo, Watching } from '../door/protocol.ts';
import { type Elsewhere, nobodyElsewhere } from '../people/here/elsewhere.ts';
import type { HouseTime } from '../time/rules.ts';
import type { LiveTable } from './liveTable.ts';
import { entriesFor, standing, statusOf, tableInfo, viewerOf } from './outgoing.ts';
import { openPresence, type Presence } from './presence.ts';
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

/** A table that is followed. */
interface Room {
  watches: Map<Listener, Watch>;
  presence: Presence;
  /** Texts that several viewers hear alike; kept while nothing changes, and never beyond this turn of the event loop. */
  made: Made;
  /** Runs while somebody's coming or going is still to be told: a player's, or only a spectator's. */
  telling: NodeJS.Timeout | undefined;
  counting: NodeJS.Timeout | undefined;
  /** What those are called who are here without a seat; null for somebody without a name. */
  names: Map<string, string | null>;
  /** Who of those that sit at the table has it open at another server. */
  playersElsewhere: string;
}

interface Made {
  infos: Map<Viewer, { text: string; lasting: string }>;
  standings: Map<string, string>;
}

export interface Audience {
  /** Follows a table from now on; tells how it stands and what came after entry `have`. */
  watch(listener: Listener, live: LiveTable, have?: number): void;
  unwatch(listener: Listener, id: string): void;
  /** How many tables a listener follows, and whether this is one of them. */
  follows(listener: Listener, id: string): { count: number; already: boolean };
  /** Whether a guest has the table open. */
  online(id: string): (guest: string) => boolean;
  /** Who follows the table without a seat there; null where nobody does. */
  watching(live: LiveTable): Watching | null;
  /** Whether anybody follows the table. */
  watched(id: string): boolean;
  /** Hears of every table that somebody begins to follow whom nobody followed before. */
  onWatched(hear: (id: string) => void): void;
  /** Who follows which table here, and with how many windows where nobody knows whose they are. */
  visits(): Iterable<{ table: string; guest: string | null; windows: number }>;
  /** The listener is gone. */
  leave(listener: Listener): void;
}

/** Milliseconds in which players' coming and going is gathered before the others are told. */
const gathering = 250;
/** The same for those who only watch: there may be many of them, and nobody waits to hear of each. */
const counting = { few: 1500, crowd: 10_000 };
/** From how many on they are a crowd. */
const crowd = 30;
/** So many are named; the others are counted. */
const mostNames = 20;

const nothingMade = (): Made => ({ infos: new Map(), standings: new Map() });

export function openAudience(
  tables: Tables,
  time: HouseTime,
  nameOf: (guest: string) => Promise<string | null>,
  elsewhere: Pick<Elsewhere, 'atTable' | 'onTable'> = nobodyElsewhere,
): Audience {
  const rooms = new Map<string, Room>();
  const followed = new Map<Listener, Set<string>>();
  const hearers: ((id: string) => void)[] = [];

  const online = (id: string) => (guest: string) =>
    (rooms.get(id)?.presence.here(guest) ?? false) || elsewhere.atTable(id).guests.has(guest);

  function madeIn(room: Room): Made {
    const { made } = room;
    if (made.infos.size + made.standings.size > 0) return made;
    setImmediate(() => {
      if (room.made === made) room.made = nothingMade();
    });
    return made;
  }

  function infoFor(room: Room, viewer: Viewer, guest: string | null, live: LiveTable) {
    const { infos } = madeIn(room);
    let found = infos.get(viewer);
    if (!found) {
      const info = tableInfo(live, guest, online(live.stored.id), time);
      const watched = watching(live);
      if (watched) info.watching = watched;
      const lasting: Partial<TableInfo> = { ...info };
      for (const field of ['n', 'decision', 'changedAt', 'clock'] as const) delete lasting[field];
      const text = JSON.stringify({ type: 'table', table: info.id, info } satisfies ServerMessage);
      found = { text, lasting: JSON.stringify(lasting) };
      infos.set(viewer, found);
    }
    return found;
  }

  function sendInfo(room: Room, listener: Listener, watch: Watch, live: LiveTable): void {
    const { text, lasting } = infoFor(room, viewerOf(live, listener.guest), listener.guest, live);
    if (watch.info === lasting) return;
    watch.info = lasting;
    listener.send(text);
  }

  function sendStanding(room: Room, listener: Listener, watch: Watch, live: LiveTable): void {
    const viewer = viewerOf(live, listener.guest);
    const whole = watch.have === null || watch.have < live.undone || watch.have > live.n || viewer !== watch.viewer;
    const after = whole ? 0 : (watch.have ?? 0);
    const { standings } = madeIn(room);
    const key = `${viewer} ${whole} ${after}`;
    let text = standings.get(key);
    if (text === undefined) {
      const message: ServerMessage = {
        type: 'standing',
        table: live.stored.id,
        whole,
        entries: entriesFor(live, viewer, after),
        standing: standing(live, viewer, time),
      };
      text = JSON.stringify(message);
      standings.set(key, text);
    }
    watch.have = live.n;
    watch.viewer = viewer;
    listener.send(text);
  }

  function hear({ live, log, rest }: News): void {
    const room = rooms.get(live.stored.id);
    if (!room) return;
    room.made = nothingMade();
    const ended = statusOf(live) === 'over';
    for (const [listener, watch] of room.watches) {
      if (rest || ended) sendInfo(room, listener, watch, live);
      const changed = watch.have === null || viewerOf(live, listener.guest) !== watch.viewer;
      if (live.table && (log || changed)) sendStanding(room, listener, watch, live);
    }
  }
  tables.onNews(hear);

  /** Somebody who may sit at the table has come or gone: the others see it soon, and all that happened at once. */
  function tellSoon(id: string, room: Room): void {
    room.made.infos.clear();
    room.telling ??= setTimeout(() => {
      room.telling = undefined;
      // If the table cannot be read any more, there is nothing to tell about it either.
      tellOthers(id, room).catch(() => undefined);
    }, gathering);
  }

  async function tellOthers(id: string, room: Room): Promise<void> {
    const live = await tables.read(id);
    for (const [listener, watch] of room.watches) sendInfo(room, listener, watch, live);
  }

  function watching(live: LiveTable): Watching | null {
    const { id, seats } = live.stored;
    const room = rooms.get(id);
    const there = elsewhere.atTable(id);
    const seated = new Set(seats.map(({ guest }) => guest));
    const names: string[] = [];
    let count = (room?.presence.nameless() ?? 0) + there.nameless;
    const see = (guest: string) => {
      if (seated.has(guest)) return;
      count++;
      const name = room?.names.get(guest);
      if (name && names.length < mostNames) names.push(name);
    };
    for (const guest of room?.presence.guests() ?? []) see(guest);
    for (const guest of there.guests) if (!room?.presence.here(guest)) see(guest);
    return count === 0 ? null : { count, names };
  }

  /** Somebody who only watches has come or gone: told late, and together with all who did as well. */
  function countSoon(id: string, room: Room): void {
    room.counting ??= setTimeout(
      () => {
        room.counting = undefined;
        room.made.infos.clear();
        tellOthers(id, room).catch(() => undefined);
      },
      room.watches.size < crowd ? counting.few : counting.crowd,
    );
  }

  /** How somebody is called who watches; until it is known, they are one of the others. */
  async function learnName(id: string, room: Room, guest: string): Promise<void> {
    const name = await nameOf(guest);
    if (!online(id)(guest)) return;
    room.names.set(guest, name);
    countSoon(id, room);
  }

  /** Somebody has come to the table at another server, or gone there. */
  async function hearElsewhere(id: string): Promise<void> {
    const { guests, nameless } = elsewhere.atTable(id);
    const room = rooms.get(id);
    if (!room) {
      if (guests.size + nameless > 0) for (const tell of hearers) tell(id);
      return;
    }
    for (const guest of room.names.keys()) if (!online(id)(guest)) room.names.delete(guest);
    for (const guest of guests)
      if (!room.names.has(guest) && room.names.size < 2 * mostNames)
        learnName(id, room, guest).catch(() => countSoon(id, room));
    const { seats } = (await tables.read(id)).stored;
    const players = seats.map(({ guest }) => guest !== null && guests.has(guest)).join();
    if (players === room.playersElsewhere) return countSoon(id, room);
    room.playersElsewhere = players;
    tellSoon(id, room);
  }
  // If the table cannot be read any more, there is nothing to tell about it either.
  elsewhere.onTable(id => void hearElsewhere(id).catch(() => undefined));

  function openRoom(id: string): Room {
    const room: Room = {
      watches: new Map(),
      presence: openPresence(),
      made: nothingMade(),
      telling: undefined,
      counting: undefined,
      names: new Map(),
      playersElsewhere: '',
    };
    rooms.set(id, room);
    for (const tell of hearers) tell(id);
    return room;
  }

  function unwatch(listener: Listener, id: string): void {
    const room = rooms.get(id);
    const watch = room?.watches.get(listener);
    if (!room || !watch) return;
    room.watches.delete(listener);
    followed.get(listener)?.delete(id);
    tables.release(id);
    const last = room.presence.go(listener.guest);
    if (room.watches.size === 0) {
      clearTimeout(room.telling);
      clearTimeout(room.counting);
      rooms.delete(id);
    } else if (last && watch.viewer === 'spectator') countSoon(id, room);
    else if (last) tellSoon(id, room);
    if (last && listener.guest !== null && !online(id)(listener.guest)) room.names.delete(listener.guest);
  }

  return {
    watch(listener, live, have) {
      const id = live.stored.id;
      const room = rooms.get(id) ?? openRoom(id);
      const viewer = viewerOf(live, listener.guest);
      if (!room.watches.has(listener)) {
        tables.hold(id);
        if (room.presence.come(listener.guest)) {
          if (viewer !== 'spectator') tellSoon(id, room);
          else if (listener.guest === null) countSoon(id, room);
          else learnName(id, room, listener.guest).catch(() => countSoon(id, room));
        }
      }
      const watch: Watch = { have: have ?? null, viewer, info: '' };
      room.watches.set(listener, watch);
      const all = followed.get(listener) ?? new Set();
      followed.set(listener, all.add(id));
      sendInfo(room, listener, watch, live);
      if (live.table) sendStanding(room, listener, watch, live);
    },
    unwatch,
    follows(listener, id) {
      const all = followed.get(listener);
      return { count: all?.size ?? 0, already: all?.has(id) ?? false };
    },
    online,
    watching,
    watched(id) {
      const { guests, nameless } = elsewhere.atTable(id);
      return rooms.has(id) || guests.size + nameless > 0;
    },
    *visits() {
      for (const [table, { presence }] of rooms) {
        for (const guest of presence.guests()) yield { table, guest, windows: 1 };
        if (presence.nameless() > 0) yield { table, guest: null, windows: presence.nameless() };
      }
    },
    onWatched(hear) {
      hearers.push(hear);
    },
    leave(listener) {
      for (const id of followed.get(listener) ?? []) unwatch(listener, id);
      followed.delete(listener);
    },
  };
}
