import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { searchParameterRanges, usualSearchParameters } from '@atoll/bots';
import { Chance } from '@atoll/engine';
import { atoll, newFolder } from '../../test/run.ts';
import { candidates, keep, searchParametersIn } from './tune.ts';

const folder = newFolder();

interface Tuned {
  best: Record<string, number>;
  lead: number;
  margin: number;
  share: number;
  low: number;
  high: number;
  better: boolean;
  rounds: { games: number; best: { searchParameters: Record<string, number>; share: number }[] }[];
}

test('tune halves its candidates, tries the last one on new deals, and keeps it only if it is surely better', async () => {
  const file = join(folder, 'search.json');
  const args = [
    'tune',
    'tides',
    '--candidates',
    '4',
    '--games',
    '2',
    '--final',
    '6',
    '--iterations',
    '10',
    '--seed',
    'one',
  ];
  const run = async (...more: string[]): Promise<Tuned> => {
    const { code, out, err } = await atoll([...args, '--json', ...more]);
    assert.equal(code, 0, err);
    return JSON.parse(out) as Tuned;
  };
  const tuned = await run('--write', file);
  assert.deepEqual(
    tuned.rounds.map(({ games }) => games),
    [2, 4],
  );
  for (const [name, value] of Object.entries(tuned.best)) {
    const range = searchParameterRanges[name as keyof typeof searchParameterRanges];
    assert.ok(range && value >= range[0] && value <= range[1], `${name} is ${value}`);
  }
  assert.ok(tuned.low <= tuned.share && tuned.share <= tuned.high);
  assert.equal(tuned.better, tuned.lead > tuned.margin && tuned.share > 1 / 2);
  assert.equal(existsSync(file), tuned.better);
  assert.deepEqual((await run()).best, tuned.best, 'the same seed finds the same');
});

test('candidates differ from the present parameters in one to three things, and from each other', () => {
  const now = { ...usualSearchParameters, horizon: 16 };
  const found = candidates(now, 40, new Chance('candidates'));
  assert.equal(found.length, 40);
  assert.equal(new Set(found.map(one => JSON.stringify(one))).size, 40);
  for (const one of found) {
    const changed = Object.entries(one).filter(([name, value]) => value !== now[name as keyof typeof now]);
    assert.ok(changed.length >= 1 && changed.length <= 3, JSON.stringify(changed));
  }
});

test('what was found for a number of seats is written beside what is known about others', () => {
  const file = join(folder, 'kept.json');
  keep(file, searchParametersIn(file), 4, { ownScoreWeight: 0.3 });
  keep(file, searchParametersIn(file), 2, { horizon: 8 });
  keep(file, searchParametersIn(file), 4, { horizon: 40 });
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), { 2: { horizon: 8 }, 4: { horizon: 40 } });
});

test('tune does not write over a file that holds something else', async () => {
  const file = join(folder, 'other.json');
  for (const text of ['no JSON', '[1, 2]', '{ "horizon": 4 }']) {
    writeFileSync(file, text);
    const { code, err } = await atoll(['tune', 'tides', '--write', file]);
    assert.equal(code, 2);
    assert.match(err, /does not hold search parameters/);
    assert.equal(readFileSync(file, 'utf8'), text);
  }
});

test('tune does not write over a file with names of an earlier version, and names what it does not know', async () => {
  const file = join(folder, 'earlier.json');
  const text = '{ "2": { "horizon": 8, "pride": 0.3 } }';
  writeFileSync(file, text);
  const { code, err } = await atoll(['tune', 'tides', '--write', file]);
  assert.equal(code, 2);
  assert.match(err, /“pride”; there is no search parameter of that name/);
  assert.equal(readFileSync(file, 'utf8'), text);
});

test('tune refuses what it cannot do', async () => {
  for (const [args, sentence] of [
    [['tides', '--candidates', '1'], /--candidates/],
    [['nothing'], /no game “nothing”/],
    [['tides', '--steps', '3'], /--steps only means something with --policy/],
    [['orbis', '--policy', '--ms', '5'], /--ms means nothing beside --policy/],
  ] as const) {
    const { code, err } = await atoll(['tune', ...args]);
    assert.equal(code, 2);
    assert.match(err, sentence);
  }
});
