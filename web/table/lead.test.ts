import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadWords, sureWords } from './lead.ts';

const move = { way: 'left' };

test('a lead is told in points, and how far off it may be', () => {
  assert.equal(leadWords({ move, tries: 9, lead: 3.2, give: 1.4 }).en, '3 points ahead at the end (± 1)');
  assert.equal(leadWords({ move, tries: 9, lead: -1.2, give: 0.2 }).de, 'am Ende 1 Punkt hinten (± 1)');
  assert.equal(leadWords({ move, tries: 1, lead: 0.3, give: null }).en, 'level at the end');
});

test('the more of the thinking goes into a move, the surer the search is', () => {
  assert.match(sureWords({ move, tries: 80, lead: 0, give: 1 }, 100).en, /^fairly sure \(80 %/);
  assert.match(sureWords({ move, tries: 51, lead: 0, give: 1 }, 100).en, /^probably this \(51 %/);
  assert.match(
    sureWords({ move, tries: 50, lead: 0, give: 1 }, 100).de,
    /^gut möglich \(50 %/,
    'two moves cannot both be “this”',
  );
  assert.match(sureWords({ move, tries: 5, lead: 0, give: 1 }, 100).de, /^auch möglich \(5 %/);
});
