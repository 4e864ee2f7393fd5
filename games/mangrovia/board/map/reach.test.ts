import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scene, scene } from '../../test/scenes.ts';
import { reachOf } from './reach.ts';

/** What seat 0 sees of its reach: one sand field among water, all for 7. */
function reach(more: Scene) {
  const { game, s } = scene({ boat: 7, printed: { 'A-E': { landscape: 'sand' }, 'B-E': { amulets: 5 } }, ...more });
  return reachOf(game, game.view(s, 0));
}

test('a field is lit when card, exact price and bird are there', () => {
  const found = reach({ birds: 'sand reed', supplies: [{ landscapes: 'sand', treasures: '3 4' }] });
  assert.equal(found.get('A-E'), 'now');
  assert.equal(found.get('C-E'), 'noCard');
});

test('without a bird on its landscape it is dimmed for that reason alone', () => {
  const found = reach({ birds: 'water reed', supplies: [{ landscapes: 'sand', treasures: '3 4' }] });
  assert.equal(found.get('A-E'), 'noBird');
});

test('a joker makes up for the bird', () => {
  const found = reach({
    tiles: 'others',
    birds: 'water reed',
    supplies: [{ landscapes: 'sand', treasures: '3 4', tiles: 'joker' }],
  });
  assert.equal(found.get('A-E'), 'joker');
});

test('nothing is payable that cannot be paid exactly', () => {
  const found = reach({ birds: 'sand reed', supplies: [{ landscapes: 'sand', treasures: '4 4' }] });
  assert.equal(found.get('A-E'), 'noPrice');
});

test('amulets pay for amulet prices only', () => {
  const found = reach({ supplies: [{ landscapes: 'water', amulets: '2 3' }] });
  assert.equal(found.get('B-E'), 'now');
  assert.equal(found.get('C-E'), 'noPrice');
});

test('built fields and an empty supply of huts say so', () => {
  assert.equal(reach({ huts: { 'A-E': 1 } }).get('A-E'), 'taken');
  assert.equal(reach({ supplies: [{ huts: 0, landscapes: 'water', treasures: '7' }] }).get('C-E'), 'noHut');
});

test('a spectator has no reach', () => {
  const { game, s } = scene({ boat: 7 });
  assert.equal(reachOf(game, game.view(s, 'spectator')).size, 0);
});
