/** Opening tables, taking seats and giving them back. */
import { randomBytes, randomInt } from 'node:crypto';
import { checkConfig, refusal, type Seat } from '@atoll/engine';
import type { Guests } from '../door/guests.ts';
import type { Limits } from '../door/limits.ts';
import type { Manners, NewTable, QuickSeat } from '../door/protocol.ts';
import { noInvitation, notOwner, Refused, started, unknownSeat } from '../door/refusals.ts';
import { likedSeat } from '../people/company/colourWish.ts';
import type { NewStoredTable, Store, StoredTable } from '../store/store.ts';
import type { HouseTime } from '../time/rules.ts';
import { standInOf, usualClocks, usualManners, usualStandIn } from '../time/settings.ts';
import { type Absence, elsewhere, taken } from './away/absence.ts';
import type { Catalogue, OpenEdition } from './editions/editions.ts';
import { seatOf, statusOf } from './outgoing.ts';
import type { Play } from './play.ts';
import type { Tables } from './tables.ts';

export interface Seating {
  /** Opens a table and gives its id: the invitation. */
  open(guest: string, wanted: NewTable): Promise<string>;
  /** Takes a seat of a waiting table, or one that was given up at a running one. */
  sit(id: string, seat: Seat, guest: string, name: string, invitation?: string): Promise<void>;
  /** Gives a seat of a waiting table back. */
  leave(id: string, seat: Seat, guest: string): Promise<void>;
  /** Takes a fitting open table, or opens one. Gives its id. */
  quick(guest: string, wanted: QuickSeat): Promise<string>;
  /** The owner puts a bot on a seat of a waiting table, or frees it. */
  arrange(id: string, guest: string, seat: Seat, bot: string | null): Promise<void>;
  /** The owner changes what was chosen beside the game. */
  setManners(id: string, guest: string, manners: Manners): Promise<void>;
  /** The owner withdraws the invitation; a new one is made. */
  withdrawInvitation(id: string, guest: string): Promise<void>;
  /** The owner closes a table that waits. */
  close(id: string, guest: string): Promise<void>;
  /** Sits down at the table where the same people play again, with the seats moved on by one; opens it. */
  rematch(id: string, guest: string): Promise<string>;
  /** Puts bots on the free seats of a waiting table, if it is time for that. */
  fill(id: string): Promise<void>;
}

export interface SeatingOptions {
  store: Store;
  catalogue: Catalogue;
  bots: readonly { id: string }[];
  guests: Guests;
  tables: Tables;
  play: Play;
  absence: Absence;
  time: HouseTime;
  limits: Limits;
}

const day = 24 * 60 * 60 * 1000;

/** A quick seat is looked for among so many open tables. */
const looked = 20;

