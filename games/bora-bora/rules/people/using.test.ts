import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, box, nextStep, offered, play, points, refused, scene, village } from '../../test/scenes.ts';
import type { UseMove } from '../types.ts';

const plainly = (use: string): UseMove => ({ use, green: 'no' });
const people = (...names: string[]) => ({ phase: 'people' as const, villages: [{ people: names }] });

test('one trade of men and one of women may be used, in either order', () => {
  const names = ['man-points-1', 'man-shell-1', 'woman-points-1', 'woman-shell-1'];
  for (const order of [
    ['man-points', 'woman-shell'],
    ['woman-shell', 'man-points'],
  ]) {
    const s = scene(people(...names));
    play(s, plainly(order[0]));
    const other = order[0] === 'man-points' ? 'man-shell' : 'woman-points';
    assert.equal(refused(s, plainly(other)), 'one-trade');
    assert.equal(refused(s, plainly(order[0])), 'used-already');
    play(s, plainly(order[1]));
    assert.deepEqual([points(s, 0, 'people'), village(s, 0).shells], [2, 1]);
    assert.notEqual(asked(s), '0 use');
  }
});

test('nobody has to use anybody', () => {
  const s = scene(people('man-points-1', 'woman-shell-1'));
  play(s, { use: 'done' });
  assert.deepEqual([points(s, 0, 'people'), village(s, 0).shells], [0, 0]);
});

test('example: Don adds up two trackers, one tattooed, for one land path of at most 4', () => {
  const s = scene({
    phase: 'people',
    villages: [{ regions: ['centre-mountain'], people: ['man-land-1 moved', 'man-land-2', 'woman-land-1'] }],
  });
  play(s, plainly('man-land'));
  assert.deepEqual(nextStep(s), { kind: 'expand', seat: 0, path: 'land', most: 4 });
  play(s, { region: 'centre-steppe' });
  // One path of 4, not two of 2; but the woman may go another way, on her own.
  assert.equal(refused(s, plainly('man-land')), 'used-already');
  play(s, plainly('woman-land'));
  assert.equal(refused(s, plainly('woman-land')), 'store-shape');
});

test('people stay as they are when they are used', () => {
  for (const names of [
    ['man-points-1', 'man-points-2', 'woman-shell-1', 'woman-shell-2'],
    ['man-points-1', 'man-points-2 moved', 'woman-shell-1', 'woman-shell-2 moved'],
    ['man-points-1 moved', 'man-points-2', 'woman-shell-1 moved', 'woman-shell-2'],
  ]) {
    const s = scene(people(...names));
    const before = village(s, 0).people.slice();
    play(s, plainly('man-points'), plainly('woman-shell'));
    assert.deepEqual(village(s, 0).people, before, names.join(', '));
  }
});

test('men and women of one trade never add up', () => {
  const s = scene(people('man-points-1', 'woman-points-1', 'woman-points-2'));
  play(s, plainly('man-points'));
  assert.equal(points(s, 0, 'people'), 2);
  play(s, plainly('woman-points'));
  assert.equal(points(s, 0, 'people'), 6);
});

test('land and water trades reach paths of 2, 4 or 6', () => {
  for (const trade of ['land', 'water'] as const)
    for (const [n, most] of [2, 4, 6].entries()) {
      const regions = box.regionIds.filter(id => id.startsWith('centre')).slice(1);
      const names = [1, 2, 3].slice(0, n + 1).map(copy => `man-${trade}-${copy}`);
      const s = scene({ phase: 'people', villages: [{ regions: [...regions, 'south-forest'], people: names }] });
      const reach = scene({ phase: 'people', villages: [{ regions: [...regions, 'south-forest'] }] });
      reach.steps = [{ kind: 'expand', seat: 0, path: trade, most }];
      const wanted = offered(reach, 'region');
      assert.ok(wanted.length > 0);
      play(s, plainly(`man-${trade}`));
      if (wanted.length > 1) assert.deepEqual(offered(s, 'region'), wanted);
      else assert.equal((village(s, 0).regions >> box.regionIds.indexOf(String(wanted[0]))) & 1, 1);
    }
});

