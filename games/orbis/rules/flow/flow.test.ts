import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, Chance, openTable, serialise, type Table, undo } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { asked, can, crowdOn, gameWith, laying, play, scene, supply, tileOn } from '../../test/scenes.ts';
import type { OrbisEvent } from '../types.ts';

const game = gameWith();

test('a region turn goes: create, collect, lay, pay, effect, down to ten, refill, next seat', () => {
  const table = scene({
    fronts: { 'blue-1c': { cost: 'red', effect: 'conversion 2 white' } },
    display: ['blue-1c'],
    crowd: { 'blue-1c': '1 red 1 blue' },
    worlds: [{ worshipers: '9 green', pyramid: ['red-1a'] }],
  });
  const told = play(
    table,
    { do: 'take', tile: 'blue-1c' },
    { do: 'place', spot: '1,1', side: 'region' },
    { do: 'discard', colour: 'green' },
    { do: 'discard', colour: 'green' },
  );
  assert.deepEqual(
    told.map(event => event.type),
    ['took', 'created', 'collected', 'placed', 'paid', 'converted', 'discarded', 'discarded', 'revealed', 'turn'],
  );
});

test('at the end of a turn nobody keeps more than ten worshipers; which ones go is their choice', () => {
  const table = scene({
    display: ['blue-1a'],
    crowd: { 'blue-1a': '2 green 1 blue' },
    worlds: [{ worshipers: '9 red', pyramid: ['red-1a'] }],
  });
  play(table, { do: 'take', tile: 'blue-1a' }, { do: 'place', spot: '1,1', side: 'region' });
  assert.equal(asked(table), '0 trim');
  assert.deepEqual(
    can(table, { do: 'discard' }).map(move => move.do === 'discard' && move.colour),
    ['green', 'red', 'blue'],
  );
  play(table, { do: 'discard', colour: 'green' }, { do: 'discard', colour: 'blue' });
  assert.equal(supply(table, 0), '1 green 9 red');
  assert.equal(asked(table), '1 take');
});

test('in the middle of a turn one may have more than ten', () => {
  const table = laying(
    { crowd: { 'blue-1a': '6 green' }, worlds: [{ worshipers: '10 red', pyramid: ['red-1a'] }] },
    'blue-1a',
  );
  assert.equal(supply(table, 0), '6 green 10 red');
  assert.equal(asked(table), '0 place');
});

test('with more than ten one may also exchange instead of putting back', () => {
  const table = laying(
    { crowd: { 'blue-1a': '1 green' }, worlds: [{ worshipers: '10 red', pyramid: ['red-1a'] }] },
    'blue-1a',
  );
  play(table, { do: 'place', spot: '1,1', side: 'region' });
  assert.equal(asked(table), '0 trim');
  play(table, { do: 'exchange', from: 'red', to: 'white' });
  assert.equal(supply(table, 0), '1 green 7 red 1 white');
  assert.equal(asked(table), '1 take');
});

test('too many of one colour alone leave a choice as well: put them back, or make three of them one of another', () => {
  const pyramid = [
    'red-2a .',
    'red-2b red-2c red-2d',
    'red-1b red-1c red-1d red-3a',
    'red-3b red-1a red-3c red-3d red-3e',
  ];
  const last = { crowd: { 'blue-1a': '2 red' }, worlds: [{ worshipers: '10 red', pyramid }] };
  // With one spot left, where blue does not fit, nothing is asked before.
  const table = laying(last, 'blue-1a');
  assert.equal(tileOn(table, 0, '4,1'), '~blue-1a');
  assert.equal(asked(table), '0 trim');
  play(table, { do: 'exchange', from: 'red', to: 'white' });
  assert.equal(supply(table, 0), '9 red 1 white');
  assert.equal(asked(table), '1 take');
  const other = laying(last, 'blue-1a');
  play(other, { do: 'discard', colour: 'red' }, { do: 'discard', colour: 'red' });
  assert.equal(supply(other, 0), '10 red');
  assert.equal(asked(other), '1 take');
});

