/** Finds the browsers that browser tests drive, and installs one where that is simple. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './setup.mjs';

const browsers = {
  Chromium: {
    given: 'ATOLL_CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium'],
  },
  Firefox: {
    given: 'ATOLL_FIREFOX',
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
};

/**
 * @param {keyof typeof browsers} name
 * @returns {string | null} its path, or null where there is none and none can be installed
 */
export function findBrowser(name) {
  const { given, names, packages } = browsers[name];
  const path = process.env[given];
  if (path) return existsSync(path) ? path : null;
  return onPath(names) ?? (installWithApt(name, packages) ? onPath(names) : null);
}

/** What to do where there is none. */
export function howToGet(name) {
  const { given, names } = browsers[name];
  return (
    `  Browser tests cannot run: there is no ${name} here (${names.join(', ')} on the PATH, or its path in\n` +
    `  ${given}). Install one and try again, or leave them out with --only.`
  );
}

function onPath(names) {
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
function installWithApt(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${name} for the browser tests (apt-get).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every(
    args => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 2, 2] }).status === 0,
  );
}
