import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNumbered, readTagged, writeLine } from './lines.ts';

test('a tagged line says its number, its sentence and its elements, with or without their names', () => {
  const { lines } = readTagged('7: Alle würfeln.; [1292: Zufall, ]\n8: Ende; []\n9: Wer gewinnt?; [1492]');
  assert.deepEqual(lines, [
    { number: 7, text: 'Alle würfeln.', tags: new Set([1292]) },
    { number: 8, text: 'Ende', tags: new Set() },
    { number: 9, text: 'Wer gewinnt?', tags: new Set([1492]) },
  ]);
});

test('a question mark in the list means that nobody says, not that there is nothing', () => {
  assert.equal(readTagged('0: Nehmt drei Karten.; [?]').lines[0]?.tags, null);
});

test('a sentence may contain brackets and semicolons itself', () => {
  assert.equal(readTagged('0: Erst A; [nicht B]; dann C.; []').lines[0]?.text, 'Erst A; [nicht B]; dann C.');
});

test('what is not in the format is told by its line, and what we do not know by its name', () => {
  const file = readTagged('0: Ein Satz.; [1292: Zufall, 99: Bluff, ]\n\nirgendetwas\n1: Noch einer.; [viel]');
  assert.deepEqual(file.unreadable, [3, 4]);
  assert.deepEqual(file.unknown, ['99: Bluff']);
  assert.deepEqual(file.lines[0]?.tags, new Set([1292]));
});

test('a written line is read back as it was', () => {
  const line = writeLine(3, 'Lege die Muschel ab; sofort!', [1292, 3173]);
  assert.equal(line, '3: Lege die Muschel ab; sofort!; [1292: Zufall, 3173: Gemeinsames Spielfeld, ]');
  assert.deepEqual(readTagged(line).lines, [
    { number: 3, text: 'Lege die Muschel ab; sofort!', tags: new Set([1292, 3173]) },
  ]);
  assert.equal(writeLine(0, 'ENDE', []), '0: ENDE; []');
});

test('numbered lines are taken as they are; running text is not mistaken for them', () => {
  assert.deepEqual(readNumbered('4: Zieht eine Karte. Oder zwei.\n5: Fertig.'), [
    { number: 4, text: 'Zieht eine Karte. Oder zwei.' },
    { number: 5, text: 'Fertig.' },
  ]);
  assert.equal(readNumbered('Es gilt:\n3: drei Karten\n4: vier Karten\nDanach wird gemischt.'), null);
});
