/** A browser as the server sees it: a guest with a cookie and a socket, who plays any legal move when asked. */
import { Chance, type Decision, type MoveRecord } from '@atoll/engine';
import type { ClientMessage, ServerMessage } from '@atoll/server/door/protocol.ts';
import { WebSocket } from 'ws';
import { cacao } from './ours.ts';

export interface Browser {
  /** The last entry that the server has told of. */
  n: number;
  view: unknown;
  decision: Decision | null;
  socket: WebSocket;
}

/** Requests as a browser makes them; waits when the server says that it is too much at once. */
export async function request<T>(url: string, body: unknown): Promise<{ body: T; cookie: string }> {
  for (;;) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status === 429) {
      await new Promise(done => setTimeout(done, 250));
      continue;
    }
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { body: (await response.json()) as T, cookie };
  }
}

/** Opens the live connection, follows a table, and hears every standing from then on. */
export async function watch(
  base: string,
  cookie: string,
  table: string,
  hear: (browser: Browser) => void,
): Promise<Browser> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}live`, { headers: { cookie, origin: base.slice(0, -1) } });
  const browser: Browser = { n: -1, view: null, decision: null, socket };
  await new Promise((done, fail) => {
    socket.once('open', done);
    socket.once('error', fail);
  });
  const ready = new Promise<void>(done => {
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'refused' || message.type === 'bye')
        throw new Error(`The server refused: ${message.refusal.words.en}`);
      if (message.type !== 'standing') return;
      browser.n = message.standing.n;
      browser.view = message.standing.view;
      browser.decision = message.standing.decision;
      hear(browser);
      done();
    });
  });
  send(browser, { id: 1, type: 'watch', table });
  await ready;
  return browser;
}

export const send = (browser: Browser, message: ClientMessage): void => browser.socket.send(JSON.stringify(message));

const chance = new Chance('browsers');

/** Any legal move, found in what the browser that decides can see. */
export const anyMove = ({ view }: Browser): MoveRecord => chance.pick(cacao.moves(cacao.imagine(view, chance)));
