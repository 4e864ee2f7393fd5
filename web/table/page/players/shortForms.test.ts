import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitting, shortForms } from './shortForms.ts';

test('a long name is shortened by whole words, and at last to its initials', () => {
  assert.deepEqual(shortForms('Maximiliane-Charlotte'), ['Maximiliane-Charlotte', 'Maximiliane', 'MC']);
  assert.deepEqual(shortForms('Anna'), ['Anna', 'A']);
  assert.deepEqual(shortForms('ädel von Orinoko'), ['ädel von Orinoko', 'ädel', 'ÄVO']);
});

test('a number that tells two of the same name apart stays', () => {
  assert.deepEqual(shortForms('Kapitänin 2'), ['Kapitänin 2', 'K2']);
});

test('the longest form that has room is shown, and no half of one', () => {
  const forms = ['Maximiliane-Charlotte', 'Maximiliane', 'MC'];
  const widthOf = (text: string) => 8 * text.length;
  assert.equal(fitting(forms, 200, widthOf), 'Maximiliane-Charlotte');
  assert.equal(fitting(forms, 100, widthOf), 'Maximiliane');
  assert.equal(fitting(forms, 40, widthOf), 'MC');
  assert.equal(fitting(forms, 4, widthOf), 'MC');
});
