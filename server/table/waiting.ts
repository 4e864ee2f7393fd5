/** Which tables wait for whom, told to all windows of a guest whenever it changes. */
import type { ServerMessage, WaitingTable } from '../door/protocol.ts';
import { Refused } from '../door/refusals.ts';
import { type Log, troubleOf } from '../log.ts';
import type { Here } from '../people/here/here.ts';
import type { Store } from '../store/store.ts';
import type { Listener } from './audience.ts';
import { Closed } from './editions/closed.ts';
import type { Tables } from './tables.ts';

export interface Waiting {
  /** The longest waiting first. */
  tablesOf(guest: string): Promise<WaitingTable[]>;
  /** Tells a window that has just been opened. */
  greet(listener: Listener): void;
  close(): void;
}

/** Nobody answers more than these one after the other. */
const listed = 50;

/** Milliseconds in which changes are gathered before they are told. */
const gathering = 50;

export function openWaiting(
  store: Pick<Store, 'turn' | 'turnsOf' | 'subscribe'>,
  tables: Pick<Tables, 'read'>,
  here: Pick<Here, 'isHere' | 'tell' | 'onChange'>,
  log: Log,
): Waiting {
  /** What everybody who is here was told last. */
  const told = new Map<string, string>();
  /** For whom of them each table waits. */
  const waitsFor = new Map<string, string>();
  const tablesToldTo = new Map<string, Set<string>>();
  const changed = new Set<string>();
  let telling: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  /** A table whose rules or edition are gone cannot be answered: it waits for nobody. */
  async function canBePlayed(id: string): Promise<boolean> {
    try {
      await tables.read(id);
      return true;
    } catch (error) {
      if (error instanceof Closed || error instanceof Refused) return false;
      throw error;
    }
  }

  async function tablesOf(guest: string): Promise<WaitingTable[]> {
    const found: WaitingTable[] = [];
    for (const { table, game, n, since, dueAt } of await store.turnsOf(guest, listed))
      if (await canBePlayed(table)) found.push({ id: table, game, n, since, runsOut: dueAt });
    return found;
  }

  function remember(guest: string, found: readonly WaitingTable[]): void {
    for (const id of tablesToldTo.get(guest) ?? []) if (waitsFor.get(id) === guest) waitsFor.delete(id);
    tablesToldTo.set(guest, new Set(found.map(({ id }) => id)));
    for (const { id } of found) waitsFor.set(id, guest);
  }

  async function tell(guest: string): Promise<void> {
    const found = await tablesOf(guest);
    const text = JSON.stringify(found);
    if (!here.isHere(guest) || told.get(guest) === text) return;
    told.set(guest, text);
    remember(guest, found);
    here.tell(guest, { type: 'waiting', tables: found });
  }

  async function tellAll(): Promise<void> {
    telling = undefined;
    const guests = new Set<string>();
    for (const id of [...changed]) {
      changed.delete(id);
      const [before, now] = [waitsFor.get(id), (await store.turn(id))?.guest];
      for (const guest of [before, now]) if (guest && here.isHere(guest)) guests.add(guest);
    }
    for (const guest of guests) await tell(guest);
  }

  const couldNot = (error: unknown) => log.warn('people could not be told what waits for them', troubleOf(error));

  /** One after the other, so that nobody hears something older after something newer. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(couldNot);
  };

  const stop = store.subscribe(({ table }) => {
    changed.add(table);
    telling ??= setTimeout(() => inTurn(tellAll), gathering);
  });

  here.onChange((guest, isHere) => {
    if (isHere) return;
    remember(guest, []);
    tablesToldTo.delete(guest);
    told.delete(guest);
  });

  async function greet(listener: Listener, guest: string): Promise<void> {
    const found = await tablesOf(guest);
    if (!here.isHere(guest)) return;
    listener.send(JSON.stringify({ type: 'waiting', tables: found } satisfies ServerMessage));
    // Where it is news to their other windows, they hear of it, too.
    if (told.has(guest)) return tell(guest);
    told.set(guest, JSON.stringify(found));
    remember(guest, found);
  }

  return {
    tablesOf,
    greet(listener) {
      const { guest } = listener;
      if (guest !== null) inTurn(() => greet(listener, guest));
    },
    close() {
      stop();
      clearTimeout(telling);
    },
  };
}