test('the gap is filled from the top of the stack, and nobody stands on the new region', () => {
  const table = scene({ display: ['blue-1a', 'green-1a'], stack: ['white-2a', 'red-2a'] });
  play(table, { do: 'take', tile: 'blue-1a' }, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(table.game.view(table.state, 0).display[0]?.tile, 'white-2a');
  assert.equal(crowdOn(table, 'white-2a'), 'none');
  assert.equal(crowdOn(table, 'green-1a'), '1 blue');
});

test('level 1 is used up before level 2 comes, and level 2 before level 3', () => {
  for (const seats of [2, 3, 4]) {
    const { state, chance } = openTable(game, { seats }, `levels ${seats}`);
    const luck = new Chance('levels');
    const levels: number[] = [];
    const tell = (event: OrbisEvent) => {
      if (event.type === 'revealed') levels.push(event.level);
    };
    for (const _ of story.decisions(game, state)) game.play(state, luck.pick(game.moves(state)), chance, tell);
    assert.equal(levels.length, 14 * seats);
    assert.deepEqual(levels, levels.toSorted());
  }
});

test('the game ends after fifteen rounds: everybody has fourteen regions and a god, and the stacks are empty', () => {
  for (const seats of [2, 3, 4]) {
    const { state, chance } = openTable(game, { seats }, `end ${seats}`);
    const luck = new Chance('end');
    const rounds = new Set<number>();
    for (const _ of story.decisions(game, state)) {
      rounds.add(game.view(state, 0).round);
      game.play(state, luck.pick(game.moves(state)), chance);
    }
    assert.deepEqual([...rounds], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    for (const world of state.worlds) assert.ok(world.regions === 14 && world.god >= 0);
    assert.deepEqual(game.view(state, 0).stacks, [0, 0, 0]);
    assert.ok(state.display.every(tile => tile > 0));
  }
});

test('a turn can be taken back step by step until the next region is revealed', () => {
  const table = openTable(game, { seats: 2 }, 'undo') as Table;
  const luck = new Chance('undo');
  let longest = 0;
  // Fifteen turns each; taking back replaces the table's state, so it is read again each time.
  for (let turn = 0; turn < 30; turn++) {
    const { seat, kind } = table.game.decision(table.state) ?? assert.fail('The game is over too early.');
    const kinds = [kind];
    const states = [serialise(table.state)];
    while (kinds.length < 50) {
      answer(table, seat, luck.pick(table.game.moves(table.state)));
      const next = table.game.decision(table.state);
      if (next?.seat !== seat) break;
      kinds.push(next.kind);
      states.push(serialise(table.state));
      // As far back as the beginning of the turn, and forward again.
      const played = table.played.slice(1 - kinds.length);
      for (let back = states.length - 2; back >= 0; back--) {
        assert.deepEqual(undo(table, seat), { count: 1 });
        assert.equal(serialise(table.state), states[back]);
      }
      for (const { move } of played) answer(table, seat, move);
      assert.equal(serialise(table.state), states.at(-1));
    }
    longest = Math.max(longest, kinds.length);
  }
  assert.equal(table.game.decision(table.state), null);
  assert.ok(longest >= 4, `${longest}`);
});

test('once the next region is revealed, nothing can be taken back', () => {
  const table = openTable(game, { seats: 2 }, 'no undo') as Table;
  const seat = table.game.decision(table.state)?.seat ?? -1;
  for (let n = 0; n < 50 && table.game.decision(table.state)?.seat === seat; n++)
    answer(table, seat, table.game.moves(table.state)[0]);
  assert.ok('refusal' in undo(table, seat));
  assert.ok((table.played.at(-1)?.draws ?? 0) > 0);
  for (const played of table.played.slice(0, -1)) assert.equal(played.draws, 0);
});

test('within a turn chance is asked for nothing but the refill', () => {
  for (let n = 0; n < 60; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `draws ${n}`);
    const luck = new Chance(`draws ${n}`);
    for (const _ of story.decisions(game, state)) {
      const before = chance.draws;
      let revealed = 0;
      game.play(state, luck.pick(game.moves(state)), chance, event => {
        if (event.type === 'revealed') revealed++;
      });
      assert.equal(chance.draws - before, revealed);
    }
  }
});
