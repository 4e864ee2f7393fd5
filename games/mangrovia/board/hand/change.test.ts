import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MangroviaMove } from '../../rules/types.ts';
import { baseGame } from '../../test/scenes.ts';
import { changeOf } from './change.ts';

const { box } = baseGame;
const built = (cards: string, pay: string): MangroviaMove => ({ do: 'build', field: 'A-EF', huts: 1, cards, pay });

test('an open payment takes nothing away yet, but the only possible card is already meant', () => {
  const moves = [built('sand', '5'), built('sand', '2+3')];
  const { gone } = changeOf(box, moves, { do: 'build', field: 'A-EF' }, {});
  assert.deepEqual(gone.landscapes, ['sand']);
  assert.deepEqual(gone.treasures, []);
});

test('a payment that is pointed at is shown as spent', () => {
  const moves = [built('sand', '5'), built('sand', '2+3')];
  const { gone } = changeOf(box, moves, { do: 'build', field: 'A-EF' }, { pay: '2+3' });
  assert.deepEqual(gone.treasures, [2, 3]);
});

test('an open card comes in, a face-down one is not known', () => {
  const moves: MangroviaMove[] = [
    { do: 'draw', card: 'treasure-5' },
    { do: 'draw', card: 'sand' },
    { do: 'draw', card: 'treasure-pile' },
    { do: 'pass' },
  ];
  const come = (card: string) => changeOf(box, moves, {}, { do: 'draw', card }).come;
  assert.deepEqual(come('treasure-5').treasures, [5]);
  assert.deepEqual(come('sand').landscapes, ['sand']);
  assert.deepEqual(come('treasure-pile').treasures, []);
});
