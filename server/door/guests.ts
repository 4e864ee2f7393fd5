/** Guests: people without an account, known by the signed cookie of each of their devices. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { refusal } from '@atoll/engine';
import { deviceName } from '../people/identity/deviceName.ts';
import type { Guest, Store } from '../store/store.ts';
import { Refused } from './refusals.ts';

export const cookieName = 'atoll_guest';
/** As long as browsers keep a cookie at all; it starts again with every visit. */
export const cookieSeconds = 400 * 24 * 60 * 60;

/** Somebody at a browser: which guest they are, and by which of that guest's devices they come. */
export interface Visitor {
  guest: string;
  device: string;
}

export interface Guests {
  /** Somebody new. Nothing is stored until they do something that others see. */
  invite(): Visitor;
  /** One more device of a guest. */
  another(guest: string): Visitor;
  /** The cookie's value for a visitor. */
  sign(visitor: Visitor): string;
  /** Who comes with this cookie; null when it is not ours, or that device was signed out. */
  recognise(cookie: string | undefined): Promise<Visitor | null>;
  /** Notes that a device was here, from the moment its guest is known to the store. */
  see(visitor: Visitor, userAgent: string | undefined): Promise<void>;
  /** The guest, under the name they were given until they choose one. */
  meet(id: string): Promise<Guest>;
  /** The guest, stored from now on; with a name, under that name. */
  keep(id: string, name?: string): Promise<Guest>;
}

/** Milliseconds within which it is not noted again that a device was seen. */
const seenLately = 10 * 60_000;

export async function openGuests(store: Store, now: () => number = Date.now): Promise<Guests> {
  const secret = await store.secret('guests', () => randomBytes(32).toString('base64url'));
  const digest = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const signature = ({ guest, device }: Visitor): Buffer => digest(`device ${guest} ${device}`);
  const freshId = (): string => randomBytes(16).toString('base64url');
  const at = (): string => new Date(now()).toISOString();

  const meet = async (id: string): Promise<Guest> => (await store.guest(id)) ?? { id, name: givenName(id) };

  function read(cookie: string | undefined): Visitor | null {
    const [, guest, device, signed] = /^([\w-]{22})\.([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
    if (guest === undefined || device === undefined || signed === undefined) return readOld(cookie);
    return isSame(signed, signature({ guest, device })) ? { guest, device } : null;
  }

  /** Cookies once named no device: such a browser is the one device that follows from its guest. */
  function readOld(cookie: string | undefined): Visitor | null {
    const [, guest, signed] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
    if (guest === undefined || signed === undefined || !isSame(signed, digest(`guest ${guest}`))) return null;
    return { guest, device: digest(`first device ${guest}`).toString('base64url').slice(0, 22) };
  }

  return {
    invite: () => ({ guest: freshId(), device: freshId() }),
    another: guest => ({ guest, device: freshId() }),
    sign: visitor => `${visitor.guest}.${visitor.device}.${signature(visitor).toString('base64url')}`,

    async recognise(cookie) {
      const said = read(cookie);
      if (!said) return null;
      const known = await store.device(said.device);
      if (!known) return { guest: await store.presentGuest(said.guest), device: said.device };
      // Whose a device is, the store knows better than the cookie: two guests may have become one.
      return known.signedOutAt === null ? { guest: known.guest, device: known.id } : null;
    },

    async see({ guest, device }, userAgent) {
      const known = await store.device(device);
      const name = deviceName(userAgent);
      if (known && known.name === name && now() - Date.parse(known.seenAt) < seenLately) return;
      if (!known && !(await store.guest(guest))) return;
      await store.keepDevice({ id: device, guest, name, createdAt: at(), seenAt: at() });
    },

    meet,
    async keep(id, name) {
      const known = await store.guest(id);
      if (known && (name === undefined || known.name === name)) return known;
      const guest = { id, name: name ?? givenName(id) };
      await store.saveGuest(guest, at());
      return guest;
    },
  };
}

const isSame = (signed: string, expected: Buffer): boolean =>
  timingSafeEqual(Buffer.from(signed, 'base64url'), expected);

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
