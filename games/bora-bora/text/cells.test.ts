import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boraBora } from '../index.ts';
import { cellsName } from './cells.ts';

test('a space of the ceremony area is told by its row and place, as people count them', () => {
  assert.deepEqual(cellsName('c1'), { de: 'Reihe 1, Feld 3', en: 'row 1, space 3' });
  assert.equal(cellsName('c2+d2').de, 'Reihe 2, Felder 3 und 4');
  assert.equal(cellsName('b1+b2').en, 'rows 1 and 2, space 2');
});

test('the log says so too', () => {
  const { text, editions, open } = boraBora;
  const { box } = open(editions[0]);
  const line = (event: Parameters<typeof text.event>[0]) => text.event(event, ['Anna'], box)?.de ?? '';
  assert.match(line({ type: 'stored', seat: 0, material: 'stone', cell: 'c1', from: 'site' }), /Reihe 1, Feld 3/);
  assert.match(line({ type: 'built', seat: 0, building: 1, cells: 'c2+d2', points: 4 }), /Reihe 2, Felder 3 und 4/);
});
