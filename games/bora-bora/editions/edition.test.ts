import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box } from '../test/scenes.ts';
import base from './base.json' with { type: 'json' };
import { openBox } from './box.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const path = (kind: string, a: string, b: string) =>
  base.paths.find(p => p.kind === kind && p.between.includes(a) && p.between.includes(b))?.number;

test('the four path numbers that are known stand in the edition, and a water path of 6', () => {
  assert.equal(path('land', 'centre-mountain', 'centre-steppe'), 4);
  assert.equal(path('land', 'centre-mountain', 'centre-beach'), 2);
  assert.equal(path('water', 'centre-mountain', 'south-steppe'), 5);
  assert.equal(path('water', 'centre-mountain', 'east-beach'), 4);
  assert.ok(base.paths.some(p => p.kind === 'water' && p.number === 6));
});

test('paths use all numbers from 1 to 6, over land as over water', () => {
  for (const kind of ['land', 'water']) {
    const numbers = base.paths.filter(p => p.kind === kind).map(p => p.number);
    assert.equal(numbers.length, 8);
    assert.deepEqual([...new Set(numbers)].sort(), [1, 2, 3, 4, 5, 6]);
  }
});

test('there are three regions of each terrain: the four of the centre and two different ones on every other island', () => {
  for (const terrain of ['mountain', 'beach', 'forest', 'steppe'])
    assert.equal(base.regions.filter(region => region.terrain === terrain).length, 3, terrain);
  for (const island of ['centre', 'north', 'east', 'south', 'west']) {
    const here = base.regions.filter(region => region.island === island).map(region => region.terrain);
    assert.deepEqual([here.length, new Set(here).size], island === 'centre' ? [4, 4] : [2, 2], island);
  }
  const [first, ...others] = base.regions;
  const other = first?.terrain === 'forest' ? 'beach' : 'forest';
  assert.throws(() => openBox({ ...base, regions: [{ ...first, terrain: other }, ...others] }), /Three of each/);
});

test('36 men and 36 women carry 1 to 3 symbols, as many the ones as the others', () => {
  for (const symbols of [box.symbols.man, box.symbols.woman]) {
    assert.equal(symbols.length, 36);
    assert.deepEqual([...new Set(symbols)].sort(), [1, 2, 3]);
  }
  assert.equal(sum(box.symbols.man), sum(box.symbols.woman));
});

test('7 cranes and 53 parrots', () => {
  assert.deepEqual([base.tasks.crane.length, base.tasks.parrot.length], [7, 53]);
});

test('24 pieces of jewelry are worth 1 to 9, and cost more the more they are worth', () => {
  const worths = [...new Set(base.jewelry.map(tile => tile.points))].sort();
  assert.deepEqual(worths, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const a of base.jewelry) for (const b of base.jewelry) if (a.points < b.points) assert.ok(a.cost <= b.cost);
});

test('the twelve cells of the ceremony area take four of each material', () => {
  const cells = base.ceremony.flat();
  for (const material of ['sand', 'wood', 'stone']) assert.equal(cells.filter(cell => cell === material).length, 4);
});

test('an edition that does not add up is refused with the place and the reason', () => {
  const refuses = (change: object, why: RegExp) => assert.throws(() => openBox({ ...base, ...change }), why);
  refuses({ fish: base.fish.map(() => 2) }, /fish: Four first huts/);
  refuses({ paths: base.paths.filter(p => !p.between.includes('west-steppe')) }, /west-steppe cannot be reached/);
  refuses({ statusTrack: [0, 2, 1, 3, 4, 5] }, /never falls/);
  refuses({ ceremony: [['sand', 'wood']] }, /cover 12 cells/);
  refuses({ actionTiles: { ...base.actionTiles, '2': [['helper']] } }, /exactly once/);
  refuses({ jewelry: base.jewelry.map(tile => ({ ...tile, id: 'x' })) }, /appears twice/);
  refuses({ helper: { ...base.helper, points: 2 } }, /good for something/);
  const [task, ...rest] = base.tasks.crane;
  const odd = { ...task, needs: [{ count: 'cards', of: 'pink', least: 1 }] };
  refuses({ tasks: { ...base.tasks, crane: [odd, ...rest] } }, /Possible are blue/);
  refuses({ colour: 'red' }, /no such field/);
});
