import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/** A process that notes when it begins and ends its work, while it holds the lock. */
function worker(folder, text) {
  const lock = JSON.stringify(new URL('./lock.mjs', import.meta.url).href);
  const code = `
    import { appendFileSync } from 'node:fs';
    import { oneAtATime } from ${lock};
    await oneAtATime(${JSON.stringify(folder)}, 'test', async () => {
      appendFileSync(${JSON.stringify(join(folder, 'notes'))}, 'begin ');
      ${text}
      appendFileSync(${JSON.stringify(join(folder, 'notes'))}, 'end ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
  return new Promise(resolve => child.on('close', resolve));
}

test('commands that are started together work one after the other', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-lock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const pause = 'await new Promise(done => setTimeout(done, 50));';
  await Promise.all([worker(folder, pause), worker(folder, pause), worker(folder, pause)]);
  assert.equal(readFileSync(join(folder, 'notes'), 'utf8'), 'begin end begin end begin end ');
});

test('a lock whose owner was killed is no obstacle', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-lock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'notes'), '');
  await worker(folder, "process.kill(process.pid, 'SIGKILL');");
  assert.equal(await worker(folder, ''), 0);
  assert.equal(readFileSync(join(folder, 'notes'), 'utf8'), 'begin begin end ');
});

test('a lock is given back when the work fails', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-lock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.equal(await worker(folder, "throw new Error('no');"), 1);
  assert.equal(await worker(folder, ''), 0);
});
