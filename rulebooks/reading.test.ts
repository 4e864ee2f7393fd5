import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownModel } from './index.ts';
import { looksGerman, readRulebook } from './reading.ts';

const model = ownModel();

test('the model that comes along finds dice and victory points', () => {
  const [dice, points, nothing] = readRulebook(
    'Alle Spieler würfeln mit zwei Würfeln. Für jede Muschel erhält der Spieler drei Siegpunkte.\n\nINHALT',
    model,
  );
  assert.ok(dice?.elements.includes(1292));
  assert.ok(points?.elements.includes(8528));
  assert.deepEqual(nothing?.elements, []);
});

test('sentences are numbered from 0; a numbered file keeps its numbers and its lines', () => {
  assert.deepEqual(
    readRulebook('Eins ist da. Zwei auch.', model).map(({ number, text }) => [number, text]),
    [
      [0, 'Eins ist da.'],
      [1, 'Zwei auch.'],
    ],
  );
  assert.deepEqual(
    readRulebook('40: Eins ist da. Zwei auch.; [?]\n41: Drei; []', model).map(({ number, text }) => [number, text]),
    [
      [40, 'Eins ist da. Zwei auch.'],
      [41, 'Drei'],
    ],
  );
});

test('tags that stand in the file are not looked at', () => {
  const readAs = (tags: string) =>
    readRulebook(`0: Zieht verdeckt drei Karten vom Stapel.; [${tags}]\n1: Ende; []`, model).map(one => one.elements);
  assert.deepEqual(readAs('7090: Kooperative Spielform, '), readAs('?'));
});

test('another language is noticed', () => {
  const of = (text: string) => looksGerman([{ text: text.repeat(12) }]);
  assert.ok(of('Der Spieler legt die Karte auf den Stapel und nimmt ein Boot. '));
  assert.ok(!of('The player puts a card on top of their pile, then takes one boat. '));
});
