import assert from 'node:assert/strict';
import { test } from 'node:test';
import base from '../../editions/base.json' with { type: 'json' };
import { readEdition } from '../../editions/edition.ts';
import { chartOf, REGION } from './geometry.ts';

const edition = readEdition(base);
const chart = chartOf(edition);

test('every region has a place of its own on the chart, and none covers another', () => {
  const points = [...chart.regions.values()];
  assert.equal(points.length, edition.regions.length);
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1))
      assert.ok(Math.abs(a.x - b.x) >= REGION.width - 1 || Math.abs(a.y - b.y) >= REGION.height - 1);
  for (const { x, y } of points)
    assert.ok(x > REGION.width / 2 && x < chart.width - REGION.width / 2 && y > 0 && y < chart.height);
});

test('islands lie where their names say', () => {
  const at = (id: string) => chart.regions.get(id) ?? { x: 0, y: 0 };
  assert.ok(at('north-beach').y < at('centre-forest').y);
  assert.ok(at('south-forest').y > at('centre-beach').y);
  assert.ok(at('west-steppe').x < at('centre-forest').x);
  assert.ok(at('east-beach').x > at('centre-mountain').x);
});

test('the numbers of the paths stand apart, in sight of each other’s regions', () => {
  assert.equal(chart.paths.length, edition.paths.length);
  for (const [i, a] of chart.paths.entries())
    for (const b of chart.paths.slice(i + 1))
      assert.ok(Math.hypot(a.sign.x - b.sign.x, a.sign.y - b.sign.y) > 36, `${a.between} and ${b.between}`);
});

test('regions are laid out so that neighbours lie side by side, in whatever order an edition lists them', () => {
  const mixed = { ...edition, regions: edition.regions.toReversed() };
  const span = (of: typeof chart) =>
    of.paths.reduce((sum, { between: [a, b] }) => {
      const [from, to] = [of.regions.get(a), of.regions.get(b)];
      return from && to ? sum + Math.hypot(from.x - to.x, from.y - to.y) : sum;
    }, 0);
  assert.ok(span(chartOf(mixed)) < span(chart) * 1.02);
});
