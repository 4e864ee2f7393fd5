import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asked,
  box,
  game,
  offered,
  play,
  points,
  refused,
  scene,
  type VillageScene,
  village,
} from '../../test/scenes.ts';
import { missing } from './needs.ts';

const far = ['regions-9', 'jewelry-4', 'buildings-4'];
const withTasks = (tasks: readonly string[], more: VillageScene = {}) =>
  scene({ phase: 'tasks', villages: [{ tasks, ...more }, { tasks: far }] });

/** How much a village lacks for a task. */
function lacks(task: string, village: VillageScene, more: Parameters<typeof scene>[0] = {}): number {
  const s = scene({ ...more, villages: [village] });
  return missing(box, s, 0, box.taskIds.indexOf(task));
}

test('a fulfilled task brings 6 points and lies among those fulfilled', () => {
  const s = withTasks(['shells-5', 'offerings-4', 'regions-9'], { shells: 5, offerings: 4 });
  play(s, { task: 'shells-5', how: 'fulfil' });
  assert.equal(points(s, 0, 'tasks'), 6);
  assert.deepEqual(village(s, 0).fulfilled, [box.taskIds.indexOf('shells-5')]);
  assert.equal(village(s, 0).tasks.length, 2);
  assert.equal(village(s, 0).shells, 5);
});

test('a player who can fulfil a task must do so, and may choose which', () => {
  const s = withTasks(['shells-5', 'offerings-4', 'regions-9'], { shells: 5, offerings: 4 });
  assert.equal(refused(s, { task: 'regions-9', how: 'discard' }), 'must-fulfil');
  assert.equal(refused(s, { task: 'regions-9', how: 'fulfil' }), 'task-open');
  assert.deepEqual(offered(s, 'task'), ['shells-5', 'offerings-4']);
});

test('a player who can fulfil none gives one up for nothing', () => {
  const s = withTasks(far);
  play(s, { task: 'jewelry-4', how: 'discard' });
  assert.equal(points(s, 0, 'tasks'), 0);
  assert.deepEqual(village(s, 0).fulfilled, []);
  assert.equal(village(s, 0).tasks.length, 2);
});

test('after everybody has done a task, everybody takes a new one in turn order', () => {
  const tasks = ['sand-3', 'wood-3', 'stone-3', 'shells-5'];
  const s = scene({ phase: 'tasks', order: [1, 0], tasks, villages: [{ tasks: far }, { tasks: far }] });
  play(s, { task: 'regions-9', how: 'discard' });
  assert.equal(asked(s), '0 task');
  play(s, { task: 'regions-9', how: 'discard' });
  assert.equal(asked(s), '1 newTask');
  play(s, { task: 'wood-3' });
  assert.equal(asked(s), '0 newTask');
  assert.equal(refused(s, { task: 'wood-3' }), 'not-laid-out');
});

test('example: the yellow god stands for the third wood, for 4 points', () => {
  const s = withTasks(['wood-3', 'regions-9', 'jewelry-4'], { cells: 'b1 a2', hand: 'yellow', offerings: 1 });
  play(s, { task: 'wood-3', how: 'yellow', pay: 'card' });
  assert.equal(points(s, 0, 'tasks'), 4);
  assert.deepEqual([village(s, 0).hand[4], village(s, 0).offerings], [0, 0]);
  assert.equal(village(s, 0).fulfilled.length, 1);
});

test('example: the yellow god stands for the ninth region', () => {
  const regions = box.regionIds.slice(0, 8);
  const s = withTasks(['wood-3', 'regions-9', 'jewelry-4'], { regions, godTiles: 1 });
  play(s, { task: 'regions-9', how: 'yellow', pay: 'tile' });
  assert.equal(points(s, 0, 'tasks'), 4);
});

test('the yellow god stands for exactly one requirement', () => {
  const s = withTasks(['wood-3', 'regions-9', 'shells-5'], { cells: 'b1', shells: 5, hand: 'yellow', offerings: 1 });
  assert.equal(refused(s, { task: 'wood-3', how: 'yellow', pay: 'card' }), 'yellow-one');
  assert.equal(refused(s, { task: 'shells-5', how: 'yellow', pay: 'card' }), 'yellow-idle');
});

test('a player who needs the yellow god to fulfil a task may give one up instead', () => {
  const s = withTasks(['wood-3', 'regions-9', 'jewelry-4'], { cells: 'b1 a2', hand: 'yellow', offerings: 1 });
  assert.equal(refused(s, { task: 'wood-3', how: 'discard' }), null);
});

