/**
 * House keys: what somebody writes down to be themselves again after losing all browsers. Twenty signs that nobody
 * confuses: six say which key it is, thirteen are the secret, the last one notices slips of the pen.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** 32 signs without I, L, O and U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const nameLength = 6;
const secretLength = 13;

export interface HouseKey {
  /** By which it is found. */
  name: string;
  secret: string;
}

export function freshKey(): HouseKey {
  const drawn = [...randomBytes(nameLength + secretLength)].map(byte => signs[byte % signs.length]).join('');
  return { name: drawn.slice(0, nameLength), secret: drawn.slice(nameLength) };
}

/** As it is shown: `ABCDE-FGHJK-MNPQR-STVWX`. */
export const keyText = ({ name, secret }: HouseKey): string =>
  `${name}${secret}${checkSign(name + secret)}`.replace(/(.{5})(?=.)/g, '$1-');

/** Reads what somebody typed, however they grouped it; null where it cannot be a key. */
export function readKey(typed: string): HouseKey | null {
  const said = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const length = nameLength + secretLength;
  if (said.length !== length + 1 || [...said].some(sign => !signs.includes(sign))) return null;
  if (checkSign(said.slice(0, length)) !== said.at(-1)) return null;
  return { name: said.slice(0, nameLength), secret: said.slice(nameLength, length) };
}

/** Changes with every single sign that is wrong, and with nearly all neighbours that have changed places. */
function checkSign(text: string): string {
  // Weights are odd, so that none loses a difference modulo 32, and differ from sign to sign.
  const sum = [...text].reduce((all, sign, place) => all + (2 * place + 1) * signs.indexOf(sign), 0);
  return signs[sum % signs.length] ?? '';
}

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
const slowHash = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** What is kept of a key: slow to make, so that a stolen copy is of no use. */
export async function hashKey({ secret }: HouseKey): Promise<string> {
  const salt = randomBytes(16);
  const hash = await slowHash(secret, salt, 32, cost);
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether a key is the one that was kept. Takes as long where none was, so that nobody learns which ones there are. */
export async function fitsKey({ secret }: HouseKey, kept: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = kept?.split('$') ?? [];
  const made = await slowHash(secret, Buffer.from(salt, 'base64url'), 32, cost);
  const known = Buffer.from(hash, 'base64url');
  return kept !== undefined && known.length === made.length && timingSafeEqual(known, made);
}
