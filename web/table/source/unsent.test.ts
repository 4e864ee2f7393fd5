import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Refusal, refusal } from '@atoll/engine';
import type { Sendable } from '../../live/live.ts';
import { openUnsent, type Shelf } from './unsent.ts';

const move = { type: 'move', table: 'T', after: 3, key: 'k1', move: { x: 1 } } as const;
const late = refusal('stale', 'Zu spät.', 'Too late.');

/** A browser's storage, and a server that answers when it is told to. */
function world(kept: unknown = null) {
  const sent: { message: Sendable; answer(refusal: Refusal | null): void }[] = [];
  let there: unknown = kept;
  const shelf: Shelf = {
    read: () => there,
    keep: message => {
      there = message;
    },
  };
  const open = () =>
    openUnsent('T', shelf, message => new Promise(answer => void sent.push({ message, answer: answer })));
  return { sent, open, kept: () => there };
}

test('a move that was not acknowledged when the page was left is sent again, under the same key', async () => {
  const { open, sent, kept } = world();
  void open().send(move);
  assert.deepEqual(kept(), move, 'kept before anything can go wrong');
  const { again } = open();
  assert.deepEqual(sent[1]?.message, move);
  sent[1]?.answer(null);
  assert.equal(await again, null);
  assert.equal(kept(), null, 'and forgotten once it has arrived');
});

test('an acknowledged move is not sent again', async () => {
  const { open, sent } = world();
  const done = open().send(move);
  sent[0]?.answer(null);
  await done;
  assert.equal(open().again, null);
});

test('what is refused is told and forgotten, also when it was sent again', async () => {
  const { open, sent, kept } = world(move);
  const { again } = open();
  sent[0]?.answer(late);
  assert.equal(await again, late);
  assert.equal(kept(), null);
});

test('the answer to an older message leaves the newer one where it is', async () => {
  const { open, sent, kept } = world();
  const unsent = open();
  const first = unsent.send(move);
  void unsent.send({ ...move, key: 'k2' });
  sent[0]?.answer(null);
  await first;
  assert.deepEqual(kept(), { ...move, key: 'k2' });
});

test('what is not a message for this table is left alone', () => {
  for (const odd of ['x', 7, {}, { ...move, table: 'U' }, { ...move, key: undefined }, { type: 'prefer', table: 'T' }])
    assert.equal(world(odd).open().again, null);
});
