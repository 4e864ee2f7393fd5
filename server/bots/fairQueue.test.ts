import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Asker, type FairQueue, openFairQueue } from './fairQueue.ts';

/** Something that waits is called by its guest and table: `ann 1`. */
function queueOf(...names: (string | [name: string, more: Partial<Asker>])[]): FairQueue<string> {
  const queue = openFairQueue<string>();
  for (const one of names) {
    const [name, more] = typeof one === 'string' ? [one, {}] : one;
    const [guest = ''] = name.split(' ');
    queue.add(name, { guest, table: name, quick: false, attended: true, ...more });
  }
  return queue;
}

const quick = { quick: true };
const empty = { attended: false };

test('a guest who asks for much waits no less than one who asks for little', () => {
  const queue = queueOf('ann 1', 'ann 2', 'ann 3', 'ann 4', 'bob 1', 'cem 1', 'cem 2');
  assert.deepEqual(queue.empty(), ['ann 1', 'bob 1', 'cem 1', 'ann 2', 'cem 2', 'ann 3', 'ann 4']);
});

test('a guest who comes back has to let the others pass who have waited meanwhile', () => {
  const queue = queueOf('ann 1', 'ann 2', 'bob 1');
  assert.equal(queue.next(), 'ann 1');
  queue.add('ann 1', { guest: 'ann', table: 'ann 1', quick: false, attended: true });
  assert.deepEqual(queue.empty(), ['bob 1', 'ann 2', 'ann 1'], 'and among their own tables it is the other’s turn');
});

test('of one person’s tables those come first where the answer is quick', () => {
  const queue = queueOf('ann 1', 'ann 2', ['ann 3', quick], 'bob 1', ['bob 2', quick]);
  assert.deepEqual(queue.empty(), ['ann 3', 'bob 2', 'ann 1', 'bob 1', 'ann 2']);
});

test('a worker that wants a quick one gets nothing else', () => {
  const queue = queueOf('ann 1', 'bob 1', ['bob 2', quick], ['cem 1', { ...quick, ...empty }]);
  assert.deepEqual([queue.next('quick'), queue.next('quick'), queue.next('quick')], ['bob 2', 'cem 1', undefined]);
  assert.equal(queue.size, 2);
  assert.deepEqual(queue.empty(), ['ann 1', 'bob 1'], 'the others have kept their places');
});

test('a table without people is the last', () => {
  const queue = queueOf(['ann 1', { ...quick, ...empty }], ['bob 1', empty], 'cem 1', 'cem 2');
  assert.deepEqual(queue.empty(), ['cem 1', 'cem 2', 'ann 1', 'bob 1']);
});

test('a table to which somebody comes is no longer among the last', () => {
  const queue = queueOf(['ann 1', empty], ['ann 2', empty], ['bob 1', empty], 'cem 1');
  queue.attend('ann 2');
  queue.attend('unknown');
  assert.equal(queue.size, 4);
  assert.deepEqual(queue.empty(), ['cem 1', 'ann 2', 'ann 1', 'bob 1']);
  assert.equal(queue.size, 0);
  assert.equal(queue.next(), undefined);
});
