import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { drawnOnce } from './drawnOnce.ts';

const line = (words: string) => () => h('li', null, words);

test('an item that shows the same is the very same drawing, though its data came again', () => {
  const drawn = drawnOnce();
  const first = drawn(1, { words: 'Anna builds a hut' }, line('Anna builds a hut'));
  assert.equal(drawn(1, { words: 'Anna builds a hut' }, line('Anna builds a hut')), first);
});

test('an item that shows something else is drawn again, and the others stay', () => {
  const drawn = drawnOnce();
  const other = drawn(1, 'Anna builds a hut', line('Anna builds a hut'));
  drawn(2, 'Ben fishes', line('Ben fishes'));
  // After an undo another turn stands in the same place.
  assert.equal(drawn(2, 'Ben passes', line('Ben passes')).props.children, 'Ben passes');
  assert.equal(drawn(2, 'Ben fishes', line('Ben fishes')).props.children, 'Ben fishes', 'nothing old comes back');
  assert.equal(drawn(1, 'Anna builds a hut', line('')), other);
});
