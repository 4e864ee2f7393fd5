import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { atoll, newFolder } from '../test/run.ts';

const folder = newFolder();

test('a whole game of Cacao can be played through a pipe, long lists narrowed field by field', async () => {
  const file = join(folder, 'played.json');
  const { code, out, err } = await atoll(
    ['play', 'cacao', '--seats', '2', '--bots', 'random', '--seed', 'p', '--lang', 'en', '--save', file],
    '1\n'.repeat(400),
  );
  assert.equal(code, 0, err);
  assert.match(out, /Worker tile|worker tile/);
  assert.match(out, /Total/);
  const verified = await atoll(['replay', file, '--verify']);
  assert.equal(verified.code, 0, verified.out);
});

test('at the keyboard one can ask for help and points, go back, take back, and quit', async () => {
  const input = ['?', 'p', '99', 'u', '1', 'u', 'q', ''].join('\n');
  const { code, out } = await atoll(
    ['play', 'tides', '--seats', '2', '--bots', 'random', '--seed', 't', '--lang', 'en'],
    input,
  );
  assert.equal(code, 0);
  assert.match(out, /u: undo/);
  assert.match(out, /Pearls/);
  assert.match(out, /A number from 1 to/);
  assert.match(out, /There’s nothing to undo/);
  assert.match(out, /Taken back\./);
  assert.match(out, /See you\./);
});

test('input that ends before the game does is said so, with exit code 1', async () => {
  const { code, err } = await atoll(['play', 'tides', '--seats', '2', '--bots', 'random', '--lang', 'de'], '1\n');
  assert.equal(code, 1);
  assert.match(err, /Die Eingabe ist zu Ende/);
});
