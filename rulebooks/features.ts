/** What the model sees of a sentence: word stems, groups of letters, groups of words, and how long it is. */
import { groupsOf } from './groups.ts';

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const endings = ['en', 'er', 'es', 'em', 'e', 'n', 's'];

/** Without its ending; a stem keeps at least four letters. */
function stemOf(word: string): string {
  const ending = endings.find(one => word.endsWith(one) && word.length - one.length >= 4);
  return ending ? word.slice(0, -ending.length) : word;
}

const lengths = [4, 5, 6, 8, 10, 13, 16, 20, 25, 30];

/**
 * Names of features: `=stem`, `#group`, `>8` (more than eight words), and letter groups with `_` for a word's edge.
 * None of them contains a space.
 */
export function featuresOf(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const group of groupsOf(words)) found.add(`#${group}`);
  for (const length of lengths) if (words.length > length) found.add(`>${length}`);
  for (const word of words) {
    found.add(`=${stemOf(word)}`);
    // Longer "words" than any German one are what is left of tables and pictures.
    const edged = `_${word.slice(0, 60)}_`;
    for (let size = 2; size <= 5; size++)
      for (let at = 0; at + size <= edged.length; at++) found.add(edged.slice(at, at + size));
  }
  return found;
}

export const isGroup = (feature: string): boolean => feature.startsWith('#');
export const isLength = (feature: string): boolean => feature.startsWith('>');
