import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadWords, shareWords } from './lead.ts';

const move = { way: 'left' };

test('a lead is told in points, and how far off it may be', () => {
  assert.equal(leadWords({ move, tries: 9, lead: 3.2, margin: 1.4 }).en, '3 points ahead at the end (± 1)');
  assert.equal(leadWords({ move, tries: 9, lead: -1.2, margin: 0.2 }).de, 'am Ende 1 Punkt zurück (± 1)');
  assert.equal(leadWords({ move, tries: 1, lead: 0.3, margin: null }).en, 'level at the end');
});

test('how much of the thinking went into a move is said as that, and never as a chance of being right', () => {
  assert.match(shareWords({ move, tries: 80, lead: 0, margin: 1 }, 100).en, /^clearly preferred \(80 %/);
  assert.match(shareWords({ move, tries: 51, lead: 0, margin: 1 }, 100).en, /^preferred \(51 %/);
  assert.match(
    shareWords({ move, tries: 50, lead: 0, margin: 1 }, 100).de,
    /^gut möglich \(50 %/,
    'two moves cannot both be preferred',
  );
  for (const tries of [5, 30, 60, 99]) {
    const { de, en } = shareWords({ move, tries, lead: 0, margin: 1 }, 100);
    assert.doesNotMatch(`${de} ${en}`, /sicher|sure|wohl|probably|likely/);
  }
  assert.match(shareWords({ move, tries: 5, lead: 0, margin: 1 }, 100).de, /^auch möglich \(5 %/);
});
