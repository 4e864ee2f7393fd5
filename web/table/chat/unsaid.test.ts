import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openUnsaid, type UnsaidShelf } from './unsaid.ts';

function shelf(kept: unknown = null): UnsaidShelf & { kept: unknown } {
  const place = {
    kept,
    read: () => place.kept,
    keep: (lines: unknown) => {
      place.kept = JSON.parse(JSON.stringify(lines));
    },
  };
  return place;
}
const line = (key: string) => ({ key, text: key, words: { de: key, en: key } });

test('what was not acknowledged when the page was left is there afterwards, in order; the rest is not', () => {
  const place = shelf();
  const before = openUnsaid(place);
  for (const key of ['a', 'b', 'c']) before.add(line(key));
  before.remove('b');
  assert.deepEqual(
    openUnsaid(place).left.map(({ key }) => key),
    ['a', 'c'],
  );
  before.remove('a');
  before.remove('c');
  assert.equal(place.kept, null);
});

test('what others have put on the shelf is not sent', () => {
  for (const kept of ['x', { a: 1 }, [null, 7, { key: 'a' }, { key: 'a', words: { de: 'a', en: 'a' } }]])
    assert.deepEqual(openUnsaid(shelf(kept)).left, []);
});