export function openSeating(options: SeatingOptions): Seating {
  const { store, catalogue, bots, guests, tables, play, absence, time, limits } = options;
  const now = () => new Date(time.now()).toISOString();

  const usualStandInHere = (bots.find(({ id }) => id === usualStandIn) ?? bots[0])?.id ?? usualStandIn;

  function checkBot(id: string): void {
    if (!bots.some(bot => bot.id === id)) throw unknownBot(id, bots);
  }

  async function create(
    guest: string,
    table: Pick<NewStoredTable, 'game' | 'edition' | 'rules' | 'options' | 'seats'> & Manners,
  ) {
    const touched = new Date(time.now() - day).toISOString();
    if ((await store.openTablesOf(guest, touched)) >= limits.openTables) throw tooManyTables(limits.openTables);
    if (table.absent?.kind === 'standIn') checkBot(table.absent.bot);
    const manners = mannersOf(table, usualStandInHere);
    await guests.keep(guest);
    const id = randomBytes(16).toString('base64url');
    const { game, edition, rules, options: chosen, seats } = table;
    await store.createTable({
      ...manners,
      id,
      game,
      edition,
      rules,
      options: chosen,
      seats,
      seed: randomBytes(16).toString('hex'),
      owner: guest,
      createdAt: now(),
    });
    await begin(id);
    tables.tell({ live: await tables.read(id), log: false, rest: true });
    return id;
  }

  /** A table that has just filled up: whose turn it is is noted, and standing answers are given. */
  async function begin(id: string): Promise<void> {
    await tables.refresh(id);
    const { timing, n } = await tables.read(id);
    if (timing.turn && n === 0) await store.keepTurn(id, timing.turn);
    await play.settle(id);
  }

  async function open(guest: string, wanted: NewTable): Promise<string> {
    const { game } = editionFor(catalogue, wanted);
    const config = checkConfig(game, { seats: wanted.seats.length, options: wanted.options });
    if (wanted.seats.filter(seat => seat.kind === 'me').length > 1)
      throw new Refused(refusal('seats', 'Du kannst nur auf einem Sitz sitzen.', 'You can only take one seat.'));
    for (const seat of wanted.seats) if (seat.kind === 'bot') checkBot(seat.bot);
    return create(guest, {
      ...wanted,
      game: game.id,
      edition: { id: game.edition.id, digest: game.edition.digest },
      rules: game.version,
      options: { ...config.options },
      seats: wanted.seats.map(seat => ({
        guest: seat.kind === 'me' ? guest : null,
        bot: seat.kind === 'bot' ? seat.bot : null,
      })),
    });
  }

  async function sit(id: string, seat: Seat, guest: string, name: string, invitation?: string): Promise<void> {
    const live = await tables.read(id);
    const { stored } = live;
    if (!stored.seats[seat]) throw unknownSeat();
    if (seatOf(stored, guest) !== seat) {
      await checkCompany(stored, guest);
      checkInvitation(stored, guest, invitation);
    }
    // A refused guest keeps their old name: only somebody new is stored before.
    if (!(await store.guest(guest))) await guests.keep(guest, name);
    if (statusOf(live) !== 'waiting') {
      await absence.takeOver(id, seat, guest);
      await guests.keep(guest, name);
      await tables.refresh(id);
      return;
    }
    const answer = await store.sit(id, seat, guest, now());
    if (answer === 'taken') throw taken();
    if (answer === 'elsewhere') throw elsewhere();
    await guests.keep(guest, name);
    await begin(id);
  }

  /** Nobody sits down at a table of somebody with whom there is a block; who has not set it does not learn of it. */
  async function checkCompany({ owner }: StoredTable, guest: string): Promise<void> {
    if (!(await store.apartFrom(guest)).includes(owner)) return;
    const bonds = await store.bonds(guest);
    throw bonds.some(({ other, kind }) => other === owner && kind === 'blocked') ? ownerBlocked() : noInvitation();
  }

  /** Changes a waiting table, for its owner alone. */
  async function asOwner(id: string, guest: string): Promise<StoredTable> {
    const { stored } = await tables.read(id);
    if (stored.owner !== guest) throw notOwner();
    return stored;
  }

  async function arrange(id: string, seat: Seat, bot: string | null): Promise<void> {
    if ((await store.arrange(id, seat, bot, now())) === 'started') throw started();
    await begin(id);
  }

  return {
    open,
    sit,

    async leave(id, seat, guest) {
      const live = await tables.read(id);
      if (!live.stored.seats[seat]) throw unknownSeat();
      const answer = await store.leave(id, seat, guest, now());
      if (answer === 'not-yours')
        throw new Refused(refusal('not-yours', 'Das ist nicht dein Sitz.', 'This is not your seat.'));
      if (answer === 'started') throw stillYours();
      await tables.refresh(id);
    },

    async quick(guest, { name, game, seats, clock, language }) {
      const apart = await store.apartFrom(guest);
      const liked = await store.settings(guest);
      const fitting = await store.lobby({ game, seats, clock, language, notOf: apart }, looked);
      let mine: string | undefined;
      for (const { id } of fitting) {
        const stored = await store.table(id);
        const free = stored?.startedAt === null ? stored.seats.filter(({ kind }) => kind === 'open') : [];
        const seat = likedSeat(
          free.map(({ seat }) => seat),
          liked,
        );
        if (!stored || seat === undefined) continue;
        if (seatOf(stored, guest) !== 'spectator') {
          mine ??= id;
          continue;
        }
        if (stored.seats.some(seat => seat.guest !== null && apart.includes(seat.guest))) continue;
        try {
          await sit(id, seat, guest, name);
          return id;
        } catch (error) {
          // Somebody was faster, or does not want this guest there: the next table.
          if (!(error instanceof Refused)) throw error;
        }
      }
      await guests.keep(guest, name);
      // People who ask twice wait at one table, not at two.
      if (mine !== undefined) return mine;
      const opened = game ?? anyGame(catalogue, seats);
      const { min } = editionFor(catalogue, { game: opened, seats: [] }).game.seats;
      const all = Array.from({ length: Math.max(min, seats ?? min) }, (_, seat) => seat);
      const mySeat = likedSeat(all, liked);
      return open(guest, {
        game: opened,
        seats: all.map(seat => ({ kind: seat === mySeat ? 'me' : 'open' })),
        lobby: true,
        clock: usualClocks[clock ?? 'live'],
        ...(language && { language }),
      });
    },

    async arrange(id, guest, seat, bot) {
      const stored = await asOwner(id, guest);
      if (!stored.seats[seat]) throw unknownSeat();
      if (bot !== null) checkBot(bot);
      await arrange(id, seat, bot);
    },

    async setManners(id, guest, manners) {
      const stored = await asOwner(id, guest);
      if (manners.absent?.kind === 'standIn') checkBot(manners.absent.bot);
      const others = stored.seats.some(seat => seat.guest !== null && seat.guest !== guest);
      if ((manners.clock || manners.absent) && (stored.startedAt !== null || others)) throw agreed();
      await store.setManners(id, manners, now());
      await tables.refresh(id);
    },

    async withdrawInvitation(id, guest) {
      await asOwner(id, guest);
      await store.setInvitation(id, randomBytes(9).toString('base64url'), now());
      await tables.refresh(id);
    },

    async close(id, guest) {
      const stored = await asOwner(id, guest);
      if (stored.startedAt !== null) throw started();
      await absence.end(id, 'owner');
    },

    async rematch(id, guest) {
      const { stored, ...live } = await tables.read(id);
      const mine = seatOf(stored, guest);
      if (statusOf({ stored, ...live }) !== 'over' || !live.table) throw notOver();
      if (mine === 'spectator') throw notOwner();
      const count = stored.seats.length;
      const noted = stored.rematch === null ? null : await store.table(stored.rematch);
      // One that was closed before it began is as good as none.
      const next = noted && !(noted.over && noted.startedAt === null) ? noted.id : await openRematch(stored, guest);
      const known = await store.guest(guest);
      const { stored: again } = await tables.read(next);
      if (seatOf(again, guest) === 'spectator') {
        const own = (mine + 1) % count;
        const free = again.seats.find(({ seat, kind }) => kind === 'open' && seat === own);
        const any = again.seats.find(({ kind }) => kind === 'open');
        const seat = free ?? any;
        if (!seat) throw taken();
        await sit(next, seat.seat, guest, known?.name ?? '', again.invitation ?? undefined);
      }
      return next;
    },

    async fill(id) {
      const { stored } = await tables.read(id);
      if (stored.fillAt === null || stored.startedAt !== null || stored.over || Date.parse(stored.fillAt) > time.now())
        return;
      for (const { seat, kind } of stored.seats) if (kind === 'open') await arrange(id, seat, standInOf(stored.absent));
    },
  };

  /** The same people and options, every seat moved on by one; the others' seats wait for them. */
  async function openRematch(stored: StoredTable, guest: string): Promise<string> {
    const { clock, absent, language, chat } = stored;
    const seats = stored.seats.map((_, i) => {
      const before = stored.seats[(i + stored.seats.length - 1) % stored.seats.length];
      return { guest: before?.guest === guest ? guest : null, bot: before?.bot ?? null };
    });
    const shelf = catalogue.get(stored.game);
    const current =
      shelf?.editions.find(({ game }) => game.edition.digest === stored.edition.digest) ?? shelf?.editions[0];
    if (!current) throw gameGone();
    const { game } = current;
    const next = await create(guest, {
      game: stored.game,
      edition: { id: game.edition.id, digest: game.edition.digest },
      rules: game.version,
      options: stored.options,
      seats,
      clock,
      absent,
      chat,
      ...(language && { language }),
    });
    const noted = await store.setRematch(stored.id, next);
    // Two who asked in the same moment play at one table: the other one goes.
    if (noted !== next) await absence.end(next, 'owner');
    await tables.refresh(stored.id);
    return noted;
  }
}

