import type { Chapter, Words } from '@atoll/engine';

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Keeps the chapters and rules in which every word is found, in either language. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const has = (...texts: Words[]) => {
    const all = folded(texts.map(({ de, en }) => `${de} ${en}`).join(' '));
    return wanted.every(word => all.includes(word));
  };
  return chapters
    .map(chapter => ({
      ...chapter,
      rules: chapter.rules.filter(rule => has(chapter.title, rule.title, rule.text, { de: rule.id, en: rule.id })),
    }))
    .filter(chapter => chapter.rules.length > 0);
}
