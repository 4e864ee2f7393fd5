import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, serialise } from '@atoll/engine';
import { baseGame, cards, play, scene, treasures } from '../../test/scenes.ts';
import { sizeOf } from '../packs.ts';

const hidden = () =>
  scene({
    boat: 3,
    treasures: '2',
    landscapes: 'reed',
    treasurePile: '2 3 4',
    landscapePile: 'reed',
    supplies: [
      {
        treasures: '5 6',
        seenTreasures: '5',
        landscapes: 'sand water',
        seenLandscapes: 'sand',
        amulets: '1 6',
        seenOnes: 1,
      },
    ],
  });

test('a seat sees its own hand and amulets, the others only what was taken openly, and how many there are', () => {
  const t = hidden();
  const own = t.game.view(t.s, 0).supplies[0];
  assert.deepEqual(
    [own?.treasures, own?.landscapes, own?.amulets],
    [
      [5, 6],
      ['water', 'sand'],
      [1, 6],
    ],
  );
  for (const viewer of [1, 2, 'spectator'] as const) {
    const theirs = t.game.view(t.s, viewer).supplies[0];
    assert.deepEqual([theirs?.treasures, theirs?.landscapes, theirs?.amulets], [null, null, null]);
    assert.deepEqual([theirs?.seenTreasures, theirs?.seenLandscapes, theirs?.seenOnes], [[5], ['sand'], 1]);
    assert.deepEqual([theirs?.treasureCount, theirs?.landscapeCount, theirs?.amuletCount], [2, 2, 2]);
  }
});

test('piles and bag show their size, the discards what is in them', () => {
  const t = scene({
    boat: 3,
    treasures: '2',
    treasurePile: '2 3 4',
    treasureDiscard: '7 7',
    landscapeDiscard: 'reed',
    bag: '2 3',
    aside: '5',
  });
  const v = t.game.view(t.s, 'spectator');
  assert.deepEqual(v.treasures, { open: [2, null, null, null], pile: 3, discard: [7, 7] });
  assert.deepEqual(v.landscapes, { open: [null, null, null], pile: 0, discard: ['reed'] });
  assert.deepEqual(v.amulets, { ones: 0, bag: 2, aside: [5] });
});

test('a card taken openly stays known until it is paid', () => {
  const treasure = hidden();
  play(treasure, { do: 'draw', card: 'treasure-2' });
  assert.deepEqual(treasure.game.view(treasure.s, 1).supplies[0]?.seenTreasures, [2, 5]);
  const landscape = hidden();
  play(landscape, { do: 'draw', card: 'reed' });
  assert.deepEqual(landscape.game.view(landscape.s, 1).supplies[0]?.seenLandscapes, ['sand', 'reed']);
});

test('what the viewer cannot know is dealt at random, what is known is kept', () => {
  const t = baseGame;
  const s = t.setup({ seats: 3, options: {} }, new Chance('imagine'));
  s.supplies[0] = {
    ...s.supplies[0],
    treasures: treasures('2 3 4'),
    seenTreasures: treasures('3'),
  };
  s.treasurePile = t.box.allTreasures - treasures('2 3 4');
  for (const value of s.openTreasures) s.treasurePile -= treasures(`${value}`);
  const hands = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const world = t.imagine(t.view(s, 1), new Chance(`world ${i}`));
    const hand = t.view(world, 0).supplies[0]?.treasures ?? [];
    assert.ok(hand.length === 3 && hand.includes(3));
    hands.add(hand.join());
    assert.equal(world.supplies[1]?.landscapes, s.supplies[1]?.landscapes);
    assert.equal(sizeOf(world.treasurePile), sizeOf(s.treasurePile));
  }
  assert.ok(hands.size > 5);
});

test('amulets that somebody has drawn and not yet kept are as unknown as those in the bag', () => {
  const s = baseGame.setup({ seats: 3, options: {} }, new Chance('thrown'));
  s.steps = [{ kind: 'throw', seat: 0, drawn: 0b00001_00001_00000 }];
  s.bag -= 0b00001_00001_00000;
  const drawn = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const step = baseGame.imagine(baseGame.view(s, 1), new Chance(`drawn ${i}`)).steps[0];
    assert.ok(step?.kind === 'throw' && sizeOf(step.drawn) === 2);
    drawn.add(step.drawn);
  }
  assert.ok(drawn.size > 3);
  const own = baseGame.imagine(baseGame.view(s, 0), new Chance('own')).steps[0];
  assert.deepEqual(own, s.steps[0]);
});

test('a copy has its own huts, hands and steps', () => {
  const t = hidden();
  const kept = serialise(t.s);
  const copied = t.game.copy(t.s);
  copied.fields[0] = 3;
  copied.sites[0] = 1;
  copied.openTreasures[0] = 7;
  copied.supplies[0].landscapes = cards('reed');
  copied.steps.pop();
  assert.equal(serialise(t.s), kept);
});

test('the view says how it stands on every path, at the stone place and at the pole place', () => {
  const t = scene({
    seats: 2,
    boat: 7,
    huts: { 'C-E': 0, 'CD-F': 'neutral', 'A-G': 1, 'AB-G': 'neutral' },
    poles: { 'A-G': 3, 'AB-G': 2 },
  });
  const v = t.game.view(t.s, 'spectator');
  assert.deepEqual(v.stone, {
    huts: 2,
    seats: [
      { huts: 1, points: 2 },
      { huts: 0, points: 0 },
    ],
  });
  assert.deepEqual(
    v.pole.map(({ owner, nearest, points }) => [owner, nearest, points]),
    [
      ['neutral', 2, 0],
      [1, 3, 6],
    ],
  );
  assert.deepEqual(
    v.paths[5]?.ranking.map(({ owner, huts, nearest }) => [owner, huts, nearest]),
    [['neutral', 1, 5]],
  );
});
