import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { openHouse, playFirst, standingFor, tableForTwo, visitor } from '../../test/house.ts';
import { backUp } from './backup.ts';

async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-backup-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const refusedWith = (code: string) => (error: unknown) =>
  error instanceof BadInput && error.code === code && error.words.de !== error.words.en;

test('a backup that is made while people play holds every move acknowledged before, and a server starts on it', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  const { n } = await playFirst(ann, id);
  const others = await Promise.all(Array.from({ length: 10 }, () => tableForTwo(house)));
  let backing = true;
  const playing = others.map(async other => {
    for (let i = 0; backing && i < 2; i++) await playFirst(other.ann, other.id);
  });
  const folder = await newFolder(t);
  const done = await backUp(house.data, join(folder, 'atoll.sqlite'));
  backing = false;
  await Promise.all(playing);
  assert.equal(done.tables, 11);
  assert.equal(done.bytes, (await stat(done.file)).size);
  assert.deepEqual(await readdir(folder), ['atoll.sqlite'], 'one file that stands alone');

  const again = await openHouse(t, { data: folder });
  const back = visitor(again.server, ann.cookie);
  assert.deepEqual(await standingFor(back, id), await standingFor(ann, id));
  assert.equal((await standingFor(back, id)).n, n);
});

test('a backup is for its owner alone: it holds the key by which guests are known', async t => {
  const house = await openHouse(t);
  const { file } = await backUp(house.data, join(await newFolder(t), 'b'));
  assert.equal((await stat(file)).mode & 0o777, 0o600);
});

test('a file that is there is left alone, unless it is to be replaced', async t => {
  const house = await openHouse(t);
  const file = join(await newFolder(t), 'b');
  await writeFile(file, 'holiday pictures');
  await assert.rejects(backUp(house.data, file), refusedWith('backup-exists'));
  assert.equal(await readFile(file, 'utf8'), 'holiday pictures');
  await backUp(house.data, file, true);
  assert.match(await readFile(file, 'latin1'), /^SQLite format 3/);
});

test('the database itself is never replaced, under whatever name', async t => {
  const house = await openHouse(t);
  const link = join(await newFolder(t), 'link');
  await symlink(join(house.data, 'atoll.sqlite'), link);
  for (const file of [link, join(house.data, 'atoll.sqlite')])
    await assert.rejects(backUp(house.data, file, true), refusedWith('backup-itself'));
});

test('what cannot be backed up, or not there, is said in words and leaves nothing behind', async t => {
  const house = await openHouse(t);
  const folder = await newFolder(t);
  await assert.rejects(backUp(folder, join(folder, 'b')), refusedWith('backup-nothing'));
  await assert.rejects(backUp(house.data, folder), refusedWith('backup-folder'));
  await assert.rejects(backUp(house.data, join(folder, 'no', 'where')), refusedWith('backup-unwritable'));

  const foreign = join(folder, 'foreign');
  await mkdir(foreign);
  const db = new DatabaseSync(join(foreign, 'atoll.sqlite'));
  db.exec('create table recipes (name text)');
  db.close();
  await assert.rejects(backUp(foreign, join(folder, 'b')), refusedWith('database-foreign'));

  await writeFile(join(foreign, 'atoll.sqlite'), 'not a database at all'.repeat(500));
  await assert.rejects(backUp(foreign, join(folder, 'b')), refusedWith('database-broken'));
  assert.deepEqual(await readdir(folder), ['foreign']);
});

test('of a database that is damaged inside no backup is kept', async t => {
  const house = await openHouse(t);
  for (let i = 0; i < 20; i++) await tableForTwo(house);
  await house.server.close();
  const folder = await newFolder(t);
  await cp(house.data, join(folder, 'data'), { recursive: true });
  const file = join(folder, 'data', 'atoll.sqlite');
  const bytes = await readFile(file);
  // Every page but the first, which says whose database it is.
  bytes.fill(0x5a, 3 * 4096, bytes.length - 4096);
  await writeFile(file, bytes);
  await assert.rejects(backUp(join(folder, 'data'), join(folder, 'b')), BadInput);
  assert.deepEqual(await readdir(folder), ['data']);
});
