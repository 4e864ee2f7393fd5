/**
 * `npm test`: everything, in the order in which it is quickest to hear bad news. `npm test -- --only unit` runs a part,
 * `npm test -- --game cacao` all that is about one game, with a lighter kit and one game in the browser. The last line is
 * `N passed, N failed`; types, lint, unused, rooms, secure and rulebook count as one check each.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, howToGet } from './browsers.mjs';
import { whatItSaid } from './child.mjs';
import { main, root, Stop, say, setup } from './setup.mjs';
import { buildSite } from './site.mjs';
import { runTests } from './testing.mjs';

const biome = 'node_modules/@biomejs/biome/bin/biome';
const stages = {
  types: node => check(node, ['node_modules/typescript/bin/tsc', '--build']),
  lint: node => check(node, [biome, 'check', '--max-diagnostics=100']),
  // `--treat-config-hints-as-errors`: what the configuration excuses must still exist.
  unused: node => check(node, ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']),
  rooms: node => check(node, ['scripts/checks/rooms.mjs']),
  secure: node => check(node, ['scripts/checks/secure.mjs']),
  rulebook: node => check(node, ['scripts/checks/rulebook.mjs']),
  unit: node =>
    runTests(
      node,
      testFiles('').filter(path => !path.startsWith('e2e/')),
      { atOnce: 2 },
    ),
  browser: node => runBrowserTests(node, testFiles('e2e')),
};

/** The same for one game; its kit plays fewer games than in the whole run. */
const stagesOf = game => ({
  types: stages.types,
  lint: node => check(node, [biome, 'check', '--max-diagnostics=100', `games/${game}`]),
  rooms: stages.rooms,
  rulebook: node => check(node, ['scripts/checks/rulebook.mjs', game]),
  unit: node => runTests(node, testFiles(`games/${game}`), { atOnce: 2, env: { ATOLL_KIT_EFFORT: KIT_EFFORT } }),
  browser: node => runBrowserTests(node, ['e2e/games/everyGame.test.ts'], { ATOLL_GAME: game }),
});

const KIT_EFFORT = process.env.ATOLL_KIT_EFFORT ?? '0.1';

await main(async () => {
  const asked = readOptions(process.argv.slice(2));
  const node = await setup();
  if (asked.game !== undefined) insistOnGame(node, asked.game);
  const run = asked.game === undefined ? stages : stagesOf(asked.game);
  const sum = { passed: 0, failed: 0 };
  for (const name of asked.only ?? Object.keys(run)) {
    console.log(`${name} …`);
    const began = Date.now();
    const { passed, failed, skipped = 0 } = await run[name](node);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const rest = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${name}: ${passed} passed, ${failed} failed${rest}, ${seconds} s\n`);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
});

function readOptions(args) {
  const [flag, value] = args;
  if (args.length === 0) return {};
  if (args.length === 2 && flag === '--game') return { game: value };
  const names = args.length === 2 && flag === '--only' ? value.split(',') : [];
  if (names.length === 0 || names.some(name => !Object.hasOwn(stages, name))) {
    say(`Usage: npm test [-- --only ${Object.keys(stages).join('|')}], several with commas, or npm test -- --game ID.`);
    process.exit(2);
  }
  return { only: Object.keys(stages).filter(name => names.includes(name)) };
}

/** The list of games is TypeScript, which the Node that runs this script may not read. */
function insistOnGame(node, game) {
  const list = "import { games } from './games/index.ts'; console.log(Object.keys(games).join('\\n'))";
  const { status, stdout, stderr } = spawnSync(node, ['--input-type=module', '--eval', list], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Stop(`games/index.ts cannot be read:\n${stderr}`);
  const known = stdout.trim().split('\n');
  if (!known.includes(game)) throw new Stop(`There is no game “${game}”; there are ${known.join(', ')}.`);
}

/** A check is one thing: what it says is shown when it failed. */
async function check(node, args) {
  const { code, output } = await whatItSaid(spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }));
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runBrowserTests(node, files, more = {}) {
  const chromium = findBrowser('Chromium');
  const firefox = findBrowser('Firefox');
  if (!chromium || !firefox) {
    if (!chromium) console.log(howToGet('Chromium'));
    if (!firefox) console.log(howToGet('Firefox'));
    return { passed: 0, failed: 1 };
  }
  try {
    await buildSite(node);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`  ${error.message}`);
    return { passed: 0, failed: 1 };
  }
  return runTests(node, files, {
    atOnce: 2,
    env: { ATOLL_CHROMIUM: chromium, ATOLL_FIREFOX: firefox, ...more },
    again: true,
    // As e2e/test/browser.ts says it.
    broken: /Uncaught in the page: /,
  });
}

/** Test files under a folder, without what was installed or built. */
function testFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      if (/^(node_modules|dist|data|coverage|test-results)$|^\./.test(entry.name)) return [];
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return testFiles(path);
      return /\.test\.(ts|mjs)$/.test(entry.name) ? [path] : [];
    })
    .sort();
}
