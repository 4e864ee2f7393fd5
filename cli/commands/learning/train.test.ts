import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { FeatureWeights, Net } from '@atoll/engine';
import { atoll, newFolder } from '../../test/run.ts';

const folder = newFolder();
const kept = join(folder, 'kept.json');
const args = ['train', 'cacao', '--seats', '2', '--bots', 'random', '--workers', '2', '--duel', '2', '--json'];

interface Trained {
  games: number;
  positions: number;
  error: number;
  judgement: FeatureWeights;
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
  const file = join(folder, 'weights.json');
  const second = await run('--games', '10', '--kept', kept, '--write', file);
  assert.equal(second.games, 40);
  assert.ok(second.positions > first.positions);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), second.judgement);
  const whole = await run('--games', '40');
  assert.equal(whole.positions, second.positions, 'in two runs or in one');
});

test('train --net learns a net, keeps what it learned, and goes on with it', async () => {
  const file = join(folder, 'net.json');
  const keptNet = join(folder, 'kept-net.json');
  const net = async (...more: string[]) => {
    const small = ['--net', '--hidden', '4', '--workers', '2', '--duel', '2', '--json'];
    const { code, out, err } = await atoll(['train', 'cacao', '--seats', '2', ...small, ...more]);
    assert.equal(code, 0, err);
    return JSON.parse(out) as { games: number; steps: number; net: Net; duel: { games: number }; errors: object };
  };
  const first = await net('--games', '22', '--kept', keptNet);
  assert.deepEqual([first.games, first.net.outputWeights.length, first.duel.games], [22, 4, 2]);
  assert.ok(first.steps > 0 && first.errors);
  const second = await net('--games', '3', '--kept', keptNet, '--write', file);
  assert.equal(second.games, 25);
  assert.ok(second.steps > first.steps);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), second.net);
  const other = await atoll(['train', 'orbis', '--net', '--games', '1', '--kept', keptNet]);
  assert.equal(other.code, 2);
  assert.match(other.err, /another game or looks at other things/);
});

test('train refuses a game without features, a file about another game, and learning from nothing', async () => {
  for (const [wrong, sentence] of [
    [['train', 'tides'], /names no features/],
    [['train', 'cacao', '--games', '0', '--duel', '0'], /Nothing can be learned/],
    [['train', 'cacao', '--net', '--games', '0', '--duel', '0'], /Nothing can be learned/],
    [['train', 'cacao', '--net', '--hidden', '0'], /--hidden/],
    [['train', 'cacao', '--hidden', '8'], /--hidden only means something with --net/],
    [['train', 'cacao', '--rounds', '2'], /--rounds only means something with --net/],
    [['train', 'cacao', '--net', '--rounds', '0'], /--rounds/],
    [['train', 'cacao', '--kept', join(folder, 'no.json'), '--games', 'many'], /--games/],
  ] as const) {
    const { code, err } = await atoll(wrong);
    assert.equal(code, 2);
    assert.match(err, sentence);
  }
  assert.equal(existsSync(join(folder, 'no.json')), false);
});
