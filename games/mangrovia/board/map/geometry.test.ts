import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baseGame, boardWith } from '../../test/scenes.ts';
import { chartOf, PLATE, UNIT } from './geometry.ts';

const chart = chartOf(baseGame.box);

test('no two fields lie on each other, and all of them lie in the frame', () => {
  const { frame } = chart;
  const seen: [string, number, number][] = [];
  for (const [id, { x, y }] of chart.fields) {
    for (const [other, ox, oy] of seen)
      assert.ok(Math.abs(x - ox) >= UNIT || Math.abs(y - oy) >= UNIT, `${id} and ${other} overlap`);
    assert.ok(x - UNIT / 2 >= frame.x && x + UNIT / 2 <= frame.x + frame.width, `${id} is too far to the side`);
    assert.ok(y - UNIT / 2 >= frame.y && y + UNIT / 2 <= frame.y + frame.height, `${id} is too high or too low`);
    seen.push([id, x, y]);
  }
  assert.equal(seen.length, 48);
});

test('statues stand before their paths: above those that lead down, left of those that lead to the right', () => {
  const a = chart.statues.get('A');
  const first = chart.fields.get('A-E');
  assert.ok(a && first);
  assert.equal(a.x, first.x);
  assert.ok(a.y + PLATE / 2 <= first.y - UNIT / 2);
  const e = chart.statues.get('E');
  assert.ok(e);
  assert.equal(e.y, first.y);
  assert.ok(e.x + PLATE / 2 <= first.x - UNIT / 2);
});

test('the places have their middles where no field is, and seven water blocks are left', () => {
  assert.deepEqual(chart.stone, { x: 5 * UNIT, y: UNIT });
  assert.deepEqual(chart.pole, { x: UNIT, y: 5 * UNIT });
  assert.equal(chart.blocks.length, 7);
});

test('the lower right corner stays free for the buttons', () => {
  const { frame } = chart;
  const inCorner = [...chart.fields].filter(
    ([, { x, y }]) => x > frame.x + frame.width - 1.6 * UNIT && y > frame.y + frame.height - 4 * UNIT,
  );
  assert.deepEqual(inCorner, []);
});

test('amulet fields of another edition keep clear of the streets however far away they are', () => {
  const far = chartOf(boardWith({ 'isle-1': { at: [12, 0] } }).box);
  const near = chartOf(boardWith({ 'isle-1': { at: [7, 0] } }).box);
  for (const { fields } of [far, near]) {
    const isle = fields.get('isle-1');
    assert.ok(isle && isle.x >= 7 * UNIT);
  }
});
