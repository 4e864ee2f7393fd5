import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { Chance, type ChanceState } from './chance.ts';

const from = (state: ChanceState['state']) => Chance.load({ state, draws: 0 });

/** xoshiro128** once more, written from the published algorithm with big integers, so that no shift can hide a mistake. */
function* reference(start: readonly number[]): Generator<number> {
  const mask = 0xffffffffn;
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask;
  let [s0, s1, s2, s3] = start.map(word => BigInt(word >>> 0)) as [bigint, bigint, bigint, bigint];
  for (;;) {
    yield Number((rotl((s1 * 5n) & mask, 7n) * 9n) & mask);
    const t = (s1 << 9n) & mask;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
  }
}

test('from the state 1, 2, 3, 4 come the published first numbers of xoshiro128**', () => {
  const chance = from([1, 2, 3, 4]);
  assert.deepEqual(
    Array.from({ length: 10 }, () => chance.bits()),
    [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804],
  );
});

test('ten thousand numbers are those of the generator written a second time', () => {
  for (const start of [
    [1, 2, 3, 4],
    [0, 0, 0, 1],
    [-1, 0x7fffffff, -0x80000000, 12345],
  ] as const) {
    const chance = from([...start]);
    const wanted = reference(start);
    for (let i = 0; i < 10_000; i++) assert.equal(chance.bits(), wanted.next().value);
  }
});

test('a seed starts the generator from its SHA-256', () => {
  const hash = createHash('sha256').update('atoll chance\nKiesel').digest();
  const wanted = reference([0, 4, 8, 12].map(at => hash.readInt32BE(at)));
  const chance = new Chance('Kiesel');
  for (let i = 0; i < 100; i++) assert.equal(chance.bits(), wanted.next().value);
});

/** How far counts are from equal, as chi-square. */
const chiSquare = (counts: readonly number[]): number => {
  const wanted = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - wanted) ** 2 / wanted, 0);
};

// The bounds are the chi-square values that a fair generator passes in all but one of 10,000 cases.
for (const [n, bound] of [
  [2, 15.1],
  [3, 18.4],
  [6, 25.7],
  [24, 55.5],
  [100, 157],
] as const)
  test(`int(${n}) gives every number equally often`, () => {
    const chance = new Chance(`fair ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 2000 * n; i++) {
      const x = chance.int(n);
      counts[x] = (counts[x] ?? 0) + 1;
    }
    assert.equal(counts.length, n, 'nothing outside 0 to n - 1');
    assert.ok(chiSquare(counts) < bound, `chi-square ${chiSquare(counts)}`);
  });

test('int throws away the numbers that would favour some results', () => {
  // Of 2^32 numbers, 2^32 mod 3 = 1 is one too many for a fair three: the one whose product ends below it, zero.
  const zeroFirst = from([5, 0, 0, 0]); // b = 0 gives the number 0
  const accepted = zeroFirst.int(3);
  assert.equal(zeroFirst.draws, 2, 'asked a second time');
  const again = from([5, 0, 0, 0]);
  again.bits();
  assert.equal(accepted, Math.floor((again.bits() * 3) / 2 ** 32));
});

test('int refuses what it cannot do fairly', () => {
  const chance = new Chance('x');
  for (const n of [0, -1, 1.5, 2 ** 21 + 1, Number.NaN]) assert.throws(() => chance.int(n), RangeError);
  assert.equal(chance.int(1), 0);
});

test('every order of a shuffle is equally likely', () => {
  const chance = new Chance('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = chance.shuffle([1, 2, 3, 4]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 24);
  assert.ok(chiSquare([...counts.values()]) < 55.5);
});

test('a part of a list can be shuffled, and the rest stays', () => {
  const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  new Chance('part').shuffle(list, 3, 8);
  assert.deepEqual(list.slice(0, 3), [0, 1, 2]);
  assert.deepEqual(list.slice(8), [8, 9]);
  assert.deepEqual(list.slice(3, 8).sort(), [3, 4, 5, 6, 7]);
  assert.notDeepEqual(list.slice(3, 8), [3, 4, 5, 6, 7]);
});

test('turning over a card counts as a draw, although no number is needed', () => {
  const chance = new Chance('deal');
  const before = chance.save();
  const pile = ['low', 'middle', 'top'];
  assert.equal(chance.deal(pile), 'top');
  assert.deepEqual(pile, ['low', 'middle']);
  assert.deepEqual(chance.save(), { state: before.state, draws: before.draws + 1 });
  assert.throws(() => chance.deal([]), /the pile is empty/);
});

test('a saved chance goes on exactly where it was', () => {
  const chance = new Chance('save');
  for (let i = 0; i < 57; i++) chance.bits();
  const loaded = Chance.load(JSON.parse(JSON.stringify(chance.save())));
  assert.equal(loaded.draws, 57);
  for (let i = 0; i < 1000; i++) assert.equal(loaded.int(1000), chance.int(1000));
  assert.deepEqual(loaded.save(), chance.save());
});

test('pick gives things of the list, unit gives numbers from 0 up to 1', () => {
  const chance = new Chance('pick');
  const seen = new Set(Array.from({ length: 100 }, () => chance.pick('abc')));
  assert.deepEqual([...seen].sort(), ['a', 'b', 'c']);
  for (let i = 0; i < 1000; i++) {
    const x = chance.unit();
    assert.ok(x >= 0 && x < 1);
  }
});
