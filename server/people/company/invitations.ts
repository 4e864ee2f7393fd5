/** Asking people by name to sit down at a table that waits for players. */
import { refusal } from '@atoll/engine';
import type { Rate } from '../../door/limits.ts';
import type { AskedPerson, Invitation, ServerMessage } from '../../door/protocol.ts';
import { openRates } from '../../door/rates.ts';
import { noInvitation, notOwner, over, Refused, started, tooFast } from '../../door/refusals.ts';
import { type Log, short, troubleOf } from '../../log.ts';
import type { Asked } from '../../store/companyStore.ts';
import type { Store, StoredTable } from '../../store/store.ts';
import type { Audience, Listener } from '../../table/audience.ts';
import { Closed } from '../../table/editions/closed.ts';
import { seatOf, statusOf, tableInfo } from '../../table/outgoing.ts';
import type { Seating } from '../../table/seating.ts';
import type { Tables } from '../../table/tables.ts';
import type { HouseTime } from '../../time/rules.ts';
import type { Here } from '../here/here.ts';
import type { Handles } from './handles.ts';
import type { People } from './people.ts';

export interface Invitations {
  /** Asks somebody to sit down. The table's owner and everybody who sits there can. */
  ask(table: string, by: string, person: string): Promise<void>;
  /** Who was asked to a table, for somebody who can ask. */
  askedTo(table: string, guest: string): Promise<AskedPerson[]>;
  /** What a guest was asked and can still answer. */
  of(guest: string): Promise<Invitation[]>;
  /** Sits down at a free seat, or declines. */
  answer(table: string, guest: string, accept: boolean): Promise<void>;
  /** Tells somebody who has just come what they were asked. */
  greet(listener: Listener): void;
  close(): void;
}

export interface InvitationOptions {
  store: Store;
  tables: Tables;
  seating: Pick<Seating, 'sit'>;
  audience: Pick<Audience, 'online'>;
  people: People;
  handles: Handles;
  here: Here;
  time: HouseTime;
  /** How often somebody may ask. */
  rate: Rate;
  log: Log;
  /** Hears of everybody who was asked and may know it. */
  onInvited: (guest: string, table: string) => void;
}

/** How often somebody may ask the same person. */
const pairRate: Rate = { burst: 5, perSecond: 1 / 900 };

/** So many invitations are shown at a time. */
const shown = 20;

/** Milliseconds in which changes are gathered before they are told. */
const gathering = 100;

