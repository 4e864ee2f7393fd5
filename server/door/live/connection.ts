/** One live connection: reads messages, answers each by its number, and never lets the other end fill our memory. */
import { refusal } from '@atoll/engine';
import type { WebSocket } from 'ws';
import type { TableChat } from '../../chat/chat.ts';
import { type Log, troubleOf } from '../../log.ts';
import type { Measures } from '../../measures.ts';
import type { CompanyHere } from '../../people/company/companyHere.ts';
import type { Invitations } from '../../people/company/invitations.ts';
import type { Here } from '../../people/here/here.ts';
import type { Looking } from '../../people/here/looking.ts';
import { type Barred, barredHere } from '../../people/leaving/barred.ts';
import { StoreFailure } from '../../store/store.ts';
import type { Audience, Listener } from '../../table/audience.ts';
import { type Lobby, readPlace } from '../../table/lobby.ts';
import { plainRefusal } from '../../table/outgoing.ts';
import type { Play } from '../../table/play.ts';
import type { Tables } from '../../table/tables.ts';
import type { Waiting } from '../../table/waiting.ts';
import type { Limits } from '../limits.ts';
import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { openRates, type Rates } from '../rates.ts';
import { internal, Refused, storeTrouble, tooFast } from '../refusals.ts';
import { clientMessage, parse, read } from '../schemas/schemas.ts';

/** What the connections of a server share. */
export interface Exchange {
  tables: Tables;
  play: Play;
  audience: Audience;
  lobby: Lobby;
  chat: TableChat;
  here: Here;
  waiting: Waiting;
  looking: Looking;
  companyHere: CompanyHere;
  barred: Barred;
  invitations: Pick<Invitations, 'greet'>;
  limits: Limits;
  guestRates: Rates;
  measures: Pick<Measures, 'took'>;
  log: Log;
}

type WatchMessage = Extract<ClientMessage, { type: 'watch' }>;

export interface Connection extends Listener {
  /** Answered the last heartbeat, or said something since. */
  alive: boolean;
  /** Says why, and closes. */
  bye(why: Refused['refusal'], code: number): void;
}

/** What changes nothing, and is open to those who are barred. */
const reading = new Set<ClientMessage['type']>([
  'ping',
  'watch',
  'unwatch',
  'lobby',
  'leaveLobby',
  'people',
  'leavePeople',
  'looking',
]);

export function openConnection(socket: WebSocket, guest: string | null, exchange: Exchange): Connection {
  const { tables, play, audience, lobby, chat, companyHere, barred, limits, guestRates, measures, log } = exchange;
  const rates = openRates(limits.connection);
  let refusedInRow = 0;
  /** Watching and unwatching happen one after the other; loading a table takes a moment. */
  let watching: Promise<unknown> = Promise.resolve();

  const connection: Connection = {
    guest,
    alive: true,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > limits.backlogBytes) {
        log.warn('dropped a connection that does not read', { waiting: socket.bufferedAmount });
        socket.terminate();
        return;
      }
      socket.send(text);
    },
    bye(why, code) {
      say({ type: 'bye', refusal: plainRefusal(why) });
      socket.close(code);
    },
  };
  const say = (message: ServerMessage) => connection.send(JSON.stringify(message));

  async function watch({ table: id, have, chat: heard }: WatchMessage, ok: () => void): Promise<void> {
    const live = await tables.read(id);
    const { count, already } = audience.follows(connection, id);
    if (!already && count >= limits.watched) throw tooManyWatched(limits.watched);
    if (socket.readyState !== socket.OPEN) return;
    ok();
    audience.watch(connection, live, have);
    if (heard) chat.watch(connection, id, heard);
  }

  function inTurn(work: () => Promise<void> | void): Promise<void> {
    const done = watching.then(work);
    watching = done.catch(() => undefined);
    return done;
  }

  function act(message: ClientMessage, ok: () => void): Promise<void> | void {
    switch (message.type) {
      case 'ping':
        return ok();
      case 'looking':
        exchange.looking.at(connection, message.table);
        return ok();
      case 'watch':
        return inTurn(() => watch(message, ok));
      case 'unwatch':
        return inTurn(() => {
          audience.unwatch(connection, message.table);
          chat.unwatch(connection, message.table);
          ok();
        });
      case 'move':
        return play.move(message.table, guest, message, ok);
      case 'undo':
        return play.undo(message.table, guest, message, ok);
      case 'say':
        return chat.say(message.table, guest, message, ok);
      case 'lobby':
        return inTurn(async () => {
          const { filter, before } = message;
          if (before === undefined) await lobby.follow(connection, filter);
          else await lobby.more(connection, filter, readPlace(before));
          ok();
        });
      case 'leaveLobby':
        return inTurn(() => {
          lobby.leave(connection);
          ok();
        });
      case 'people':
        return inTurn(async () => {
          await companyHere.follow(connection);
          ok();
        });
      case 'leavePeople':
        return inTurn(() => {
          companyHere.leave(connection);
          ok();
        });
      case 'prefer':
        return play.prefer(message.table, guest, message.preferences, ok);
    }
  }

  async function hear(text: string): Promise<void> {
    const began = performance.now();
    let id = 0;
    try {
      if (!rates.take('') || (guest !== null && !guestRates.take(guest))) throw tooFast();
      refusedInRow = 0;
      const said = parse(text);
      id = numberOf(said);
      const message = read(clientMessage, said);
      if (guest !== null && !reading.has(message.type) && barred.has(guest)) throw barredHere();
      await act(message, () => {
        say({ type: 'ok', id });
        measures.took('message', performance.now() - began);
      });
    } catch (error) {
      const why = whyOf(error);
      if (why.code === 'too-fast' && ++refusedInRow > limits.connection.burst) return connection.bye(why, 1008);
      say({ type: 'refused', id: id || numberIn(text), refusal: plainRefusal(why) });
    }
  }

  function whyOf(error: unknown): Refused['refusal'] {
    if (error instanceof Refused) return error.refusal;
    log.error('a live message failed', troubleOf(error));
    return error instanceof StoreFailure ? storeTrouble : internal;
  }

  socket.on('message', (data, binary) => {
    connection.alive = true;
    void hear(binary ? '' : data.toString());
  });
  socket.on('pong', () => {
    connection.alive = true;
  });
  socket.on('error', error => log.debug('a connection broke', { why: error.message }));
  return connection;
}

/** The message's number, as far as it has one. */
function numberOf(said: unknown): number {
  const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : 0;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** A message that came too fast is not worth reading, only answering. */
const numberIn = (text: string): number => Number(/^\{"id":(\d{1,15})[,}]/.exec(text)?.[1] ?? 0);

const tooManyWatched = (limit: number): Refused =>
  new Refused(
    refusal(
      'too-many-watched',
      `Mehr als ${limit} Tische zugleich kannst du nicht verfolgen.`,
      `You cannot follow more than ${limit} tables at once.`,
    ),
  );
