/**
 * Sending something to an address that a guest has named. Where it leads is looked at when the connection is made, so that
 * a name cannot lead elsewhere by then; redirections are not followed; little is read, and not for long.
 */
import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { lookup as lookUpAll } from 'node:dns/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { type Refusal, refusal } from '@atoll/engine';
import { isOutside } from './addresses.ts';

export interface Parcel {
  url: string;
  method?: 'POST';
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer | null;
}

/** It did not arrive. `final`: trying again would not help. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
  why: Refusal;
  final: boolean;
  /** What the other end answered; 0 where it did not. */
  status: number;

  constructor(why: Refusal, { final, status = 0 }: { final: boolean; status?: number }) {
    super(why.words.en);
    this.why = why;
    this.final = final;
    this.status = status;
  }
}

export interface PostOptions {
  /** The operator lets people name addresses in the house's own network. */
  insideToo: boolean;
  /** Milliseconds for all of it. */
  patience?: number;
}

export type Post = (parcel: Parcel) => Promise<void>;

export const openPost =
  ({ insideToo, patience = 10_000 }: PostOptions): Post =>
  parcel => {
    const url = URL.canParse(parcel.url) ? new URL(parcel.url) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return Promise.reject(notAnAddress());
    // A numbered address is not looked up, so it is looked at here.
    const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(literal) && !insideToo && !isOutside(literal)) return Promise.reject(ownNetwork());
    return send(url, parcel, insideToo, patience);
  };

function send(url: URL, parcel: Parcel, insideToo: boolean, patience: number): Promise<void> {
  const ask = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((done, failed) => {
    const request = ask(url, {
      method: 'POST',
      headers: { 'user-agent': 'Atoll', ...parcel.headers },
      // A connection of its own: one that is kept would not be looked at again.
      agent: false,
      lookup: insideToo ? undefined : outsideOnly,
      signal: AbortSignal.timeout(patience),
    });
    request.on('response', response => {
      judge(response, done, failed);
      // What it says does not matter. It is not read, or it could go on for ever.
      response.destroy();
    });
    request.on('error', error => failed(error instanceof NotDelivered ? error : notReached(error)));
    request.end(parcel.body ?? undefined);
  });
}

/** Says so at once where an address leads inside; what cannot be found out now is found out when something is sent. */
export async function refuseInside(address: string, insideToo: boolean): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw notAnAddress();
  if (insideToo) return;
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) ? [{ address: name }] : await lookUpAll(name, { all: true }).catch(() => []);
  if (!addresses.every(found => isOutside(found.address))) throw ownNetwork();
}

function judge({ statusCode: status = 0 }: IncomingMessage, done: () => void, failed: (why: NotDelivered) => void) {
  if (status >= 200 && status < 300) done();
  else failed(notTaken(status));
}

type LookedUp = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** As the usual lookup, but refuses a name as soon as one of its addresses is inside. */
function outsideOnly(name: string, options: object, found: LookedUp): void {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isOutside(address))) return found(ownNetwork(), []);
    if ('all' in options && options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

export const notAnAddress = (): NotDelivered =>
  new NotDelivered(
    refusal(
      'webhook-address',
      'Die Adresse muss mit http:// oder https:// beginnen.',
      'The address must begin with http:// or https://.',
    ),
    { final: true },
  );

const ownNetwork = (): NotDelivered =>
  new NotDelivered(
    refusal(
      'webhook-inside',
      'Diese Adresse liegt im eigenen Netz des Servers. Dorthin schickt er nur etwas, wenn ihr Betreiber es erlaubt.',
      'This address lies in the server’s own network. It sends nothing there unless its operator allows it.',
    ),
    { final: true },
  );

/** Busy, or told to come back later. */
const temporary = new Set([408, 425, 429]);

const notTaken = (status: number): NotDelivered =>
  new NotDelivered(
    refusal(
      'webhook-refused',
      status >= 300 && status < 400
        ? `Die Adresse leitet weiter (${status}). Trag gleich die richtige ein.`
        : `Die Gegenstelle hat die Nachricht nicht angenommen (${status}).`,
      status >= 300 && status < 400
        ? `The address leads elsewhere (${status}). Enter the right one.`
        : `The other end did not take the message (${status}).`,
    ),
    { final: status < 500 && !temporary.has(status), status },
  );

const notReached = (error: Error): NotDelivered =>
  new NotDelivered(
    error.name === 'AbortError' || error.name === 'TimeoutError'
      ? refusal('webhook-late', 'Die Gegenstelle antwortet nicht.', 'The other end does not answer.')
      : refusal(
          'webhook-unreached',
          'Die Adresse ist nicht zu erreichen. Stimmt sie?',
          'The address cannot be reached. Is it right?',
        ),
    { final: false },
  );

/** Letters go only to an address that somebody has confirmed, and only from a house that writes any. */
export const noMailbox = (): NotDelivered =>
  new NotDelivered(
    refusal(
      'no-mailbox',
      'Dafür fehlt eine bestätigte E-Mail-Adresse, oder dieser Server schreibt keine Briefe.',
      'There is no confirmed e-mail address for this, or this server writes no letters.',
    ),
    { final: true },
  );
