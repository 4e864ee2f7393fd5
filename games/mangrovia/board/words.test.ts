import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scene, scene } from '../test/scenes.ts';
import { endWords, nearEnd } from './ending.ts';
import { reachOf } from './map/reach.ts';
import { fieldWords, landingWords, pathWords, poleWords, siteWords, stoneWords } from './words.ts';

const names = ['Anna', 'Ben', 'Carla'];

function table(wanted: Scene) {
  const { game, s } = scene(wanted);
  return { game, box: game.box, view: game.view(s, 0) };
}

function field(wanted: Scene, id: string): string {
  const { game, box, view } = table(wanted);
  const index = box.fieldAt.get(id) ?? -1;
  const [printed, now] = [box.fields[index], view.fields[index]];
  assert.ok(printed && now);
  return fieldWords(box, printed, now, names, reachOf(game, view).get(id), view.poleTile).en;
}

test('a field says what is printed on it, where it lies, and whose hut is there', () => {
  const said = field({ boat: 7, huts: { 'A-E': '1 double' } }, 'A-E');
  assert.equal(said, 'Space A-E: water, price 7 in treasures, paths A and E; double hut: Ben');
});

test('a field that only lacks a bird says so', () => {
  const said = field({ boat: 7, birds: 'sand reed', supplies: [{ landscapes: 'water', treasures: '7' }] }, 'B-E');
  assert.match(said, /no bird sits on water/);
});

test('a free pole field names the tile that would come', () => {
  assert.match(field({ boat: 7 }, 'A-GH'), /gets pole tile 2/);
});

test('a path names its ranking and what broke the tie', () => {
  const { box, view } = table({ boat: 7, huts: { 'A-EF': 1, 'A-FG': 0, 'A-GH': 'neutral', 'A-H': 'neutral' } });
  assert.equal(
    pathWords(box, view, 'A', names).en,
    'Path A, 12 and 6 points: 1. neutral, 2 huts; 2. Ben, 1 hut, 6 chief points (tie: nearer to the statue); 3. Anna, 1 hut',
  );
});

test('an empty path says that nobody is there', () => {
  const { box, view } = table({ boat: 7 });
  assert.match(pathWords(box, view, 'H', names).de, /noch keine Hütte$/);
});

test('the stone place counts own huts times all huts', () => {
  const { view } = table({ boat: 7, huts: { 'C-E': 0, 'C-F': 0, 'D-F': 1 } });
  assert.match(stoneWords(view, names).en, /Anna 2 × 3 = 6 chief points; Ben 1 × 3 = 3 chief points$/);
});

test('the pole place breaks ties by who was there first', () => {
  const { box, view } = table({ boat: 7, huts: { 'A-G': 1, 'A-GH': 0 }, poles: { 'A-G': 3, 'A-GH': 2 } });
  assert.match(poleWords(box, view, names).en, /1\. Anna, 1 hut, 12 chief points \(tie: built earlier\); 2\. Ben/);
});

test('a landing says what it allows, who acts there, and that the boat is there', () => {
  const { box, view } = table({ boat: 4, bowls: { 4: 1 } });
  assert.equal(
    landingWords(box, view, 4, names).en,
    'Landing 4: a face-up card, then a face-down card; Ben; the boat is here',
  );
  assert.match(
    siteWords(box, view, 4, names).en,
    /^Fourth cult site from the top, bowl: Ben: landing 4 – a face-up card/,
  );
});

test('the end is announced when somebody has one hut left', () => {
  const { view } = table({ boat: 7, supplies: [{ huts: 3 }, { huts: 1 }, { huts: 0 }] });
  assert.deepEqual(nearEnd(view), [
    { seat: 2, huts: 0 },
    { seat: 1, huts: 1 },
  ]);
  assert.equal(endWords(1, 'Ben').en, 'Ben has one hut left');
  assert.match(endWords(0, 'Carla').de, /letzte Runde/);
});
