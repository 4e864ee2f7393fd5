/** Whole questions, as people type them at the table, find their rule in the real rulebooks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@atoll/games';
import { search } from './ruleSearch.ts';

/** As many as are shown at once. */
const SHOWN = 8;

async function firstFor(game: string, question: string): Promise<string[]> {
  const module = await games[game]?.();
  return search(module?.rulebook ?? [], question)
    .slice(0, SHOWN)
    .map(({ rule }) => rule.id);
}

const questions: readonly (readonly [game: string, question: string, rule: string])[] = [
  ['cacao', 'Was passiert, wenn mein Lager voll ist?', 'R20'],
  ['cacao', 'Wann darf ich überbauen?', 'R26'],
  ['cacao', 'Wer gewinnt bei Gleichstand?', 'R35'],
  ['orbis', 'Wie kann ich Anhänger tauschen?', 'R9'],
  ['orbis', 'Was macht die Wildnis?', 'R27'],
  ['mangrovia', 'wann darf ich hütte bauen', 'R55'],
  ['mangrovia', 'Was passiert, wenn der Stapel leer ist?', 'R31'],
  ['mangrovia', 'Wer setzt die Paradiesvögel?', 'R42'],
  ['bora-bora', 'Wann darf ich eine Hütte versetzen?', 'R34'],
  ['bora-bora', 'Wie erfülle ich eine Aufgabe?', 'R58'],
  ['cacao', 'what happens when the storage is full', 'R20'],
  ['cacao', 'When may I overbuild?', 'R26'],
  ['cacao', 'How much gold does a gold mine give?', 'R22'],
  ['orbis', 'How many gods may I take?', 'R8'],
  ['orbis', 'When does the game end?', 'R51'],
  ['mangrovia', 'When can I build a hut?', 'R55'],
  ['mangrovia', 'What happens when a pile is empty?', 'R31'],
  ['mangrovia', 'Who places the birds?', 'R42'],
  ['bora-bora', 'When can I place a die?', 'R14'],
  ['bora-bora', 'How do I fulfil a task?', 'R58'],
];

for (const [game, question, rule] of questions)
  test(`${game}: “${question}” leads to ${rule}`, async () => {
    const found = await firstFor(game, question);
    assert.ok(found.includes(rule), found.join(' '));
  });

test('a question about something that is in no rule finds nothing', async () => {
  assert.deepEqual(await firstFor('cacao', 'Wo ist das Xylophon?'), []);
  assert.deepEqual(await firstFor('cacao', 'Where is the xylophone?'), []);
});

test('where only question words are typed, they are looked for as they are', async () => {
  assert.ok((await firstFor('cacao', 'the')).length > 0);
});
