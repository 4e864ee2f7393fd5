import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { atoll, newFolder } from '../test/run.ts';

const folder = newFolder();
const args = ['balance', 'tides', '--seats', '2,4', '--bots', 'greedy', '--games', '20', '--seed', 'one'];

interface Balanced {
  counts: { seats: number; played: { winners: number[]; rows: { total: number }[] }[] }[];
}

test('balance plays as many games as asked with each number of seats, and counts every place', async () => {
  const { code, out, err } = await atoll([...args, '--json']);
  assert.equal(code, 0, err);
  const { counts } = JSON.parse(out) as Balanced;
  assert.deepEqual(
    counts.map(({ seats, played }) => [seats, played.length]),
    [
      [2, 20],
      [4, 20],
    ],
  );
  for (const { seats, played } of counts)
    for (const { winners, rows } of played) {
      assert.equal(rows.length, seats);
      assert.ok(winners.length > 0 && winners.every(place => place >= 0 && place < seats));
      assert.equal(Math.max(...rows.map(({ total }) => total)), rows[winners[0] as number]?.total);
    }
});

test('balance writes a report that names its command, and the same seed gives the same report', async () => {
  const file = join(folder, 'tides.md');
  assert.equal((await atoll([...args, '--workers', '1', '--write', file])).code, 0);
  const text = readFileSync(file, 'utf8');
  assert.match(text, /balance tides --seats 2,4 --bots greedy --games 20 --seed one --write/);
  assert.match(text, /## 4 seats/);
  assert.match(text, /Fair would be 25\.0 %; χ² = \d/);
  const { out } = await atoll(args);
  assert.equal(out.split('\n').slice(3).join('\n').trim(), text.split('\n').slice(3).join('\n').trim());
});

test('balance refuses different bots, seats that the game does not have, and a file that it cannot write', async () => {
  for (const [wrong, sentence] of [
    [['tides', '--bots', 'greedy,random'], /names 2 bots|same bot/],
    [['tides', '--seats', '2,9'], /--seats is a whole number from 2 to 4/],
    [['tides', '--games', '1', '--seats', '2', '--write', join(folder, 'no', 'where.md')], /cannot be written/],
  ] as const) {
    const { code, err } = await atoll(['balance', ...wrong]);
    assert.equal(code, 2);
    assert.match(err, sentence);
  }
});
