/** No number stands before a noun of the other number: never “1 Punkte”, never “3 point”. */
import { type Forms, type Language, languages, type Words } from '../../core/words.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const asWord = (nouns: readonly string[]): string =>
  `(?:${nouns
    .map(escaped)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{M}])`;

/** Finds “1 Punkte” or “3 Punkt” in a text; null when every number fits its noun. */
export function wrongNumber(said: Words, nouns: readonly Forms[]): string | null {
  for (const language of languages) {
    const found = patternFor(nouns, language)?.exec(said[language]);
    if (found) return found[0];
  }
  return null;
}

const known = new WeakMap<readonly Forms[], Map<Language, RegExp | null>>();

function patternFor(nouns: readonly Forms[], language: Language): RegExp | null {
  const patterns = known.get(nouns) ?? new Map<Language, RegExp | null>();
  known.set(nouns, patterns);
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    pattern = build(nouns, language);
    patterns.set(language, pattern);
  }
  return pattern;
}

/** Nouns that sound alike in both numbers (Anhänger) cannot be wrong. */
function build(nouns: readonly Forms[], language: Language): RegExp | null {
  const singulars = new Set(nouns.map(noun => noun.one[language]));
  const plurals = new Set(nouns.map(noun => noun.other[language]));
  const one = [...singulars].filter(noun => !plurals.has(noun));
  const other = [...plurals].filter(noun => !singulars.has(noun));
  if (one.length === 0 || other.length === 0) return null;
  return new RegExp(`(?<![\\d.,:])(?:1 ${asWord(other)}|(?:0|[2-9]|\\d{2,}) ${asWord(one)})`, 'u');
}
