/** Dependencies point one way: who may import whom, as docs/architecture.md says it. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf } from './imports.mjs';
import { filesUnder, readSource } from './sources.mjs';

const preact = ['preact', '@preact/signals'];

/**
 * The first line whose pattern fits a file says what it may import: `files` of this repository by the beginning of their
 * path ($1 is the pattern's group), `types` the same but with nothing left at run time, `packages` by name, and `node:`.
 */
const rules = [
  { of: /^engine\/(kit\/|test\/|.*\.test\.ts$)/, files: ['engine/'], packages: ['node:', 'fast-check'] },
  { of: /^engine\//, files: ['engine/'], not: ['engine/kit/', 'engine/test/'], packages: [] },
  { of: /^games\/(index|positionFile)\.ts$/, files: ['engine/index.ts', 'games/'], packages: [] },
  {
    // Tests, and what they build their positions with.
    of: /^games\/([^/]+)\/(?:.*\.test\.ts$|test\/)/,
    files: ['engine/index.ts', 'engine/kit/index.ts', 'games/$1/'],
    packages: ['node:', 'fast-check'],
  },
  {
    of: /^games\/([^/]+)\/board\//,
    files: ['engine/index.ts', 'boardkit/', 'games/$1/'],
    packages: preact,
  },
  { of: /^games\/([^/]+)\//, files: ['engine/index.ts', 'games/$1/'], not: ['games/$1/board/'], packages: [] },
  { of: /^boardkit\/.*\.test\.ts$/, files: ['engine/', 'boardkit/'], packages: ['node:', 'fast-check', ...preact] },
  { of: /^boardkit\//, files: ['engine/index.ts', 'boardkit/'], packages: preact },
  { of: /^bots\/(?:.*\.test\.ts$|test\/)/, files: ['engine/', 'bots/', 'games/'], packages: ['node:', 'fast-check'] },
  { of: /^bots\//, files: ['engine/index.ts', 'bots/'], packages: [] },
  {
    of: /^lab\//,
    files: ['engine/', 'games/', 'bots/', 'lab/'],
    not: boards(),
    packages: ['node:', 'own'],
  },
  { of: /^rulebooks\/.*\.test\.ts$/, files: ['engine/', 'rulebooks/'], packages: ['node:', 'fast-check'] },
  { of: /^rulebooks\//, files: ['engine/index.ts', 'rulebooks/'], packages: [] },
  { of: /^server\//, files: ['engine/', 'games/', 'bots/', 'server/'], not: boards(), packages: ['node:', 'own'] },
  {
    of: /^web\/(.*\.test\.ts$|vite\.config\.)/,
    files: ['engine/', 'games/', 'boardkit/', 'bots/', 'web/', 'server/door/protocol.ts'],
    packages: ['node:', 'own'],
  },
  {
    of: /^web\//,
    files: ['engine/index.ts', 'games/', 'boardkit/', 'bots/', 'web/'],
    types: ['server/door/protocol.ts'],
    packages: ['own'],
  },
  {
    of: /^cli\//,
    // `atoll bench` starts the measurements as a process of their own.
    files: ['engine/', 'games/', 'bots/', 'lab/', 'server/', 'rulebooks/', 'cli/', 'bench/main.ts'],
    not: boards(),
    packages: ['node:', 'own'],
  },
  { of: /^(bench|e2e|scripts|docs)\//, files: [''], packages: ['node:', 'any'] },
];

function boards() {
  return [/^games\/[^/]+\/board\//];
}

/**
 * @param {Map<string, string>} sources path in the repository -> text; package.json files belong to it
 * @returns {string[]} one line for every import that goes the wrong way
 */
export function wrongWays(sources) {
  const wrong = [];
  for (const [path, source] of sources) {
    if (!/\.(m?[jt]s|tsx)$/.test(path) || !path.includes('/')) continue;
    const rule = rules.find(({ of }) => of.test(path));
    if (!rule) {
      wrong.push(`${path}: this folder is no room of the house; see docs/architecture.md`);
      continue;
    }
    for (const { specifier, type } of importsOf(path, source)) {
      const why =
        specifier === null
          ? 'imports something that is worked out at run time'
          : whyNot(path, rule, specifier, type, sources);
      if (why) wrong.push(`${path}: ${why}`);
    }
  }
  return [...wrong, ...runtimeDependencies(sources)];
}

function whyNot(path, rule, specifier, type, sources) {
  const target = targetOf(path, specifier, sources);
  if (target === null) return packageAllowed(path, rule, specifier, sources) ? '' : `must not import ${specifier}`;
  const group = rule.of.exec(path)?.[1] ?? '';
  const fits = pattern =>
    pattern instanceof RegExp ? pattern.test(target) : target.startsWith(pattern.replace('$1', group));
  if (rule.not?.some(fits)) return `must not import ${target}`;
  if (rule.files.some(fits)) return '';
  if (rule.types?.some(fits)) return type ? '' : `may import only types from ${target}`;
  return `must not import ${target}`;
}

/** The file in the repository that is meant, or null for a package. */
function targetOf(path, specifier, sources) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, room, rest] = /^@atoll\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (!room) return null;
  const exported = JSON.parse(sources.get(`${room}/package.json`) ?? '{}').exports?.[rest ? `./${rest}` : '.'];
  return posix.join(room, exported ?? rest ?? 'index.ts');
}

function packageAllowed(path, rule, specifier, sources) {
  if (isBuiltin(specifier)) return rule.packages.includes('node:') && specifier.startsWith('node:');
  if (rule.packages.includes('any')) return true;
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
  if (rule.packages.includes(name)) return true;
  if (!rule.packages.includes('own')) return false;
  const own = JSON.parse(sources.get(`${path.split('/')[0]}/package.json`) ?? '{}');
  // What only tests and tools use may be a dev dependency; the product itself may not need one.
  const tool = /\.test\.ts$|\.config\.|^[^/]+\/test\//.test(path);
  return name in { ...own.dependencies, ...(tool ? { ...own.devDependencies, 'fast-check': '' } : {}) };
}

/** Engine and bots run anywhere and need nothing but themselves. */
function runtimeDependencies(sources) {
  return ['engine', 'bots'].flatMap(room => {
    const { dependencies = {} } = JSON.parse(sources.get(`${room}/package.json`) ?? '{}');
    return Object.keys(dependencies)
      .filter(name => name !== '@atoll/engine')
      .map(name => `${room}/package.json: must not depend on ${name}`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = filesUnder().filter(path => /\.(m?[jt]s|tsx)$|^[^/]+\/package\.json$/.test(path));
  const wrong = wrongWays(new Map(paths.map(path => [path, readSource(path)])));
  for (const line of wrong) console.log(line);
  console.log(`${paths.length} files, ${wrong.length} imports that go the wrong way`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
