/** What each endpoint does. */

import type { Words } from '@atoll/engine';
import type { InferOutput } from 'valibot';
import type { TableChat } from '../../chat/chat.ts';
import { chatInReplay } from '../../chat/chatInReplay.ts';
import type { Log } from '../../log.ts';
import type { Mailer } from '../../mail.ts';
import type { CompanyHere } from '../../people/company/companyHere.ts';
import type { Invitations } from '../../people/company/invitations.ts';
import type { People } from '../../people/company/people.ts';
import type { Windows } from '../../people/here/windows.ts';
import type { LeftBehind } from '../../people/leaving/leftBehind.ts';
import { openMyData } from '../../people/leaving/myData.ts';
import type { Ended, Store } from '../../store/store.ts';
import type { Audience } from '../../table/audience.ts';
import type { Absence } from '../../table/away/absence.ts';
import { Closed, closedInfo, closedReplay } from '../../table/editions/closed.ts';
import type { Catalogue } from '../../table/editions/editions.ts';
import { standingMoves } from '../../table/liveTable.ts';
import { type Lobby, placeText, readPlace } from '../../table/lobby.ts';
import { finishedInfo, movesFor, replayOf, seatOf, standing, tableInfo, viewerOf } from '../../table/outgoing.ts';
import type { Play } from '../../table/play.ts';
import { tableReport } from '../../table/reports.ts';
import type { Seating } from '../../table/seating.ts';
import type { Tables } from '../../table/tables.ts';
import type { Waiting } from '../../table/waiting.ts';
import type { HouseTime } from '../../time/rules.ts';
import { type Guests, tidyName } from '../guests.ts';
import type { Limits } from '../limits.ts';
import type {
  Addresses,
  GamesInfo,
  HousePages,
  Lobby as LobbyInfo,
  Me,
  Settings,
  StandingWithMoves,
  TableInfo,
  TableList,
  Waiting as WaitingInfo,
} from '../protocol.ts';
import { Refused, shuttingDown, unknownSeat, unknownTable } from '../refusals.ts';
import type {
  arrangement,
  manners,
  meChange,
  newMove,
  newSeat,
  newTable,
  newVote,
  quickSeat,
  whichLobby,
  whichTables,
} from '../schemas/schemas.ts';
import { type Ask, type Handlers, known } from './ask.ts';
import { chatHandlers } from './chatHandlers.ts';
import type { Health } from './health.ts';
import { openIdentityHandlers } from './identityHandlers.ts';
import { openPeopleHandlers } from './peopleHandlers.ts';

export interface HandlerOptions {
  store: Store;
  health: Health;
  catalogue: Catalogue;
  bots: readonly { id: string; words: Words }[];
  guests: Guests;
  tables: Tables;
  play: Play;
  seating: Seating;
  audience: Audience;
  absence: Absence;
  lobby: Lobby;
  waiting: Waiting;
  people: People;
  companyHere: CompanyHere;
  invitations: Invitations;
  chat: TableChat;
  time: HouseTime;
  housePages: () => Promise<HousePages>;
  rest: Pick<Handlers, 'myRest' | 'chooseRest'>;
  leftBehind: LeftBehind;
  notices: Pick<Handlers, 'channels' | 'saveChannel' | 'dropChannel' | 'testChannel'>;
  connections: () => number;
  /** The server is about to end. */
  ending: () => boolean;
  /** Where others in the network can open the server. */
  addresses: () => string[];
  /** What links begin with that leave the house: in letters, notices, on another device. */
  publicUrl: () => string;
  windows: Windows;
  mailer: Mailer | null;
  limits: Limits;
  log: Log;
}

/** So many of a guest's open tables are listed, and so many finished ones on a page. */
const listed = 50;
const page = 20;

