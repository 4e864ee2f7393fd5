/** The lessons can be done as they describe themselves, whatever the learner chooses where they leave a choice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, checkLesson, type Game, type GameModule, openLesson } from '@atoll/engine';
import { cacao } from '../index.ts';
import { game } from '../test/scenes.ts';
import { lessons } from './index.ts';
import { lastTile } from './lastTile.ts';

const module = cacao as GameModule;
const machine = game as Game;

/** Any move that fits what the seat knows. */
const thinks = (_bot: string, view: unknown) => {
  const luck = new Chance('lessons');
  return luck.pick(machine.moves(machine.imagine(view, luck)));
};
const reports = lessons.map(lesson => checkLesson(module, machine, lesson, thinks));

for (const { id, faults } of reports)
  test(`the lesson “${id}” can be done as it describes itself`, () => assert.deepEqual(faults, []));

test('together the lessons touch every kind of decision', () => {
  const touched = new Set(reports.flatMap(({ kinds }) => kinds));
  assert.deepEqual([...touched].sort(), Object.keys(cacao.text.kinds).sort());
});

test('together the lessons teach what each jungle tile does, overbuilding, the end and the score', () => {
  const taught = new Set(reports.flatMap(({ rules }) => rules));
  for (const rule of ['R1', 'R8', 'R11', 'R16', 'R20', 'R21', 'R22', 'R23', 'R24', 'R25', 'R26', 'R31', 'R32', 'R34'])
    assert.ok(taught.has(rule), rule);
});

test('every lesson has a name of its own', () => {
  assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
});

test('nobody reads longer than a phone has room for', () => {
  for (const { id, steps } of lessons)
    for (const { words, otherwise } of steps)
      for (const said of [words, otherwise])
        for (const line of said ? [said.de, said.en] : []) assert.ok(line.length <= 210, `${id}: ${line}`);
});

test('the last tile, laid as the lesson says, wins the game by one gold', () => {
  const run = openLesson(machine, lastTile);
  assert.deepEqual(
    machine.scoresheet(run.table.state).rows.map(row => row.total),
    [69, 57],
  );
  while (run.awaits().kind !== 'done') {
    const { step } = run;
    if (run.goOn()) continue;
    const move =
      step?.task.kind === 'move' ? step.task.move : machine.moves(run.table.state).find(move => move.workers === 1);
    assert.ok('played' in run.play(1, move));
  }
  const sheet = machine.scoresheet(run.table.state);
  assert.ok(sheet.final);
  assert.deepEqual(
    sheet.rows.map(row => row.total),
    [69, 70],
  );
});
