/** Guests: people without an account, known by a signed cookie. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { refusal } from '@atoll/engine';
import type { Guest, Store } from '../store/store.ts';
import { Refused } from './refusals.ts';

export const cookieName = 'atoll_guest';
/** As long as browsers keep a cookie at all; it starts anew with every visit. */
export const cookieSeconds = 400 * 24 * 60 * 60;

export interface Guests {
  /** A new guest's id. Nothing is stored until they do something that others see. */
  invite(): string;
  /** The cookie's value for a guest. */
  sign(id: string): string;
  /** The guest's id from a cookie's value; null when it is not ours. */
  recognise(cookie: string | undefined): string | null;
  /** The guest, under the name they were given until they choose one. */
  meet(id: string): Promise<Guest>;
  /** The guest, stored from now on; with a name, under that name. */
  keep(id: string, name?: string): Promise<Guest>;
}

export async function openGuests(store: Store): Promise<Guests> {
  const secret = await store.secret('guests', () => randomBytes(32).toString('base64url'));
  const signature = (id: string): Buffer => createHmac('sha256', secret).update(`guest ${id}`).digest();

  const meet = async (id: string): Promise<Guest> => (await store.guest(id)) ?? { id, name: givenName(id) };

  return {
    invite: () => randomBytes(16).toString('base64url'),
    sign: id => `${id}.${signature(id).toString('base64url')}`,
    recognise(cookie) {
      const [, id, signed] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      if (id === undefined || signed === undefined) return null;
      return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(id)) ? id : null;
    },
    meet,
    async keep(id, name) {
      const known = await store.guest(id);
      if (known && (name === undefined || known.name === name)) return known;
      const guest = { id, name: name ?? givenName(id) };
      await store.saveGuest(guest, new Date().toISOString());
      return guest;
    },
  };
}

/** Animals that are called the same in German and in English. */
const animals =
  'Alligator Dingo Emu Flamingo Gecko Gibbon Hamster Ibis Jaguar Kiwi Koala Lemur Okapi Oryx Otter Panda Puma Python Tapir Tiger Wombat Zebra'.split(
    ' ',
  );

/** Nobody has to think of a name before the first game. */
function givenName(id: string): string {
  const [number] = createHash('sha256').update(id).digest();
  return animals[(number ?? 0) % animals.length] ?? 'Otter';
}

/** A name as others will see it; refuses one that is empty, too long, or made of signs that cannot be seen. */
export function tidyName(said: string): string {
  const name = said.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const length = [...name].length;
  if (length < 1 || length > 24 || /\p{C}/u.test(name) || !/[\p{L}\p{N}\p{S}]/u.test(name))
    throw new Refused(
      refusal('name', 'Ein Name hat 1 bis 24 sichtbare Zeichen.', 'A name has 1 to 24 visible characters.'),
    );
  return name;
}
