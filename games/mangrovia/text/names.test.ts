import assert from 'node:assert/strict';
import { test } from 'node:test';
import base from '../editions/base.json' with { type: 'json' };
import { openBox } from '../editions/box.ts';
import { eventText } from './events.ts';
import { landingText } from './landings.ts';
import { fieldName } from './names.ts';

const box = openBox(base);

test('amulet fields are counted, in the log as in choices: nobody reads how they are called inside', () => {
  const built = { type: 'built', seat: 0, field: 'isle-8', huts: 1, cards: 'reed', pay: '6+7', points: 0 } as const;
  assert.match(fieldName(box, 'isle-8').de, /^Amulettfeld 8 \(Schilf/);
  assert.match(eventText(built, ['Anna'], box)?.en ?? '', /^Anna builds on amulet space 8 \(reeds/);
  for (const { id } of box.fields) assert.doesNotMatch(fieldName(box, id).de + fieldName(box, id).en, /isle/);
});

test('other fields are called by the paths they lie on', () => {
  assert.match(fieldName(box, 'AB-E').en, /^space AB-E \(water, price 15\)$/);
});

test('cards of one kind in a row are counted at a landing', () => {
  assert.equal(landingText(box, 1).de, 'zwei offene Karten, dann eine verdeckte Karte');
  assert.equal(landingText(box, 4).en, 'a face-up card, then a face-down card');
  assert.equal(landingText(box, 5).de, 'zwei Karten, jede offen oder verdeckt');
  assert.equal(landingText(box, 6).en, 'three face-up cards, then a face-down card');
});
