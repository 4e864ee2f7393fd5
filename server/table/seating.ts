/** Opening tables, taking seats and giving them back. */
import { randomBytes } from 'node:crypto';
import { checkConfig, refusal, type Seat } from '@atoll/engine';
import type { Guests } from '../door/guests.ts';
import type { Limits } from '../door/limits.ts';
import type { NewTable } from '../door/protocol.ts';
import { Refused, unknownSeat } from '../door/refusals.ts';
import type { Store } from '../store/store.ts';
import { usualManners } from '../time/settings.ts';
import type { Catalogue, OpenEdition } from './editions.ts';
import type { Play } from './play.ts';
import type { Tables } from './tables.ts';

export interface Seating {
  /** Opens a table and gives its id: the invitation. */
  open(guest: string, wanted: NewTable): Promise<string>;
  sit(id: string, seat: Seat, guest: string, name: string): Promise<void>;
  leave(id: string, seat: Seat, guest: string): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

export function openSeating(
  store: Store,
  catalogue: Catalogue,
  bots: readonly { id: string }[],
  guests: Guests,
  tables: Tables,
  play: Play,
  limits: Limits,
): Seating {
  return {
    async open(guest, wanted) {
      const { game } = editionFor(catalogue, wanted);
      const config = checkConfig(game, { seats: wanted.seats.length, options: wanted.options });
      if (wanted.seats.filter(seat => seat.kind === 'me').length > 1)
        throw new Refused(refusal('seats', 'Du kannst nur auf einem Sitz sitzen.', 'You can only take one seat.'));
      for (const seat of wanted.seats)
        if (seat.kind === 'bot' && !bots.some(bot => bot.id === seat.bot)) throw unknownBot(seat.bot, bots);
      const touched = new Date(Date.now() - day).toISOString();
      if ((await store.openTablesOf(guest, touched)) >= limits.openTables) throw tooManyTables(limits.openTables);

      await guests.keep(guest);
      const id = randomBytes(16).toString('base64url');
      await store.createTable({
        id,
        game: game.id,
        edition: { id: game.edition.id, digest: game.edition.digest },
        rules: game.version,
        options: { ...config.options },
        seed: randomBytes(16).toString('hex'),
        ...usualManners,
        owner: guest,
        createdAt: new Date().toISOString(),
        seats: wanted.seats.map(seat => ({
          guest: seat.kind === 'me' ? guest : null,
          bot: seat.kind === 'bot' ? seat.bot : null,
        })),
      });
      await play.settle(id);
      tables.tell({ live: await tables.read(id), log: false, rest: true });
      return id;
    },

    async sit(id, seat, guest, name) {
      const live = await tables.read(id);
      if (!live.stored.seats[seat]) throw unknownSeat();
      // A refused guest keeps their old name: only somebody new is stored before.
      if (!(await store.guest(guest))) await guests.keep(guest, name);
      const answer = await store.sit(id, seat, guest, new Date().toISOString());
      if (answer === 'taken')
        throw new Refused(refusal('taken', 'Auf diesem Sitz sitzt schon jemand.', 'This seat is already taken.'));
      if (answer === 'elsewhere')
        throw new Refused(
          refusal(
            'elsewhere',
            'Du sitzt an diesem Tisch schon woanders.',
            'You already have another seat at this table.',
          ),
        );
      await guests.keep(guest, name);
      await tables.refresh(id);
      await play.settle(id);
    },

    async leave(id, seat, guest) {
      const live = await tables.read(id);
      if (!live.stored.seats[seat]) throw unknownSeat();
      const answer = await store.leave(id, seat, guest, new Date().toISOString());
      if (answer === 'not-yours')
        throw new Refused(refusal('not-yours', 'Das ist nicht dein Sitz.', 'This is not your seat.'));
      if (answer === 'started')
        throw new Refused(
          refusal(
            'started',
            'Die Partie läuft schon; dein Sitz bleibt deiner.',
            'The game has started; your seat stays yours.',
          ),
        );
      await tables.refresh(id);
    },
  };
}

function editionFor(catalogue: Catalogue, wanted: NewTable): OpenEdition {
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
