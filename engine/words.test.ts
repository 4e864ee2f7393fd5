import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, counted, forms, listed, ranged, thing, words } from './words.ts';

const fruit = forms(words('Frucht', 'fruit'), words('Früchte', 'fruits'));

test('one is singular; none and several are plural', () => {
  assert.deepEqual(counted(1, fruit), words('1 Frucht', '1 fruit'));
  assert.deepEqual(counted(0, fruit), words('0 Früchte', '0 fruits'));
  assert.deepEqual(counted(3, fruit), words('3 Früchte', '3 fruits'));
});

test('a range that is none is said as one number', () => {
  assert.deepEqual(ranged(2, 4, fruit), words('2–4 Früchte', '2–4 fruits'));
  assert.deepEqual(ranged(2, 2, fruit), words('2 Früchte', '2 fruits'));
  assert.deepEqual(ranged(1, 1, fruit), words('1 Frucht', '1 fruit'));
});

test('the last of a list is joined by a word', () => {
  assert.deepEqual(listed([]), alike(''));
  assert.deepEqual(listed([alike('a')]), alike('a'));
  assert.deepEqual(listed([alike('a'), alike('b'), alike('c')]), words('a, b und c', 'a, b and c'));
  assert.deepEqual(listed([alike('a'), alike('b')], words('oder', 'or')), words('a oder b', 'a or b'));
});

test('a name carries its article and its cases', () => {
  const rock = thing('masculine', words('Heiliger Felsen', 'sacred rock'), {
    nominative: 'Heilige Felsen',
    accusative: 'Heiligen Felsen',
    dative: 'Heiligen Felsen',
  });
  assert.equal(rock.alone.de, 'Heiliger Felsen');
  assert.deepEqual(rock.the.nominative, words('der Heilige Felsen', 'the sacred rock'));
  assert.deepEqual(rock.the.accusative, words('den Heiligen Felsen', 'the sacred rock'));
  assert.deepEqual(rock.the.dative, words('dem Heiligen Felsen', 'the sacred rock'));
  assert.equal(thing('neuter', words('Dorf', 'village')).the.dative.de, 'dem Dorf');
});
