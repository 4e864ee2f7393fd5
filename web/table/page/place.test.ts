import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoresheet, words } from '@atoll/engine';
import { placeWords } from './place.ts';

/** The final sheet of seats with these points. */
const sheet = (...points: number[]) =>
  scoresheet(
    ['all'],
    points.map((n, seat) => ({ seat, points: [n], tieBreak: [] })),
    true,
  );

test('a place of one’s own', () => {
  assert.deepEqual(
    placeWords(sheet(9, 12, 3, 5), 0),
    words('Dein Platz: Zweiter von vier', 'Your place: second of four'),
  );
  assert.equal(placeWords(sheet(9, 3), 0)?.de, 'Dein Platz: Erster von zwei');
  assert.equal(placeWords(sheet(1, 9, 8, 7, 6), 0)?.en, 'Your place: fifth of five');
});

test('a place that others share', () => {
  const two = sheet(9, 9, 12);
  assert.deepEqual(
    placeWords(two, 1),
    words('Dein Platz: geteilter Zweiter von drei', 'Your place: shared second of three'),
  );
  assert.equal(placeWords(sheet(9, 12, 12), 0)?.de, 'Dein Platz: Dritter von drei');
});

test('who does not sit at the table has no place', () => assert.equal(placeWords(sheet(1, 2), 5), null));
