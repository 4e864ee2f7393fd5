import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { game, play, scene } from '../../test/scenes.ts';

const hands = scene({
  seats: 3,
  villages: [{ hand: 'red red blue' }, { hand: 'green yellow', shown: 'green' }, { hand: 'white' }],
  deck: 'blue green white yellow red blue',
});

test('a hand is seen by its owner alone; the others see its size', () => {
  assert.deepEqual(game.view(hands, 0).villages[0]?.hand, ['blue', 'red', 'red']);
  for (const viewer of [1, 2, 'spectator'] as const) {
    assert.equal(game.view(hands, viewer).villages[0]?.hand, null);
    assert.equal(game.view(hands, viewer).villages[0]?.handSize, 3);
  }
});

test('a card from the display is known to everybody until it is played, one from the pile is not', () => {
  const steps = [{ kind: 'help', seat: 0, points: 6, begun: false } as const];
  const s = scene({ display: 'red blue green white yellow', villages: [{ offerings: 1 }], steps });
  const told = play(s, { swap: 'card', card: 'red' }, { swap: 'card', card: 'pile' });
  assert.deepEqual(game.view(s, 1).villages[0]?.shown, ['red']);
  assert.equal(game.view(s, 1).villages[0]?.handSize, 2);
  assert.deepEqual(
    told.filter(event => event.type === 'drew'),
    [
      { type: 'drew', seat: 0, from: 'display', card: 'red' },
      { type: 'drew', seat: 0, from: 'pile' },
    ],
  );
  s.steps = [{ kind: 'fish', seat: 0, region: 0 }];
  play(s, { red: 'card' });
  assert.deepEqual(game.view(s, 1).villages[0]?.shown, []);
});

test('an imagined hand contains the cards that everybody knows to be in it', () => {
  const luck = new Chance('imagine');
  const full = game.setup({ seats: 3, options: {} }, new Chance('imagined hands'));
  const [owner] = full.villages;
  if (!owner) throw new Error('nobody sits there');
  const colour = owner.hand.findIndex(n => n > 0);
  owner.shown[colour] = 1;
  const seen = new Set<string>();
  for (let n = 0; n < 50; n++) {
    const world = game.imagine(game.view(full, 1), luck);
    const hand = world.villages[0]?.hand ?? [];
    assert.ok((hand[colour] ?? 0) >= 1);
    assert.deepEqual(world.villages[1]?.hand, full.villages[1]?.hand);
    seen.add(hand.join());
  }
  assert.ok(seen.size > 1);
});

test('the progress of a task with god cards is told only as far as everybody knows the hand', () => {
  const s = scene({ villages: [{ hand: 'red red', shown: 'red', tasks: ['cards-red-2', 'cards-3', 'shells-5'] }] });
  const have = (viewer: 0 | 1) => game.view(s, viewer).villages[0]?.tasks.map(task => task.needs[0]?.have);
  assert.deepEqual(have(0), [2, 2, 0]);
  // How many cards there are, everybody can count.
  assert.deepEqual(have(1), [1, 2, 0]);
});

test('the order of the piles is nobody’s to know', () => {
  const s = game.setup({ seats: 2, options: {} }, new Chance('piles'));
  const { unseen, deckSize } = game.view(s, 0);
  assert.deepEqual([unseen.men.length, unseen.women.length, deckSize], [30, 30, s.deck.length]);
  s.menPile.reverse();
  s.deck.reverse();
  s.taskPile.reverse();
  assert.deepEqual(game.view(s, 0).unseen, unseen);
});
