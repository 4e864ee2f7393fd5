/**
 * The live connection: one socket for the whole site. Messages are numbered and sent again until the server has
 * acknowledged them; tables are followed by the number of the last entry heard. So a lost connection loses nothing.
 */
import type { Refusal } from '@atoll/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import type {
  ChatHeard,
  ClientMessage,
  Invitation,
  LobbyFilter,
  ServerMessage,
  WaitingTable,
} from '../../server/door/protocol.ts';

/** As much of a WebSocket as is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface Hearing {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Surroundings {
  connect(hearing: Hearing): Socket;
  /** Calls back later; gives back how to call it off. */
  later(ms: number, then: () => void): () => void;
  random(): number;
}

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type Sendable = Unnumbered<Extract<ClientMessage, { type: 'move' | 'undo' | 'prefer' | 'say' }>>;
type TableMessage = Extract<ServerMessage, { type: 'table' | 'standing' | 'chat' }>;

export type LobbyMessage = Extract<ServerMessage, { type: 'lobby' }>;

interface LobbyFollower {
  filter: LobbyFilter;
  hear(message: LobbyMessage): void;
}

type AskedTo = Pick<Extract<ServerMessage, { type: 'asked' }>, 'table' | 'asked'>;

interface Follower {
  hear(message: TableMessage): void;
  refused(refusal: Refusal): void;
  /** Number of the last entry heard, or undefined while there is none. */
  have(): number | undefined;
  /** Up to where the table's chat was heard; left out by those who do not want it. */
  heard?(): ChatHeard;
}

