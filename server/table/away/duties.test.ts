import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLog } from '../../log.ts';
import { plainTime } from '../../test/tableOf.ts';
import { aloneAtWork } from '../../work.ts';
import type { Tables } from '../tables.ts';
import { openDuties } from './duties.ts';

/** Duties of a house without tables, with a clock of its own. */
function emptyHouse() {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const beats: { at: string; gap: number }[] = [];
  const duties = openDuties({
    store: {
      beat: async (at, gap) => {
        beats.push({ at, gap });
        return null;
      },
      shut: async () => [],
      dueTables: async () => [],
      tablesWithoutTurn: async () => [],
      keepTurn: async () => undefined,
    },
    tables: {} as Tables,
    absence: { attend: async () => undefined },
    seating: { fill: async () => undefined },
    time: plainTime(() => now),
    every: 60_000,
    work: aloneAtWork,
    log: openLog(() => undefined),
  });
  const pass = (seconds: number) => {
    now += 1000 * seconds;
  };
  return { duties, beats, pass };
}

test('the heart beats every few seconds, however often one looks', async () => {
  const { duties, beats, pass } = emptyHouse();
  for (let i = 0; i < 20; i++) {
    await duties.look();
    pass(0.5);
  }
  assert.equal(beats.length, 2);
  await duties.close();
});

test('only before the first beat any silence means that the house was shut', async () => {
  const { duties, beats, pass } = emptyHouse();
  await duties.look();
  pass(6);
  await duties.look();
  assert.equal(beats[0]?.gap, 0);
  assert.ok((beats[1]?.gap ?? 0) > 5000);
  await duties.close();
});
