import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, GameModule } from '../core/game.ts';
import { pebbles } from '../test/pebbles.ts';
import { checkLesson } from './checkLesson.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { keepLesson, openLesson, resumeLesson } from './openLesson.ts';

const game = pebbles as unknown as Game;
const said = { de: 'Sag ich.', en: 'I say so.' };
const read: LessonStep = { words: said, task: { kind: 'goOn' } };
const takeTwo: LessonStep = { words: said, task: { kind: 'move', move: { take: 2 } } };
const lesson = (...steps: LessonStep[]): Lesson => ({
  id: 'try',
  title: said,
  goal: said,
  seats: 2,
  seat: 0,
  seed: 'lesson',
  steps,
});
const codeOf = (done: object): string => ('refusal' in done ? (done.refusal as { code: string }).code : 'played');

test('while there is something to read, nothing is played', () => {
  const run = openLesson(game, lesson(read, takeTwo));
  assert.equal(codeOf(run.play(0, { take: 2 })), 'read-first');
  assert.ok(run.goOn());
  assert.ok(!run.goOn(), 'there is nothing more to read');
  assert.equal(codeOf(run.play(0, { take: 2 })), 'played');
  assert.equal(run.awaits().kind, 'done');
});

test('a legal move that is not asked for is refused in the words of the step, an illegal one in the game’s', () => {
  const run = openLesson(game, lesson({ ...takeTwo, otherwise: { de: 'Nimm zwei.', en: 'Take two.' } }, takeTwo));
  const other = run.play(0, { take: 1 });
  assert.ok('refusal' in other);
  assert.deepEqual([other.refusal.code, other.refusal.words.en], ['not-asked', 'Take two.']);
  assert.equal(codeOf(run.play(0, { take: 9 })), 'no');
  assert.equal(run.table.played.length, 0);
});

test('others answer with the moves that the lesson gives them, then the next step begins', () => {
  const step: LessonStep = { ...takeTwo, others: { moves: [{ take: 1 }, { take: 2 }] } };
  const run = openLesson(game, lesson(step, read));
  run.play(0, { take: 2 });
  assert.deepEqual(run.awaits(), { kind: 'given', seat: 1, move: { take: 1 } });
  run.play(1, { take: 1 });
  assert.equal(run.at, 0);
  run.play(1, { take: 2 });
  assert.equal(run.at, 1);
});

test('a bot answers until the learner is asked again', () => {
  const run = openLesson(game, lesson({ ...takeTwo, others: { bot: 'level1' } }, read));
  run.play(0, { take: 2 });
  assert.deepEqual(run.awaits(), { kind: 'bot', seat: 1, bot: 'level1' });
  run.play(1, { take: 1 });
  assert.equal(run.awaits().kind, 'bot');
  run.play(1, { take: 2 });
  assert.equal(run.awaits().kind, 'goOn');
});

test('a fitting move is any whose fields have one of the values', () => {
  const step: LessonStep = { words: said, task: { kind: 'fit', fits: { take: [1, 2] } } };
  assert.equal(codeOf(openLesson(game, lesson(step)).play(0, { take: 1 })), 'played');
  assert.equal(codeOf(openLesson(game, lesson(step)).play(0, { take: 2 })), 'played');
  assert.equal(codeOf(openLesson(game, lesson(step)).play(0, { take: 'dice' })), 'not-asked');
});

test('free play ends after so many decisions, or with the game', () => {
  const free = (decisions: number): LessonStep => ({ words: said, task: { kind: 'free', decisions } });
  const short = openLesson(game, lesson(free(2), read));
  short.play(0, { take: 1 });
  assert.equal(short.at, 0);
  short.play(0, { take: 1 });
  assert.equal(short.at, 1);
  const long = openLesson(game, lesson(free(99), read));
  for (let n = 0; n < 12; n++) long.play(0, { take: 1 });
  assert.equal(long.at, 1);
});

test('back leads to the beginning of the step, and from there to the one before, with everything taken back', () => {
  const run = openLesson(game, lesson(takeTwo, { ...takeTwo, others: { bot: 'b' } }));
  assert.ok(!run.back(), 'nothing lies before the beginning');
  run.play(0, { take: 2 });
  assert.equal(run.at, 1);
  assert.ok(run.back());
  assert.deepEqual([run.at, run.table.played.length], [0, 0]);
  assert.equal(codeOf(run.play(0, { take: 2 })), 'played');
});

test('a lesson that was left is at the same place when one comes back', () => {
  const steps = [read, { ...takeTwo, others: { bot: 'b' } }, read, takeTwo];
  const run = openLesson(game, lesson(...steps));
  run.goOn();
  run.play(0, { take: 2 });
  run.play(1, { take: 1 });
  const back = resumeLesson(game, lesson(...steps), keepLesson(run));
  assert.deepEqual([back.at, back.awaits().kind, back.table.state], [1, 'bot', run.table.state]);
  back.play(1, { take: 2 });
  const further = resumeLesson(game, lesson(...steps), keepLesson(back));
  assert.deepEqual([further.at, further.awaits().kind], [2, 'goOn']);
  const other = resumeLesson(game, lesson(read, { ...read }), keepLesson(back));
  assert.equal(other.table.played.length, 0, 'another lesson begins anew');
});

const module = { rulebook: [{ rules: [{ id: 'R1' }] }] } as unknown as GameModule;
const thinks = () => ({ take: 2 });
const faultsOf = (...steps: LessonStep[]) => checkLesson(module, game, lesson(...steps), thinks).faults;

test('a lesson that can be done has no faults, and tells what it touches', () => {
  const report = checkLesson(
    module,
    game,
    lesson(read, { ...takeTwo, rules: ['R1'], others: { bot: 'b' } }, takeTwo),
    thinks,
  );
  assert.deepEqual(report, { id: 'try', steps: 3, kinds: ['take'], rules: ['R1'], faults: [] });
});

test('what cannot be done as it is described is found', () => {
  const move = (take: number | string, more: Partial<LessonStep> = {}): LessonStep => ({
    words: said,
    task: { kind: 'move', move: { take } },
    ...more,
  });
  const any: LessonStep = { words: said, task: { kind: 'fit', fits: { take: [1, 2, 'dice'] } } };
  assert.match(faultsOf(move(3)).join(), /step 1: no legal move/);
  assert.match(faultsOf(takeTwo, takeTwo).join(), /step 2: nobody answers for seat 1/);
  assert.match(faultsOf({ ...takeTwo, others: { moves: [{ take: 7 }] } }).join(), /step 1: .* is refused/);
  assert.match(faultsOf(any).join(), /every legal move fits/);
  assert.match(faultsOf({ ...read, rules: ['R9'] }).join(), /there is no rule R9/);
  assert.match(faultsOf({ ...read, points: [{ component: 'shell' }] }).join(), /no component shell/);
  assert.match(faultsOf({ ...read, points: [{ panel: 2 }] }).join(), /no seat 2/);
  assert.match(faultsOf({ ...read, words: { de: 'Ja.', en: ' ' } }).join(), /missing in a language/);
  assert.match(faultsOf().join(), /no steps/);
  const nowhere = { ...lesson(read), position: {} };
  assert.match(checkLesson(module, game, nowhere, thinks).faults.join(), /it cannot begin: .*no positions/);
});
