/** The server of Atoll: one call starts it, one call ends it. */
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Budget } from '@atoll/bots';
import { BadInput, type Words } from '@atoll/engine';
import { createAdaptorServer } from '@hono/node-server';
import { openBotHost } from './bots/botHost.ts';
import { openBotTurns } from './bots/botTurns.ts';
import { openTableChat } from './chat/chat.ts';
import { ownAddresses, thisMachine } from './door/addresses.ts';
import { openGuests } from './door/guests.ts';
import { openHandlers } from './door/http/handlers.ts';
import { openHealth } from './door/http/health.ts';
import { openHttp } from './door/http/http.ts';
import { type Limits, usualLimits } from './door/limits.ts';
import { serveLive } from './door/live/live.ts';
import { openRates } from './door/rates.ts';
import { openHousePages } from './door/site/housePages.ts';
import { openPreviews } from './door/site/linkPreview.ts';
import { openSite } from './door/site/site.ts';
import { openLog, troubleOf } from './log.ts';
import { openMailer } from './mail.ts';
import { type Measures, openMeasures } from './measures.ts';
import { openNoticeService } from './notices/index.ts';
import { openCompanyHere } from './people/company/companyHere.ts';
import { openHandles } from './people/company/handles.ts';
import { openInvitations } from './people/company/invitations.ts';
import { openPeople } from './people/company/people.ts';
import { hereAndElsewhere, lookingAnywhere, visitsHere } from './people/here/anywhere.ts';
import { nobodyElsewhere, openElsewhere } from './people/here/elsewhere.ts';
import { openHere } from './people/here/here.ts';
import { openLooking } from './people/here/looking.ts';
import { closeLostWindows } from './people/identity/lostWindows.ts';
import { barredHere, openBarred } from './people/leaving/barred.ts';
import { openLeftBehind } from './people/leaving/leftBehind.ts';
import { deletedHere } from './people/leaving/myData.ts';
import { openRest } from './people/rest.ts';
import { makeFolder } from './store/folder.ts';
import { lockFolder } from './store/folderLock.ts';
import { measured } from './store/measured.ts';
import { openPostgres } from './store/postgres/index.ts';
import { databaseName } from './store/sqlite/file.ts';
import { openSqlite } from './store/sqlite/index.ts';
import type { Store } from './store/store.ts';
import { openAudience } from './table/audience.ts';
import { openAbsence } from './table/away/absence.ts';
import { openDuties } from './table/away/duties.ts';
import { type GameList, openCatalogue } from './table/editions/editions.ts';
import { keepEditions } from './table/editions/keptEditions.ts';
import { openLobby } from './table/lobby.ts';
import { openPlay } from './table/play.ts';
import { tellOfOldTables } from './table/reports.ts';
import { openSeating } from './table/seating.ts';
import { openTables } from './table/tables.ts';
import { openWaiting } from './table/waiting.ts';
import { openHouseTime } from './time/rules.ts';
import { aloneAtWork, openWork } from './work.ts';

export interface BotSpec {
  id: string;
  words: Words;
  budget: Budget;
  /** Milliseconds that its answer takes at least. */
  least?: number;
}

