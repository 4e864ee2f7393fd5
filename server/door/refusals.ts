/** The server's own refusals: why something was not done, in words, with the HTTP status that fits. */
import { type Refusal, refusal } from '@atoll/engine';

/** Thrown wherever a request ends; nothing has been changed. */
export class Refused extends Error {
  override name = 'Refused';
  refusal: Refusal;

  constructor(why: Refusal) {
    super(why.words.en);
    this.refusal = why;
  }
}

const statuses: Readonly<Record<string, number>> = {
  json: 400,
  shape: 400,
  name: 400,
  seats: 400,
  option: 400,
  preference: 400,
  'unknown-game': 400,
  'unknown-edition': 400,
  'unknown-bot': 400,
  'rest-zone': 400,
  'rest-night': 400,
  'rest-dates': 400,
  'rest-past': 400,
  'rest-far': 400,
  barred: 403,
  origin: 403,
  'not-seated': 403,
  'not-yours': 403,
  'unknown-page': 404,
  'unknown-table': 404,
  'unknown-seat': 404,
  'unknown-person': 404,
  'unknown-channel': 404,
  'stop-link': 404,
  push: 400,
  zone: 400,
  'webhook-address': 400,
  'webhook-inside': 403,
  'no-mailbox': 409,
  'too-many-channels': 429,
  'not-sent': 502,
  'webhook-refused': 502,
  'webhook-unreached': 502,
  'webhook-late': 504,
  method: 405,
  'too-big': 413,
  'content-type': 415,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-watched': 429,
  internal: 500,
  'table-damaged': 500,
  store: 503,
  shutdown: 503,
  'too-many-connections': 503,
  over: 409,
  waiting: 409,
  started: 409,
  taken: 409,
  elsewhere: 409,
  stale: 409,
  'not-over': 409,
  'not-your-decision': 409,
  'log-full': 409,
  'stand-in': 409,
  'nobody-else': 409,
  'no-vote': 409,
  agreed: 409,
  invitation: 403,
  'rest-soon': 409,
  'rest-days': 409,
  sits: 409,
  'blocked-by-you': 409,
  'chat-text': 400,
  'unknown-phrase': 400,
  'chat-nobody': 403,
  'unknown-line': 404,
  'chat-off': 409,
  'chat-phrases': 409,
  'chat-full': 409,
  'chat-yourself': 409,
  'chat-flood': 429,
  'link-unknown': 404,
  'link-used': 410,
  'link-over': 410,
  'signed-out': 403,
  'unknown-device': 404,
  'nobody-yet': 403,
  'sit-together': 409,
  'key-shape': 400,
  'key-wrong': 403,
  'passkey-here': 400,
  'passkey-unknown': 404,
  'passkey-failed': 403,
  'no-mail': 409,
  'mail-address': 400,
  'mail-taken': 409,
  'mail-failed': 503,
  'rules-version': 409,
  'edition-gone': 409,
};

/** What is not listed comes from a game: the request was understood and the rules say no. */
export const httpStatus = (why: Refusal): number => statuses[why.code] ?? 422;

export const unknownPage = (): Refused =>
  new Refused(refusal('unknown-page', 'Unter dieser Adresse gibt es nichts.', 'There is nothing at this address.'));

export const noStopLink = (): Refused =>
  new Refused(
    refusal(
      'stop-link',
      'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus dem Brief.',
      'This link is not whole. Open it again from the letter.',
    ),
  );

export const otherSite = (): Refused =>
  new Refused(
    refusal(
      'origin',
      'Diese Anfrage kommt von einer anderen Seite und wird nicht angenommen.',
      'This request comes from another site and is not accepted.',
    ),
  );

export const unknownTable = (): Refused =>
  new Refused(refusal('unknown-table', 'Diesen Tisch gibt es nicht.', 'There is no such table.'));

export const unknownSeat = (): Refused =>
  new Refused(refusal('unknown-seat', 'Diesen Sitz gibt es am Tisch nicht.', 'There is no such seat at this table.'));

export const notSeated = (): Refused =>
  new Refused(
    refusal('not-seated', 'Du sitzt nicht an diesem Tisch und schaust nur zu.', 'You’re only watching this table.'),
  );

export const notOwner = (): Refused =>
  new Refused(
    refusal(
      'not-yours',
      'Das kann nur, wer diesen Tisch aufgemacht hat oder daran sitzt.',
      'Only whoever opened this table or sits at it can do that.',
    ),
  );

export const started = (): Refused =>
  new Refused(refusal('started', 'Die Partie läuft schon.', 'The game has started.'));

export const waiting = (): Refused =>
  new Refused(refusal('waiting', 'Der Tisch wartet noch auf Mitspieler.', 'The table is still waiting for players.'));

export const over = (): Refused => new Refused(refusal('over', 'Die Partie ist zu Ende.', 'The game is over.'));

export const noInvitation = (): Refused =>
  new Refused(
    refusal(
      'invitation',
      'Diese Einladung gilt nicht mehr. Bitte um eine neue.',
      'This invitation no longer holds. Ask for a new one.',
    ),
  );

export const stale = (): Refused =>
  new Refused(
    refusal(
      'stale',
      'Am Tisch ist inzwischen etwas geschehen. Sieh es dir an und entscheide noch einmal.',
      'Something has happened at the table in the meantime. Have a look and decide again.',
    ),
  );

export const tooFast = (): Refused =>
  new Refused(
    refusal(
      'too-fast',
      'Das war zu viel auf einmal. Warte einen Augenblick.',
      'That was too much at once. Wait a moment.',
    ),
  );

export const shuttingDown: Refusal = refusal(
  'shutdown',
  'Der Server wird neu gestartet. Gleich geht es weiter, nichts geht verloren.',
  'The server is restarting. You can go on in a moment, nothing is lost.',
);

export const storeTrouble: Refusal = refusal(
  'store',
  'Das wurde nicht gespeichert und gilt nicht. Versuch es gleich noch einmal.',
  'That wasn’t saved and doesn’t count. Try again in a moment.',
);

export const internal: Refusal = refusal(
  'internal',
  'Da ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.',
  'Something went wrong. Reload the page and try again.',
);
