import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { hutsOn, type MangroviaMove, type MangroviaState, NEUTRAL, ownerOf, tileOptions } from '../rules/types.ts';
import { inventory } from './inventory.ts';
import { baseGame as game } from './scenes.ts';

const { box } = game;

/** What must hold of a game that is over. */
function checkEnd(s: MangroviaState): void {
  assert.ok(s.supplies.some(({ huts }) => huts === 0));
  assert.ok(s.supplies.every(({ huts }) => huts >= 0));
  const raised = s.poleTiles.filter(tile => tile > 0).sort((a, b) => a - b);
  assert.deepEqual(raised, box.edition.poles.tiles.slice(0, raised.length));
  for (const [field, code] of s.fields.entries())
    assert.ok(hutsOn(code) < 2 || (box.fields[field]?.allowsDouble && ownerOf(code) !== NEUTRAL));
  const sheet = game.scoresheet(s);
  const sum = (category: string) => {
    const at = sheet.categories.indexOf(category);
    return sheet.rows.reduce((total, row) => total + (row.points[at] ?? 0), 0);
  };
  assert.ok(sum('paths') <= box.paths.reduce((total, { first, second }) => total + first + second, 0));
  assert.ok(sum('pole') <= box.edition.poles.first + box.edition.poles.second);
  const stone = box.stoneFields.map(field => ownerOf(s.fields[field])).filter(owner => owner > 0);
  assert.equal(sum('stone'), stone.filter(owner => owner !== NEUTRAL).length * stone.length);
}

test('thousands of random games end with somebody’s last hut, and nothing appears or vanishes in them', () => {
  const moves: MangroviaMove[] = [];
  for (const seats of [2, 3, 4, 5])
    for (const stoneTiles of tileOptions) {
      const chance = new Chance(`simulation ${seats} ${stoneTiles}`);
      for (let n = 0; n < 100; n++) {
        const s = game.setup({ seats, options: { stoneTiles } }, chance);
        const stock = inventory(box, s);
        let decisions = 0;
        for (const _ of story.decisions(game, s, 1500)) {
          moves.length = 0;
          game.moves(s, moves);
          assert.ok(moves.length > 0, 'a dead end');
          game.play(s, chance.pick(moves), chance);
          if (decisions++ % 50 === 0) assert.deepEqual(inventory(box, s), stock);
        }
        assert.deepEqual(inventory(box, s), stock);
        checkEnd(s);
      }
    }
});
