import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, game, plain, play, points, refused, scene, village } from '../../test/scenes.ts';

const help = (points: number, begun = false) => ({ kind: 'help', seat: 0, points, begun }) as const;

test('example: Anna tattoos two men with five symbols and collects three shells, and has two points left', () => {
  const people = ['man-hut-2', 'man-points-1', 'woman-hut-2'];
  const s = scene({ villages: [{ people, dice: [5, 1] }, { dice: [1] }] });
  play(s, plain(5, 'helper'), { swap: 'tattoo', person: 'man-hut-2' }, { swap: 'tattoo', person: 'man-points-1' });
  assert.equal(s.status[0], 5);
  const [marker] = game.view(s, 0).track.filter(({ seat }) => seat === 0);
  assert.equal(marker?.points, 4);
  assert.equal(game.view(s, 0).statusTrack.indexOf(4), 5);
  play(s, { swap: 'shells', person: 'woman-hut-2' });
  assert.equal(village(s, 0).shells, 3);
  play(s, { swap: 'offering' });
  assert.equal(village(s, 0).offerings, 1);
  assert.equal(asked(s).startsWith('0 help'), false);
});

test('example: Ben spends six points on wood, a tattoo, shells and two points', () => {
  const people = ['man-land-3', 'woman-land-3'];
  const s = scene({ villages: [{ people, dice: [6, 1] }, { dice: [1] }] });
  play(
    s,
    plain(6, 'helper'),
    { swap: 'material', material: 'wood', cell: 'b1' },
    { swap: 'tattoo', person: 'man-land-3' },
    { swap: 'shells', person: 'woman-land-3' },
    { swap: 'points' },
    { swap: 'points' },
  );
  assert.deepEqual([s.status[0], village(s, 0).shells, points(s, 0, 'helper')], [2, 2, 2]);
});

test('example: or an offering, a god card and a material for six points; or two offerings and two points', () => {
  const one = scene({ villages: [{ dice: [6, 1] }, { dice: [1] }] });
  play(one, plain(6, 'helper'), { swap: 'offering' }, { swap: 'card', card: 'red' });
  play(one, { swap: 'material', material: 'sand', cell: 'a1' });
  assert.equal(asked(one), '1 die');
  const two = scene({ villages: [{ dice: [6, 1] }, { dice: [1] }] });
  play(two, plain(6, 'helper'), { swap: 'offering' }, { swap: 'offering' }, { swap: 'points' }, { swap: 'points' });
  assert.equal(asked(two), '1 die');
});

test('the rest may be skipped after the first exchange, but not all of it', () => {
  const s = scene({ villages: [{ dice: [3, 1] }, { dice: [1] }], steps: [help(3)] });
  assert.equal(refused(s, { swap: 'done' }), 'help-begin');
  play(s, { swap: 'points' }, { swap: 'done' });
  assert.equal(points(s, 0, 'helper'), 1);
  assert.equal(asked(s), '1 die');
});

test('an exchange costs its price', () => {
  const s = scene({ steps: [help(1)] });
  for (const move of [
    { swap: 'offering' },
    { swap: 'card', card: 'red' },
    { swap: 'material', material: 'sand', cell: 'a1' },
    { swap: 'hut' },
  ])
    assert.equal(refused(s, move), 'too-dear');
  assert.equal(refused(s, { swap: 'points' }), null);
});

test('a man is tattooed once in the game, for as many status steps as he has symbols', () => {
  const s = scene({ villages: [{ people: ['man-hut-2', 'man-land-1 moved'] }], steps: [help(3)] });
  assert.equal(refused(s, { swap: 'tattoo', person: 'man-land-1' }), 'already-moved');
  assert.equal(refused(s, { swap: 'tattoo', person: 'man-land-2' }), 'not-yours');
  assert.equal(refused(s, { swap: 'tattoo', person: 'woman-hut-2' }), 'no-such-person');
  play(s, { swap: 'tattoo', person: 'man-hut-2' });
  assert.equal(s.status[0], 3);
  assert.equal(refused(s, { swap: 'tattoo', person: 'man-hut-2' }), 'already-moved');
});

test('a woman collects her shells once in the game', () => {
  const s = scene({ villages: [{ people: ['woman-shell-2'] }], steps: [help(3)] });
  play(s, { swap: 'shells', person: 'woman-shell-2' });
  assert.equal(village(s, 0).shells, 3);
  assert.equal(refused(s, { swap: 'shells', person: 'woman-shell-2' }), 'already-moved');
});

test('one die point is one victory point', () => {
  const s = scene({ villages: [{}, { dice: [1] }], steps: [help(2)] });
  play(s, { swap: 'points' }, { swap: 'points' });
  assert.equal(points(s, 0, 'helper'), 2);
});

test('two die points are one offering', () => {
  const s = scene({ steps: [help(4)] });
  play(s, { swap: 'offering' });
  assert.equal(village(s, 0).offerings, 1);
  assert.deepEqual(s.steps, [help(2, true)]);
});

test('a god card comes from the display, which is filled at once, or from the pile', () => {
  const s = scene({ display: 'blue blue blue blue red', deck: 'white green yellow', steps: [help(6)] });
  assert.equal(refused(s, { swap: 'card', card: 'green' }), 'not-in-display');
  play(s, { swap: 'card', card: 'red' });
  assert.deepEqual(game.view(s, 0).display, ['blue', 'blue', 'blue', 'blue', 'white']);
  assert.deepEqual(village(s, 0).hand, [0, 0, 1, 0, 0]);
  play(s, { swap: 'card', card: 'pile' });
  assert.deepEqual(village(s, 0).hand, [0, 0, 1, 1, 0]);
  assert.equal(s.deck.length, 1);
});

test('two die points are one material of the player’s choice', () => {
  const s = scene({ steps: [help(4)] });
  assert.equal(refused(s, { swap: 'material', material: 'wood', cell: 'a1' }), 'cell-material');
  play(s, { swap: 'material', material: 'wood', cell: 'b1' });
  assert.equal(village(s, 0).cells[1], 1);
});

test('two die points move a hut to the 12th space, which frees a space; huts on the map stay', () => {
  const s = scene({ villages: [{ regions: ['centre-mountain'] }], steps: [help(4)] });
  play(s, { swap: 'hut' });
  assert.deepEqual([village(s, 0).huts, village(s, 0).twelfth], [9, 2]);
  assert.equal(game.view(s, 0).villages[0]?.freeSpaces, 2);
  const none = scene({ villages: [{ regions: ['centre-mountain'], twelfth: 11 }], steps: [help(4)] });
  assert.equal(refused(none, { swap: 'hut' }), 'no-hut');
});