export interface ServerOptions {
  /** 0 takes any free one. */
  port: number;
  /** Address to listen on; all of the machine's unless told. */
  host?: string;
  /** Folder of the database; made if it is not there. */
  data: string;
  /** A PostgreSQL database instead of a file in that folder: `postgres://…`. Any number of servers may share it. */
  store?: string;
  /** Folder with more editions: `<editions>/<game>/*.json`. */
  editions?: string;
  /** The built site. */
  siteDir?: string;
  /** Takes the log's lines; they go to stderr unless told. The environment's ATOLL_LOG says how much is logged. */
  log?: (line: string) => void;
  /** Milliseconds that a bot takes at least for a move. */
  botDelay?: number;
  /** What time it is, in milliseconds since 1970; the machine's own unless told. */
  now?: () => number;
  /** Milliseconds between two looks at what is due; 500 unless told. */
  dutiesEvery?: number;
  /** The house was shut when its heart has not beaten for so many milliseconds; for tests that make time jump. */
  shutAfter?: number;
  /**
   * The address under which people know this house, such as `https://atoll.example`: what links in letters and notices
   * begin with. The environment's ATOLL_URL unless told; without either, the first of the machine's own addresses.
   */
  publicUrl?: string;
  /** Origins of other pages that may use this server, such as `https://atoll.example`. */
  origins?: readonly string[];
  limits?: Partial<Limits>;
  /** What the operator has set up for letters; see mail.ts. The process's own environment unless told. */
  environment?: NodeJS.ProcessEnv;
  games?: GameList;
  /** The bots and the file of the thread in which they think. */
  bots?: { list: readonly BotSpec[]; worker: URL };
}

export interface RunningServer {
  port: number;
  url: string;
  /** Where others in the same network can open it. */
  addresses(): string[];
  /** Stops accepting, says goodbye, finishes what was begun, closes the store. */
  close(): Promise<void>;
}

