/** A running server of its own for each test, and people who visit it through real sockets and requests. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type GameModule, words } from '@atoll/engine';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage, StandingWithMoves, TableInfo } from '../door/protocol.ts';
import { type RunningServer, type ServerOptions, startServer } from '../index.ts';
import { shells } from './shells.ts';

export const testBots = {
  list: ['first', 'counting', 'runaway', 'hasty', 'clumsy', 'quitter', 'cheat'].map(id => ({
    id,
    words: words(id, id),
    budget: { ms: 100 },
  })),
  worker: new URL('./bots.ts', import.meta.url),
};

export interface House {
  server: RunningServer;
  data: string;
  lines: string[];
  visit(): Person;
  /** Starts another server on the same data. */
  again(options?: Partial<ServerOptions>): Promise<House>;
}

export async function openHouse(t: TestContext, options: Partial<ServerOptions> = {}): Promise<House> {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'atoll-house-')));
  const lines: string[] = [];
  const server = await startServer({
    port: 0,
    botDelay: 0,
    games: { shells: async () => shells as GameModule },
    bots: testBots,
    siteDir: join(data, 'no site'),
    log: line => lines.push(line),
    ...options,
    data,
  });
  t.after(async () => {
    await server.close();
    if (!options.data) await rm(data, { recursive: true, force: true });
  });
  return {
    server,
    data,
    lines,
    visit: () => visitor(server),
    again: more => openHouse(t, { ...options, ...more, data }),
  };
}

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export interface Person {
  cookie: string;
  call<T = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  /** Calls, expects it to be done, and gives the body. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  connect(headers?: Record<string, string>): Promise<Line>;
}

/** Carries its cookie from answer to request like a browser. */
export function visitor({ port }: Pick<RunningServer, 'port'>, cookie = ''): Person {
  const base = `http://localhost:${port}`;
  const person: Person = {
    cookie,
    async call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(person.cookie && { cookie: person.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const [set] = response.headers.getSetCookie();
      if (set) person.cookie = set.split(';')[0] ?? '';
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
    },
    async get<T>(path: string) {
      const { status, body } = await person.call<T>('GET', path);
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    },
    async post<T>(path: string, said: unknown) {
      const { status, body } = await person.call<T>('POST', path, said);
      assert.ok(status === 200 || status === 201, JSON.stringify(body));
      return body;
    },
    connect: headers => openLine(port, person.cookie, headers),
  };
  return person;
}

type Unnumbered<M> = M extends { id: number } ? Omit<M, 'id'> : never;
type Reply = Extract<ServerMessage, { type: 'ok' | 'refused' }>;
export type StandingMessage = Extract<ServerMessage, { type: 'standing' }>;

export interface Line {
  socket: WebSocket;
  /** Everything that came, as it came. */
  texts: string[];
  received: ServerMessage[];
  ask(message: Unnumbered<ClientMessage>): Promise<Reply>;
  /** The first message that fits, among those that came and those that will. */
  hear<M extends ServerMessage>(fits: (message: ServerMessage) => message is M): Promise<M>;
  /** The first standing at or beyond this number. */
  standing(n: number): Promise<StandingMessage>;
  /** The close code, once it is closed. */
  closed: Promise<number>;
  close(): Promise<number>;
}

async function openLine(port: number, cookie: string, headers: Record<string, string> = {}): Promise<Line> {
  const socket = new WebSocket(`ws://localhost:${port}/live`, { headers: { ...(cookie && { cookie }), ...headers } });
  const texts: string[] = [];
  const received: ServerMessage[] = [];
  const hearers = new Set<() => void>();
  let numbered = 0;
  let gone = false;
  const closed = new Promise<number>(done => {
    socket.on('close', code => {
      gone = true;
      done(code);
      for (const look of hearers) look();
    });
  });
  socket.on('message', data => {
    texts.push(data.toString());
    received.push(JSON.parse(data.toString()) as ServerMessage);
    for (const look of [...hearers]) look();
  });
  await new Promise<void>((done, failed) => {
    socket.on('open', done);
    socket.on('error', failed);
    socket.on('unexpected-response', (_request, response) => failed(new Error(`status ${response.statusCode}`)));
  });

  const hear = <M extends ServerMessage>(fits: (message: ServerMessage) => message is M): Promise<M> =>
    new Promise((done, failed) => {
      const look = () => {
        const found = received.find(fits);
        if (found) done(found);
        else if (gone) failed(new Error('the connection closed before the message came'));
        else return;
        hearers.delete(look);
      };
      hearers.add(look);
      look();
    });

  return {
    socket,
    texts,
    received,
    ask(message) {
      const id = ++numbered;
      socket.send(JSON.stringify({ id, ...message }));
      return hear((m): m is Reply => (m.type === 'ok' || m.type === 'refused') && m.id === id);
    },
    hear,
    standing: n => hear((m): m is StandingMessage => m.type === 'standing' && m.standing.n >= n),
    closed,
    close() {
      socket.close();
      return closed;
    },
  };
}

/** Two people at a table of shells, and its id. */
export async function tableForTwo(house: Pick<House, 'visit'>): Promise<{ ann: Person; bob: Person; id: string }> {
  const ann = house.visit();
  const bob = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  return { ann, bob, id };
}

/** The table as it stands for somebody, over HTTP. */
export const standingFor = (person: Person, id: string): Promise<StandingWithMoves> =>
  person.get<StandingWithMoves>(`/api/tables/${id}/standing`);

let keys = 0;
export const freshKey = (): string => `key ${++keys}`;

/** Plays the first legal move over HTTP. */
export async function playFirst(person: Person, id: string): Promise<StandingWithMoves> {
  const { n, moves } = await standingFor(person, id);
  return person.post<StandingWithMoves>(`/api/tables/${id}/moves`, { after: n, key: freshKey(), move: moves?.[0] });
}
