import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/** A program under `npm start`, started by a script as Atoll's own starts the server; what they say, as it comes. */
async function underNpm(t) {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-start-'));
  const file = (name, text) => writeFileSync(join(folder, name), text);
  file('package.json', JSON.stringify({ name: 'x', private: true, scripts: { start: 'node start.mjs' } }));
  const setup = JSON.stringify(new URL('./setup.mjs', import.meta.url).href);
  file(
    'start.mjs',
    `import { run } from ${setup};
     process.exitCode = await run(process.execPath, ['program.mjs']);`,
  );
  file(
    'program.mjs',
    `process.on('SIGTERM', () => { console.log('asked to end'); process.exit(0); });
     setInterval(() => {}, 1000);
     console.log('pids', process.ppid, process.pid);`,
  );
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  const pids = [];
  t.after(() => {
    for (const pid of [npm.pid, ...pids])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended, as it should.
      }
    rmSync(folder, { recursive: true, force: true });
  });
  const hears = pattern =>
    new Promise(resolve => {
      const look = () => {
        const found = pattern.exec(said);
        if (found) resolve(found);
      };
      npm.stdout.on('data', part => {
        said += part;
        look();
      });
      look();
    });
  const closed = new Promise(resolve => npm.on('close', resolve));
  const [, script, program] = await hears(/pids (\d+) (\d+)/);
  pids.push(Number(script), Number(program));
  return { npm, script: Number(script), hears, closed };
}

// Where nothing arrives, nothing ends; the bound only keeps the run from waiting for ever.
const bound = { timeout: 30_000 };

test('ending npm start ends the server too', bound, async t => {
  const { npm, hears, closed } = await underNpm(t);
  npm.kill('SIGTERM');
  await hears(/asked to end/);
  await closed; // the pipe closes when the last of them is gone
});

test('ending the script itself ends the server too', bound, async t => {
  const { script, hears, closed } = await underNpm(t);
  process.kill(script, 'SIGTERM');
  assert.ok(await hears(/asked to end/));
  await closed;
});
