/**
 * Makes sure that everything is there before a command runs. Plain JavaScript for Node 20 with nothing installed: this
 * is the first thing that runs in a fresh clone. All it says goes to stderr.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whatItSaid } from './child.mjs';
import { oneAtATime } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const say = text => process.stderr.write(`${text}\n`);

const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.atoll-stamp');
const lockFile = join(root, 'package-lock.json');

/** Something the person at the keyboard has to do; shown without a stack. */
export class Stop extends Error {}

/** Installs what is missing; returns the Node that everything else runs with. */
export async function setup() {
  if (!isInstalled()) await oneAtATime(root, 'install', async () => void (isInstalled() || (await install())));
  return findNode();
}

const sha256 = text => createHash('sha256').update(text).digest('hex');
const read = file => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const wanted = () => sha256(read(lockFile) || read(join(root, 'package.json')));

function isInstalled() {
  if (!existsSync(modules)) return false;
  if (read(stampFile) === wanted()) return true;
  if (!holdsTheLock()) return false;
  writeFileSync(stampFile, wanted()); // somebody ran npm by hand
  return true;
}

/** Whether npm's own notes say that what the lock file names is what lies in node_modules. */
function holdsTheLock() {
  const notes = join(modules, '.package-lock.json');
  if (!existsSync(notes) || !existsSync(lockFile)) return false;
  const here = JSON.parse(read(notes)).packages;
  return Object.entries(JSON.parse(read(lockFile)).packages).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = here[path];
    return found ? link || found.version === version : Boolean(optional);
  });
}

async function install() {
  say('Installing what Atoll needs; this happens once.');
  let { code, output } = existsSync(lockFile) ? await npm('ci') : await npm('install');
  // A lock file that was made where some optional package for another system could not be had is refused by `npm ci`,
  // although everything needed here is in it.
  if (/EUSAGE/.test(output)) ({ code, output } = await npm('install', '--no-save'));
  if (code !== 0) {
    say(output);
    throw new Stop(whyNot(output));
  }
  writeFileSync(stampFile, wanted());
}

function npm(...command) {
  // Without node_modules/.bin on the path: npm must not run on the very Node that it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter(part => !/node_modules[\\/]\.bin[\\/]?$/.test(part));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const args = [...command, '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  return whatItSaid(spawn('npm', args, { cwd: root, env, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] }));
}

function whyNot(output) {
  if (/spawn npm ENOENT/.test(output)) return 'npm is not on the PATH. It comes with Node: https://nodejs.org';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT|network/i.test(output)) {
    const registry = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, shell: windows, encoding: 'utf8' });
    const where = registry.stdout?.trim() || 'its registry';
    return `npm cannot reach ${where}. Check the network or the proxy (npm config get proxy), then try again.`;
  }
  return 'npm could not install what Atoll needs; its message is above.';
}

/** The Node that came with the repository, or this machine's where it is new enough. */
function findNode() {
  const own = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['--version'], { stdio: 'ignore' }).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Stop(
    `Atoll needs Node 24 or newer; this is ${process.version}, and the one that comes with Atoll could not be installed.\n` +
      'Either let npm try again with its scripts allowed (npm rebuild node), or install Node from https://nodejs.org',
  );
}

/**
 * npm passes a signal on to the shell between itself and us, and that shell dies of it without a word. So a process
 * that npm started looks whether its parent is still there.
 */
const parent = process.ppid;
const isLeftBehind = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;

/** Runs a program to its end with the terminal handed through; signals reach it. Resolves with its exit code. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const pass = signal => {
      // Ctrl-C in a terminal has already reached the child.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const looking = setInterval(() => {
      if (!isLeftBehind()) return;
      clearInterval(looking);
      child.kill('SIGTERM');
    }, 250);
    child.on('error', error => {
      clearInterval(looking);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearInterval(looking);
      for (const name of signals) process.removeListener(name, pass);
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15));
    });
  });
}

/** Runs a script's main part; what a person can act on is shown in plain words. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    say(error instanceof Stop ? `\n${error.message}` : (error?.stack ?? String(error)));
    process.exitCode = 1;
  }
}
