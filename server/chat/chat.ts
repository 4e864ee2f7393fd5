/**
 * The chat of the tables: stored, acknowledged, told; in this order. Everybody hears what they may know (hearing.ts),
 * without those whom they do not want to hear, and goes on by number after a broken connection.
 */
import type { Guests } from '../door/guests.ts';
import type { Limits } from '../door/limits.ts';
import type { Chat, ChatHeard, ChatHears, NewChatLine, ServerMessage } from '../door/protocol.ts';
import { openRates } from '../door/rates.ts';
import { type Log, short, troubleOf } from '../log.ts';
import type { People } from '../people/company/people.ts';
import type { Said } from '../store/chatStore.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Listener } from '../table/audience.ts';
import { Closed } from '../table/editions/closed.ts';
import { seatOf, statusOf } from '../table/outgoing.ts';
import type { Tables } from '../table/tables.ts';
import {
  chatFull,
  chatOff,
  flood,
  nobody,
  oneThing,
  phrasesOnly,
  unknownLine,
  unknownPhrase,
  yourself,
} from './chatRefusals.ts';
import { audienceOf, hearsNow, lineFor, mayHear, type Reader, stampIn } from './hearing.ts';
import { tidyWords } from './ownWords.ts';
import { phrases } from './phrases.ts';

/** One window that follows a table's chat. */
interface Watch {
  /** Number of the last line that was told or kept from it; null before the first telling. */
  have: number | null;
  /** Which lines it may hear, as it was told last. */
  hears: ChatHears | null;
  /** Its person does not want to read any chat. */
  off: boolean;
}

/** A chat that is followed. */
interface Room {
  watches: Map<Listener, Watch>;
  /** All lines up to the last that was told; null before they are read. */
  lines: Said[] | null;
  /** The end of the queue of what is told here. */
  tail: Promise<void>;
  over: boolean;
}

/** What a table is at the moment, as far as it matters here; also one that cannot be played on. */
interface Scene {
  stored: StoredTable;
  n: number;
  over: boolean;
}

export interface TableChat {
  /** Says something for a guest; `ok` is called when it is stored, before anybody hears it. */
  say(table: string, guest: string | null, said: NewChatLine, ok?: () => void): Promise<void>;
  /** What a guest may read of it. */
  read(table: string, guest: string | null): Promise<Chat>;
  /** Mutes the person who said a line, or hears them again. */
  mute(table: string, guest: string, line: number, muted: boolean): Promise<void>;
  /** Tells a listener of it from now on, and what came after what they have heard. */
  watch(listener: Listener, table: string, heard: ChatHeard): void;
  unwatch(listener: Listener, table: string): void;
  /** The listener is gone. */
  leave(listener: Listener): void;
  /** Tells a guest's windows everything again: they have changed whom they want to hear, or whether at all. */
  renew(guest: string): void;
  /** What was kept has changed: reads it again, and tells everything again to all who follow. */
  readAgain(): void;
  close(): Promise<void>;
}

export interface ChatOptions {
  store: Store;
  tables: Tables;
  guests: Guests;
  people: Pick<People, 'setBond' | 'onBond'>;
  limits: Limits;
  now(): number;
  log: Log;
}

