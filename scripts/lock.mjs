/** One at a time: two commands started together must not install or build over each other. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` while no other process runs the same for this folder; waits for those that do. */
export async function oneAtATime(folder, name, work) {
  // Outside the repository, because installing removes and creates everything inside node_modules.
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const file = join(tmpdir(), `atoll-${userInfo().username}-${place}-${name}.lock`);
  for (let told = false; !take(file); ) {
    if (!told) process.stderr.write(`Another Atoll command is busy with the same (${name}); waiting for it.\n`);
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isAbandoned(file)) rmSync(file, { force: true });
  return false;
}

/** Whether the process that made the file is gone. */
function isAbandoned(file) {
  try {
    const owner = readFileSync(file, 'utf8');
    if (owner === '') return Date.now() - statSync(file).mtimeMs > 5000; // made, but its owner never got to sign it
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
