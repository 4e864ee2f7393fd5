import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, offered, play, refused, scene, type VillageScene, village } from '../../test/scenes.ts';

/** Somebody who has just settled and may call the red god. */
const fishing = (more: VillageScene, seats = 2) =>
  scene({
    seats,
    villages: [{ regions: ['centre-steppe'], ...more }],
    steps: [{ kind: 'fish', seat: 0, region: 'centre-steppe' }],
  });

test('a god card goes with an offering; without one it cannot be played', () => {
  const s = fishing({ hand: 'red', offerings: 1, godTiles: 1 });
  play(s, { red: 'card' });
  assert.deepEqual([village(s, 0).hand[2], village(s, 0).offerings, s.discard[2]], [0, 0, 1]);
  const poor = fishing({ hand: 'red', godTiles: 1 });
  assert.equal(refused(poor, { red: 'card' }), 'no-offering');
  const other = fishing({ hand: 'blue', offerings: 1, godTiles: 1 });
  assert.equal(refused(other, { red: 'card' }), 'no-card');
});

test('two equal cards of another colour and one offering are any god', () => {
  const s = fishing({ hand: 'blue blue green', offerings: 1 });
  assert.deepEqual(offered(s, 'red'), ['none', 'pair-blue']);
  assert.equal(refused(s, { red: 'pair-green' }), 'no-pair');
  play(s, { red: 'pair-blue' });
  assert.deepEqual([village(s, 0).hand, village(s, 0).offerings], [[0, 0, 0, 1, 0], 0]);
  assert.equal(s.discard[0], 2);
  const same = fishing({ hand: 'red red', offerings: 1 });
  assert.equal(refused(same, { red: 'pair-red' }), 'pair-same');
});

test('a god tile is any god without an offering, and leaves the game', () => {
  const s = fishing({ godTiles: 1 });
  play(s, { red: 'tile' });
  assert.equal(village(s, 0).godTiles, 0);
  const none = fishing({ hand: 'red', offerings: 1 });
  assert.equal(refused(none, { red: 'tile' }), 'no-god-tile');
});

test('an empty pile is made of the shuffled discards', () => {
  const steps = [{ kind: 'help', seat: 0, points: 6, begun: false } as const];
  const s = scene({ display: 'red red red red red', deck: 'blue', discard: 'green green white', steps });
  play(s, { swap: 'card', card: 'pile' });
  assert.deepEqual(village(s, 0).hand, [1, 0, 0, 0, 0]);
  const told = play(s, { swap: 'card', card: 'red' });
  assert.ok(told.some(event => event.type === 'reshuffled' && event.cards === 3));
  assert.equal(s.deck.length, 2);
  assert.deepEqual(s.discard, [0, 0, 0, 0, 0]);
  assert.equal(s.display.length, box.edition.gods.display);
});

test('without any card in pile and discards one takes open cards only, and they are not replaced', () => {
  const steps = [{ kind: 'help', seat: 0, points: 6, begun: false } as const];
  const s = scene({ display: 'red blue', deck: '', steps });
  assert.equal(refused(s, { swap: 'card', card: 'pile' }), 'pile-empty');
  play(s, { swap: 'card', card: 'red' });
  assert.equal(s.display.length, 1);
});
