import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import type { BoraEvent } from '../../rules/events.ts';
import type { BoraState } from '../../rules/types.ts';
import { game, scene } from '../../test/scenes.ts';
import { place } from '../places.ts';
import type { Props } from '../props.ts';
import { godsNeeded, mapReach, meant, outlook } from './preview.ts';

/** What the page would hand to the board of seat 0. */
function propsFor(state: BoraState): Props {
  const foresee: Props['foresee'] = (move, then) => {
    const copy = game.copy(state);
    const events: BoraEvent[] = [];
    const chance = new Chance('foresight');
    game.play(copy, move, chance, event => events.push(event));
    const decision = game.decision(copy);
    if (decision) then?.(decision, game.moves(copy), game.view(copy, 0));
    return { events, after: game.view(copy, 0), scoresheet: null };
  };
  const view = game.view(state, 0);
  return { game, view, viewer: 0, moves: game.moves(state), picks: {}, foresee } as unknown as Props;
}

test('a die on a path shows every region that it would reach', () => {
  const props = propsFor(scene({ villages: [{ regions: ['centre-steppe'], dice: [4] }] }));
  const move = meant(props.moves, 4, 'land', {});
  assert.ok(move);
  const seen = outlook(props, move);
  assert.deepEqual([...seen.regions].sort(), ['centre-forest', 'centre-mountain']);
  assert.equal(seen.words.en, '2 regions');
  assert.deepEqual(mapReach(props, seen).path, { kind: 'land', most: 4 });
});

test('a single region is named, although the rules would settle it at once', () => {
  const props = propsFor(scene({ villages: [{ regions: ['centre-steppe'], dice: [3] }] }));
  const move = meant(props.moves, 3, 'land', {});
  assert.ok(move);
  assert.match(outlook(props, move).words.en, /forest/);
});

test('people are counted up to the number of the die', () => {
  const props = propsFor(
    scene({
      men: ['man-land-1', null, 'man-card-1', 'man-shell-1'],
      villages: [{ regions: ['centre-steppe', 'centre-forest'], dice: [3] }],
    }),
  );
  const move = meant(props.moves, 3, 'man', {});
  assert.ok(move);
  const seen = outlook(props, move);
  assert.deepEqual(seen.places, [place.person('man', 1), place.person('man', 3)]);
  assert.equal(seen.words.en, '2 to choose from');
});

test('the next seat’s turn is no part of what a die brings', () => {
  const props = propsFor(scene({ villages: [{ regions: ['centre-steppe'], dice: [2] }, { dice: [6, 5] }] }));
  const move = meant(props.moves, 2, 'fishing', {});
  assert.ok(move);
  const seen = outlook(props, move);
  assert.equal(seen.words.en, '+2 points');
  assert.equal(seen.places.length, 0);
});

test('a die that is not lower than all on the tile says that it needs the blue god', () => {
  const state = scene({ placed: { helper: [3] }, villages: [{ dice: [4], hand: 'blue', offerings: 1 }] });
  const props = propsFor(state);
  assert.deepEqual(godsNeeded(props.moves, 4, 'helper'), ['blue']);
  assert.equal(meant(props.moves, 4, 'helper', {})?.blue, 'card');
});

test('a preview is worked out once for a position, and again for the next', () => {
  const before = propsFor(scene({ villages: [{ regions: ['centre-steppe'], dice: [4] }] }));
  let asked = 0;
  const counting = (props: Props): Props => ({
    ...props,
    foresee: (move, then) => {
      asked++;
      return props.foresee(move, then);
    },
  });
  const move = meant(before.moves, 4, 'land', {});
  assert.ok(move);
  const seen = outlook(counting(before), move);
  assert.equal(outlook(counting(before), move), seen);
  assert.equal(asked, 1);
  // The very same move, in a position where a hut stands elsewhere.
  const after = propsFor(scene({ villages: [{ regions: ['centre-forest'], dice: [4] }] }));
  assert.notDeepEqual(outlook(counting({ ...after, moves: before.moves }), move).regions, seen.regions);
  assert.equal(asked, 2);
});

test('without a word about gods none is meant; what is picked is meant', () => {
  const props = propsFor(scene({ villages: [{ dice: [4], hand: 'white', offerings: 1 }] }));
  assert.equal(meant(props.moves, 4, 'helper', {})?.white, 'none');
  assert.equal(meant(props.moves, 4, 'helper', { white: 'card' })?.white, 'card');
});
