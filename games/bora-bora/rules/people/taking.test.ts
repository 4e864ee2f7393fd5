import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, game, offered, plain, play, points, refused, scene, village } from '../../test/scenes.ts';

const six = ['land', 'water', 'build', 'hut', 'card', 'shell'].map(trade => `woman-${trade}-1`);

test('example: a 4 takes one of the women beside 4, 3, 2 or 1, not beside 5 or 6', () => {
  const s = scene({ women: six, villages: [{ regions: ['centre-mountain'], dice: [4, 1] }] });
  play(s, plain(4, 'woman'));
  assert.deepEqual(offered(s, 'slot'), [1, 2, 3, 4]);
  assert.equal(refused(s, { slot: 5 }), 'slot-too-high');
});

test('a person goes on a free hut space and does nothing yet', () => {
  const s = scene({ women: six, villages: [{ regions: ['centre-mountain'], dice: [6, 1] }, { dice: [1] }] });
  play(s, plain(6, 'woman'), { slot: 6 });
  assert.equal(village(s, 0).people.length, 1);
  assert.equal(village(s, 0).shells, 0);
  assert.equal(s.women[5], -1);
  assert.equal(points(s, 0, 'people'), 0);
});

test('a person taken lies in the upper position: tattooing and shells are still to come', () => {
  for (const action of ['man', 'woman'] as const) {
    const s = scene({
      [action === 'man' ? 'men' : 'women']: [`${action}-shell-1`, `${action}-hut-1`],
      villages: [{ regions: ['centre-mountain'], dice: [2, 1] }, { dice: [1] }],
    });
    play(s, plain(2, action), { slot: 1 });
    const lying = game.view(s, 1).villages[0]?.people.map(({ person, moved }) => ({ person, moved }));
    assert.deepEqual(lying, [{ person: `${action}-shell-1`, moved: false }]);
  }
});

test('men are taken as women are', () => {
  const men = [null, 'man-land-1', 'man-hut-1'];
  const s = scene({ men, villages: [{ regions: ['centre-mountain'], dice: [3, 1] }, { dice: [1] }] });
  play(s, plain(3, 'man'));
  assert.deepEqual(offered(s, 'slot'), [2, 3]);
  assert.equal(refused(s, { slot: 1 }), 'slot-empty');
});

test('without a free space nobody can be taken', () => {
  const s = scene({ women: six, villages: [{ dice: [6, 1] }] });
  assert.equal(refused(s, plain(6, 'woman')), 'no-space');
  const full = scene({
    women: six,
    villages: [{ regions: ['centre-mountain'], people: ['man-land-1'], twelfth: 1, dice: [6] }],
  });
  assert.equal(refused(full, plain(6, 'woman')), 'no-space');
});

test('any number of huts share the 12th space, which is free for a person once it is empty', () => {
  const regions = box.regionIds.slice(0, 11);
  const people = ['land', 'water', 'build', 'hut']
    .flatMap(trade => [1, 2, 3].map(n => `man-${trade}-${n}`))
    .slice(0, 11);
  const huts = scene({ women: six, villages: [{ regions, people, dice: [6] }] });
  assert.equal(refused(huts, plain(6, 'woman')), 'no-space');
  const none = scene({ women: six, villages: [{ regions: [...box.regionIds], twelfth: 0, people, dice: [6] }] });
  assert.equal(refused(none, plain(6, 'woman')), null);
});