const mannersOf = ({ lobby, clock, absent, language, botsAfter, chat }: Manners, standIn: string) => ({
  lobby: lobby ?? usualManners.lobby,
  clock: clock ?? usualManners.clock,
  absent: absent ?? ({ kind: 'standIn', bot: standIn } as const),
  language: language ?? usualManners.language,
  botsAfter: botsAfter ?? usualManners.botsAfter,
  chat: chat ?? usualManners.chat,
});

/** A game for somebody who would play any: one of those that are not examples, by lot. */
function anyGame(catalogue: Catalogue, seats: number | undefined): string {
  const fitting = [...catalogue.values()].filter(({ module, editions }) => {
    const { min, max } = editions[0]?.game.seats ?? { min: 1, max: 0 };
    return !module.example && (seats ?? min) >= min && (seats ?? min) <= max;
  });
  const [first = ''] = catalogue.keys();
  return fitting[randomInt(Math.max(1, fitting.length))]?.module.id ?? first;
}

/** A table that is open to all needs no invitation. */
function checkInvitation({ invitation, owner, lobby }: StoredTable, guest: string, said: string | undefined): void {
  if (invitation !== null && !lobby && guest !== owner && said !== invitation) throw noInvitation();
}

function editionFor(catalogue: Catalogue, wanted: Pick<NewTable, 'game' | 'edition' | 'seats'>): OpenEdition {
  const shelf = catalogue.get(wanted.game);
  if (!shelf)
    throw new Refused(
      refusal(
        'unknown-game',
        `Ein Spiel „${wanted.game}“ gibt es hier nicht. Es gibt: ${[...catalogue.keys()].join(', ')}.`,
        `There is no game “${wanted.game}” here. There are: ${[...catalogue.keys()].join(', ')}.`,
      ),
    );
  const edition =
    wanted.edition === undefined
      ? shelf.editions[0]
      : shelf.editions.find(({ game }) => game.edition.id === wanted.edition);
  if (!edition) {
    const known = shelf.editions.map(({ game }) => game.edition.id).join(', ');
    throw new Refused(
      refusal(
        'unknown-edition',
        `Diese Ausgabe gibt es nicht. Es gibt: ${known}.`,
        `There is no such edition. There are: ${known}.`,
      ),
    );
  }
  return edition;
}

