/** What the chat says of itself. */
import { forms, type Words } from '@atoll/engine';
import type { ChatHears, ChatLine } from '../../../server/door/protocol.ts';

export const words = {
  chat: { de: 'Gespräch', en: 'Chat' },
  lines: { de: 'Was gesagt wurde', en: 'What was said' },
  fresh: forms({ de: '{n} neue Zeile', en: '{n} new line' }, { de: '{n} neue Zeilen', en: '{n} new lines' }),
  empty: { de: 'Noch hat niemand etwas gesagt.', en: 'Nobody has said anything yet.' },
  somebody: { de: 'jemand', en: 'somebody' },
  you: { de: 'du', en: 'you' },
  spectator: { de: 'schaut zu', en: 'watching' },
  youWatch: { de: 'schaust zu', en: 'watching' },
  say: { de: 'Etwas sagen', en: 'Say something' },
  send: { de: 'Senden', en: 'Send' },
  sending: { de: 'wird gesendet …', en: 'sending …' },
  phrases: { de: 'Fertige Sätze', en: 'Phrases' },
  phrasesHint: {
    de: 'Alle lesen sie in ihrer Sprache.',
    en: 'Everybody reads them in their own language.',
  },
  settings: { de: 'Gespräch einstellen', en: 'Chat settings' },
  forMe: { de: 'Ich lese mit, was an Tischen gesagt wird', en: 'I read what is said at tables' },
  forTable: { de: 'Was man hier sagen kann', en: 'What can be said here' },
  on: { de: 'alles', en: 'anything' },
  phrasesOnly: { de: 'fertige Sätze', en: 'phrases' },
  off: { de: 'nichts', en: 'nothing' },
  muted: { de: 'Stummgeschaltet', en: 'Muted' },
  unmute: { de: '{name} wieder lesen', en: 'Read {name} again' },
  more: { de: 'Mehr zu {name}', en: 'More about {name}' },
  mute: { de: '{name} stummschalten', en: 'Mute {name}' },
  muteNote: {
    de: 'Du liest dann an keinem Tisch mehr, was {name} sagt. {name} erfährt davon nichts.',
    en: 'You won’t read anything {name} says at any table. {name} won’t know.',
  },
  offForMe: {
    de: 'Du hast das Gespräch für dich ausgeschaltet.',
    en: 'You have switched chat off for yourself.',
  },
  backOn: { de: 'Wieder einschalten', en: 'Switch it on again' },
  offHere: { de: 'An diesem Tisch ist das Gespräch ausgeschaltet.', en: 'Chat is switched off at this table.' },
} as const;

/** Who reads what I say now. */
export const whoReads: Record<ChatHears, Words> = {
  players: { de: 'Jetzt lesen das nur die Mitspieler.', en: 'Only the players read this for now.' },
  spectators: {
    de: 'Jetzt lesen das nur die Zuschauer, die Spieler erst nach dem Ende.',
    en: 'Only those who watch read this for now; the players do after the end.',
  },
  all: { de: 'Das lesen alle am Tisch.', en: 'Everybody at the table reads this.' },
};

export const nameOf = ({ mine, name }: Pick<ChatLine, 'mine' | 'name'>, say: (words: Words) => string): string =>
  mine ? say(words.you) : name || say(words.somebody);
