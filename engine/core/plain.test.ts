import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deserialise, same, serialise } from './plain.ts';

const typed = fc.oneof(
  fc.uint8Array({ maxLength: 5 }),
  fc.int8Array({ maxLength: 5 }),
  fc.uint16Array({ maxLength: 5 }),
  fc.int16Array({ maxLength: 5 }),
  fc.uint32Array({ maxLength: 5 }),
  fc.int32Array({ maxLength: 5 }),
  fc.float64Array({ maxLength: 5, noNaN: true, noDefaultInfinity: true }).map(list => list.map(x => x + 0)),
);
const plain = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    typed,
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(
    fc.string().filter(key => key !== '$' && key !== '__proto__'),
    tie('value'),
    { maxKeys: 4, noNullPrototype: true },
  ),
})).value;

test('whatever is written comes back the same, typed arrays included', () => {
  fc.assert(
    fc.property(plain, value => {
      assert.deepEqual(deserialise(serialise(value)), value);
      assert.equal(serialise(deserialise(serialise(value))), serialise(value));
    }),
  );
});

test('a typed array comes back as the kind it was', () => {
  const back = deserialise<{ cells: Uint16Array }>(serialise({ cells: Uint16Array.of(1, 65535) }));
  assert.ok(back.cells instanceof Uint16Array);
  assert.deepEqual(back.cells, Uint16Array.of(1, 65535));
});

test('the order of fields makes no difference, the order of a list does', () => {
  assert.equal(serialise({ b: 1, a: { d: 2, c: 3 } }), serialise({ a: { c: 3, d: 2 }, b: 1 }));
  assert.ok(same({ b: 1, a: 2 }, { a: 2, b: 1 }));
  assert.equal(same([1, 2], [2, 1]), false);
  assert.equal(same(Uint8Array.of(1), Int8Array.of(1)), false);
});
