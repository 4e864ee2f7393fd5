import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Judgement } from '@atoll/engine';
import { atoll, newFolder } from './run.fixture.ts';

const folder = newFolder();
const kept = join(folder, 'kept.json');
const args = ['train', 'cacao', '--seats', '2', '--bots', 'random', '--workers', '2', '--duel', '2', '--json'];

interface Trained {
  games: number;
  positions: number;
  error: number;
  judgement: Judgement;
  duel: { games: number; share: number };
}

const run = async (...more: string[]): Promise<Trained> => {
  const { code, out, err } = await atoll([...args, ...more]);
  assert.equal(code, 0, err);
  return JSON.parse(out) as Trained;
};

test('train learns that gold is worth a point a piece, keeps what it learned, and goes on with it', async () => {
  const first = await run('--games', '30', '--kept', kept);
  assert.equal(first.games, 30);
  const { features, late } = first.judgement;
  const gold = late[features.indexOf('gold')] as number;
  assert.ok(gold > 0.7 && gold < 1.3, `gold is worth ${gold} at the end`);
  const file = join(folder, 'judgement.json');
  const second = await run('--games', '10', '--kept', kept, '--write', file);
  assert.equal(second.games, 40);
  assert.ok(second.positions > first.positions);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), second.judgement);
  const whole = await run('--games', '40');
  assert.equal(whole.positions, second.positions, 'in two runs or in one');
});

test('train refuses a game without features, a file about another game, and learning from nothing', async () => {
  for (const [wrong, sentence] of [
    [['train', 'tides'], /names no features/],
    [['train', 'cacao', '--games', '0', '--duel', '0'], /Nothing can be learned/],
    [['train', 'cacao', '--kept', join(folder, 'no.json'), '--games', 'many'], /--games/],
  ] as const) {
    const { code, err } = await atoll(wrong);
    assert.equal(code, 2);
    assert.match(err, sentence);
  }
  assert.equal(existsSync(join(folder, 'no.json')), false);
});
