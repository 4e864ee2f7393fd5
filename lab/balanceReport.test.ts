import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameModule, Tally, words } from '@atoll/engine';
import { findings } from './balanceFindings.ts';
import { report } from './balanceReport.ts';

const items = ['a', 'b', 'c'].map(id => [id, words(id.toUpperCase(), id)] as const);

function reportOn(group: Tally): string {
  const groups = [{ id: group.id, words: group.words, spread: group.spread, rows: group.rows() }];
  const played = [{ decisions: 1, winners: [0], rows: [{ total: 1, points: [] }], categories: [] }];
  return report(
    { about: { name: 'A game' }, text: { categories: {} } } as unknown as GameModule,
    {
      game: 'a',
      edition: { id: 'base', digest: 'digest' },
      bot: 'greedy',
      budget: {},
      games: 1,
      seed: 'one',
      counts: [{ seats: 2, options: {}, played, groups }],
    },
    'command',
  );
}

test('one game won says little: the interval of a share is not empty where all or none were won', () => {
  const text = reportOn(new Tally('choice', words('Wahl', 'Choice'), items));
  assert.match(text, /\| 1 \| 100\.0 % \| 20\.7 to 100\.0 % \|/);
  assert.match(text, /\| 2 \| 0\.0 % \| 0\.0 to 79\.3 % \|/);
});

test('a choice that is hardly ever made is called dead', () => {
  const group = new Tally('choice', words('Wahl', 'Choice'), items);
  group.take('a', 60);
  group.take('b', 40);
  const text = reportOn(group);
  assert.match(text, /\| a \| – \| 60 \| 1\.80 \|/);
  assert.match(text, /\| c \| – \| 0 \| \*\*0\.00 dead\*\* \|/);
});

test('in a spread nothing is dead: it is told how often things fell out so, and what never did is left out', () => {
  const group = new Tally('spread', words('Längen', 'Lengths'), items, { spread: true });
  group.take('a', 75);
  group.take('b', 25);
  const text = reportOn(group);
  assert.match(text, /\| a \| 75 \| 75 % \|/);
  assert.match(text, /\| b \| 25 \| 25 % \|/);
  assert.doesNotMatch(text, /\| c \||0 dead/);
});

test('findings stand before the tables: who wins, lengths and scores, and what is dead', () => {
  const group = new Tally('choice', words('Wahl', 'Choice'), items);
  group.take('a', 60);
  group.take('b', 40);
  const text = reportOn(group);
  const [findings = '', tables = ''] = text.split('# Tables');
  assert.match(findings, /## Findings[\s\S]*\| 2 \| 1 \| 100\.0 % \(21 to 100\) \| 0\.0 % \(0 to 79\) \| 50\.0 %/);
  assert.match(findings, /\| 2 \| 1 \| 1 \| 1 to 1 \|/);
  assert.match(findings, /\*\*Dead\*\*[^\n]*\n\n- Choice: c \(0\.00; 2 seats\)\n/);
  assert.match(tables, /### Choice, 2 seats/);
});

test('what is hardly dead yet is said to be seldom taken, and what falls out by chance is neither', () => {
  const group = new Tally('choice', words('Wahl', 'Choice'), items);
  group.take('a', 60);
  group.take('b', 35);
  group.take('c', 5);
  const [findings = ''] = reportOn(group).split('# Tables');
  assert.match(findings, /\*\*Nothing is dead\.\*\*/);
  assert.match(findings, /\*\*Seldom taken\*\*[^\n]*\n\n- Choice: c \(0\.15; 2 seats\)/);
  const spread = new Tally('spread', words('Längen', 'Lengths'), items, { spread: true });
  spread.take('a', 1);
  assert.doesNotMatch(reportOn(spread).split('# Tables')[0] ?? '', /Lengths: /);
});

test('places that win more than chance allows are named', () => {
  const count = { seats: 2, games: 20, places: [], decisions: 1, sources: [], choices: [] };
  const [, , verdict] = findings([{ ...count, distance: 20, bound: 3.84, winners: [1, 1, 1] }]);
  assert.match(verdict ?? '', /not fair\*\* with 2 seats/);
});
