/** The tree in docs/architecture.md names every folder that there is, and none that is gone. */
import { pathToFileURL } from 'node:url';
import { filesUnder, foldersOf, readSource } from './sources.mjs';

/** The folders that the page's first block of code draws: two spaces deeper is inside, and the name ends with `/`. */
export function drawnFolders(page) {
  const block = /```\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const path = [];
  return block.split('\n').flatMap(line => {
    const [, indent, name] = /^( *)(\S+)\/(?:\s|$)/.exec(line) ?? [];
    if (name === undefined) return [];
    path.splice(indent.length / 2, path.length, name);
    return [path.join('/')];
  });
}

/**
 * What the tree leaves out or invents, one line each. `games/<game>` stands for every game. A game that the tree does not
 * name may have any rooms: those who add one need not draw it here.
 */
export function treeGaps(page, files) {
  const drawn = drawnFolders(page);
  if (drawn.length === 0) return ['docs/architecture.md: there is no tree of folders'];
  const there = new Set(files.flatMap(file => foldersOf(file)));
  const common = path => path.replace(/^games\/[^/]+/, 'games/<game>');
  const ofAnyGame = new Set([...there].map(common));
  const known = new Set(drawn.flatMap(path => [path, ...foldersOf(`${path}/`)]));
  const missing = [...there].filter(path => {
    const [room, game] = path.split('/');
    if (room === 'games' && game && !known.has(`games/${game}`)) return false;
    return !known.has(path) && !known.has(common(path));
  });
  const gone = drawn.filter(path => !there.has(path) && !(path.startsWith('games/<game>') && ofAnyGame.has(path)));
  return [
    ...missing.map(path => `docs/architecture.md: the tree does not name ${path}/`),
    ...gone.map(path => `docs/architecture.md: the tree names ${path}/, which is not there`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const gaps = treeGaps(readSource('docs/architecture.md'), filesUnder());
  for (const gap of gaps) console.log(gap);
  console.log(`${gaps.length} folders that the tree leaves out or invents`);
  process.exitCode = gaps.length > 0 ? 1 : 0;
}
