import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, capitalised, counted, forms, fromThe, joined, listed, noted, ranged, thing, words } from './words.ts';

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

test('less than nothing has a real minus sign, and one less is singular as well', () => {
  assert.deepEqual(counted(-1, fruit), words('−1 Frucht', '−1 fruit'));
  assert.deepEqual(counted(-2, fruit), words('−2 Früchte', '−2 fruits'));
});

test('texts stand one after the other, and begin with a capital where they begin a sentence', () => {
  assert.deepEqual(joined([alike('a'), alike('b'), alike('c')]), alike('a, b, c'));
  assert.deepEqual(joined([alike('a'), alike('b')], '; '), alike('a; b'));
  assert.deepEqual(capitalised(words('über', 'over')), words('Über', 'Over'));
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

test('a note in brackets goes with every form of a name', () => {
  const forest = noted(thing('masculine', words('Wald', 'forest')), words('Grün', 'green'));
  assert.deepEqual(forest.alone, words('Wald (Grün)', 'forest (green)'));
  assert.deepEqual(forest.the.accusative, words('den Wald (Grün)', 'the forest (green)'));
});

test('where something comes from has its article in it', () => {
  const village = thing('neuter', words('Dorf', 'village'));
  assert.deepEqual(fromThe(village), words('vom Dorf', 'from the village'));
  assert.equal(fromThe(thing('feminine', words('Kultstätte', 'shrine'))).de, 'von der Kultstätte');
});
