/**
 * Pages that the operator writes: house rules, imprint, privacy. Each is a Markdown file for each language in a folder of
 * the data (`house/imprint.de.md`); read when asked for, so that a change is there at once.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HousePages } from '../protocol.ts';

const ids = ['rules', 'imprint', 'privacy'] as const;
const languages = ['de', 'en'] as const;

/** Nobody writes a longer one, and everybody who opens the site gets it. */
const longest = 64 * 1024;

export function openHousePages(folder: string): () => Promise<HousePages> {
  async function textOf(file: string): Promise<string | undefined> {
    try {
      return (await readFile(join(folder, file), 'utf8')).slice(0, longest).trim() || undefined;
    } catch {
      return undefined;
    }
  }

  return async () => {
    const pages: HousePages['pages'] = [];
    for (const id of ids) {
      const [de, en] = await Promise.all(languages.map(language => textOf(`${id}.${language}.md`)));
      const either = de ?? en;
      if (either !== undefined) pages.push({ id, words: { de: de ?? either, en: en ?? either } });
    }
    return { pages };
  };
}
