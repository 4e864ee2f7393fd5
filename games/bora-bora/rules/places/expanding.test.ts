import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, box, offered, plain, play, refused, scene, village } from '../../test/scenes.ts';

/** The regions that a die opens from the centre mountain. */
function fromMountain(path: 'land' | 'water', most: number): unknown[] {
  const s = scene({
    villages: [{ regions: ['centre-mountain'] }],
    steps: [{ kind: 'expand', seat: 0, path, most }],
  });
  return offered(s, 'region');
}

test('example: from the centre mountain the die decides how far one gets, over water and over land', () => {
  assert.deepEqual(fromMountain('water', 6), ['east-beach', 'south-steppe']);
  assert.deepEqual(fromMountain('water', 5), ['east-beach', 'south-steppe']);
  assert.deepEqual(fromMountain('water', 4), ['east-beach']);
  assert.deepEqual(fromMountain('water', 3), []);
  for (const die of [6, 5, 4]) assert.deepEqual(fromMountain('land', die), ['centre-steppe', 'centre-beach']);
  for (const die of [3, 2]) assert.deepEqual(fromMountain('land', die), ['centre-beach']);
  assert.deepEqual(fromMountain('land', 1), []);
});

test('example: a die of 4 opens the paths 1 to 4', () => {
  const s = scene({ villages: [{ regions: box.regionIds.filter(id => id.startsWith('centre')) }] });
  s.steps = [{ kind: 'expand', seat: 0, path: 'water', most: 4 }];
  const closed = ['east-forest', 'south-steppe'];
  assert.deepEqual(
    offered(s, 'region').toSorted(),
    box.regionIds.filter(id => !id.startsWith('centre') && !closed.includes(id)).toSorted(),
  );
});

test('one expands to neighbours only, never diagonally, over a path of the right kind', () => {
  const s = scene({
    villages: [{ regions: ['centre-mountain'] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  assert.equal(refused(s, { region: 'centre-forest' }), 'not-neighbour');
  assert.equal(refused(s, { region: 'east-beach' }), 'not-neighbour');
  s.steps = [{ kind: 'expand', seat: 0, path: 'water', most: 4 }];
  assert.equal(refused(s, { region: 'south-steppe' }), 'path-too-high');
  assert.equal(refused(s, { region: 'east-forest' }), 'not-neighbour');
});

test('any own hut will do to start from', () => {
  const s = scene({
    villages: [{ regions: ['centre-mountain', 'west-mountain'] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  assert.deepEqual(offered(s, 'region'), ['centre-steppe', 'centre-beach', 'west-steppe']);
});

test('a hut that was pushed aside is still a hut to start from', () => {
  const s = scene({
    villages: [{ regions: ['centre-mountain'] }, { regions: ['centre-mountain'] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  assert.equal(s.sites[box.regionIds.indexOf('centre-mountain')], 1);
  assert.deepEqual(offered(s, 'region'), ['centre-steppe', 'centre-beach']);
  const die = scene({ villages: [{ regions: ['centre-mountain'] }], sites: { 'centre-mountain': 1 } });
  assert.equal(refused(die, plain(4, 'land')), null);
});

test('the hut comes from one of the spaces 1 to 11, and from the 12th only when these are empty', () => {
  const s = scene({
    villages: [{ regions: ['centre-mountain'], dice: [6] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  play(s, { region: 'centre-steppe' });
  assert.deepEqual([village(s, 0).huts, village(s, 0).twelfth], [9, 1]);

  const late = scene({
    villages: [{ regions: ['centre-mountain'], twelfth: 11, dice: [6] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  play(late, { region: 'centre-steppe' });
  assert.deepEqual([village(late, 0).huts, village(late, 0).twelfth], [0, 10]);
});

test('one hut a region: a new one takes the site, and the old one stays beside it', () => {
  const s = scene({
    villages: [{ regions: ['centre-mountain'], dice: [6] }, { regions: ['centre-steppe'] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  assert.equal(refused(s, { region: 'centre-mountain' }), 'hut-already');
  const steppe = box.regionIds.indexOf('centre-steppe');
  const [settled] = play(s, { region: 'centre-steppe' });
  assert.equal(s.sites[steppe], 0);
  assert.equal((village(s, 1).regions >> steppe) & 1, 1);
  assert.equal(settled?.type === 'settled' && settled.pushed, 1);
});

test('the site gives its good at once: an offering beside the board, a material on a cell', () => {
  const s = scene({
    villages: [{ regions: ['centre-mountain'], dice: [6, 5, 4] }, { dice: [1] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  play(s, { region: 'centre-beach' });
  assert.equal(asked(s), '0 store');
  assert.equal(refused(s, { material: 'wood', cell: 'b1' }), 'other-material');
  play(s, { material: 'sand', cell: 'd1' });
  assert.equal(village(s, 0).cells[box.cellIds.indexOf('d1')], 1);
});

test('a fish is scored on settling or never, for one red god', () => {
  const s = scene({
    fish: { 'centre-steppe': 6 },
    villages: [{ regions: ['centre-mountain'], hand: 'red red', dice: [6, 5] }, { dice: [1] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  // The offering of the steppe has just come, and may be spent at once.
  play(s, { region: 'centre-steppe' });
  assert.equal(asked(s), '0 fish');
  play(s, { red: 'card' });
  assert.equal(village(s, 0).points[8], 6);
  assert.equal(village(s, 0).offerings, 0);
  assert.notEqual(asked(s), '0 fish');
  assert.equal(s.fish[box.regionIds.indexOf('centre-steppe')], 6);
});

test('a fish that was scored stays for those who settle there later', () => {
  const s = scene({
    fish: { 'centre-steppe': 4 },
    villages: [
      { regions: ['centre-mountain', 'centre-steppe'] },
      { regions: ['centre-mountain'], hand: 'red', offerings: 1, dice: [6, 6] },
    ],
    steps: [{ kind: 'expand', seat: 1, path: 'land', most: 6 }],
    turn: 1,
  });
  play(s, { region: 'centre-steppe' }, { red: 'card' });
  assert.equal(village(s, 1).points[8], 4);
});

test('leaving a fish costs nothing', () => {
  const s = scene({
    villages: [{ regions: ['centre-mountain'], hand: 'red', dice: [6, 5] }, { dice: [1] }],
    steps: [{ kind: 'expand', seat: 0, path: 'land', most: 6 }],
  });
  play(s, { region: 'centre-steppe' }, { red: 'none' });
  assert.equal(village(s, 0).points[8], 0);
  assert.equal(village(s, 0).hand[2], 1);
});

test('placing a die for a path leads to the choice of a region', () => {
  const s = scene({ villages: [{ regions: ['centre-mountain'], dice: [4, 1, 1] }] });
  play(s, plain(4, 'land'));
  assert.equal(asked(s), '0 expand');
});
