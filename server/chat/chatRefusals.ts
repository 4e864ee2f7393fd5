/** Why something could not be said. */
import { refusal } from '@atoll/engine';
import { Refused } from '../door/refusals.ts';

export const nobody = (): Refused =>
  new Refused(
    refusal(
      'chat-nobody',
      'Wir wissen nicht, wer du bist. Lade die Seite neu.',
      'We don’t know who you are. Reload the page.',
    ),
  );

export const chatOff = (): Refused =>
  new Refused(
    refusal('chat-off', 'An diesem Tisch ist das Gespräch ausgeschaltet.', 'Chat is switched off at this table.'),
  );

export const phrasesOnly = (): Refused =>
  new Refused(
    refusal(
      'chat-phrases',
      'An diesem Tisch gibt es nur fertige Sätze. Nimm einen davon.',
      'At this table there are only ready-made phrases. Take one of them.',
    ),
  );

export const oneThing = (): Refused =>
  new Refused(
    refusal(
      'shape',
      'Erwartet wird eines von beiden: text oder phrase.',
      'One of the two is expected: text or phrase.',
    ),
  );

export const unknownPhrase = (ids: readonly string[]): Refused =>
  new Refused(
    refusal(
      'unknown-phrase',
      `Diesen Satz gibt es nicht. Es gibt: ${ids.join(', ')}.`,
      `There is no such phrase. There are: ${ids.join(', ')}.`,
    ),
  );

export const flood = (): Refused =>
  new Refused(
    refusal(
      'chat-flood',
      'Das war viel auf einmal. Warte ein paar Sekunden, dann geht es weiter.',
      'That was a lot at once. Wait a few seconds, then go on.',
    ),
  );

export const chatFull = (): Refused =>
  new Refused(
    refusal(
      'chat-full',
      'An diesem Tisch ist schon so viel gesagt worden, dass nichts mehr dazukommt.',
      'So much has been said at this table that nothing can be added.',
    ),
  );

export const unknownLine = (): Refused =>
  new Refused(refusal('unknown-line', 'Diese Zeile gibt es nicht.', 'There is no such line.'));

export const yourself = (): Refused =>
  new Refused(refusal('chat-yourself', 'Das hast du selbst gesagt.', 'That was you.'));