/** Throws `BadInput` with words when the port, the data folder, the database or an edition cannot be used. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  // A person at a terminal wants to read the address, not every request.
  const level = process.env.ATOLL_LOG ?? (process.stderr.isTTY ? 'warn' : 'info');
  const log = openLog(options.log ?? (line => process.stderr.write(`${line}\n`)), level);
  const limits = { ...usualLimits, ...options.limits };
  const catalogue = await openCatalogue(options.games ?? (await import('@atoll/games')).games, options.editions);
  const bots = options.bots ?? {
    list: (await import('@atoll/bots')).botList,
    worker: new URL('./bots/botWorker.ts', import.meta.url),
  };
  const mailer = openMailer(options.environment ?? process.env);
  const known = publicUrl(options.publicUrl ?? process.env.ATOLL_URL);
  const measures = openMeasures();
  const {
    store: kept,
    shared,
    release,
  } = await openStore(options, measures).catch(error => {
    measures.close();
    throw error;
  });
  const { store, health } = openHealth(measured(kept, measures));
  const name = randomUUID();
  let work = aloneAtWork;
  let elsewhere = nobodyElsewhere;
  try {
    if (shared) {
      work = await openWork(store, name, log);
      const visits = () => visitsHere(here, audience, looking);
      elsewhere = openElsewhere({ store, server: name, visits, log });
    }
    const guests = await openGuests(store, options.now);
    await keepEditions(store, catalogue);
    const time = await openHouseTime(store, options.now ?? Date.now);
    const tables = openTables(store, catalogue, time, limits.cachedTables, log);
    const absence = openAbsence(store, tables, time);
    const play = openPlay({ store, tables, time, limits, log, attend: absence.attend });
    const seating = openSeating({ store, catalogue, bots: bots.list, guests, tables, play, absence, time, limits });
    const audience = openAudience(tables, time, async guest => (await store.guest(guest))?.name ?? null, elsewhere);
    const lobby = openLobby(store, tables, audience.online, time, log);
    const here = openHere();
    const anywhere = hereAndElsewhere(here, elsewhere);
    const rest = openRest({ store, guests, tables, time });
    const barred = await openBarred(store);
    const leftBehind = openLeftBehind({ store, absence, now: time.now, log });
    const waiting = openWaiting(store, tables, here, log);
    const handles = await openHandles(store);
    const people = openPeople(store, handles, anywhere, time.now);
    const companyHere = openCompanyHere(store, people, handles, anywhere, log);
    people.onBond((...two) => void lobby.renew(...two).catch(error => log.error('the lobby failed', troubleOf(error))));
    const invitations = openInvitations({
      store,
      tables,
      seating,
      audience,
      people,
      handles,
      here,
      time,
      rate: limits.invitations,
      log,
      onInvited: (guest, table) =>
        void notices
          .tell(guest, 'invited', table)
          .catch(error => log.warn('an invitation could not be told', troubleOf(error))),
    });
    const chat = openTableChat({ store, tables, guests, people, limits, now: time.now, log });
    const looking = openLooking();
    const environment = options.environment ?? process.env;
    const notices = await openNoticeService({
      store,
      guests,
      tables,
      catalogue,
      looking: lookingAnywhere(looking, elsewhere),
      mailer,
      insideToo: environment.ATOLL_WEBHOOKS_INSIDE === 'yes',
      contact: environment.ATOLL_MAIL_FROM,
      publicUrl: () => publicAddress(),
      now: time.now,
      every: 4 * (options.dutiesEvery ?? 500),
      log,
    });
    const guestRates = openRates(limits.guest);
    const origins = options.origins ?? [];

    const stop = new AbortController();
    const handlers = openHandlers({
      store,
      health,
      catalogue,
      bots: bots.list,
      guests,
      tables,
      play,
      seating,
      audience,
      absence,
      lobby,
      waiting,
      people,
      companyHere,
      invitations,
      chat,
      time,
      rest: rest.handlers,
      leftBehind,
      notices: notices.handlers,
      housePages: openHousePages(join(options.data, 'house')),
      connections: () => live.count(),
      ending: () => stop.signal.aborted,
      windows: { drop: (who, why) => live.drop(who, why), devicesOf: guest => live.devicesOf(guest) },
      mailer,
      limits,
      log,
      addresses: () => addressesOf(server),
      publicUrl: () => publicAddress(),
    });
    const site = openSite(options.siteDir ?? fileURLToPath(new URL('../web/dist', import.meta.url)));
    const previews = openPreviews(store, catalogue);
    const app = openHttp({
      handlers,
      guests,
      barred,
      site,
      previews,
      stop: notices.stop,
      limits,
      guestRates,
      origins,
      measures,
      measuresPublic: environment.ATOLL_METRICS === 'public',
      log,
    });
    const server = createAdaptorServer({
      fetch: app.fetch,
      serverOptions: { requestTimeout: 30_000, headersTimeout: 10_000 },
    }) as Server;
    const live = serveLive(
      server,
      guests,
      {
        tables,
        play,
        audience,
        lobby,
        chat,
        here,
        waiting,
        looking,
        companyHere,
        invitations,
        barred,
        limits,
        guestRates,
        measures,
        log,
      },
      origins,
    );
    const heardOf = async (guest: string) => {
      await rest.heard(guest);
      const gone = (await store.guest(guest)) === null;
      if (!(await barred.heard(guest)) && !gone) return;
      live.drop({ guest }, gone ? deletedHere : barredHere().refusal);
      if (gone) chat.readAgain();
      await leftBehind.clear();
    };
    store.subscribeGuests(guest => {
      Promise.all([heardOf(guest), closeLostWindows(guest, store, live)]).catch(error =>
        log.error('news of a guest could not be taken up', troubleOf(error)),
      );
    });
    const publicAddress = () => known ?? addressesOf(server)[0] ?? `http://localhost:${port}`;
    const port = await listen(server, options.port, options.host).catch(async error => {
      await live.close();
      throw error;
    });

    const host = openBotHost({
      worker: bots.worker,
      size: Math.max(1, availableParallelism() - 1),
      thought: ms => measures.took('thought', ms),
      log,
    });
    measures.read('sockets', () => live.count());
    measures.read('tables_held', () => tables.held());
    measures.read('bots_waiting', () => host.busy().waiting);
    measures.read('bots_thinking', () => host.busy().thinking);
    const delay = options.botDelay ?? 400;
    const turns = openBotTurns({ store, tables, play, host, audience, work, bots: bots.list, delay, log });
    const every = options.dutiesEvery ?? 500;
    const { shutAfter } = options;
    const duties = openDuties({ store, tables, absence, seating, time, every, shutAfter, work, log });
    // The time in which the house was shut is noted before anybody can be late.
    await duties.look();
    await leftBehind.clear();
    elsewhere.begin();
    const resumed = turns.resume();
    const told = tellOfOldTables(store, tables, log, stop.signal).catch(error =>
      log.error('old tables could not be told of', troubleOf(error)),
    );
    log.info('listening', { port });

    let closing: Promise<void> | undefined;
    async function shutDown(): Promise<void> {
      log.info('shutting down');
      const stopped = new Promise(done => server.close(done));
      stop.abort();
      lobby.close();
      waiting.close();
      companyHere.close();
      invitations.close();
      await duties.close();
      await notices.close();
      await turns.close();
      await elsewhere.close();
      await work.close();
      await Promise.all([resumed, told]);
      await live.close();
      await chat.close();
      server.closeIdleConnections();
      await Promise.race([stopped, new Promise(done => setTimeout(done, 2000).unref())]);
      server.closeAllConnections();
      await tables.settled();
      mailer?.close();
      await store.close();
      measures.close();
      release();
      log.info('closed');
    }

    return {
      port,
      url: `http://localhost:${port}/`,
      addresses: () => addressesOf(server),
      close: () => (closing ??= shutDown()),
    };
  } catch (error) {
    await elsewhere.close();
    await work.close();
    await store.close();
    measures.close();
    release();
    throw error;
  }
}

interface OpenedStore {
  store: Store;
  /** Whether other servers may have it, too. */
  shared: boolean;
  /** Lets another server have the folder. */
  release(): void;
}

