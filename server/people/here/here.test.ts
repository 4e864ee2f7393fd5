import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHere } from './here.ts';

const windowOf = (guest: string | null) => {
  const heard: string[] = [];
  return { guest, heard, send: (text: string) => void heard.push(text) };
};

test('somebody is here from their first window to their last one', () => {
  const here = openHere();
  const changes: string[] = [];
  here.onChange((guest, is) => changes.push(`${guest} ${is}`));
  const [first, second, nobody] = [windowOf('ann'), windowOf('ann'), windowOf(null)];
  for (const window of [first, second, nobody]) here.come(window);
  assert.ok(here.isHere('ann'));
  here.go(first);
  here.go(first);
  here.go(nobody);
  assert.ok(here.isHere('ann'), 'one window is still open');
  here.go(second);
  assert.ok(!here.isHere('ann'));
  assert.deepEqual(changes, ['ann true', 'ann false']);
});

test('what is said to somebody is heard in all their windows, and by nobody else', () => {
  const here = openHere();
  const [ann, annToo, bob] = [windowOf('ann'), windowOf('ann'), windowOf('bob')];
  for (const window of [ann, annToo, bob]) here.come(window);
  here.tell('ann', { type: 'ok', id: 1 });
  here.tell('cy', { type: 'ok', id: 2 });
  assert.deepEqual([ann.heard.length, annToo.heard.length, bob.heard.length], [1, 1, 0]);
});