function unknownBot(wanted: string, bots: readonly { id: string }[]): Refused {
  const known = bots.map(bot => bot.id).join(', ');
  return new Refused(
    refusal(
      'unknown-bot',
      `Einen Bot „${wanted}“ gibt es nicht. Es gibt: ${known}.`,
      `There is no bot “${wanted}”. There are: ${known}.`,
    ),
  );
}

const tooManyTables = (limit: number): Refused =>
  new Refused(
    refusal(
      'too-many-tables',
      `Du hast schon ${limit} offene Tische. Spiel erst einen zu Ende.`,
      `You already have ${limit} open tables. Finish one first.`,
    ),
  );

const ownerBlocked = (): Refused =>
  new Refused(
    refusal(
      'blocked-by-you',
      'Diesen Tisch hat jemand eröffnet, den du blockiert hast. Willst du mitspielen, heb das unter „Leute“ auf.',
      'This table was opened by somebody you have blocked. If you want to join, unblock them under “People”.',
    ),
  );

const stillYours = (): Refused =>
  new Refused(
    refusal(
      'started',
      'Die Partie läuft schon; dein Sitz bleibt deiner.',
      'The game has started; your seat stays yours.',
    ),
  );

const agreed = (): Refused =>
  new Refused(
    refusal(
      'agreed',
      'Die Bedenkzeit lässt sich nicht mehr ändern, seit andere am Tisch sitzen.',
      'The clock cannot be changed any more now that others sit at the table.',
    ),
  );

const notOver = (): Refused =>
  new Refused(refusal('not-over', 'Diese Partie ist noch nicht zu Ende.', 'This game is not over yet.'));

const gameGone = (): Refused =>
  new Refused(refusal('unknown-game', 'Dieses Spiel gibt es hier nicht mehr.', 'This game is not here any more.'));
