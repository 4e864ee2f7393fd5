import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { asked, cards, drawing, offered, passing, play, refused, scene, supply, treasures } from '../../test/scenes.ts';
import { sizeOf } from '../packs.ts';

test('for every card one chooses: treasure or landscape', () => {
  const t = scene({ boat: 1, treasures: '2 5', landscapes: 'sand reed', treasurePile: '4', landscapePile: 'water' });
  assert.deepEqual(offered(t, 'card'), ['treasure-2', 'treasure-5', 'sand', 'reed']);
  play(t, drawing('sand'), drawing('treasure-5'));
  assert.deepEqual(offered(t, 'card'), ['treasure-pile', 'landscape-pile']);
  play(t, drawing('landscape-pile'));
  assert.deepEqual([supply(t, 0).treasures, supply(t, 0).landscapes], [treasures('5'), cards('sand water')]);
});

test('equal open cards are one choice', () => {
  const t = scene({ boat: 3, treasures: '2 2 2 5', landscapes: 'sand sand sand' });
  assert.deepEqual(
    t.game.moves(t.s).map(move => (move.do === 'draw' ? move.card : move.do)),
    ['treasure-2', 'treasure-5', 'sand', 'pass'],
  );
});

test('nothing is drawn from others', () => {
  const t = scene({ boat: 3, treasures: '2', supplies: [{}, { treasures: '7', seenTreasures: '7' }] });
  assert.equal(refused(t, drawing('treasure-7')), 'not-open');
  assert.equal(refused(t, drawing('treasure-9')), 'no-such-card');
});

test('open cards are not replaced before the next round', () => {
  const t = scene({ boat: 1, treasures: '2 5 6 7', landscapes: 'sand', treasurePile: '4 4', landscapePile: 'water' });
  play(t, drawing('treasure-5'), drawing('sand'));
  assert.deepEqual(t.s.openTreasures, [2, 0, 6, 7]);
  assert.deepEqual(t.s.openLandscapes, [0, 0, 0]);
});

test('a face-down card is seen by its owner before the next is drawn, and by nobody else', () => {
  const t = scene({
    boat: 6,
    treasures: '2',
    treasurePile: '6',
    landscapePile: 'reed',
    steps: [
      { kind: 'draw', seat: 0, from: 'pile' },
      { kind: 'draw', seat: 0, from: 'pile' },
    ],
  });
  const told: [string, number | undefined][] = [];
  t.game.play(t.s, { do: 'draw', card: 'treasure-pile' }, new Chance('x'), (event, only) =>
    told.push([event.type, only]),
  );
  assert.deepEqual(told, [
    ['drew', undefined],
    ['looked', 0],
  ]);
  assert.equal(asked(t), '0 draw');
  assert.deepEqual(t.game.view(t.s, 0).supplies[0]?.treasures, [6]);
  assert.deepEqual(t.game.view(t.s, 1).supplies[0]?.treasures, null);
  assert.deepEqual(t.game.view(t.s, 1).supplies[0]?.seenTreasures, []);
  assert.equal(t.game.view(t.s, 1).supplies[0]?.treasureCount, 1);
});

test('no open card left when one is due: that draw is lost, the next is not', () => {
  const t = scene({ boat: 3, bowls: { 3: 0, 4: 1 }, treasures: '2', treasurePile: '3', landscapePile: 'sand' });
  play(t, drawing('treasure-2'));
  assert.equal(asked(t), '1 draw');
  assert.deepEqual(offered(t, 'card'), ['treasure-pile', 'landscape-pile']);
});

test('an empty pile is made again of its discards when a card is needed, and not before', () => {
  const t = scene({
    boat: 11,
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
    treasureDiscard: '5 5 5',
    landscapePile: 'sand',
  });
  assert.deepEqual([t.s.treasurePile, sizeOf(t.s.treasureDiscard)], [0, 3]);
  t.s.steps.unshift({ kind: 'draw', seat: 0, from: 'pile' });
  const events = play(t, drawing('treasure-pile'));
  assert.deepEqual(events[0], { type: 'reshuffled', pile: 'treasure', cards: 3 });
  assert.deepEqual([sizeOf(t.s.treasurePile), t.s.treasureDiscard, supply(t, 0).treasures], [2, 0, treasures('5')]);
});

test('landscape cards have a pile and discards of their own', () => {
  const t = scene({
    boat: 11,
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
    landscapeDiscard: 'reed',
    treasurePile: '2',
  });
  t.s.steps.unshift({ kind: 'draw', seat: 0, from: 'pile' });
  const events = play(t, drawing('landscape-pile'));
  assert.deepEqual(events[0], { type: 'reshuffled', pile: 'landscape', cards: 1 });
  assert.equal(supply(t, 0).landscapes, cards('reed'));
});

test('pile and discards both empty: that kind cannot be drawn', () => {
  const t = scene({ boat: 11, steps: [{ kind: 'draw', seat: 0, from: 'pile' }], landscapePile: 'sand' });
  assert.deepEqual(offered(t, 'card'), ['landscape-pile']);
  assert.equal(refused(t, drawing('treasure-pile')), 'pile-empty');
});

test('no card of either kind left: the draw is lost', () => {
  const t = scene({ boat: 6, treasures: '2', bowls: { 6: 1 } });
  play(t, drawing('treasure-2'));
  assert.equal(asked(t), '2 bowl');
});

test('there is no limit to the hand', () => {
  const t = scene({
    boat: 3,
    treasures: '7',
    supplies: [{ treasures: '2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3', landscapes: 'sand sand sand sand' }],
  });
  play(t, drawing('treasure-7'));
  assert.equal(sizeOf(supply(t, 0).treasures), 18);
});

test('an open card that is skipped stays', () => {
  const t = scene({ boat: 3, treasures: '7' });
  play(t, passing);
  assert.deepEqual([t.s.openTreasures[0], supply(t, 0).treasures], [7, 0]);
});

test('every card of a pile comes up, each as often as it is there', () => {
  const count: Record<string, number> = {};
  for (let i = 0; i < 400; i++) {
    const t = scene({
      boat: 11,
      steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
      treasurePile: '2 2 2 7',
      landscapePile: 'sand',
    });
    t.game.play(t.s, { do: 'draw', card: 'treasure-pile' }, new Chance(`draw ${i}`), event => {
      if (event.type === 'looked') count[event.card] = (count[event.card] ?? 0) + 1;
    });
  }
  const [twos = 0, sevens = 0] = [count['treasure-2'], count['treasure-7']];
  assert.equal(twos + sevens, 400);
  assert.ok(twos > 260 && twos < 340, `${twos}`);
});
