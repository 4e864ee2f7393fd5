/** What can be said with one click, and is read by everybody in their own language. */
import type { Words } from '@atoll/engine';

export interface Phrase {
  id: string;
  words: Words;
}

/** In the order of an evening. An id is stored: one that was ever given stays. */
export const phrases: readonly Phrase[] = [
  { id: 'hello', words: { de: 'Hallo zusammen!', en: 'Hello everybody!' } },
  { id: 'haveFun', words: { de: 'Viel Spaß!', en: 'Have fun!' } },
  { id: 'moment', words: { de: 'Moment, bitte.', en: 'One moment, please.' } },
  { id: 'backSoon', words: { de: 'Bis gleich!', en: 'Back in a moment!' } },
  { id: 'goodMove', words: { de: 'Schöner Zug!', en: 'Nice move!' } },
  { id: 'oops', words: { de: 'Oh nein!', en: 'Oh no!' } },
  { id: 'sorry', words: { de: 'Entschuldigung!', en: 'Sorry!' } },
  { id: 'thanks', words: { de: 'Danke!', en: 'Thanks!' } },
  { id: 'wellPlayed', words: { de: 'Gut gespielt!', en: 'Well played!' } },
  { id: 'again', words: { de: 'Noch eine Partie?', en: 'Another game?' } },
  { id: 'mustGo', words: { de: 'Ich muss los.', en: 'I have to go.' } },
  { id: 'bye', words: { de: 'Bis zum nächsten Mal!', en: 'See you next time!' } },
];

/** What stands where somebody who has deleted themselves had said something; nobody can say it. */
const removed: Phrase = { id: 'removed', words: { de: '(gelöscht)', en: '(deleted)' } };

const known = new Map([...phrases, removed].map(phrase => [phrase.id, phrase]));

export const phraseOf = (id: string): Phrase | undefined => known.get(id);
