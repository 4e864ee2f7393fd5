/** Full-text search in rulebooks, in both languages at once; forgives umlauts, endings and typing errors. */
import type { Chapter, Rule } from '@atoll/engine';

export interface Hit {
  chapter: Chapter;
  rule: Rule;
  score: number;
}

interface Entry {
  chapter: Chapter;
  rule: Rule;
  /** Its words, reduced to their stems, and how much each counts. */
  stems: Map<string, number>;
}

const titleCounts = 3;
const textCounts = 1;

const indexes = new WeakMap<readonly Chapter[], Entry[]>();

/** The rules in which every word of the query is found, the best first. */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const wanted = wordsOf(query).map(stem);
  if (wanted.length === 0) return [];
  const entries = indexOf(chapters);
  const known = new Set(entries.flatMap(({ stems }) => [...stems.keys()]));
  const meanings = wanted.map(word => meaningsOf(word, known));
  const hits: Hit[] = [];
  for (const { chapter, rule, stems } of entries) {
    let score = 0;
    for (const meaning of meanings) {
      let best = 0;
      for (const [word, counts] of stems) best = Math.max(best, counts * (meaning.get(word) ?? 0));
      if (best === 0) {
        score = 0;
        break;
      }
      score += best;
    }
    if (score > 0) hits.push({ chapter, rule, score });
  }
  return hits.sort((a, b) => b.score - a.score);
}

function indexOf(chapters: readonly Chapter[]): Entry[] {
  let index = indexes.get(chapters);
  if (!index) {
    index = chapters.flatMap(chapter => chapter.rules.map(rule => ({ chapter, rule, stems: stemsOf(chapter, rule) })));
    indexes.set(chapters, index);
  }
  return index;
}

function stemsOf(chapter: Chapter, rule: Rule): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (text: string, counts: number) => {
    for (const word of wordsOf(text)) stems.set(stem(word), Math.max(counts, stems.get(stem(word)) ?? 0));
  };
  for (const language of ['de', 'en'] as const) {
    add(chapter.title[language], textCounts);
    add(rule.text[language], textCounts);
    add(rule.title[language], titleCounts);
  }
  add(rule.id, titleCounts);
  return stems;
}

/** ä, ae and a are the same; so are ß and ss. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const endings = ['ern', 'en', 'er', 'es', 'em', 'ing', 'ed', 'e', 'n', 's'];
const shortestStem = 3;

function stem(word: string): string {
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= shortestStem) return word.slice(0, -ending.length);
  return word;
}

/** Known words that a typed one may stand for, and how well: itself, its beginning, a part of it, a slip of the finger. */
function meaningsOf(word: string, known: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const other of known) {
    if (other === word) found.set(other, 4);
    else if (other.startsWith(word)) found.set(other, 3);
    else if (word.length >= 4 && other.includes(word)) found.set(other, 2);
  }
  if (found.size > 0) return found;
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (slips > 0) for (const other of known) if (isNear(word, other, slips)) found.set(other, 1);
  return found;
}

/** Whether one comes from the other by so many slips: a letter too much, too few, wrong, or two swapped. */
function isNear(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > slips) return false;
    before = above;
    above = row;
  }
  return (above[b.length] as number) <= slips;
}