test('those who take people or build reach 3 or 6, and a third tile adds nothing', () => {
  const men = ['hut', 'card', 'shell', 'status', 'points', 'offering'].map(trade => `man-${trade}-3`);
  for (const [n, most] of [3, 6, 6].entries()) {
    const copies = [1, 2, 3].slice(0, n + 1);
    const s = scene({
      phase: 'people',
      men,
      villages: [{ twelfth: 8, regions: ['centre-mountain'], people: copies.map(copy => `woman-man-${copy}`) }],
    });
    play(s, plainly('woman-man'));
    assert.deepEqual(nextStep(s), { kind: 'take', seat: 0, sex: 'man', most });
    const b = scene({
      phase: 'people',
      villages: [{ cells: 'a1 b1', people: copies.map(copy => `man-build-${copy}`) }],
    });
    play(b, plainly('man-build'));
    assert.deepEqual(nextStep(b), { kind: 'build', seat: 0, most });
  }
});

test('a trade that would do nothing cannot be used', () => {
  const s = scene({
    phase: 'people',
    villages: [{ regions: ['centre-forest'], people: ['man-land-1', 'man-build-1', 'man-woman-1', 'woman-points-1'] }],
  });
  for (const use of ['man-land', 'man-build', 'man-woman']) assert.equal(refused(s, plainly(use)), 'idle');
  assert.equal(refused(s, plainly('man-shell')), 'not-yours');
});

test('gatherers bring 1, 2 or 3 materials, which may differ', () => {
  const s = scene(people('man-material-1', 'man-material-2', 'man-material-3'));
  play(s, plainly('man-material'), { material: 'sand', cell: 'a1' }, { material: 'wood', cell: 'b1' });
  assert.equal(asked(s), '0 gather');
  play(s, { material: 'stone', cell: 'c1' });
  assert.deepEqual(village(s, 0).cells.slice(0, 3), [1, 1, 1]);
  assert.notEqual(asked(s), '0 gather');
});

test('carpenters move 1, 2 or 3 huts to the 12th space, and may stop after the first', () => {
  const names = ['man-hut-1', 'man-hut-2', 'man-hut-3'];
  const s = scene({ ...people(...names), villages: [{ people: names, twelfth: 1, regions: [] }] });
  const before = village(s, 0).twelfth;
  play(s, plainly('man-hut'));
  // The first is moved at once, since using the carpenter is moving at least one.
  assert.equal(village(s, 0).twelfth, before + 1);
  play(s, { hut: 'move' });
  assert.equal(village(s, 0).twelfth, before + 2);
  play(s, { hut: 'stop' });
  assert.equal(village(s, 0).twelfth, before + 2);
});

test('dancers bring 2, 4 or 6 points', () => {
  for (const [n, worth] of [2, 4, 6].entries()) {
    const s = scene(people(...[1, 2, 3].slice(0, n + 1).map(copy => `woman-points-${copy}`)));
    play(s, plainly('woman-points'));
    assert.equal(points(s, 0, 'people'), worth);
  }
});

test('seers bring 1, 2 or 3 god cards, one after the other', () => {
  const s = scene({ ...people('man-card-1', 'man-card-2'), display: 'red red red red red', deck: 'blue blue blue' });
  play(s, plainly('man-card'), { card: 'red' });
  assert.equal(asked(s), '0 card');
  assert.ok(offered(s, 'card').includes('blue'));
  play(s, { card: 'blue' });
  assert.deepEqual(village(s, 0).hand, [1, 0, 1, 0, 0]);
});

test('gardeners, tattooists and divers bring 1, 2 or 3 of theirs', () => {
  for (const n of [1, 2, 3]) {
    const copies = [1, 2, 3].slice(0, n);
    const s = scene(people(...copies.map(c => `man-offering-${c}`), ...copies.map(c => `woman-shell-${c}`)));
    play(s, plainly('man-offering'), plainly('woman-shell'));
    assert.deepEqual([village(s, 0).offerings, village(s, 0).shells], [n, n]);
    const t = scene({ ...people(...copies.map(c => `man-status-${c}`), 'woman-land-1'), status: [0, 0] });
    const told = play(t, plainly('man-status'));
    assert.deepEqual(
      told.find(event => event.type === 'got'),
      { type: 'got', seat: 0, what: 'status', amount: n, from: 'person' },
    );
  }
});

