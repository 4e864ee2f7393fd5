/** Why somebody is not believed, or not made one with somebody else. */
import { refusal } from '@atoll/engine';
import { Refused } from './refusals.ts';

export const linkUnknown = (): Refused =>
  new Refused(
    refusal('link-unknown', 'Diesen Link gibt es nicht. Ist er vollständig?', 'There is no such link. Is it complete?'),
  );

export const linkUsed = (): Refused =>
  new Refused(
    refusal(
      'link-used',
      'Dieser Link wurde schon benutzt. Er gilt nur einmal: Hol dir einen neuen.',
      'This link has been used. It works only once: get a new one.',
    ),
  );

export const linkOver = (): Refused =>
  new Refused(
    refusal('link-over', 'Dieser Link ist abgelaufen. Hol dir einen neuen.', 'This link has run out. Get a new one.'),
  );

export const signedOut = (): Refused =>
  new Refused(refusal('signed-out', 'Dieses Gerät wurde abgemeldet.', 'This device has been signed out.'));

export const movedOn = (): Refused =>
  new Refused(refusal('moved-on', 'Du bist hier jetzt jemand anderes.', 'You are somebody else here now.'));

export const noSuchDevice = (): Refused =>
  new Refused(refusal('unknown-device', 'Dieses Gerät gehört nicht zu dir.', 'This device is none of yours.'));

export const nobodyYet = (): Refused =>
  new Refused(
    refusal(
      'nobody-yet',
      'Dich kennt hier noch niemand. Sag zuerst, wie du heißt.',
      'Nobody knows you here yet. Say what you are called first.',
    ),
  );

export const sitTogether = (game: string): Refused =>
  new Refused(
    refusal(
      'sit-together',
      `Beide sitzen am selben Tisch (${game}). Zwei Sitze an einem Tisch können nicht einem gehören.`,
      `Both sit at the same table (${game}). Two seats at one table cannot belong to one person.`,
    ),
  );

export const keyShape = (): Refused =>
  new Refused(
    refusal(
      'key-shape',
      'So sieht kein Hausschlüssel aus. Er hat 20 Zeichen, in vier Gruppen zu fünf; vielleicht ist eins falsch abgeschrieben.',
      'That is not what a house key looks like. It has 20 characters, in four groups of five; perhaps one was copied wrongly.',
    ),
  );

export const keyWrong = (): Refused =>
  new Refused(
    refusal(
      'key-wrong',
      'Dieser Hausschlüssel passt nicht. Gilt vielleicht schon ein neuerer?',
      'This house key does not fit. Has a newer one been made?',
    ),
  );

export const tooManyTries = (): Refused =>
  new Refused(
    refusal(
      'too-fast',
      'Das waren zu viele Versuche. Warte ein paar Minuten.',
      'Those were too many tries. Wait a few minutes.',
    ),
  );

export const noPasskeysHere = (): Refused =>
  new Refused(
    refusal(
      'passkey-here',
      'Passkeys gehen nur unter einem Namen mit https, nicht unter dieser Adresse.',
      'Passkeys work only under a name with https, not under this address.',
    ),
  );

export const passkeyUnknown = (): Refused =>
  new Refused(
    refusal('passkey-unknown', 'Diesen Passkey kennt das Haus nicht.', 'The house does not know this passkey.'),
  );

export const passkeyFailed = (): Refused =>
  new Refused(
    refusal(
      'passkey-failed',
      'Der Passkey wurde nicht anerkannt. Versuch es noch einmal.',
      'The passkey was not accepted. Try again.',
    ),
  );

export const noMail = (): Refused =>
  new Refused(refusal('no-mail', 'Dieses Haus verschickt keine E-Mails.', 'This house sends no e-mail.'));

export const notAnAddress = (): Refused =>
  new Refused(refusal('mail-address', 'Das ist keine E-Mail-Adresse.', 'That is not an e-mail address.'));

export const mailTaken = (): Refused =>
  new Refused(
    refusal(
      'mail-taken',
      'Diese Adresse gehört hier schon zu jemand anderem. Bist du das auch? Dann lass dir unter „Ich war schon hier“ einen Link schicken.',
      'This address belongs to somebody else here. Is that you, too? Then have a link sent to you under “I was here before”.',
    ),
  );

export const mailFailed = (): Refused =>
  new Refused(
    refusal(
      'mail-failed',
      'Der Brief ging nicht hinaus. Versuch es später noch einmal.',
      'The letter could not be sent. Try again later.',
    ),
  );