export function openInvitations(options: InvitationOptions): Invitations {
  const { store, tables, seating, audience, people, handles, here, time, log, onInvited } = options;
  const rates = openRates(options.rate);
  const pairRates = openRates(pairRate);
  const now = () => new Date(time.now()).toISOString();
  const changedTables = new Set<string>();
  const changedGuests = new Set<string>();
  let telling: NodeJS.Timeout | undefined;

  async function waitingTable(id: string, guest: string): Promise<StoredTable> {
    const live = await tables.read(id);
    if (live.stored.owner !== guest && seatOf(live.stored, guest) === 'spectator') throw notOwner();
    const status = statusOf(live);
    if (status === 'running') throw started();
    if (status === 'over') throw over();
    return live.stored;
  }

  async function ask(id: string, by: string, person: string): Promise<void> {
    const table = await waitingTable(id, by);
    const other = await people.find(by, person);
    if (seatOf(table, other) !== 'spectator') throw sitsAlready();
    const bonds = await store.bonds(by);
    if (bonds.some(bond => bond.other === other && bond.kind === 'blocked')) throw blockedByYou();
    if (!rates.take(by) || !pairRates.take(`${by} ${other}`)) throw tooFast();
    // Whom they have blocked must not notice: what such a person asks is kept like any other, and never told.
    const apart = new Set(await store.apartFrom(other));
    const before = (await store.askedTo(id)).find(({ guest }) => guest === other);
    if (before && (apart.has(by) || !apart.has(before.by))) return;
    await store.askToSit(id, other, by, now());
    changed(id);
    if (!apart.has(by) && !apart.has(table.owner) && !before?.answeredAt) onInvited(other, id);
  }

  const askedFor = (asked: readonly Asked[], guest: string): AskedPerson[] =>
    asked.map(one => ({
      person: handles.of(guest, one.guest),
      name: one.name,
      answer: one.sits ? 'sits' : one.answeredAt === null ? 'open' : 'declined',
    }));

  async function of(guest: string): Promise<Invitation[]> {
    const asked = await store.askedOf(guest);
    if (asked.length === 0) return [];
    const apart = new Set(await store.apartFrom(guest));
    const found: Invitation[] = [];
    for (const one of asked) {
      if (apart.has(one.by) || found.length === shown) continue;
      try {
        const live = await tables.read(one.table);
        if (apart.has(live.stored.owner)) continue;
        const table = tableInfo(live, guest, audience.online(one.table), time);
        found.push({ table, person: handles.of(guest, one.by), name: one.byName, at: one.at });
      } catch (error) {
        // A table that cannot be played here is nothing to sit down at.
        if (!(error instanceof Closed)) throw error;
      }
    }
    return found;
  }

  async function answer(id: string, guest: string, accept: boolean): Promise<void> {
    const live = await tables.read(id);
    const invited = (await of(guest)).some(({ table }) => table.id === id);
    if (!invited) throw statusOf(live) === 'running' ? started() : noInvitation();
    if (accept) await sitDown(live.stored, guest);
    await store.answerAsked(id, guest, now());
    changed(id);
  }

  /** On whatever seat is free; somebody else may be as fast. */
  async function sitDown({ id, seats, invitation }: StoredTable, guest: string): Promise<void> {
    const name = (await store.guest(guest))?.name ?? '';
    let refused: unknown = started();
    for (const { seat, kind } of seats) {
      if (kind !== 'open') continue;
      try {
        return await seating.sit(id, seat, guest, name, invitation ?? undefined);
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.code !== 'taken') throw error;
        refused = error;
      }
    }
    throw refused;
  }

  function changed(table: string | null, ...guests: string[]): void {
    if (table !== null) changedTables.add(table);
    for (const guest of guests) changedGuests.add(guest);
    telling ??= setTimeout(() => {
      tell().catch(error => log.error('invitations could not be told of', troubleOf(error)));
    }, gathering).unref();
  }

  async function tell(): Promise<void> {
    telling = undefined;
    const ids = [...changedTables];
    const guests = new Set(changedGuests);
    changedTables.clear();
    changedGuests.clear();
    for (const id of ids) {
      const asked = await store.askedTo(id);
      if (asked.length === 0) continue;
      for (const { guest } of asked) guests.add(guest);
      const stored = await store.table(id);
      const sitting = stored?.seats.flatMap(({ guest }) => guest ?? []) ?? [];
      for (const guest of new Set(stored ? [stored.owner, ...sitting] : []))
        if (here.isHere(guest)) here.tell(guest, { type: 'asked', table: id, asked: askedFor(asked, guest) });
    }
    for (const guest of guests)
      if (here.isHere(guest)) here.tell(guest, { type: 'invited', invitations: await of(guest) });
  }

  // Whether somebody can still answer follows from the table: its seats, its start, its end. It can begin or end with entry 1.
  const stop = store.subscribe(({ table, n }) => {
    if (n !== null && n > 1) return;
    void concerns(table).catch(error =>
      log.error('invitations could not be looked at', { table: short(table), ...troubleOf(error) }),
    );
  });
  async function concerns(table: string): Promise<void> {
    if ((await store.askedTo(table)).length > 0) changed(table);
  }

  people.onBond((guest, other) => changed(null, guest, other));

  return {
    ask,
    of,
    answer,
    async askedTo(id, guest) {
      const { stored } = await tables.read(id);
      if (stored.owner !== guest && seatOf(stored, guest) === 'spectator') throw notOwner();
      return askedFor(await store.askedTo(id), guest);
    },
    greet(listener) {
      if (listener.guest === null) return;
      of(listener.guest).then(
        found => found.length > 0 && listener.send(invited(found)),
        error => log.error('invitations could not be told of', troubleOf(error)),
      );
    },
    close() {
      stop();
      clearTimeout(telling);
    },
  };
}

const invited = (found: Invitation[]): string =>
  JSON.stringify({ type: 'invited', invitations: found } satisfies ServerMessage);

const sitsAlready = (): Refused =>
  new Refused(refusal('sits', 'Diese Person sitzt schon am Tisch.', 'This person already sits at the table.'));

const blockedByYou = (): Refused =>
  new Refused(
    refusal(
      'blocked-by-you',
      'Diese Person hast du blockiert. Heb das erst auf.',
      'You have blocked this person. Unblock them first.',
    ),
  );
