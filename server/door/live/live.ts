/** The live door: one WebSocket per browser window at /live. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusal } from '@atoll/engine';
import { parse as parseCookies } from 'hono/utils/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Windows } from '../../people/here/windows.ts';
import { plainRefusal } from '../../table/outgoing.ts';
import { cookieName, type Guests } from '../guests.ts';
import { originFits } from '../origins.ts';
import { httpStatus, otherSite, Refused, shuttingDown, unknownPage } from '../refusals.ts';
import { type Connection, type Exchange, openConnection } from './connection.ts';

export interface Live extends Windows {
  count(): number;
  /** Says goodbye to everybody and waits until they are gone. */
  close(): Promise<void>;
}

/** How long a browser may take to hang up after our goodbye. */
const farewell = 1000;

export function serveLive(server: Server, guests: Guests, exchange: Exchange, allowedOrigins: readonly string[]): Live {
  const { limits, audience, lobby, chat, here, waiting, looking, companyHere, invitations, log } = exchange;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes });
  const connections = new Map<WebSocket, Connection>();
  const devices = new WeakMap<Connection, string>();
  let closing = false;

  function check(request: IncomingMessage): void {
    const { origin, host } = request.headers;
    if (closing) throw new Refused(shuttingDown);
    if (new URL(request.url ?? '', 'http://here').pathname !== '/live') throw unknownPage();
    if (!originFits({ origin, host }, allowedOrigins)) throw otherSite();
    if (connections.size >= limits.connections)
      throw new Refused(
        refusal('too-many-connections', 'Der Server ist gerade voll.', 'The server is full at the moment.'),
      );
  }

  async function letIn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const visitor = await guests.recognise(parseCookies(request.headers.cookie ?? '', cookieName)[cookieName]);
    if (visitor) await guests.see(visitor, request.headers['user-agent']).catch(() => undefined);
    // While that was looked up the door may have been shut.
    check(request);
    sockets.handleUpgrade(request, socket, head, opened => {
      const connection = openConnection(opened, visitor?.guest ?? null, exchange);
      connections.set(opened, connection);
      if (visitor) devices.set(connection, visitor.device);
      here.come(connection);
      waiting.greet(connection);
      invitations.greet(connection);
      log.debug('connected', { connections: connections.size });
      opened.on('close', () => {
        connections.delete(opened);
        audience.leave(connection);
        lobby.leave(connection);
        companyHere.leave(connection);
        chat.leave(connection);
        here.go(connection);
        looking.go(connection);
        log.debug('disconnected', { connections: connections.size });
      });
    });
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const hungUp = () => socket.destroy();
    socket.on('error', hungUp);
    try {
      check(request);
    } catch (error) {
      return turnAway(socket, error);
    }
    letIn(request, socket, head)
      .catch(error => turnAway(socket, error))
      .finally(() => socket.off('error', hungUp));
  });

  const heartbeat = setInterval(() => {
    for (const [socket, connection] of connections) {
      if (!connection.alive) socket.terminate();
      connection.alive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }, limits.heartbeat);

  return {
    count: () => connections.size,
    drop(who, why) {
      for (const connection of connections.values())
        if (
          (who.guest === undefined || connection.guest === who.guest) &&
          (!('device' in who) || devices.get(connection) === who.device)
        )
          connection.bye(why, 1008);
    },
    devicesOf(guest) {
      const theirs = [...connections.values()].filter(connection => connection.guest === guest);
      return new Set(theirs.flatMap(connection => devices.get(connection) ?? []));
    },
    async close() {
      closing = true;
      clearInterval(heartbeat);
      const gone = [...connections.keys()].map(socket => new Promise(done => socket.on('close', done)));
      for (const connection of connections.values()) connection.bye(shuttingDown, 1001);
      const late = setTimeout(() => {
        for (const socket of connections.keys()) socket.terminate();
      }, farewell);
      await Promise.all(gone);
      clearTimeout(late);
      sockets.close();
    },
  };
}

function turnAway(socket: Duplex, error: unknown): void {
  socket.on('error', () => socket.destroy());
  if (!(error instanceof Refused)) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ refusal: plainRefusal(error.refusal) });
  socket.end(
    `HTTP/1.1 ${httpStatus(error.refusal)} Refused\r\nContent-Type: application/json\r\nConnection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
