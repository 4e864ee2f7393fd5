/** Full-text search in rulebooks, in both languages at once; forgives umlauts, endings and typing errors. */
import { type Chapter, type Language, languages, type Rule } from '@atoll/engine';
import { questionOf } from './questionWords.ts';
import { folded, wordsOf } from './typedWords.ts';

export interface Hit {
  chapter: Chapter;
  rule: Rule;
  score: number;
}

/** Where a stem stands: the rule by its place in the book, and how much it counts there. */
type Places = Map<number, number>;

interface Index {
  rules: readonly { chapter: Chapter; rule: Rule }[];
  /** Every stem of the book, in each of its languages. */
  stems: Readonly<Record<Language, ReadonlyMap<string, Places>>>;
}

const titleCounts = 3;
const chapterCounts = 2;
const textCounts = 1;
/** A word itself, in the title. */
const mostCounts = 12;

const indexes = new WeakMap<readonly Chapter[], Index>();

/** More than any sum of what single words count. */
const aWord = 1000;

/**
 * The rules that fit a query best: those with most of its words first, then those with its rarer words and in the title.
 * One or two words must all be there; of a whole question half of what it asks for is enough.
 */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const typed = wordsOf(query);
  const { words, spoken } = questionOf(typed);
  const wanted = [...new Set(words.map(stemOf))];
  if (wanted.length === 0) return [];
  const least = words.length < typed.length || wanted.length > 2 ? Math.ceil(wanted.length / 2) : wanted.length;
  const found = hits(prepare(chapters), wanted, least, spoken);
  // A word of the other language may stand in a question: a game's own words do.
  return found.length > 0 || spoken.length === languages.length
    ? found
    : hits(prepare(chapters), wanted, least, languages);
}

/** The rules with at least so many of these stems, in these languages. */
function hits({ rules, stems }: Index, wanted: readonly string[], least: number, spoken: readonly Language[]): Hit[] {
  const fitting = new Uint8Array(rules.length);
  const counting = new Float64Array(rules.length);
  for (const word of wanted) {
    const best = new Float64Array(rules.length);
    for (const language of spoken)
      for (const [meant, how] of meaningsOf(word, stems[language].keys()))
        for (const [rule, counts] of stems[language].get(meant) ?? [])
          best[rule] = Math.max(best[rule] ?? 0, counts * how);
    const found = best.reduce((n, here) => n + Number(here > 0), 0);
    const rare = Math.log(1 + rules.length / Math.max(1, found));
    for (const [rule, here] of best.entries())
      if (here > 0) {
        fitting[rule] = (fitting[rule] ?? 0) + 1;
        counting[rule] = (counting[rule] ?? 0) + rare * (1 + here / mostCounts);
      }
  }
  return rules
    .map((found, i) => ({ ...found, fitting: fitting[i] ?? 0, counts: counting[i] ?? 0 }))
    .filter(hit => hit.fitting >= least)
    .map(({ chapter, rule, fitting, counts }) => ({ chapter, rule, score: aWord * fitting + counts }))
    .sort((a, b) => b.score - a.score);
}

/** Reads a book for searching. Done once, at the latest when it is first searched; better while nobody waits for it. */
function prepare(chapters: readonly Chapter[]): Index {
  const known = indexes.get(chapters);
  if (known) return known;
  const rules = chapters.flatMap(chapter => chapter.rules.map(rule => ({ chapter, rule })));
  const stems: Record<Language, Map<string, Places>> = { de: new Map(), en: new Map() };
  // Most words of a book stand in it many times over.
  const places: Record<Language, Map<string, Places>> = { de: new Map(), en: new Map() };
  for (const [i, { chapter, rule }] of rules.entries()) {
    const add = (language: Language, text: string, counts: number) => {
      for (const word of wordsOf(text)) {
        const at = places[language].get(word) ?? placesOf(stems[language], stemOf(word));
        places[language].set(word, at);
        if ((at.get(i) ?? 0) < counts) at.set(i, counts);
      }
    };
    for (const language of languages) {
      add(language, rule.title[language], titleCounts);
      add(language, chapter.title[language], chapterCounts);
      add(language, rule.text[language], textCounts);
      add(language, rule.id, titleCounts);
    }
  }
  const index = { rules, stems };
  indexes.set(chapters, index);
  return index;
}

function placesOf(stems: Map<string, Places>, found: string): Places {
  const places: Places = stems.get(found) ?? new Map();
  stems.set(found, places);
  return places;
}

/** Reads books for searching one after the other, whenever nothing else is to be done. */
export function prepareAtLeisure(books: readonly (readonly Chapter[])[]): () => void {
  let still = true;
  const next = (i: number): void => {
    const book = books[i];
    if (!still || !book) return;
    atLeisure(() => {
      // A search that nobody asked for: the first real one must not wait for its code to warm up.
      search(book, 'atoll');
      next(i + 1);
    });
  };
  next(0);
  return () => {
    still = false;
  };
}

const atLeisure = (work: () => void): void => {
  // Not every browser tells when it has nothing to do.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 200 });
  else setTimeout(work, 50);
};

const stemOf = (word: string): string => stem(folded(word));

const endings = ['ern', 'en', 'er', 'es', 'em', 'ing', 'ed', 'e', 'n', 's'];
const shortestStem = 3;

function stem(word: string): string {
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= shortestStem) return word.slice(0, -ending.length);
  return word;
}

/** Known words that a typed one may stand for, and how well: itself, its beginning, a part of it, a form of it, a slip of the finger. */
function meaningsOf(word: string, known: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  const near: string[] = [];
  // “zahlen” in “bezahlen”, “Hütte” in “Doppelhütte”.
  const parts: string[] = [];
  const slips = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  for (const other of known) {
    if (other === word) found.set(other, 4);
    else if (other.startsWith(word)) found.set(other, 3);
    else if (word.length >= 4 && other.includes(word)) found.set(other, 2);
    else if (other.length >= 3 && word.length - other.length <= 2 && word.startsWith(other)) found.set(other, 2);
    else if (other.length >= 4 && word.endsWith(other)) parts.push(other);
    else if (slips > 0 && Math.abs(other.length - word.length) <= slips) near.push(other);
  }
  const slipped = found.size === 0;
  for (const part of parts) found.set(part, 1);
  if (!slipped) return found;
  const letters = lettersOf(word);
  // A slip changes two letters at most, so words with other letters need not be looked at closely.
  for (const other of near)
    if (ones(letters ^ lettersOf(other)) <= 2 * slips && isNear(word, other, slips)) found.set(other, 1);
  return found;
}

/** The letters of a word, a bit each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function ones(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}

/** Three rows of the table of distances, used again for every pair of words. */
const LONGEST = 64;
let [before, above, row] = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)];

/** Whether one comes from the other by so many slips: a letter too much, too few, wrong, or two swapped. */
function isNear(a: string, b: string, slips: number): boolean {
  if (a.length >= LONGEST || b.length >= LONGEST) return false;
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(cell(above, j) + 1, cell(row, j - 1) + 1, cell(above, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, cell(before, j - 2) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > slips) return false;
    [before, above, row] = [above, row, before];
  }
  return cell(above, b.length) <= slips;
}

const cell = (cells: Uint8Array, j: number): number => cells[j] ?? 0;
