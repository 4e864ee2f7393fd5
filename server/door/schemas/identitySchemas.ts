/** What comes in and goes out where people prove who they are. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import type * as wire from '../protocol.ts';
import { fields } from './schemas.ts';

type Gives<T> = v.GenericSchema<unknown, T>;

const words = v.object({ de: v.string(), en: v.string() });
const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(2000), v.regex(/^[\w-]+$/));
const long = v.pipe(v.string(), v.minLength(1), v.maxLength(12_000), v.regex(/^[\w-]+$/));
const mail = v.pipe(v.string(), v.minLength(1), v.maxLength(320));

export const linkToken = fields({ token }) satisfies Gives<wire.LinkToken>;
export const linkTaken = fields({ token, how: v.picklist(['switch', 'merge']) }) satisfies Gives<wire.LinkTaken>;
export const whichDevice = fields({ device: token }) satisfies Gives<wire.WhichDevice>;
export const whichPasskey = fields({ passkey: code }) satisfies Gives<wire.WhichPasskey>;
export const typedKey = fields({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
}) satisfies Gives<wire.TypedKey>;
export const mailAddress = fields({ address: mail }) satisfies Gives<wire.MailAddress>;

/** As browsers hand them over; what else they put in is of no interest here. */
const credential = {
  id: code,
  rawId: code,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};
const transports = v.optional(
  v.pipe(v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])), v.maxLength(10)),
);
export const madePasskey = fields({
  passkey: v.object({
    ...credential,
    response: v.object({ clientDataJSON: long, attestationObject: long, transports }),
  }),
}) satisfies Gives<{ passkey: RegistrationResponseJSON }>;
export const shownPasskey = fields({
  passkey: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: long,
      authenticatorData: long,
      signature: long,
      userHandle: v.optional(v.string()),
    }),
  }),
}) satisfies Gives<{ passkey: AuthenticationResponseJSON }>;

export const identity = v.object({
  devices: v.array(v.object({ id: v.string(), words, seenAt: v.string(), here: v.boolean() })),
  houseKey: v.nullable(v.object({ createdAt: v.string(), usedAt: v.nullable(v.string()) })),
  passkeys: v.array(v.object({ id: v.string(), words, createdAt: v.string(), usedAt: v.nullable(v.string()) })),
  mail: v.object({ possible: v.boolean(), address: v.nullable(v.string()) }),
}) satisfies Gives<wire.Identity>;

export const carryLink = v.object({ token: v.string(), until: v.string() }) satisfies Gives<wire.CarryLink>;

export const arrival = v.object({
  token: v.string(),
  until: v.string(),
  name: v.string(),
  already: v.boolean(),
  mine: v.nullable(
    v.object({
      name: v.string(),
      tables: v.number(),
      together: v.nullable(v.object({ id: v.string(), game: v.string() })),
    }),
  ),
}) satisfies Gives<wire.Arrival>;

export const houseKey = v.object({ key: v.string() }) satisfies Gives<wire.HouseKey>;
/** What the browser's own interface for passkeys takes. */
export const passkeyOptions = v.record(v.string(), v.unknown());
export const letterSent = v.object({ sent: v.literal(true) }) satisfies Gives<wire.LetterSent>;
export const mailToConfirm = v.object({ address: v.string(), name: v.string() }) satisfies Gives<wire.MailToConfirm>;