export function openTableChat({ store, tables, guests, people, limits, now, log }: ChatOptions): TableChat {
  const rooms = new Map<string, Room>();
  const followed = new Map<Listener, Set<string>>();
  const atTable = openRates(limits.said);
  const anywhere = openRates(limits.talk);

  async function sceneOf(table: string): Promise<Scene> {
    try {
      // Another server may have seen it start: then players do not want to be heard by everybody any more.
      if ((await tables.read(table)).stored.startedAt === null) await tables.refresh(table);
      const live = await tables.read(table);
      return { stored: live.stored, n: live.n, over: statusOf(live) === 'over' };
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
      return { stored: error.stored, n: error.log.at(-1)?.n ?? 0, over: error.stored.over };
    }
  }

  const readerOf = ({ stored, over }: Scene, guest: string | null): Reader => ({
    guest,
    seated: seatOf(stored, guest) !== 'spectator',
    startedAt: stored.startedAt,
    over,
  });

  const wantsNone = async (guest: string | null): Promise<boolean> =>
    guest !== null && (await store.settings(guest)).chat === false;

  /** All that a reader may read of these lines, after that one. */
  async function chatFor(reader: Reader, lines: readonly Said[], after = 0): Promise<Chat> {
    const { guest } = reader;
    const last = lines.at(-1)?.line ?? 0;
    const hears = hearsNow(reader);
    if (await wantsNone(guest)) return { lines: [], last, hears, muted: [], off: true };
    const unheard = new Set(guest === null ? [] : await store.unheardBy(guest));
    const bonds = guest === null || unheard.size === 0 ? [] : await store.bonds(guest);
    const mutedByMe = new Set(bonds.flatMap(({ other, kind }) => (kind === 'muted' ? other : [])));
    const may = lines.filter(said => mayHear(said, reader));
    const muted: Chat['muted'] = [];
    for (const { guest: other, line, name } of may)
      if (other !== null && mutedByMe.delete(other)) muted.push({ line, name });
    const heard = may.filter(({ line, guest: by }) => line > after && (by === null || !unheard.has(by)));
    return { lines: heard.map(said => lineFor(said, guest)), last, hears, muted, off: false };
  }

  /** One thing after the other, so that nobody hears a line before the one it follows. */
  function inTurn(table: string, room: Room, work: () => Promise<void>): void {
    room.tail = room.tail.then(work).catch(error => {
      log.error('a chat could not be told', { table: short(table), ...troubleOf(error) });
    });
  }

  async function linesOf(table: string, room: Room): Promise<Said[]> {
    room.lines ??= await store.chat(table, 0);
    return room.lines;
  }

  async function tellWhole(
    table: string,
    room: Room,
    scene: Scene,
    listener: Listener,
    heard?: ChatHeard,
  ): Promise<void> {
    const watch = room.watches.get(listener);
    if (!watch) return;
    const lines = await linesOf(table, room);
    const reader = readerOf(scene, listener.guest);
    const goesOn = heard && heard.hears === hearsNow(reader) && heard.last <= (lines.at(-1)?.line ?? 0);
    const chat = await chatFor(reader, lines, goesOn ? heard.last : 0);
    if (room.watches.get(listener) !== watch) return;
    watch.have = chat.last;
    watch.hears = chat.hears;
    watch.off = chat.off;
    const { lines: news, last, hears } = chat;
    const message: ServerMessage = goesOn
      ? { type: 'chat', table, whole: false, lines: news, last, hears }
      : { type: 'chat', table, whole: true, ...chat };
    listener.send(JSON.stringify(message));
  }

  /** Tells what was said since, to all who follow. */
  async function tellNew(table: string, room: Room): Promise<void> {
    const lines = await linesOf(table, room);
    const fresh = await store.chat(table, lines.at(-1)?.line ?? 0);
    if (fresh.length === 0) return;
    lines.push(...fresh);
    const last = fresh.at(-1)?.line ?? 0;
    const scene = await sceneOf(table);
    const deaf = new Map<string, Set<string>>();
    for (const { guest } of fresh)
      if (guest !== null && !deaf.has(guest)) deaf.set(guest, new Set(await store.deafTo(guest)));
    /** Most hear the same: it is written out once for all of them. */
    const written = new Map<string, string>();
    for (const [listener, watch] of room.watches) {
      if (watch.have === null) continue;
      const reader = readerOf(scene, listener.guest);
      const heard = fresh.filter(
        said =>
          said.line > (watch.have ?? 0) &&
          mayHear(said, reader) &&
          (said.guest === null || listener.guest === null || !deaf.get(said.guest)?.has(listener.guest)),
      );
      watch.have = last;
      if (watch.off || heard.length === 0) continue;
      const out = heard.map(said => lineFor(said, listener.guest));
      const key = `${hearsNow(reader)} ${out.map(({ line, mine }) => `${line} ${mine}`)}`;
      let text = written.get(key);
      if (text === undefined) {
        const hears = hearsNow(reader);
        const message: ServerMessage = { type: 'chat', table, whole: false, lines: out, last, hears };
        text = JSON.stringify(message);
        written.set(key, text);
      }
      listener.send(text);
    }
  }

  /** Seats, names or the end have changed: everybody who may hear something else now hears all of it. */
  async function tellChanged(table: string, room: Room): Promise<void> {
    const before = JSON.stringify(room.lines?.map(({ name }) => name));
    const upTo = room.lines?.at(-1)?.line ?? 0;
    const read = await store.chat(table, 0);
    // What was said in the meantime is told by itself.
    room.lines = read.filter(({ line }) => line <= upTo);
    const renamed = before !== JSON.stringify(room.lines.map(({ name }) => name));
    const scene = await sceneOf(table);
    for (const [listener, { hears, have }] of [...room.watches])
      if (have !== null && (renamed || hears !== hearsNow(readerOf(scene, listener.guest))))
        await tellWhole(table, room, scene, listener);
  }

  const stopHearing = store.hearSaid(table => {
    const room = rooms.get(table);
    if (room) inTurn(table, room, () => tellNew(table, room));
  });

  tables.onNews(({ live, rest }) => {
    const table = live.stored.id;
    const room = rooms.get(table);
    const over = statusOf(live) === 'over';
    if (!room || (!rest && room.over === over)) return;
    room.over = over;
    inTurn(table, room, () => tellChanged(table, room));
  });

  function unwatch(listener: Listener, table: string): void {
    const room = rooms.get(table);
    if (room?.watches.delete(listener) && room.watches.size === 0) rooms.delete(table);
    followed.get(listener)?.delete(table);
  }

  function renew(guest: string): void {
    for (const [listener, followedBy] of followed) {
      if (listener.guest !== guest) continue;
      for (const table of followedBy) {
        const room = rooms.get(table);
        if (room) inTurn(table, room, async () => tellWhole(table, room, await sceneOf(table), listener));
      }
    }
  }

  people.onBond((guest, other) => {
    renew(guest);
    renew(other);
  });

  return {
    async say(table, guest, { key, text, phrase }, ok) {
      if (guest === null) throw nobody();
      const live = await tables.read(table);
      const { stored } = live;
      if ((await store.saidBefore(table, guest, key)) !== null) return ok?.();
      if (stored.chat === 'off') throw chatOff();
      if ((text === undefined) === (phrase === undefined)) throw oneThing();
      if (text !== undefined && stored.chat === 'phrases') throw phrasesOnly();
      if (phrase !== undefined && !phrases.some(({ id }) => id === phrase))
        throw unknownPhrase(phrases.map(({ id }) => id));
      const words = text === undefined ? '' : tidyWords(text);
      if (!anywhere.take(guest) || !atTable.take(`${guest} ${table}`)) throw flood();
      if ((await store.chat(table, limits.chatLines - 1)).length > 0) throw chatFull();
      await guests.keep(guest);
      const viewer = seatOf(stored, guest);
      await store.say(table, guest, {
        n: live.n,
        seat: viewer === 'spectator' ? null : viewer,
        audience: audienceOf(viewer),
        phrase: phrase ?? null,
        text: words,
        key,
        at: stampIn(stored, now()),
      });
      ok?.();
    },

    async read(table, guest) {
      const scene = await sceneOf(table);
      return chatFor(readerOf(scene, guest), await store.chat(table, 0));
    },

    async mute(table, guest, line, muted) {
      const scene = await sceneOf(table);
      const said = (await store.chat(table, line - 1)).find(found => found.line === line);
      if (!said || !mayHear(said, readerOf(scene, guest)) || said.guest === null) throw unknownLine();
      const { guest: other } = said;
      if (other === guest) throw yourself();
      await guests.keep(guest);
      // Somebody who is blocked stays so.
      const bond = (await store.bonds(guest)).find(found => found.other === other);
      if (bond?.kind !== 'blocked') await people.setBond(guest, other, muted ? 'muted' : null);
    },

    watch(listener, table, heard) {
      const room = rooms.get(table) ?? { watches: new Map(), lines: null, tail: Promise.resolve(), over: false };
      rooms.set(table, room);
      room.watches.set(listener, { have: null, hears: null, off: false });
      followed.set(listener, (followed.get(listener) ?? new Set()).add(table));
      inTurn(table, room, async () => {
        const scene = await sceneOf(table);
        if (room.lines === null) room.over = scene.over;
        await tellWhole(table, room, scene, listener, heard);
      });
    },

    unwatch,

    leave(listener) {
      for (const table of followed.get(listener) ?? []) unwatch(listener, table);
      followed.delete(listener);
    },

    renew,

    readAgain() {
      for (const [table, room] of rooms)
        inTurn(table, room, async () => {
          room.lines = null;
          for (const listener of room.watches.keys()) await tellWhole(table, room, await sceneOf(table), listener);
        });
    },

    async close() {
      stopHearing();
      await Promise.all([...rooms.values()].map(({ tail }) => tail));
    },
  };
}
