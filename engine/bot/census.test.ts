import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tally } from './census.ts';

const name = (text: string) => ({ de: text, en: text });
const fruit = () =>
  new Tally('fruit', name('Fruit'), [
    ['plum', name('Plum')],
    ['pear', name('Pear')],
  ]);

test('what is taken twice as often as the mean has twice its fair share', () => {
  const tally = fruit();
  tally.take('plum', 3);
  tally.take('pear');
  assert.deepEqual(
    tally.rows().map(({ id, taken, share }) => [id, taken, share]),
    [
      ['plum', 3, 1.5],
      ['pear', 1, 0.5],
    ],
  );
});

test('what was seldom on offer is measured by how often it was', () => {
  const tally = fruit();
  tally.offer('plum', 9);
  tally.take('plum', 9);
  tally.offer('pear');
  tally.take('pear');
  assert.deepEqual(
    tally.rows().map(({ share }) => share),
    [1, 1],
  );
});

test('what was never on offer has no share, and what was never taken has none of it', () => {
  const tally = fruit();
  tally.offer('plum', 2);
  assert.deepEqual(
    tally.rows().map(({ share }) => share),
    [null, null],
  );
  tally.take('plum');
  assert.deepEqual(
    tally.rows().map(({ share }) => share),
    [1, null],
  );
});

test('a thing that the tally does not know is a mistake', () => {
  assert.throws(() => fruit().take('apple'), /nothing called “apple”/);
});
