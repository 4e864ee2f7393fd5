import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Need } from '../../editions/edition.ts';
import type { ViewPerson } from '../../rules/view/viewTypes.ts';
import {
  amountWords,
  cellWords,
  effectWords,
  jewelOffer,
  nthWords,
  offeredWords,
  progressWords,
  purseWords,
  taskProgressWords,
  tradeGroupWords,
  villagerWords,
} from './pieceWords.ts';

const asked = (count: Need['count'], least: number, of?: string): Need => ({ count, least, of });

const diver: ViewPerson = { person: 'woman-shell-1', sex: 'woman', trade: 'shell', symbols: 3, moved: false };
const tracker: ViewPerson = { person: 'man-land-2', sex: 'man', trade: 'land', symbols: 1, moved: false };

test('a person on the board says where it stands, what it does and what it brings once', () => {
  assert.deepEqual(offeredWords(diver, 4, 1, 1), {
    de: 'Taucherin neben der 4: 1 Muschel; beim Helfer einmal 3 Muscheln',
    en: 'Female diver at 4: 1 shell; once 3 shells at the helper',
  });
});

test('a second person of a trade says so, and is as strong as both together', () => {
  const { de, en } = offeredWords(tracker, 2, 4, 2);
  assert.equal(de, 'Fährtensucher neben der 2, dein 2. Plättchen: Landweg bis 4; beim Helfer einmal 1 Statusschritt');
  assert.equal(en, 'Tracker at 2, your 2nd tile: land path up to 4; once 1 status step at the helper');
  assert.deepEqual(
    [2, 3, 4].map(n => nthWords(n).en),
    ['your 2nd', 'your 3rd', 'your 4th'],
  );
});

test('a person who was moved down brings nothing more at the helper', () => {
  assert.equal(villagerWords({ ...diver, moved: true }).de, 'Taucherin: Muscheln schon gesammelt');
  assert.equal(villagerWords({ ...tracker, moved: true }).en, 'Tracker: tattooed');
});

test('equal tiles of a village are named together with their strength', () => {
  assert.equal(tradeGroupWords('man', 'shell', 2, 2).de, '2 × Taucher: 2 Muscheln');
});

test('a doubled trade that reaches for a number reaches no further than 6', () => {
  assert.equal(effectWords('build', 12).en, 'building tile up to 6');
  assert.equal(effectWords('points', 12).en, '12 points');
});

test('one thing is in the singular', () => {
  assert.deepEqual(
    [1, 2].map(n => effectWords('material', n).de),
    ['1 Baustoff', '2 Baustoffe'],
  );
  assert.deepEqual(
    [1, 2].map(n => effectWords('hut', n).en),
    ['1 hut to space 12', '2 huts to space 12'],
  );
});

test('progress says how many of how many, and more than enough counts as enough', () => {
  const need = asked('women', 3);
  assert.deepEqual(progressWords({ need, have: 2, sure: true }), { de: '3 Frauen: 2 von 3', en: '3 women: 2 of 3' });
  assert.equal(amountWords({ need, have: 5, sure: true }).en, '3 of 3');
});

test('of a hand that is not known, progress is a least amount', () => {
  const need = asked('cards', 2, 'blue');
  assert.equal(amountWords({ need, have: 1, sure: false }).de, 'mindestens 1 von 2');
  assert.equal(amountWords({ need, have: 2, sure: false }).de, '2 von 2');
});

test('being first is had or not, and is never counted', () => {
  const need = asked('first', 1);
  assert.equal(amountWords({ need, have: 0, sure: true }).en, 'not yet');
  assert.equal(amountWords({ need, have: 1, sure: true }).de, 'ja');
});

test('a task with two requirements tells both', () => {
  const parts = [
    { need: asked('women', 1), have: 1, sure: true },
    { need: asked('priests', 1), have: 0, sure: true },
  ];
  assert.equal(taskProgressWords(parts).de, '1 Frau: 1 von 1, 1 Priester im Tempel: 0 von 1');
});

test('a jewel says its price, and the purse what it would leave or what it lacks', () => {
  const jewel = { jewel: 'comb-1', kind: 'comb', cost: 1, points: 2 } as const;
  assert.equal(jewelOffer(jewel).de, 'Kamm: 2 Punkte für 1 Muschel');
  assert.deepEqual(
    [3, 2, 1, 0].map(have => purseWords(have, 1).de),
    ['dir bleiben 2 Muscheln', 'dir bleibt 1 Muschel', 'dir bleibt keine Muschel', 'dir fehlt 1 Muschel'],
  );
});

test('a cell says what it is for, what lies there, or what covers it', () => {
  const cell = { cell: 'b2', material: 'wood' } as const;
  assert.equal(cellWords({ ...cell, holds: 'nothing' }).de, 'Feld b2: Platz für Holz');
  assert.equal(cellWords({ ...cell, holds: 'material' }).en, 'Cell b2: wood');
  assert.equal(cellWords({ ...cell, holds: 3 }).en, 'Cell b2: building tile 3');
});
