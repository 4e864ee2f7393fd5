/** How much JavaScript a browser must have before the first move at a table can be made. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

export interface Page {
  files: number;
  /** Bytes. */
  plain: number;
  gzip: number;
  brotli: number;
}

const dist = new URL('../web/dist/', import.meta.url);

/** What the table page loads: the site, the page, and the game with its board. Each brings what it imports. */
const roots = [/^index\.html$/, /^pages\/table\.tsx$/, /games\/cacao\/index\.ts$/, /games\/cacao\/board\/index\.tsx$/];

/** Null when the site has not been built. */
export function measurePage(): Page | null {
  const manifestFile = new URL('.vite/manifest.json', dist);
  if (!existsSync(manifestFile)) return null;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  for (const root of roots) {
    const key = Object.keys(manifest).find(name => root.test(name));
    if (key === undefined)
      throw new Error(`The built site has nothing for ${root}; see ${fileURLToPath(manifestFile)}.`);
    follow(key);
  }
  const page: Page = { files: 0, plain: 0, gzip: 0, brotli: 0 };
  for (const file of [...files, ...scriptsOfHtml()]) {
    if (!file.endsWith('.js')) continue;
    const bytes = readFileSync(new URL(file, dist));
    page.files++;
    page.plain += bytes.length;
    page.gzip += gzipSync(bytes, { level: 9 }).length;
    page.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return page;
}

/** Scripts that stand in the page itself, outside of what is bundled. */
function scriptsOfHtml(): string[] {
  const html = readFileSync(new URL('index.html', dist), 'utf8');
  return [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)]
    .map(([, src]) => src as string)
    .filter(src => !src.startsWith('assets/'));
}
