import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, box, offered, plain, play, points, refused, scene, village } from '../../test/scenes.ts';

const build = (most: number) => [{ kind: 'build', seat: 0, most } as const];

test('any unused tile of at most the die goes on two neighbouring materials', () => {
  const s = scene({ villages: [{ cells: 'a1 b1 b2 d3', built: { 'c1+d1': 2 }, dice: [4, 1] }] });
  play(s, plain(4, 'build'));
  assert.deepEqual(offered(s, 'cells'), ['a1+b1', 'b1+b2']);
  assert.deepEqual(offered(s, 'building'), [1, 3, 4]);
  assert.equal(refused(s, { building: 5, cells: 'a1+b1' }), 'building-too-high');
  assert.equal(refused(s, { building: 2, cells: 'a1+b1' }), 'building-used');
  assert.equal(refused(s, { building: 1, cells: 'a1+b2' }), 'cells-apart');
  assert.equal(refused(s, { building: 1, cells: 'a1+a2' }), 'cells-empty');
});

test('the end of a row does not touch the start of the next', () => {
  assert.equal(
    box.pairs.some(({ id }) => id === 'd1+a2'),
    false,
  );
  assert.equal(box.pairs.length, 17);
});

test('the tile covers both cells for good, and their materials are gone', () => {
  const s = scene({ villages: [{ cells: 'a1 b1' }], steps: build(6) });
  play(s, { building: 6, cells: 'a1+b1' });
  assert.deepEqual(village(s, 0).cells.slice(0, 3), [7, 7, 0]);
  assert.equal(village(s, 0).unbuilt, 0b0111110);
});

test('a building brings 10, 7 or 4 points by round, and the fire bonus', () => {
  for (const [round, worth] of [10, 10, 7, 7, 4, 4].entries()) {
    const s = scene({ round: round + 1, villages: [{ cells: 'a1 b1' }], steps: build(6) });
    play(s, { building: 1, cells: 'a1+b1' });
    assert.equal(points(s, 0, 'building'), worth);
    assert.equal(asked(s), '0 fire');
  }
});

test('without two neighbouring materials, or without a tile low enough, one cannot build', () => {
  const apart = scene({ villages: [{ cells: 'a1 c1', dice: [6, 1] }] });
  assert.equal(refused(apart, plain(6, 'build')), 'no-pair-of-cells');
  const high = scene({ villages: [{ cells: 'a1 b1', built: { 'c1+d1': 1, 'c2+d2': 2 }, dice: [2, 1] }] });
  assert.equal(refused(high, plain(2, 'build')), 'building-too-high');
});
