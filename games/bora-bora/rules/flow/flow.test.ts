import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { game, play, scene } from '../../test/scenes.ts';
import type { BoraEvent } from '../events.ts';

/** A whole random game, with everything that was told. */
function wholeGame(seats: number, seed: string): { told: BoraEvent[]; state: ReturnType<typeof game.setup> } {
  const { state, chance } = openTable(game, { seats }, seed);
  const luck = new Chance(seed);
  const told: BoraEvent[] = [];
  for (const _ of story.decisions(game, state))
    game.play(state, luck.pick(game.moves(state)), chance, event => told.push(event));
  return { told, state };
}

test('six rounds of phases A, B and C, then the last tasks', () => {
  for (const seats of [2, 3, 4]) {
    const { told, state } = wholeGame(seats, `flow ${seats}`);
    const phases = told.filter(event => event.type === 'phase').map(event => event.phase);
    const round = ['dice', 'people', 'jewelry', 'tasks', 'newTasks'];
    assert.deepEqual(phases, [...Array(6).fill(round).flat(), 'last']);
    assert.equal(told.filter(event => event.type === 'die').length, 6 * 3 * seats);
    assert.deepEqual([state.menPile.length, state.womenPile.length, state.templeTiles], [0, 0, 0]);
  }
});

test('phase C goes status, temple, jewelry, tasks', () => {
  const { told } = wholeGame(3, 'order of phase C');
  const order = told
    .map(event => (event.type === 'phase' ? event.phase : event.type))
    .filter(name => ['statusScored', 'templeScored', 'jewelry', 'tasks', 'newTasks'].includes(name));
  assert.deepEqual(order.slice(0, 5), ['statusScored', 'templeScored', 'jewelry', 'tasks', 'newTasks']);
});

test('at the end of a round everything left over is cleared away and laid out again, and the dice come back', () => {
  const s = scene({
    phase: 'newTasks',
    turn: 1,
    tasks: ['sand-3', 'wood-3', 'stone-3'],
    men: ['man-land-1'],
    placed: { helper: [5, 3] },
    villages: [{ tasks: ['shells-5', 'jewelry-4', 'regions-9'] }, { tasks: ['buildings-4', 'offerings-4'] }],
  });
  play(s, { task: 'sand-3' });
  assert.equal(s.round, 2);
  assert.equal(s.tasks.length, 4);
  assert.equal([...s.men, ...s.women].includes(-1), false);
  assert.equal(s.mats.flat().length, 0);
  for (const { dice } of s.villages) assert.equal(dice.length, 3);
});

test('new tasks are taken after round 6 too, so that three are left for the end', () => {
  const s = scene({
    phase: 'newTasks',
    round: 6,
    turn: 1,
    tasks: ['sand-3', 'wood-3', 'stone-3'],
    villages: [{ tasks: ['shells-5', 'jewelry-4', 'regions-9'], shells: 5 }, { tasks: ['buildings-4', 'offerings-4'] }],
  });
  play(s, { task: 'sand-3' });
  assert.equal(s.phase, 'last');
  assert.deepEqual(
    s.villages.map(v => v.tasks.length),
    [3, 3],
  );
  assert.equal(s.tasks.length, 0);
});
