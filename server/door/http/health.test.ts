import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openSqlite } from '../../store/sqlite/index.ts';
import { type Entry, type Store, StoreFailure } from '../../store/store.ts';
import { usualManners } from '../../time/settings.ts';
import { Refused } from '../refusals.ts';
import { openHealth } from './health.ts';

/** A store whose disk can be filled and emptied, with a clock of its own; probes are counted. */
async function scene(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-health-'));
  const real = openSqlite(join(folder, 'atoll.sqlite'));
  t.after(async () => {
    await real.close();
    await rm(folder, { recursive: true });
  });
  const at = '2026-01-01T00:00:00Z';
  const edition = { id: 'base', digest: 'd' };
  await real.saveGuest({ id: 'ann', name: 'Ann' }, at);
  const table = {
    id: 't',
    game: 'g',
    edition,
    rules: 1,
    options: {},
    seed: 's',
    ...usualManners,
    owner: 'ann',
    createdAt: at,
  };
  await real.createTable({ ...table, seats: [{ guest: 'ann', bot: null }] });
  const disk = { full: false, roomForProbes: false, probes: 0, now: 0 };
  const fail = () => Promise.reject(new StoreFailure('the disk is full'));
  const disturbed: Store = {
    ...real,
    append: (...said) => (disk.full ? fail() : real.append(...said)),
    probe() {
      disk.probes++;
      return disk.full && !disk.roomForProbes ? fail() : real.probe();
    },
  };
  const { store, health } = openHealth(disturbed, () => disk.now);
  let n = 0;
  const move = (): Promise<void> => {
    const entry: Entry = { n: n + 1, type: 'move', seat: 0, move: {}, auto: false, key: '', at };
    return store.append('t', [entry], { over: false }).then(() => void n++);
  };
  return { disk, health, move };
}

const unwell = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.code === 'store' && error.refusal.words.en.includes('the disk is full');

test('a store that takes nothing is noticed without anybody playing, and so is its recovery', async t => {
  const { disk, health } = await scene(t);
  await health.check();
  disk.full = true;
  disk.now += 1000;
  await assert.rejects(health.check(), unwell);
  disk.full = false;
  disk.now += 1000;
  await health.check();
});

test('many who ask in the same moment cost one write', async t => {
  const { disk, health } = await scene(t);
  await Promise.all(Array.from({ length: 50 }, () => health.check()));
  disk.now += 999;
  await health.check();
  assert.equal(disk.probes, 1);
});

test('a move that could not be stored counts, although there was room for the probe, until one is stored', async t => {
  const { disk, health, move } = await scene(t);
  disk.full = disk.roomForProbes = true;
  await assert.rejects(move());
  await assert.rejects(health.check(), unwell);
  disk.full = false;
  disk.now += 1000;
  await assert.rejects(health.check(), unwell);
  await move();
  disk.now += 1000;
  await health.check();
});

test('where nobody plays any more, what failed is forgotten after a while', async t => {
  const { disk, health, move } = await scene(t);
  disk.full = disk.roomForProbes = true;
  await assert.rejects(move());
  disk.now += 10_000;
  await health.check();
});
