import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from '@atoll/engine';
import { sharesOf, tagged } from './elementShares.ts';

const text = words('Regel', 'Rule');
const rule = (id: string, elements?: readonly ('chance' | 'points')[]) => ({
  id,
  title: text,
  text,
  tests: [],
  ...(elements ? { elements } : {}),
});

test('a game’s share is how many of its rules carry the element', () => {
  const shares = sharesOf([
    {
      id: 'one',
      rulebook: [
        { title: text, rules: [rule('R1', ['chance', 'points']), rule('R2', ['points'])] },
        { title: text, rules: [rule('R3')] },
      ],
    },
  ]);
  assert.deepEqual(shares.get('one')?.get('points'), { n: 2, all: 3 });
  assert.deepEqual(shares.get('one')?.get('chance'), { n: 1, all: 3 });
  assert.deepEqual(shares.get('one')?.get('together'), { n: 0, all: 3 });
});

test('a game whose rules name no elements at all is not compared', () => {
  const one = { rulebook: [{ title: text, rules: [rule('R1', []), rule('R2')] }] };
  const other = { rulebook: [{ title: text, rules: [rule('R1')] }] };
  assert.deepEqual(tagged([one, other]), [one]);
});
