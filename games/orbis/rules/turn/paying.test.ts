import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { asked, can, gameWith, laying, play, refused, supply } from '../../test/scenes.ts';
import type { OrbisGame } from '../game.ts';
import type { OrbisState } from '../types.ts';
import { howToPay } from './paying.ts';

const region = { do: 'place', spot: '1,1', side: 'region' } as const;
const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };

/** One tile with this cost, being laid beside another by a seat with these worshipers. */
const buying = (cost: string, worshipers: string, reductions: ('blue' | 'red')[] = [], crowd = '') =>
  laying(
    {
      fronts: { 'green-2a': { cost, effect: 'rock', points: 1 } },
      worlds: [{ worshipers, reductions, pyramid: ['red-1a'] }],
      crowd: { 'green-2a': crowd },
    },
    'green-2a',
  );

test('each symbol is paid with a worshiper of its colour', () => {
  const table = buying('green blue white', '1 green 1 blue 2 white');
  play(table, region);
  assert.equal(supply(table, 0), '1 white');
});

test('a player who lacks a colour cannot pay', () => {
  const table = buying('green blue white', '2 green 1 blue 2 yellow');
  assert.equal(can(table, { side: 'region' }).length, 0);
  assert.equal(refused(table, region), 'cannot-pay');
});

test('two reduction tokens add up: neither of their colours is paid any more', () => {
  const table = buying('red blue blue green', '1 green', ['blue', 'red']);
  play(table, region);
  assert.equal(supply(table, 0), 'none');
});

test('worshipers collected from the region itself can pay for it', () => {
  const table = buying('green blue', '1 green', [], '1 blue');
  play(table, region);
  assert.equal(supply(table, 0), 'none');
});

test('a region for one blue, one green and one of any colour: the player chooses the third', () => {
  const table = buying('blue green any', '1 blue 2 green 1 red');
  play(table, region);
  assert.equal(asked(table), '0 pay');
  assert.deepEqual(can(table, { do: 'pay' }), [
    { do: 'pay', ...none, green: 1, red: 1, blue: 1 },
    { do: 'pay', ...none, green: 2, blue: 1 },
  ]);
  play(table, { do: 'pay', ...none, green: 2, blue: 1 });
  assert.equal(supply(table, 0), '1 red');
});

test('a symbol of a colour cannot be paid with another one', () => {
  const table = buying('blue green any', '1 blue 2 green 2 red');
  play(table, region);
  assert.equal(refused(table, { do: 'pay', ...none, green: 1, red: 2 }), 'symbol-unpaid');
  assert.equal(refused(table, { do: 'pay', ...none, green: 1, blue: 1 }), 'total');
  assert.equal(refused(table, { do: 'pay', ...none, green: 1, blue: 2 }), 'not-enough');
});

test('equal worshipers are equal: every different payment is listed once', () => {
  const table = buying('any any', '2 red 1 blue 1 white');
  play(table, region);
  assert.equal(can(table, { do: 'pay' }).length, 4);
});

test('where there is one way to pay, nobody is asked', () => {
  const table = buying('blue any', '1 blue 4 red');
  play(table, region);
  assert.equal(asked(table), '1 take');
  assert.equal(supply(table, 0), '3 red');
});

test('with a reduction token for blue, a region for one red and two blue costs only one red', () => {
  const table = buying('red blue blue', '1 red', ['blue']);
  play(table, region);
  assert.equal(supply(table, 0), 'none');
});

test('a reduction token never pays an any-colour symbol', () => {
  const table = buying('blue any', '', ['blue']);
  assert.equal(can(table, { side: 'region' }).length, 0);
  const paying = buying('blue any', '1 blue', ['blue']);
  play(paying, region);
  assert.equal(supply(paying, 0), 'none');
});

test('a free region costs nothing, and nobody hears of paying', () => {
  const table = buying('', '1 red');
  const told = play(table, region);
  assert.equal(supply(table, 0), '1 red');
  assert.ok(!told.some(event => event.type === 'paid'));
});

test('one sees whether and how one can pay, exchanges included', () => {
  const how = (cost: string, worshipers: string) => {
    const { game, state } = buying(cost, worshipers);
    return howToPay(game.box, state.worlds[0], game.box.tileIds.indexOf('green-2a')).exchanges;
  };
  assert.deepEqual(how('green blue', '1 green 1 blue'), []);
  assert.deepEqual(how('green blue', '1 green 3 red'), [{ from: 'red', to: 'blue' }]);
  assert.deepEqual(how('green blue any', '7 red'), [
    { from: 'red', to: 'green' },
    { from: 'red', to: 'blue' },
  ]);
  assert.equal(how('green blue any', '6 red'), null);
  assert.equal(how('green green', '2 red 2 blue 2 white'), null);
});

/** Whether some line of exchanges leads to a position in which the tile can be laid as a region. */
function payableSomehow(game: OrbisGame, s: OrbisState, seen: Set<string>): boolean {
  const key = s.worlds[s.active]?.worshipers.join() ?? '';
  if (seen.has(key)) return false;
  seen.add(key);
  const moves = game.moves(s);
  if (moves.some(move => move.do === 'place' && move.side === 'region')) return true;
  return moves.some(move => {
    if (move.do !== 'exchange') return false;
    const next = game.copy(s);
    game.play(next, move, new Chance('try'));
    return game.decision(next)?.kind === 'place' && next.active === s.active && payableSomehow(game, next, seen);
  });
}

test('what it takes to pay is exactly what trying every exchange finds', () => {
  const game = gameWith();
  let found = 0;
  for (let n = 0; n < 150; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `pay ${n}`);
    const luck = new Chance(`pay ${n}`);
    for (const _ of story.decisions(game, state)) {
      const step = state.steps.at(-1);
      const world = state.worlds[state.active];
      // Early in a pyramid everything fits, so that only paying can be in the way.
      if (step?.kind === 'place' && world.regions > 0 && world.right - world.left < 4) {
        const { exchanges } = howToPay(game.box, world, step.tile);
        assert.equal(exchanges !== null, payableSomehow(game, game.copy(state), new Set()));
        if (exchanges && exchanges.length > 0) found++;
      }
      const moves = game.moves(state).filter(move => move.do !== 'exchange');
      game.play(state, luck.pick(moves), chance);
    }
  }
  assert.ok(found > 30, `${found}`);
});
