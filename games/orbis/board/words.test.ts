import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TileFace, ViewRegion } from '../rules/types.ts';
import { scene } from '../test/scenes.ts';
import { aboutToTake, handover, type Landing, outlook } from './preview/outlook.ts';
import { cellWords, landingsWords, landingWords, paymentWords, regionWords, signed } from './words.ts';

const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };
const forest: TileFace = {
  tile: 'green-2a',
  colour: 'green',
  level: 2,
  kind: 'forest',
  cost: none,
  any: 0,
  points: 3,
  number: 2,
  colours: ['red', 'blue'],
  mystic: 0,
};

test('a region of the display says everything before it is chosen', () => {
  const fronts = { 'red-1a': { effect: 'rock', points: 2, cost: 'blue' }, 'blue-1a': { effect: 'rock', cost: 'red' } };
  const table = scene({ fronts, display: ['red-1a', 'blue-1a'], crowd: { 'red-1a': '1 blue' } });
  const view = table.game.view(table.state, 0);
  const s = aboutToTake(table.game, view, 0);
  const open = view.display.flatMap(cell => cell.tile ?? []);
  const seen = { outlook: outlook(table.game, s, 'red-1a'), handover: handover(table.game, s, 'red-1a', open) };
  const face = view.tiles['red-1a'] ?? assert.fail('not there');
  const { en } = cellWords(face, 0, view.display[0]?.worshipers ?? none, seen, view, ['Ada', 'Ben'], 3);
  assert.match(
    en,
    /^sacred rock \(red, level 1\).*top left\. on it: 1 blue\. you can pay\. 1 spot as a region, \+2 points/,
  );
  assert.match(
    en,
    /leaves a red worshipper each: top middle, middle left\. then Ben: could now build: sacred rock \(blue\); up to/,
  );
});

test('what cannot be paid names what is missing, or the exchange that helps', () => {
  const due = { ...none, red: 1 };
  assert.equal(paymentWords({ due, any: 0, exchanges: null }, due, 3).de, 'dir fehlen noch: 1\u00a0×\u00a0Rot');
  assert.equal(
    paymentWords({ due, any: 0, exchanges: [{ from: 'blue', to: 'red' }] }, due, 3).en,
    'by exchanging 3 blue → 1 red',
  );
  assert.equal(paymentWords({ due: none, any: 0, exchanges: [] }, none, 3).de, 'du zahlst nichts');
});

test('places are counted, and the best is named where they differ', () => {
  const at = (spot: string, points: number): Landing => ({
    spot,
    side: 'region',
    points,
    cancelled: false,
    neighbours: null,
  });
  assert.equal(landingsWords([at('1,0', 2), at('1,1', 5)]).de, '2 Felder als Landschaft, bis +5 Punkte');
  assert.equal(landingsWords([{ ...at('1,0', -1), side: 'wilderness' }]).en, 'only as a wilderness: −1 point');
});

test('a forest says how far it is', () => {
  const region: ViewRegion = {
    spot: '2,0',
    tile: 'green-2a',
    side: 'region',
    cancelled: false,
    points: 0,
    neighbours: 1,
  };
  assert.match(regionWords(region, forest).en, /Neighbours: 1 of 2, does not count yet$/);
  assert.match(regionWords({ ...region, neighbours: 3, points: 3 }, forest).de, /Nachbarn: 3, zählt$/);
  const landing: Landing = { spot: '2,0', side: 'region', points: 0, cancelled: false, neighbours: 1 };
  assert.equal(landingWords(landing, forest).en, 'as a region: 0 points, 1 of 2 neighbours');
});

test('a cancelled region and a wilderness say so', () => {
  const region: ViewRegion = { spot: '1,0', tile: 'x', side: 'region', cancelled: true, points: 0, neighbours: null };
  assert.match(regionWords(region, { ...forest, kind: 'volcano' }).de, /Nicht erfüllt: zählt nicht$/);
  assert.equal(regionWords({ ...region, side: 'wilderness', points: -1 }, undefined).en, 'Row 1: wilderness, −1 point');
});

test('signs of points are typographic', () => {
  assert.deepEqual([signed(3), signed(-1), signed(0)], ['+3', '−1', '±0']);
});