test('one yellow god a task, and in phase C one task', () => {
  const s = withTasks(['wood-3', 'stone-3', 'jewelry-4'], {
    cells: 'b1 a2 c1 b2',
    hand: 'yellow yellow',
    offerings: 2,
  });
  play(s, { task: 'wood-3', how: 'yellow', pay: 'card' });
  assert.equal(asked(s), '1 task');
});

test('what the yellow god cost is no longer there to be shown', () => {
  const cards = withTasks(['cards-3', 'regions-9', 'jewelry-4'], { hand: 'yellow red', offerings: 1 });
  assert.equal(refused(cards, { task: 'cards-3', how: 'yellow', pay: 'card' }), 'yellow-one');
  const offerings = withTasks(['offerings-4', 'regions-9', 'jewelry-4'], { hand: 'yellow', offerings: 3 });
  assert.equal(refused(offerings, { task: 'offerings-4', how: 'yellow', pay: 'card' }), 'yellow-one');
  const tiles = withTasks(['god-tiles-2', 'regions-9', 'jewelry-4'], { godTiles: 1 });
  assert.equal(refused(tiles, { task: 'god-tiles-2', how: 'yellow', pay: 'tile' }), 'yellow-one');
  const plenty = withTasks(['offerings-4', 'regions-9', 'jewelry-4'], { offerings: 3, godTiles: 1 });
  assert.equal(refused(plenty, { task: 'offerings-4', how: 'yellow', pay: 'tile' }), null);
});

test('tasks ask for at least so much: more does no harm, and nothing is given away', () => {
  assert.equal(lacks('shells-5', { shells: 9 }), 0);
  assert.equal(lacks('shells-5', { shells: 3 }), 2);
  const s = withTasks(['offerings-4', 'shells-5', 'jewelry-4'], { offerings: 6, shells: 5 });
  play(s, { task: 'offerings-4', how: 'fulfil' });
  assert.equal(village(s, 0).offerings, 6);
});

test('example: the starting tasks ask for people, priests, jewelry, the first place, regions and cards', () => {
  const [man, woman] = ['man-land-1', 'woman-hut-1'];
  assert.equal(lacks('woman-man', { people: [man, woman] }), 0);
  assert.equal(lacks('woman-man', { people: [man, 'man-hut-1'] }), 1);
  assert.equal(lacks('woman-priest', { people: [woman] }, { temple: { 2: 0 } }), 0);
  assert.equal(lacks('woman-priest', { people: [woman] }, { temple: { 2: 1 } }), 1);
  assert.equal(lacks('man-priest', { people: [man] }, { temple: { 2: 0 } }), 0);
  assert.equal(lacks('woman-jewelry', { people: [woman], jewelry: ['comb-1'] }), 0);
  assert.equal(lacks('woman-jewelry', {}), 2);
  assert.equal(lacks('man-first', { people: [man] }, { order: [0, 1] }), 0);
  assert.equal(lacks('man-first', { people: [man] }, { order: [1, 0] }), 1);
  assert.equal(lacks('regions-3', { regions: box.regionIds.slice(0, 3) }), 0);
  assert.equal(lacks('cards-3', { hand: 'red red blue' }), 0);
});

test('example: the harder tasks count priests, regions, islands, cards and different things', () => {
  assert.equal(lacks('priests-3', {}, { temple: { 6: 0, 5: 0, 1: 1 } }), 1);
  assert.equal(lacks('regions-9', { regions: box.regionIds.slice(0, 9) }), 0);
  const one = ['centre-forest', 'north-beach', 'east-beach', 'south-steppe', 'west-steppe'];
  assert.equal(lacks('islands-5', { regions: one }), 0);
  assert.equal(lacks('islands-5', { regions: box.regionIds.slice(0, 6) }), 3);
  assert.equal(lacks('cards-red-2', { hand: 'red blue blue' }), 1);
  assert.equal(lacks('colours-4', { hand: 'red blue green green yellow' }), 0);
  assert.equal(lacks('colours-4', { hand: 'red red blue blue' }), 2);
  assert.equal(lacks('trades-men-3', { people: ['man-land-1', 'man-land-2', 'man-hut-1', 'woman-card-1'] }), 1);
  assert.equal(lacks('trades-women-3', { people: ['woman-land-1', 'woman-hut-1', 'woman-card-1'] }), 0);
  assert.equal(lacks('jewelry-kinds-3', { jewelry: ['comb-1', 'comb-2', 'crown-1'] }), 1);
});

