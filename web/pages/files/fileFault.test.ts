import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, readReplay } from '@atoll/engine';
import { faultWords } from './fileFault.ts';

const faultOf = (text: string) => {
  try {
    readReplay(text);
  } catch (error) {
    if (error instanceof BadInput) return faultWords(error);
    throw error;
  }
  throw new Error('this file was taken');
};

test('a field that does not belong in a game file is named before the sentence, and not as its first word', () => {
  const { de, en } = faultOf('{"a": 1}');
  assert.equal(en, 'The file has a fault at “a”: There is no such field here.');
  assert.equal(de, 'In der Datei stimmt etwas nicht, bei „a“: Dieses Feld gibt es hier nicht.');
});

test('a fault of the whole file names no place', () => {
  assert.match(faultOf('not a game').en, /^This is not valid JSON/);
});
