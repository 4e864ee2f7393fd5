/** Runs test files, each in a process of its own, some at once; what a file said is shown when something in it failed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whatItSaid } from './child.mjs';
import { root } from './setup.mjs';

/** A file that has not ended by then hangs, or left something open: it must not hold up the others for ever. */
const LONGEST_MS = 10 * 60_000;

/** Stopping the run stops the tests too. */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(130);
  });

/**
 * With `again`, a file that failed runs a second time, and that is what counts: a browser on a crowded machine can be
 * late for once. What failed first is shown all the same. Where it said something that matches `broken`, it was not late,
 * and there is no second try.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runTests(node, files, { atOnce, env = {}, again = false, broken }) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  if (files.length === 0) {
    console.log('  There are no tests here.');
    return { ...sum, failed: 1 };
  }
  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const began = Date.now();
      let { counts, told } = await runFile(node, file, env);
      if (again && counts.failed > 0 && !broken?.test(told)) {
        console.log(`  ${file}: ${counts.failed} failed at the first try; once more\n${told}`);
        ({ counts, told } = await runFile(node, file, env));
      }
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      for (const key of Object.keys(sum)) sum[key] += counts[key];
      const failed = counts.failed > 0 ? `, ${counts.failed} failed` : '';
      console.log(`  ${file}: ${counts.passed} passed${failed}, ${seconds} s`);
      if (failed) console.log(told);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum;
}

async function runFile(node, file, env) {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-test-'));
  const [report, countsFile] = [join(folder, 'report.txt'), join(folder, 'counts.json')];
  const args = ['--test-reporter=./scripts/reporter.mjs', `--test-reporter-destination=${report}`, file];
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without the mark that node --test sets for its own children.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env, ATOLL_TEST_COUNTS: countsFile },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  running.add(child);
  const { code, signal, output: said } = await whatItSaid(child);
  clearTimeout(timer);
  running.delete(child);
  const read = path => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const counts = JSON.parse(read(countsFile) || '{"passed": 0, "failed": 0, "skipped": 0}');
  let told = read(report);
  // A file that ended badly without a failed test, or well without any test, has still failed.
  const nothing = counts.passed + counts.skipped === 0;
  if (counts.failed === 0 && (code !== 0 || nothing)) {
    counts.failed = 1;
    const how = signal ?? `code ${code}`;
    const why =
      signal === 'SIGKILL' ? ': it hangs, or left something open' : nothing ? ' before any test was reported' : '';
    told += `\n  FAILED  ${file} ended with ${how}${why}\n`;
  }
  if (counts.failed > 0 && said) told += `\n  What it said while it ran:\n${said.replace(/^/gm, '    ')}\n`;
  rmSync(folder, { recursive: true });
  return { counts, told };
}
