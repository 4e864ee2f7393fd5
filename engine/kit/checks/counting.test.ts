import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, forms, words } from '../../core/words.ts';
import { wrongNumber } from './counting.ts';

const nouns = [
  forms(words('Punkt', 'point'), words('Punkte', 'points')),
  forms(words('Anhänger', 'worshipper'), words('Anhänger', 'worshippers')),
];

test('one with a plural and several with a singular are found, in either language', () => {
  assert.equal(wrongNumber(words('noch 1 Punkte', '1 point left'), nouns), '1 Punkte');
  assert.equal(wrongNumber(words('noch 3 Punkte', '3 point left'), nouns), '3 point');
  assert.equal(wrongNumber(words('0 Punkt', '0 points'), nouns), '0 Punkt');
});

test('what fits is left alone, also a noun with one form and a longer word', () => {
  assert.equal(wrongNumber(words('1 Punkt, 21 Punkte, 1 Anhänger, 3 Anhänger', '1 point, 21 points'), nouns), null);
  assert.equal(wrongNumber(alike('1 Punktestand, 3 pointers'), nouns), null);
  assert.equal(wrongNumber(words('Feld 2,1 Punkte', ''), nouns), null);
});
