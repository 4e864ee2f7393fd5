/** Documents lead where they say: their links and the paths they name are there. */
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, foldersOf, readSource } from './sources.mjs';

/** What is no handbook of today: the diary of the laboratory and what changed when. */
const diaries = /^(CHANGELOG\.md$|lab\/notes\/)/;

const built = /^(web\/dist|data)(\/|$)/;

/**
 * @param {Map<string, string>} pages path in the repository -> text
 * @param {readonly string[]} files every file of the repository
 * @returns {string[]} one line for everything that is named and not there
 */
export function deadEnds(pages, files) {
  const there = new Set(files.flatMap(file => [...foldersOf(file), file]));
  const rooms = new Set([...there].filter(path => !path.includes('/') && !files.includes(path)));
  const isThere = path => there.has(path.replace(/\/$/, '')) || built.test(path);
  const dead = [];
  for (const [page, text] of pages) {
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
    for (const [, target = ''] of prose.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const path = posix.normalize(posix.join(posix.dirname(page), target));
      if (!isThere(path)) dead.push(`${page}: the link to ${target} leads nowhere`);
    }
    if (diaries.test(page)) continue;
    for (const [, path = ''] of prose.matchAll(/`([\w-]+\/[\w./-]+)`/g))
      if (rooms.has(path.split('/')[0]) && isOurs(path, there) && !isThere(path))
        dead.push(`${page}: there is no ${path}`);
  }
  return dead;
}

/** A game that is not here is an example of a reader's own. */
const isOurs = (path, there) => {
  const [room, game = ''] = path.split('/');
  return room !== 'games' || game === 'index.ts' || there.has(`games/${game}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = filesUnder();
  const pages = files.filter(path => path.endsWith('.md'));
  const dead = deadEnds(new Map(pages.map(path => [path, readSource(path)])), files);
  for (const line of dead) console.log(line);
  console.log(`${pages.length} documents, ${dead.length} dead ends`);
  process.exitCode = dead.length > 0 ? 1 : 0;
}
