import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { common, countOf, drawKind, holds, MOST, one, type Pack, sizeOf } from './packs.ts';

const kinds = [0, 1, 2, 3, 4, 5];
const packFrom = (counts: readonly number[]): Pack => counts.reduce((pack, n, kind) => pack + n * one(kind), 0);

/** Pairs of packs: empty ones, full ones, and many in between. */
function* pairs(): Generator<readonly [number[], number[]]> {
  const empty = kinds.map(() => 0);
  const full = kinds.map(() => MOST);
  yield* [
    [empty, empty],
    [empty, full],
    [full, empty],
    [full, full],
  ] as const;
  const chance = new Chance('packs');
  for (let i = 0; i < 5_000; i++) {
    const most = 1 + chance.int(MOST + 1);
    yield [kinds.map(() => chance.int(most)), kinds.map(() => chance.int(most))];
  }
}

test('a pack counts all kinds at once as one would count them one by one', () => {
  for (const [a, b] of pairs()) {
    const whole = packFrom(a);
    const part = packFrom(b);
    assert.deepEqual(
      kinds.map(kind => countOf(whole, kind)),
      a,
    );
    assert.equal(
      sizeOf(whole),
      a.reduce((sum, n) => sum + n, 0),
    );
    assert.equal(common(whole, part), packFrom(kinds.map(kind => Math.min(a[kind] ?? 0, b[kind] ?? 0))));
    assert.equal(
      holds(whole, part),
      kinds.every(kind => (a[kind] ?? 0) >= (b[kind] ?? 0)),
    );
  }
});

test('drawing from a pack that more was taken out of than it held fails at once, and does not go on for ever', () => {
  const overdrawn = one(1) - one(0) * 2;
  assert.throws(() => {
    for (let n = 0; n < 100; n++) drawKind(overdrawn, new Chance(`overdrawn ${n}`));
  }, /is no pack/);
});