test('example: four of a kind count whatever they are, and two of one sort of jewelry', () => {
  assert.equal(lacks('men-4', { people: [1, 2, 3].map(n => `man-land-${n}`).concat('man-hut-1', 'woman-hut-1') }), 0);
  assert.equal(lacks('women-4', { people: ['woman-land-1', 'man-land-1'] }), 3);
  assert.equal(lacks('jewelry-4', { jewelry: ['comb-1', 'comb-2', 'crown-1'] }), 1);
  assert.equal(lacks('buildings-4', { built: { 'a1+b1': 1, 'c1+d1': 6 } }), 2);
  assert.equal(lacks('necklace-2', { jewelry: ['necklace-1', 'comb-2'] }), 1);
  assert.equal(lacks('god-tiles-2', { godTiles: 2 }), 0);
});

test('example: materials count on the area and beside the board, but not under a building', () => {
  assert.equal(lacks('stone-3', { cells: 'c1 b2', beside: { stone: 1 } }), 0);
  assert.equal(lacks('stone-3', { cells: 'c1', built: { 'b2+b3': 1 } }), 2);
  assert.equal(lacks('material-5', { cells: 'a1 b1 c1', beside: { wood: 1 } }), 1);
});

test('example: a hut in each region of a terrain or island counts, on the site or pushed aside', () => {
  const mountains = ['centre-mountain', 'north-mountain', 'west-mountain'];
  assert.equal(lacks('mountain-3', { regions: mountains }, { sites: { 'north-mountain': 1 } }), 0);
  assert.equal(lacks('mountain-3', { regions: mountains.slice(1) }), 1);
  assert.equal(lacks('island-north', { regions: ['north-beach', 'centre-beach'] }), 1);
  assert.equal(lacks('island-centre', { regions: box.regionIds.slice(0, 4) }), 0);
});

test('example: huts on the 12th space, people moved down, and two of one trade whatever their sex', () => {
  assert.equal(lacks('twelfth-4', { twelfth: 4 }), 0);
  const people = ['man-land-1 moved', 'man-hut-1', 'woman-land-1 moved', 'woman-hut-1 moved'];
  assert.equal(lacks('moved-men-3', { people }), 2);
  assert.equal(lacks('moved-women-3', { people }), 1);
  assert.equal(lacks('moved-5', { people }), 2);
  assert.equal(lacks('trade-land-2', { people }), 0);
  assert.equal(lacks('trade-card-2', { people }), 2);
});

test('for card tasks neither god tiles nor pairs count, and the cards are shown', () => {
  assert.equal(lacks('cards-red-2', { hand: 'blue blue red', godTiles: 3, offerings: 3 }), 1);
  const s = withTasks(['cards-red-2', 'shells-5', 'jewelry-4'], { hand: 'red red red blue', shells: 5 });
  play(s, { task: 'cards-red-2', how: 'fulfil' });
  assert.deepEqual(village(s, 0).hand, [1, 0, 3, 0, 0]);
  assert.deepEqual(game.view(s, 1).villages[0]?.shown, ['red', 'red']);
  const four = withTasks(['colours-4', 'shells-5', 'jewelry-4'], {
    hand: 'red blue green yellow',
    shown: 'red',
    shells: 5,
  });
  play(four, { task: 'colours-4', how: 'fulfil' });
  assert.deepEqual(village(four, 0).shown, [1, 0, 1, 1, 1]);
});

test('at the end the last three tasks may be fulfilled, each with a yellow god', () => {
  const s = scene({
    phase: 'last',
    round: 6,
    villages: [
      {
        tasks: ['wood-3', 'stone-3', 'shells-5'],
        cells: 'b1 a2 c1 b2',
        shells: 5,
        hand: 'yellow yellow',
        offerings: 2,
      },
      { tasks: far },
    ],
  });
  play(s, { task: 'shells-5', how: 'fulfil' });
  play(s, { task: 'wood-3', how: 'yellow', pay: 'card' }, { task: 'stone-3', how: 'yellow', pay: 'card' });
  assert.equal(points(s, 0, 'tasks'), 6 + 4 + 4);
  assert.equal(village(s, 0).fulfilled.length, 3);
  assert.equal(asked(s), 'over');
});

test('at the end nobody has to spend anything on a task', () => {
  const s = scene({
    phase: 'last',
    round: 6,
    villages: [{ tasks: ['wood-3'], cells: 'b1 a2', godTiles: 1 }, { tasks: far }],
  });
  play(s, { task: 'done' });
  assert.equal(points(s, 0, 'gods'), 2);
  assert.equal(asked(s), 'over');
});
