import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import type { OrbisView } from '../../rules/types.ts';
import { game, laying, type Scene, scene } from '../../test/scenes.ts';
import { aboutToTake, best, handover, landingsNow, outlook } from './outlook.ts';

const open = (view: OrbisView): string[] => view.display.flatMap(cell => cell.tile ?? []);

function look(wanted: Scene, tile: string) {
  const table = scene(wanted);
  const view = table.game.view(table.state, 0);
  const s = aboutToTake(table.game, view, 0);
  return {
    seen: outlook(table.game, s, tile) ?? assert.fail('nothing to be seen'),
    next: handover(table.game, s, tile, open(view)),
  };
}

const rock = { effect: 'rock', points: 2 };

test('what a region puts where: a worshiper on each neighbour, and those on it are collected', () => {
  const { seen } = look(
    {
      fronts: { 'red-1a': rock },
      display: ['red-1a'],
      crowd: { 'red-1a': '2 blue' },
      worlds: [{ worshipers: '1 blue' }],
    },
    'red-1a',
  );
  assert.deepEqual([seen.created, seen.colour], [[1, 3], 'red']);
  assert.equal(seen.collected.blue, 2);
  assert.equal(seen.holding.blue, 3);
});

test('one pays with what was just collected, and the rest is named when it is too little', () => {
  const price = { ...rock, cost: 'blue blue green' };
  const there = { fronts: { 'red-1a': price }, display: ['red-1a'], crowd: { 'red-1a': '2 blue' } };
  const rich = look({ ...there, worlds: [{ worshipers: '1 green' }] }, 'red-1a').seen;
  assert.deepEqual(rich.payment.exchanges, []);
  const poor = look(there, 'red-1a').seen;
  assert.equal(poor.payment.exchanges, null);
  assert.deepEqual([poor.missing.green, poor.missing.blue], [1, 0]);
});

test('exchanges and reductions are thought of', () => {
  const price = { ...rock, cost: 'blue green' };
  const wanted = { fronts: { 'red-1a': price }, display: ['red-1a'] };
  const { seen } = look({ ...wanted, worlds: [{ worshipers: '3 yellow', reductions: ['green'] }] }, 'red-1a');
  assert.deepEqual(seen.payment.exchanges, [{ from: 'yellow', to: 'blue' }]);
  assert.equal(best(seen.landings), 2, 'it can lie as a region once exchanged');
});

test('every free spot says what the region would bring there, and what a wilderness would', () => {
  const fronts = { 'blue-2a': { effect: 'irrigation white', points: 3 } };
  const worlds = [{ pyramid: ['white-1a blue-1a green-1a'] }];
  const { seen } = look({ fronts, display: ['blue-2a'], worlds }, 'blue-2a');
  const regions = seen.landings.filter(landing => landing.side === 'region');
  assert.deepEqual(
    regions.map(({ spot, points, cancelled }) => [spot, points, cancelled]),
    [
      ['1,-1', 0, true],
      ['1,3', 0, true],
      ['2,0', 3, false],
      ['2,1', 0, true],
    ],
  );
  assert.equal(best(seen.landings), 3);
  assert.ok(seen.landings.filter(landing => landing.side === 'wilderness').every(landing => landing.points === -1));
});

test('a forest says how far it is, and helps those that are there already', () => {
  const fronts = {
    'green-2a': { effect: 'forest 2 red blue', points: 3 },
    'green-1a': { effect: 'forest 1 green', points: 4 },
  };
  const { seen } = look({ fronts, display: ['green-2a'], worlds: [{ pyramid: ['red-1a green-1a'] }] }, 'green-2a');
  const above = seen.landings.find(landing => landing.spot === '2,0' && landing.side === 'region');
  assert.deepEqual([above?.neighbours, above?.points], [1, 4]);
});

test('a village counts as far as one can fulfil it after paying', () => {
  const front = { effect: 'village 2', points: 4, cost: 'red' };
  const taking = (worshipers: string) =>
    best(
      look({ fronts: { 'yellow-2a': front }, display: ['yellow-2a'], worlds: [{ worshipers }] }, 'yellow-2a').seen
        .landings,
    );
  assert.equal(taking('1 red 2 blue'), 4);
  assert.equal(taking('1 red 1 blue'), 0);
});

test('the next player is offered what only becomes payable by what one creates', () => {
  const fronts = {
    'red-1a': rock,
    'blue-2a': { ...rock, cost: 'red', points: 5 },
    'green-1a': { ...rock, points: 3 },
  };
  const { next } = look({ fronts, display: ['red-1a', 'blue-2a', 'green-1a'] }, 'red-1a');
  const offer = (tile: string) => next?.offers.find(one => one.tile === tile);
  assert.equal(next?.seat, 1);
  assert.deepEqual([offer('blue-2a')?.points, offer('blue-2a')?.fresh], [5, true]);
  assert.deepEqual([offer('green-1a')?.points, offer('green-1a')?.fresh], [3, false]);
  assert.equal(offer('red-1a'), undefined, 'what one takes is gone');
  assert.equal(next?.offers.length, 8, 'and what comes into the gap is unknown');
});

test('a player with a complete pyramid is offered nothing', () => {
  const row = (ids: string) => ids;
  const pyramid = [
    row('red-2a red-2b'),
    row('red-2c red-2d red-3a'),
    row('red-3b red-3c red-3d red-3e'),
    row('red-1b red-1c red-1d blue-1b blue-1c'),
  ];
  const { next } = look({ fronts: { 'red-1a': rock }, display: ['red-1a'], worlds: [{}, { pyramid }] }, 'red-1a');
  assert.equal(next, null);
});

test('the tile in hand says what each way to lay it would bring', () => {
  const table = laying({ fronts: { 'red-1a': rock }, worlds: [{ pyramid: ['blue-1a'] }] }, 'red-1a');
  const landings = landingsNow(table.game, table.game.view(table.state, 0));
  assert.deepEqual(
    landings.map(({ spot, side, points }) => `${spot} ${side} ${points}`),
    ['1,-1 region 2', '1,1 region 2', '1,-1 wilderness -1', '1,1 wilderness -1'],
  );
});

test('everybody can look ahead at any point of a game, also while another seat is in the middle of its turn', () => {
  for (const seats of [2, 3, 4]) {
    const chance = new Chance(`outlook ${seats}`);
    const s = game.setup({ seats, options: {} }, chance);
    let n = -1;
    for (const _ of story.decisions(game, s)) {
      n++;
      const moves = game.moves(s);
      if (n % 7 === 0) {
        const view = game.view(s, 0);
        const from = aboutToTake(game, view, 0);
        for (const tile of open(view)) {
          const seen = outlook(game, from, tile);
          const next = handover(game, from, tile, open(view));
          assert.ok(seen === null || seen.landings.length > 0);
          assert.ok(next === null || next.offers.every(offer => open(view).includes(offer.tile)));
        }
      }
      game.play(s, moves[chance.int(moves.length)] ?? assert.fail('no move'), chance);
    }
  }
});

test('where nothing is left to fill the gap, nobody stands in it: the last volcano does not reach there', () => {
  const fronts = { 'red-1a': rock, 'red-2a': { effect: 'volcano 1 red', points: 4 } };
  const table = scene({ fronts, display: ['red-1a', 'red-2a'] });
  const view = table.game.view(table.state, 0);
  const s = aboutToTake(table.game, view, 0);
  s.stack = [];
  const next = handover(table.game, s, 'red-1a', open(view));
  assert.equal(next?.offers.find(({ tile }) => tile === 'red-2a')?.points, 4);
});
