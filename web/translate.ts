/** Words in the reader's language, and the few that several pages share. */
import { type Forms, formFor, type Words } from '@atoll/engine';
import { language } from './settings.ts';

export const t = (words: Words): string => words[language.value];

/** Fills in `{name}`s. */
export const fill = (words: Words, values: Record<string, string | number>): string =>
  t(words).replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));

/** The form for a number, in the reader's language, with the number where it says `{n}`. */
export const count = (n: number, forms: Forms): string => fill(formFor(n, forms), { n });

export const shared = {
  you: { de: 'du', en: 'you' },
  spectator: { de: 'Zuschauer', en: 'Spectator' },
  openSeat: { de: 'noch frei', en: 'still free' },
  close: { de: 'Schließen', en: 'Close' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  rules: { de: 'Regeln', en: 'Rules' },
  loading: { de: 'Einen Moment …', en: 'One moment …' },
  notReached: {
    de: 'Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
    en: 'The server cannot be reached right now. Try again in a moment.',
  },
} as const satisfies Record<string, Words>;