export function openHandlers(options: HandlerOptions): Handlers {
  const { store, health, catalogue, bots, guests, tables, play, seating, audience, connections, addresses } = options;
  const { absence, lobby, waiting, chat, time } = options;

  const infoOf = async ({ table, guest }: Pick<Ask, 'table' | 'guest'>): Promise<TableInfo> => {
    const live = await tables.read(table).catch(closedTable);
    if (live instanceof Closed) return closedInfo(live, guest);
    const watching = audience.watching(live);
    return { ...tableInfo(live, guest, audience.online(table), time), ...(watching && { watching }) };
  };

  async function meOf(guest: string): Promise<Me> {
    const { name } = await guests.meet(guest);
    return { name, settings: (await store.settings(guest)) as Settings };
  }

  async function standingOf({ table, guest }: Ask): Promise<StandingWithMoves> {
    const live = await tables.read(table);
    const viewer = viewerOf(live, guest);
    const moves = movesFor(live, viewer);
    const stands = standing(live, viewer, time);
    return moves ? { ...stands, moves } : stands;
  }

  /** From what is stored beside the logs: a list of old games must not play them all again. */
  async function finishedPage(guest: string, before: string | undefined): Promise<TableList> {
    const ended = await store.finishedOf(guest, page + 1, before === undefined ? undefined : readCursor(before));
    const shown: TableInfo[] = [];
    for (const { id, n } of ended.slice(0, page)) {
      const stored = await store.table(id);
      if (stored) shown.push(finishedInfo(stored, n, guest));
    }
    const last = ended[page - 1];
    return { tables: shown, ...(last && ended.length > page && { next: `${last.endedAt}_${last.id}` }) };
  }

  return {
    ...openPeopleHandlers(options.people, options.invitations, infoOf),
    ...chatHandlers(chat),
    ...options.notices,
    ...openIdentityHandlers({
      ...options,
      meOf,
      now: time.now,
      gameName: game => catalogue.get(game)?.module.about.name ?? game,
    }),

    async health() {
      await health.check();
      return { status: 'ok', connections: connections() };
    },

    async healthLive() {
      return { status: 'ok' };
    },

    async healthReady() {
      if (options.ending()) throw new Refused(shuttingDown);
      await health.check();
      return { status: 'ok' };
    },

    me: ({ guest }) => meOf(known(guest)),

    async changeMe({ guest, body }): Promise<Me> {
      const me = known(guest);
      const { name, settings } = body as InferOutput<typeof meChange>;
      const tidy = name === undefined ? undefined : tidyName(name);
      await guests.keep(me, tidy);
      if (settings) await store.changeSettings(me, settings);
      if (settings?.seen !== undefined) options.companyHere.changed(me);
      if (settings?.chat !== undefined) chat.renew(me);
      return meOf(me);
    },

    addresses: async ({ near }): Promise<Addresses> => ({ addresses: near ? addresses() : null }),

    housePages: options.housePages,
    ...options.rest,
    ...openMyData({ ...options, now: time.now }),

    games: async (): Promise<GamesInfo> => gamesInfo(catalogue, bots),

    async openTable(ask) {
      const table = await seating.open(known(ask.guest), ask.body as InferOutput<typeof newTable>);
      return infoOf({ ...ask, table });
    },

    async myTables({ guest, query }): Promise<TableList> {
      const { finished, before } = query as InferOutput<typeof whichTables>;
      if (finished) return guest === null ? { tables: [] } : finishedPage(guest, before);
      const found: TableInfo[] = [];
      for (const table of guest === null ? [] : await store.tablesOf(guest, listed))
        found.push(await infoOf({ table, guest }));
      return { tables: found };
    },

    waiting: async ({ guest }): Promise<WaitingInfo> => ({
      tables: guest === null ? [] : await waiting.tablesOf(guest),
      guest: guest !== null,
    }),

    table: infoOf,
    standing: standingOf,
    edition: async ({ table }) => (await tables.read(table)).edition.json,

    async sit(ask) {
      const { name, invitation } = ask.body as InferOutput<typeof newSeat>;
      if (Number.isNaN(ask.seat)) throw unknownSeat();
      await seating.sit(ask.table, ask.seat, known(ask.guest), tidyName(name), invitation);
      return infoOf(ask);
    },

    async leave(ask) {
      if (Number.isNaN(ask.seat)) throw unknownSeat();
      await seating.leave(ask.table, ask.seat, known(ask.guest));
      return infoOf(ask);
    },

    async giveUp(ask) {
      await absence.giveUp(ask.table, known(ask.guest));
      return infoOf(ask);
    },

    async away(ask) {
      await absence.away(ask.table, known(ask.guest));
      return infoOf(ask);
    },

    async back(ask) {
      await absence.back(ask.table, known(ask.guest));
      return infoOf(ask);
    },

    async vote(ask) {
      const { about, choice } = ask.body as InferOutput<typeof newVote>;
      await absence.vote(ask.table, known(ask.guest), about, choice);
      return infoOf(ask);
    },

    async arrange(ask) {
      const { seat, bot } = ask.body as InferOutput<typeof arrangement>;
      await seating.arrange(ask.table, known(ask.guest), seat, bot);
      return infoOf(ask);
    },

    async setManners(ask) {
      await seating.setManners(ask.table, known(ask.guest), ask.body as InferOutput<typeof manners>);
      return infoOf(ask);
    },

    async withdrawInvitation(ask) {
      await seating.withdrawInvitation(ask.table, known(ask.guest));
      return infoOf(ask);
    },

    async closeTable(ask) {
      await seating.close(ask.table, known(ask.guest));
      return infoOf(ask);
    },

    async rematch(ask) {
      return infoOf({ ...ask, table: await seating.rematch(ask.table, known(ask.guest)) });
    },

    async lobby({ guest, query }): Promise<LobbyInfo> {
      const { before, seats, free, limit, ...rest } = query as InferOutput<typeof whichLobby>;
      const filter = {
        ...rest,
        ...(seats !== undefined && { seats: Number(seats) }),
        ...(free !== undefined && { free: Number(free) }),
      };
      const from = before === undefined ? undefined : readPlace(before);
      const { next, ...page } = await lobby.page(guest, filter, from, limit === undefined ? undefined : Number(limit));
      return { ...page, ...(next && { next: placeText(next) }) };
    },

    async quick(ask) {
      const wanted = ask.body as InferOutput<typeof quickSeat>;
      const name = tidyName(wanted.name);
      return infoOf({ ...ask, table: await seating.quick(known(ask.guest), { ...wanted, name }) });
    },

    async move(ask) {
      await play.move(ask.table, ask.guest, ask.body as InferOutput<typeof newMove>);
      return standingOf(ask);
    },

    async report({ table, guest }) {
      const stored = await store.table(table);
      if (!stored) throw unknownTable();
      return tableReport(await store.log(table, 0), await store.reports(table), seatOf(stored, guest));
    },

    async replay({ table, guest }) {
      const live = await tables.read(table).catch(closedTable);
      const closed = live instanceof Closed;
      const file = closed ? await closedReplay(store, live) : replayOf(live);
      const moves = closed ? standingMoves(live.log).moves : live.marks;
      return { ...file, ...chatInReplay((await chat.read(table, guest)).lines, moves) };
    },
  };
}

const readCursor = (cursor: string): Ended => {
  const end = cursor.indexOf('_');
  return { endedAt: cursor.slice(0, end), id: cursor.slice(end + 1) };
};

/** A table that cannot be played on here can still be spoken of. */
function closedTable(error: unknown): Closed {
  if (error instanceof Closed) return error;
  throw error;
}

const gamesInfo = (catalogue: Catalogue, bots: HandlerOptions['bots']): GamesInfo => ({
  games: [...catalogue.values()].flatMap(({ module, editions }) => {
    const game = editions[0]?.game;
    if (!game) return [];
    return {
      id: module.id,
      name: module.about.name,
      tagline: module.about.tagline,
      seats: { min: game.seats.min, max: game.seats.max },
      options: [...game.options],
      editions: editions.map(({ game: { edition } }) => ({ id: edition.id, digest: edition.digest })),
      preferences: [...module.preferences],
      rules: game.version,
      example: module.example ?? false,
    };
  }),
  bots: bots.map(({ id, words }) => ({ id, words })),
});
