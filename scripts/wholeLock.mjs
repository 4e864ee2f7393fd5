/**
 * Completes package-lock.json: `node scripts/wholeLock.mjs`, after dependencies have changed. npm leaves out of it what
 * is meant for other systems and was not at hand (a known fault of npm: optional dependencies), and `npm ci` then
 * refuses the file, or misses what those systems need. Versions that are in it stay as they are.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The optional dependencies that the lock file names without saying anything about them. */
export function missingIn({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Takes from a lock file that was made from nothing what an older one lacks; what both have is the older one's. */
export function complete(lock, fresh) {
  const packages = { ...lock.packages };
  for (const [path, entry] of Object.entries(fresh.packages)) packages[path] ??= entry;
  for (const { name, version, dev } of missingIn({ packages }))
    packages[`node_modules/${name}`] = unseen(name, version, dev);
  const sorted = Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted.map(path => [path, packages[path]])) };
}

const platform =
  /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:$|-(\w+)$)/;

/** A package that the registry did not show us, told by its name. npm takes it without comparing a hash. */
function unseen(name, version, dev) {
  const [, os, cpu, rest] = platform.exec(name) ?? [];
  if (!os || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name}@${version} cannot be told by its name.`);
  const libc = os === 'linux' ? /musl|gnu/.exec(rest)?.[0].replace('gnu', 'glibc') : undefined;
  return { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc: [libc] }), optional: true, os: [os] };
}

/** A lock file made from nothing, in a folder of its own: here npm would only look at what is installed. */
function makeAnew() {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-lock-'));
  try {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const part of ['.', ...workspaces]) {
      mkdirSync(join(folder, part), { recursive: true });
      copyFileSync(join(root, part, 'package.json'), join(folder, part, 'package.json'));
    }
    const made = spawnSync(
      'npm',
      ['install', '--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved'],
      {
        cwd: folder,
        stdio: ['ignore', 2, 2],
      },
    );
    if (made.status !== 0) throw new Error('npm could not make a lock file; its reason is above.');
    return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(complete(lock, makeAnew()), null, 2)}\n`);
}