export interface Live {
  status: ReadonlySignal<'connecting' | 'live' | 'lost'>;
  /** Why the server said goodbye, until the next connection stands. */
  farewell: ReadonlySignal<Refusal | null>;
  /** The tables that wait for me; null until the server has said so. */
  waiting: ReadonlySignal<readonly WaitingTable[] | null>;
  /** What I am asked by name. */
  invited: ReadonlySignal<readonly Invitation[]>;
  /** Whom I have asked to a table, as the server told it last. */
  asked: ReadonlySignal<AskedTo | null>;
  /** Who is here of the people I know, by their handles; null until the server has said so. */
  here: ReadonlySignal<ReadonlySet<string> | null>;
  /** Hears who is here until the answer is called. */
  followPeople(): () => void;
  follow(table: string, follower: Follower): () => void;
  /** Asks how a followed table stands, without waiting for something to happen there. */
  ask(table: string): void;
  /** There is one lobby: the last follower hears of it. `more` asks for the page that begins there. */
  followLobby(follower: LobbyFollower): { more(before: string): void; stop(): void };
  /** Says which table this window shows to somebody; null for none. */
  look(table: string | null): void;
  /** Resolves when the server has it: null, or why it was refused. */
  send(message: Sendable): Promise<Refusal | null>;
  /** Try again now rather than at the end of the pause. */
  hurry(): void;
  close(): void;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 15_000;
const PING_MS = 20_000;
const PATIENCE_MS = 8_000;

export function connectLive(around: Surroundings): Live {
  const status = signal<'connecting' | 'live' | 'lost'>('connecting');
  const farewell = signal<Refusal | null>(null);
  const waiting = signal<readonly WaitingTable[] | null>(null);
  const invited = signal<readonly Invitation[]>([]);
  const asked = signal<AskedTo | null>(null);
  const here = signal<ReadonlySet<string> | null>(null);
  let peopleFollowers = 0;
  const followers = new Map<string, Follower>();
  const unacknowledged = new Map<number, { message: Sendable; done(refusal: Refusal | null): void }>();
  /** Numbers of watch messages, so that a refused one reaches its follower. */
  const watches = new Map<number, string>();
  let lobby: LobbyFollower | null = null;
  let socket: Socket | null = null;
  let open = false;
  let closed = false;
  let failures = 0;
  let number = 0;
  let lookingAt: string | null = null;
  let callOff = () => {};

  const put = (message: ClientMessage) => socket?.send(JSON.stringify(message));

  const watchLobby = (filter: LobbyFilter, before?: string) =>
    put({ id: ++number, type: 'lobby', filter, ...(before === undefined ? {} : { before }) });

  const watch = (table: string) => {
    const have = followers.get(table)?.have();
    const chat = followers.get(table)?.heard?.();
    number++;
    watches.set(number, table);
    put({ id: number, type: 'watch', table, ...(have !== undefined && { have }), ...(chat && { chat }) });
  };

  /** Something must come within a while, or the connection is dead without having said so. */
  const listen = () => {
    callOff();
    callOff = around.later(PING_MS, () => {
      put({ id: ++number, type: 'ping' });
      callOff = around.later(PATIENCE_MS, lost);
    });
  };

  function lost() {
    callOff();
    if (closed) return;
    const old = socket;
    socket = null;
    open = false;
    watches.clear();
    old?.close();
    status.value = 'lost';
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
    // Half of the pause is luck, so that a restarted server is not stormed by everybody at once.
    callOff = around.later(pause * (0.5 + around.random() / 2), dial);
  }

  function dial() {
    callOff();
    if (closed) return;
    callOff = around.later(PATIENCE_MS, lost);
    // A socket that was given up may still speak; only the present one is listened to.
    const mine: Socket = around.connect({
      opened: () => {
        if (socket !== mine) return;
        open = true;
        failures = 0;
        farewell.value = null;
        status.value = 'live';
        // What came while nobody listened is told again, but not what was withdrawn.
        invited.value = [];
        for (const table of followers.keys()) watch(table);
        if (lobby) watchLobby(lobby.filter);
        if (peopleFollowers > 0) put({ id: ++number, type: 'people' });
        for (const [id, { message }] of unacknowledged) put({ ...message, id });
        if (lookingAt !== null) put({ id: ++number, type: 'looking', table: lookingAt });
        listen();
      },
      heard: text => {
        if (socket !== mine) return;
        listen();
        hear(JSON.parse(text) as ServerMessage);
      },
      closed: () => {
        if (socket === mine) lost();
      },
    });
    socket = mine;
  }

  function hear(message: ServerMessage) {
    switch (message.type) {
      case 'ok':
      case 'refused': {
        const refusal = message.type === 'refused' ? message.refusal : null;
        const table = watches.get(message.id);
        if (table !== undefined) {
          watches.delete(message.id);
          if (refusal) followers.get(table)?.refused(refusal);
        }
        unacknowledged.get(message.id)?.done(refusal);
        unacknowledged.delete(message.id);
        return;
      }
      case 'table':
      case 'standing':
      case 'chat':
        followers.get(message.table)?.hear(message);
        return;
      case 'waiting':
        waiting.value = message.tables;
        return;
      case 'lobby':
        lobby?.hear(message);
        return;
      case 'invited':
        invited.value = message.invitations;
        return;
      case 'asked':
        asked.value = { table: message.table, asked: message.asked };
        return;
      case 'people':
        here.value = nowHere(message.whole ? new Set() : (here.peek() ?? new Set()), message.people);
        return;
      case 'bye':
        farewell.value = message.refusal;
        return;
    }
  }

  dial();

  return {
    status,
    farewell,
    waiting,
    invited,
    asked,
    here,
    followPeople() {
      if (peopleFollowers++ === 0 && open) put({ id: ++number, type: 'people' });
      return () => {
        if (--peopleFollowers > 0) return;
        here.value = null;
        if (open) put({ id: ++number, type: 'leavePeople' });
      };
    },
    follow(table, follower) {
      followers.set(table, follower);
      if (open) watch(table);
      return () => {
        if (followers.get(table) !== follower) return;
        followers.delete(table);
        if (open) put({ id: ++number, type: 'unwatch', table });
      };
    },
    ask(table) {
      if (open && followers.has(table)) watch(table);
    },
    followLobby(follower) {
      lobby = follower;
      if (open) watchLobby(follower.filter);
      return {
        more: before => {
          if (open && lobby === follower) watchLobby(follower.filter, before);
        },
        stop: () => {
          if (lobby !== follower) return;
          lobby = null;
          if (open) put({ id: ++number, type: 'leaveLobby' });
        },
      };
    },
    look(table) {
      if (table === lookingAt) return;
      lookingAt = table;
      if (open) put({ id: ++number, type: 'looking', table });
    },
    send(message) {
      const id = ++number;
      return new Promise(done => {
        unacknowledged.set(id, { message, done });
        if (open) put({ ...message, id });
      });
    },
    hurry() {
      if (!open && !closed && status.value === 'lost' && !socket) dial();
    },
    close() {
      closed = true;
      callOff();
      const old = socket;
      socket = null;
      old?.close();
    },
  };
}

function nowHere(before: ReadonlySet<string>, news: readonly { person: string; here: boolean }[]): ReadonlySet<string> {
  const now = new Set(before);
  for (const { person, here } of news) {
    if (here) now.add(person);
    else now.delete(person);
  }
  return now;
}
