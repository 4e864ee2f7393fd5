import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chapter, words } from '@atoll/engine';
import { prepareAtLeisure, search } from './ruleSearch.ts';

const rule = (id: string, de: string, en: string, text: readonly [string, string]) => ({
  id,
  title: words(de, en),
  text: words(...text),
  tests: [],
});
const book: readonly Chapter[] = [
  {
    title: words('Spielzug', 'A turn'),
    rules: [
      rule('R1', 'Früchte ernten', 'Harvesting', [
        'Deine Arbeiter ernten Kakaofrüchte.',
        'Your workers harvest fruits.',
      ]),
      rule('R2', 'Verkaufen', 'Selling', ['Am Markt verkaufst du eine Frucht.', 'At a market you sell a fruit.']),
    ],
  },
  {
    title: words('Ende', 'The end'),
    rules: [
      rule('R3', 'Gleichstand', 'Ties', ['Bei Gleichstand gewinnt, wer mehr Früchte hat.', 'Fruits break a tie.']),
      rule('R10', 'Straße', 'Street', ['Größe zählt nicht.', 'Size does not count.']),
    ],
  },
];
const found = (query: string) => search(book, query).map(hit => hit.rule.id);

test('a word in a title counts more than one in a text', () => {
  assert.deepEqual(found('verkaufen'), ['R2']);
  assert.equal(found('Früchte')[0], 'R1');
  assert.deepEqual(found('Früchte').toSorted(), ['R1', 'R2', 'R3']);
});

test('umlauts may be written as one likes', () => {
  for (const query of ['früchte', 'fruechte', 'fruchte', 'FRÜCHTE']) assert.deepEqual(found(query).length, 3, query);
  for (const query of ['straße', 'strasse', 'Strassen', 'groesse']) assert.deepEqual(found(query), ['R10'], query);
});

test('endings do not matter, and neither does the language', () => {
  for (const query of ['Märkte', 'markt', 'Markts', 'market', 'markets']) assert.deepEqual(found(query), ['R2'], query);
  assert.deepEqual(found('arbeitern'), ['R1']);
});

test('the beginning of a word is enough, and so is a part of a long one', () => {
  assert.deepEqual(found('gleich'), ['R3']);
  assert.deepEqual(found('stand'), ['R3']);
});

test('a slip of the finger is forgiven: a letter wrong, missing, doubled or swapped', () => {
  for (const query of ['verkaufne', 'verkaufen', 'vrkaufen', 'gleichtsand', 'Gleichstannd'])
    assert.equal(found(query).length, 1, query);
  assert.deepEqual(found('harvset'), ['R1']);
});

test('every word must be there', () => {
  assert.deepEqual(found('Früchte gewinnt'), ['R3']);
  assert.deepEqual(found('Früchte Straße'), []);
});

test('a question is asked in one language, and its words are not looked for in the other', () => {
  const dice: readonly Chapter[] = [
    {
      title: words('Zug', 'Turn'),
      rules: [
        rule('R1', 'Setzen', 'Placing', ['Setz einen Würfel ein.', 'Place a die.']),
        rule('R2', 'Punkte', 'Points', ['Die Frau bringt die Punkte.', 'The woman brings points.']),
      ],
    },
  ];
  const ids = (query: string) => search(dice, query).map(hit => hit.rule.id);
  assert.deepEqual(ids('What is a die for?'), ['R1'], '“die” is no article here');
  assert.deepEqual(ids('Wozu ist die Frau da?'), ['R2'], '“die” is one here');
});

test('of a whole question half is enough; what fits better comes first', () => {
  assert.deepEqual(found('Wann darf ich am Markt Früchte verkaufen, und was gewinne ich?')[0], 'R2');
  assert.deepEqual(found('Was passiert auf der Straße mit dem Xylophon?'), ['R10']);
});

test('a rule is found by its number, and not by others that begin like it', () => {
  assert.equal(found('R1')[0], 'R1');
  assert.equal(found('r10')[0], 'R10');
});

test('nothing asked, nothing found; nonsense finds nothing', () => {
  assert.deepEqual(found('  '), []);
  assert.deepEqual(found('…?!'), []);
  assert.deepEqual(found('xylophon'), []);
});

test('books are read one after the other while nobody waits, and found in all the same before that', async () => {
  const other: readonly Chapter[] = [
    { title: words('Zug', 'Turn'), rules: [rule('R1', 'Boot', 'Boat', ['Es segelt.', 'It sails.'])] },
  ];
  const stop = prepareAtLeisure([book, other]);
  assert.equal(search(other, 'segelt').length, 1);
  await new Promise(resolve => setTimeout(resolve, 150));
  stop();
  assert.equal(search(other, 'boat')[0]?.rule.id, 'R1');
});