test('what a trade brings is taken in full', () => {
  const s = scene(people('man-material-1', 'man-material-2'));
  play(s, plainly('man-material'), { material: 'sand', cell: 'a1' });
  assert.equal(refused(s, { use: 'done' }), 'gather-shape');
  assert.equal(asked(s), '0 gather');
});

test('a person taken in phase B may be used in it', () => {
  const s = scene({
    phase: 'people',
    men: ['man-points-1'],
    villages: [{ twelfth: 3, regions: ['centre-mountain'], people: ['woman-man-1'] }],
  });
  play(s, plainly('woman-man'));
  assert.equal(village(s, 0).people.length, 2);
  play(s, plainly('man-points'));
  assert.equal(points(s, 0, 'people'), 2);
});

test('example: the green god doubles two dancers from four to eight points', () => {
  const s = scene({
    phase: 'people',
    villages: [{ people: ['woman-points-1', 'woman-points-2'], hand: 'green', offerings: 1 }],
  });
  play(s, { use: 'woman-points', green: 'double', pay: 'card' });
  assert.equal(points(s, 0, 'people'), 8);
  assert.deepEqual([village(s, 0).hand[3], village(s, 0).offerings], [0, 0]);
});

test('example: doubled, Ben builds a tile of up to 6 instead of 3, but no second one', () => {
  const s = scene({
    phase: 'people',
    villages: [{ people: ['man-build-1'], cells: 'a1 b1 c1 d1', hand: 'green', offerings: 1 }],
  });
  play(s, { use: 'man-build', green: 'double', pay: 'card' });
  assert.deepEqual(offered(s, 'building'), [1, 2, 3, 4, 5, 6]);
  play(s, { building: 6, cells: 'a1+b1' }, { gift: 'offering', and: 'shell' });
  assert.equal(points(s, 0, 'building'), 10);
  assert.notEqual(asked(s), '0 build');
});

test('what cannot get stronger cannot be doubled', () => {
  const s = scene({
    phase: 'people',
    villages: [{ people: ['man-build-1', 'man-build-2'], cells: 'a1 b1', hand: 'green', offerings: 1 }],
  });
  assert.equal(refused(s, { use: 'man-build', green: 'double', pay: 'card' }), 'double-idle');
});

test('example: Don takes a green god and plays it at once to use a third trade', () => {
  const s = scene({
    phase: 'people',
    display: 'green red red red red',
    villages: [
      {
        regions: ['centre-mountain'],
        people: ['man-land-1', 'man-land-2', 'woman-card-1', 'woman-material-1', 'woman-material-2'],
        offerings: 1,
      },
    ],
  });
  play(s, plainly('man-land'), { region: 'centre-beach' }, { material: 'sand', cell: 'a1' });
  play(s, plainly('woman-card'), { card: 'green' });
  assert.equal(asked(s), '0 use');
  assert.equal(refused(s, plainly('woman-material')), 'one-trade');
  play(s, { use: 'woman-material', green: 'extra', pay: 'card' });
  play(s, { material: 'stone', cell: 'c1' }, { material: 'stone', cell: 'b2' });
  assert.equal(village(s, 0).offerings, 0);
});

test('the further trade must be another one of its sex', () => {
  const s = scene({
    phase: 'people',
    villages: [{ people: ['man-points-1', 'man-shell-1', 'woman-points-1'], hand: 'green', offerings: 1 }],
  });
  assert.equal(refused(s, { use: 'man-points', green: 'extra', pay: 'card' }), 'extra-idle');
  play(s, plainly('man-points'));
  assert.equal(refused(s, { use: 'man-points', green: 'extra', pay: 'card' }), 'used-already');
  play(s, { use: 'man-shell', green: 'extra', pay: 'card' });
  assert.equal(village(s, 0).shells, 1);
  // The woman of the trade that a man used is still free to be used.
  assert.equal(refused(s, plainly('woman-points')), null);
});

test('one green god a phase', () => {
  const s = scene({
    phase: 'people',
    villages: [{ people: ['man-points-1', 'man-shell-1', 'woman-points-1'], hand: 'green green', offerings: 2 }],
  });
  play(s, { use: 'man-points', green: 'double', pay: 'card' });
  assert.equal(refused(s, { use: 'man-shell', green: 'extra', pay: 'card' }), 'one-green');
  assert.equal(refused(s, { use: 'woman-points', green: 'double', pay: 'card' }), 'one-green');
});
