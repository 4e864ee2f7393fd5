/** Builds the site with Vite, only when something it is made of has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './lock.mjs';
import { root, run, Stop, say } from './setup.mjs';

const folders = ['web', 'engine', 'games', 'boardkit', 'bots'];
const files = ['server/door/protocol.ts', 'package-lock.json', 'tsconfig.json'];
const notInTheSite = /^(node_modules|dist|kit|golden)$|\.test\.tsx?$|^\./;
const stampFile = join(root, 'web/dist/.atoll-stamp');

export async function buildSite(node) {
  if (isBuilt()) return;
  await oneAtATime(root, 'site', async () => {
    if (isBuilt()) return;
    say('Building the site …');
    const stamp = fingerprint();
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    // What Vite says is no part of a command's output.
    const code = await run(node, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      stdio: ['ignore', 2, 2],
    });
    if (code !== 0) throw new Stop('The site could not be built; the reason is above.');
    writeFileSync(stampFile, stamp);
  });
}

const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();

/** One hash over everything the site is made of. */
function fingerprint() {
  const hash = createHash('sha256');
  const add = path => {
    hash.update(`${path}\n`);
    hash.update(readFileSync(join(root, path)));
  };
  const visit = folder => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (notInTheSite.test(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else add(path);
    }
  };
  for (const folder of folders) visit(folder);
  for (const file of files) if (existsSync(join(root, file))) add(file);
  return hash.digest('hex');
}
