/**
 * `npm test`: everything, in the order in which it is quickest to hear bad news. `npm test -- --only unit` runs a part.
 * The last line is `N passed, N failed`; types, lint, rooms, secure and rulebook count as one check each.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, howToGet } from './browsers.mjs';
import { main, root, Stop, say, setup } from './setup.mjs';
import { buildSite } from './site.mjs';
import { runTests } from './testing.mjs';

const stages = {
  types: node => check(node, ['node_modules/typescript/bin/tsc', '--noEmit']),
  lint: node => check(node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=100']),
  rooms: node => check(node, ['scripts/rooms.mjs']),
  secure: node => check(node, ['scripts/secure.mjs']),
  rulebook: node => check(node, ['scripts/rulebook.mjs']),
  unit: node =>
    runTests(
      node,
      testFiles('').filter(path => !path.startsWith('e2e/')),
      { atOnce: 2 },
    ),
  browser: runBrowserTests,
};

await main(async () => {
  const chosen = choose(process.argv.slice(2));
  const node = await setup();
  const sum = { passed: 0, failed: 0 };
  for (const name of chosen) {
    console.log(`${name} …`);
    const began = Date.now();
    const { passed, failed, skipped = 0 } = await stages[name](node);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const rest = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${name}: ${passed} passed, ${failed} failed${rest}, ${seconds} s\n`);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
});

function choose(args) {
  if (args.length === 0) return Object.keys(stages);
  const names = args[0] === '--only' && args.length === 2 ? args[1].split(',') : [];
  if (names.length === 0 || names.some(name => !(name in stages))) {
    say(`Usage: npm test [-- --only ${Object.keys(stages).join('|')}], several with commas.`);
    process.exit(2);
  }
  return Object.keys(stages).filter(name => names.includes(name));
}

/** A check is one thing: what it says is shown when it failed. */
async function check(node, args) {
  const { code, output } = await new Promise(resolve => {
    const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = part => {
      output += part;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', error => resolve({ code: 1, output: String(error) }));
    child.on('close', code => resolve({ code, output }));
  });
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runBrowserTests(node) {
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
  return runTests(node, testFiles('e2e'), {
    atOnce: 2,
    env: { ATOLL_CHROMIUM: chromium, ATOLL_FIREFOX: firefox },
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