/** A database of many nodes where one is named, else the folder's own, which no other server can take until it is released. */
async function openStore(
  { data, store: address }: Pick<ServerOptions, 'data' | 'store'>,
  { count }: Pick<Measures, 'count'>,
): Promise<OpenedStore> {
  const file = databaseIn(data);
  if (address !== undefined)
    return { store: await openPostgres(address, { count }), shared: true, release: () => undefined };
  const lock = lockFolder(data);
  try {
    return { store: openSqlite(file), shared: false, release: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Without a slash at its end. */
function publicUrl(said: string | undefined): string | undefined {
  if (!said) return undefined;
  if (!URL.canParse(said) || !/^https?:$/.test(new URL(said).protocol))
    throw new BadInput('url', {
      de: 'ATOLL_URL muss eine Adresse wie https://atoll.example sein.',
      en: 'ATOLL_URL must be an address such as https://atoll.example.',
    });
  return new URL(said).origin;
}

function addressesOf(server: Server): string[] {
  const bound = server.address();
  return typeof bound === 'object' && bound ? ownAddresses(bound.port, bound.address, thisMachine()) : [];
}

/** Ends the server when the system asks for it; the second time at once. */
export function closeOnSignals(server: RunningServer): void {
  let asked = false;
  const close = async () => {
    if (asked) process.exit(1);
    asked = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

function databaseIn(folder: string): string {
  try {
    makeFolder(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInput(
      'data',
      {
        de: `Der Datenordner lässt sich nicht anlegen (${why}). Wähl mit --data einen anderen.`,
        en: `The data folder cannot be made (${why}). Choose another with --data.`,
      },
      folder,
    );
  }
  return join(folder, databaseName);
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(port, error)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function cannotListen(port: number, error: NodeJS.ErrnoException): BadInput {
  if (error.code === 'EADDRINUSE')
    return new BadInput('port-in-use', {
      de: `Auf Port ${port} läuft schon etwas. Wähl mit --port oder PORT einen anderen.`,
      en: `Something already runs on port ${port}. Choose another with --port or PORT.`,
    });
  return new BadInput('port', {
    de: `Port ${port} lässt sich nicht öffnen (${error.message}). Wähl mit --port oder PORT einen anderen.`,
    en: `Port ${port} cannot be opened (${error.message}). Choose another with --port or PORT.`,
  });
}
