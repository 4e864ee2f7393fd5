/** Finds the Chromium that browser tests drive, and installs one where that is simple. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './setup.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium, or null where there is none and none can be installed. */
export function findChromium() {
  const given = process.env.ATOLL_CHROMIUM;
  if (given) return existsSync(given) ? given : null;
  return onPath() ?? (installWithApt() ? onPath() : null);
}

function onPath() {
  for (const name of names)
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not here
      }
    }
  return null;
}

/** On Debian and Ubuntu as root, where installing asks nobody. */
function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing Chromium for the browser tests (apt-get).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', 'chromium']].every(
    args => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 2, 2] }).status === 0,
  );
}
