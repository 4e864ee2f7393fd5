import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runTests } from './testing.mjs';

/** Runs files of these texts; returns the counts and what was shown. */
const running = (t, ...texts) => runningWith(t, {}, ...texts);

async function runningWith(t, options, ...texts) {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-running-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const files = texts.map((text, i) => {
    const file = join(folder, `${i}.test.mjs`);
    writeFileSync(file, `import { test } from 'node:test';\n${text}`);
    return file;
  });
  const shown = [];
  t.mock.method(console, 'log', line => shown.push(line));
  const counts = await runTests(process.execPath, files, { atOnce: 2, ...options });
  t.mock.reset();
  return { counts, shown: shown.join('\n') };
}

test('what passes is counted and kept short', async t => {
  const one = "test('one', () => console.log('chatter')); test('two', () => {});";
  const { counts, shown } = await running(
    t,
    one,
    "test('three', () => {}); test('not now', { skip: true }, () => {});",
  );
  assert.deepEqual(counts, { passed: 3, failed: 0, skipped: 1 });
  assert.match(shown, /0\.test\.mjs: 2 passed, [\d.]+ s$/m);
  assert.doesNotMatch(shown, /chatter/);
});

test('what fails is shown in full, with what the file said', async t => {
  const { counts, shown } = await running(
    t,
    "test('it breaks', () => { console.log('chatter'); throw new Error('oh no'); });",
  );
  assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 0 });
  assert.match(shown, /FAILED {2}it breaks[\s\S]*Error: oh no[\s\S]*chatter/);
});

test('a file that crashes, leaves early or has no tests counts as failed', async t => {
  const { counts } = await running(t, "import './missing.mjs';", "test('one', () => {}); process.exit(0);", '');
  assert.deepEqual(counts, { passed: 0, failed: 3, skipped: 0 });
});

test('no tests at all is a failure', async t => {
  assert.equal((await running(t)).counts.failed, 1);
});

test('where a second try is allowed it counts, and the first failure is still shown', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-twice-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const been = JSON.stringify(join(folder, 'been'));
  const fs = "import { existsSync, writeFileSync } from 'node:fs';";
  const once = `${fs} test('late for once', () => { if (existsSync(${been})) return; writeFileSync(${been}, ''); throw new Error('too late'); });`;
  const always = "test('never works', () => { throw new Error('oh no'); });";
  const { counts, shown } = await runningWith(t, { again: true }, once, always);
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 0 });
  assert.match(shown, /0\.test\.mjs: 1 failed at the first try; once more[\s\S]*too late/);
  assert.match(shown, /1\.test\.mjs: 0 passed, 1 failed/);
});

test('what is broken and not late gets no second try', async t => {
  const text = "test('breaks', () => { console.error('Uncaught: oh no'); throw new Error('waited too long'); });";
  const { counts, shown } = await runningWith(t, { again: true, broken: /Uncaught: / }, text);
  assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 0 });
  assert.doesNotMatch(shown, /once more/);
  assert.match(shown, /Uncaught: oh no/);
});
