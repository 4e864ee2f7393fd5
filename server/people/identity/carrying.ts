/** Becoming oneself in another browser: first it is shown who that would be, then it is done, once. */

import type { Guests, Visitor } from '../../door/guests.ts';
import type { Browser } from '../../door/http/ask.ts';
import { movedOn, nobodyYet, sitTogether } from '../../door/identityRefusals.ts';
import type { Arrival, CarryLink } from '../../door/protocol.ts';
import type { OnceLink } from '../../store/identityStore.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../table/tables.ts';
import type { HouseTime } from '../../time/rules.ts';
import type { Windows } from '../here/windows.ts';
import type { OnceLinks } from './onceLinks.ts';

export interface Carrying {
  /** A link to show another browser of one's own. */
  carry(guest: string): Promise<CarryLink>;
  /** For somebody who has just proven to be that guest in another way. */
  proven(guest: string, asks: string | null): Promise<Arrival>;
  /** Whom a link would make of who asks. It stays unused. */
  look(token: string, asks: string | null): Promise<Arrival>;
  /** Makes the browser that guest. `merge`: who it was until now becomes the same guest, too. */
  take(token: string, how: 'switch' | 'merge', asks: Visitor | null, browser: Browser): Promise<string>;
}

export interface CarryingOptions {
  store: Store;
  guests: Guests;
  tables: Tables;
  links: OnceLinks;
  windows: Windows;
  gameName(game: string): string;
  time: HouseTime;
}

const minutes = 60_000;
/** Milliseconds until the other windows of a browser are closed that has just got another cookie, so that it has it. */
const afterwards = 500;
const kinds = ['carry', 'enterByMail'] as const;

export function openCarrying({ store, guests, tables, links, windows, gameName, time }: CarryingOptions): Carrying {
  const at = (): string => new Date(time.now()).toISOString();

  const carry = (guest: string) => links.issue('carry', guest, 10 * minutes);

  async function guestOf({ guest }: OnceLink): Promise<string> {
    if (guest === null) throw nobodyYet();
    return store.presentGuest(guest);
  }

  async function tablesOf(guest: string): Promise<number> {
    const [open, finished] = await Promise.all([store.tablesOf(guest, 100), store.finishedOf(guest, 100)]);
    return open.length + finished.length;
  }

  async function togetherAt(guest: string, other: string): Promise<{ id: string; game: string } | null> {
    const id = await store.tableOfBoth(guest, other);
    const table = id === null ? null : await store.table(id);
    return table && { id: table.id, game: gameName(table.game) };
  }

  async function arrival(token: string, until: string, guest: string, asks: string | null): Promise<Arrival> {
    const { name } = await guests.meet(guest);
    const known = asks === null ? null : await store.guest(asks);
    const own = known ? await tablesOf(known.id) : 0;
    const mine = known && known.id !== guest && own > 0 ? { name: known.name, tables: own } : null;
    const together = mine && known ? await togetherAt(known.id, guest) : null;
    return { token, until, name, already: asks === guest, mine: mine && { ...mine, together } };
  }

  async function makeOne(from: string, into: string): Promise<void> {
    const merged = await store.mergeGuests(from, into, at());
    if ('together' in merged) throw sitTogether((await togetherAt(from, into))?.game ?? '');
    // They may rest at other hours now.
    await time.learnAgain(into);
    // The tables in memory must know it before anybody asks for them.
    for (const table of merged.tables) await tables.refresh(table);
    dropSoon({ guest: from });
  }

  function dropSoon(who: Parameters<Windows['drop']>[0]): void {
    setTimeout(() => windows.drop(who, movedOn().refusal), afterwards).unref();
  }

  return {
    carry,

    async proven(guest, asks) {
      const { token, until } = await carry(guest);
      return arrival(token, until, guest, asks);
    },

    async look(token, asks) {
      const link = await links.find(token, ...kinds);
      return arrival(token, link.expiresAt, await guestOf(link), asks);
    },

    async take(token, how, asks, browser) {
      const link = await links.find(token, ...kinds);
      const guest = await guestOf(link);
      const before = asks && asks.guest !== guest && (await store.guest(asks.guest)) ? asks : null;
      const together = how === 'merge' && before ? await togetherAt(before.guest, guest) : null;
      if (together) throw sitTogether(together.game);
      await links.use(link);
      if (asks?.guest === guest) return guest;
      if (before && how === 'merge') {
        await makeOne(before.guest, guest);
        browser.become({ guest, device: before.device });
        return guest;
      }
      // Who it was is left behind with the cookie: that one is of no more use to anybody.
      if (before) await store.signOut(before.guest, before.device, at());
      if (asks) dropSoon({ device: asks.device });
      const visitor = guests.another(guest);
      await guests.see(visitor, browser.userAgent);
      browser.become(visitor);
      return guest;
    },
  };
}
