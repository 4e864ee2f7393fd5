import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, Chance, openTable, same, serialise } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { game } from '../../test/scenes.ts';

type Part = Record<string, unknown>;

/** A position some way into a random game. */
function position(seats: number, decisions: number, seed = 'position'): Part {
  const { state, chance } = openTable(game, { seats }, seed);
  const luck = new Chance(seed);
  for (let n = 0; n < decisions && game.decision(state); n++) game.play(state, luck.pick(game.moves(state)), chance);
  return game.writePosition(state) as Part;
}

/** What stands at a place: `villages.0.huts`. */
const at = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Part)[key], json);
const listAt = (json: unknown, path: string): unknown[] => at(json, path) as unknown[];
const numberAt = (json: unknown, path: string): number => at(json, path) as number;

/** The first position of some random games in which something holds. */
function positionWhere(seats: number, holds: (json: Part) => boolean): Part {
  for (let seed = 0; seed < 20; seed++)
    for (let n = 0; n < 250; n += 3) {
      const json = position(seats, n, `where ${seed}`);
      if (holds(json)) return json;
    }
  throw new Error('No such position came up.');
}

/** Puts something else at a place, and wants that refused for this reason. */
function refuses(json: Part, path: string, value: unknown, why: RegExp): void {
  const damaged = structuredClone(json);
  const keys = path.split('.');
  const last = keys.pop() as string;
  (keys.length > 0 ? (at(damaged, keys.join('.')) as Part) : damaged)[last] = value;
  assert.throws(
    () => game.readPosition(damaged),
    (error: unknown) => error instanceof BadInput && why.test(error.message),
    path,
  );
}

/** In phase A, with a die to be placed. */
const placing = (json: Part, round: number): boolean =>
  json.phase === 'dice' && json.round === round && at(json, 'steps.0.kind') === 'die';

test('a position is read back exactly as it was written, at every point of a game', () => {
  for (const seats of [2, 3, 4])
    for (const n of [0, 3, 10, 40, 80, 120, 1000]) {
      const json = position(seats, n);
      assert.ok(same(game.writePosition(game.readPosition(json)), json));
    }
});

/** All god cards of the pile and the discards are in hands, where random games never bring them; all have offerings. */
function withoutCards(json: Part): Part {
  const villages = (json.villages as Part[]).map((v, seat, all) => {
    const share = [...listAt(json, 'deck'), ...listAt(json, 'discard')].filter((_, i) => i % all.length === seat);
    return { ...v, hand: [...listAt(v, 'hand'), ...share], offerings: 20, shells: 20 };
  });
  return { ...json, deck: [], discard: [], villages };
}

test('an open card taken when there is none left, then a god called: such positions are read back too', () => {
  let short = 0;
  for (const seats of [2, 3, 4])
    for (let n = 0; n < 8; n++) {
      const state = game.readPosition(withoutCards(position(seats, 25 * n, `cards ${n}`)));
      const luck = new Chance(`without cards ${n}`);
      for (const _ of story.decisions(game, state)) {
        game.play(state, luck.pick(game.moves(state)), luck);
        assert.equal(serialise(game.readPosition(game.writePosition(state))), serialise(state));
        if (state.display.length < 5 && state.discard.some(cards => cards > 0) && state.deck.length === 0) short++;
      }
    }
  assert.ok(short > 20, `such positions came up ${short} times`);
});

test('a display that is not full while there are cards in the pile is refused', () => {
  const json = position(2, 30);
  const [card, ...display] = listAt(json, 'display');
  const moved = { ...json, display, deck: [...listAt(json, 'deck'), card] };
  assert.throws(() => game.readPosition(moved), /5 god cards lie open/);
});

test('piles may be left out', () => {
  const { menPile, womenPile, taskPile, deck, ...json } = position(3, 60);
  const s = game.readPosition(json);
  const sizes = [menPile, womenPile, taskPile, deck].map(pile => (pile as unknown[]).length);
  assert.deepEqual([s.menPile.length, s.womenPile.length, s.taskPile.length, s.deck.length], sizes);
});

test('a component that is there twice, or missing, is refused', () => {
  const json = positionWhere(3, p => listAt(p, 'villages.0.people').length > 1 && listAt(p, 'menPile').length > 0);
  refuses(json, 'deck', listAt(json, 'deck').slice(1), /cards, found/);
  refuses(json, 'villages.0.hand', [...listAt(json, 'villages.0.hand'), 'red'], /cards, found/);
  refuses(json, 'villages.0.twelfth', numberAt(json, 'villages.0.twelfth') + 1, /12 huts/);
  refuses(json, 'villages.0.people.0', at(json, 'villages.0.people.1'), /appears twice/);
  refuses(json, 'menPile', listAt(json, 'menPile').slice(1), /The pile has/);
  refuses(json, 'villages.0.tasks.0', at(json, 'villages.1.tasks.0'), /appears twice/);
  refuses(json, 'fish.centre-forest', at(json, 'fish.centre-forest') === 6 ? 5 : 6, /The fish are/);
  refuses(json, 'templeTiles', numberAt(json, 'templeTiles') - 1, /god tiles/);
  refuses(json, 'tasks', listAt(json, 'tasks').slice(1), /tasks are laid out/);
  refuses(json, 'villages.0.tasks', undefined, /There are \d tasks now/);
});

test('pieces where none can be are refused', () => {
  const json = positionWhere(2, p => placing(p, 2));
  const empty = Object.keys(json.fish as Part).find(id => !(id in (json.sites as Part))) as string;
  refuses(json, `sites.${empty}`, 0, /held by one who has a hut/);
  refuses(json, 'temple', [0, 0, 0, 0, 0, null], /not so many priests/);
  refuses(json, 'villages.0.cells', { a1: 'building 1' }, /two neighbouring cells/);
  refuses(json, 'villages.0.beside', { sand: 1, wood: 1, stone: 1 }, /Nothing lies beside/);
  refuses(json, 'villages.0.shown', new Array(12).fill('red'), /Only cards in hand/);
  refuses(json, 'villages.0.dice', listAt(json, 'villages.0.dice').slice(1), /has placed/);
  refuses(json, 'villages.0.jewelry', listAt(json, 'jewelry').slice(20, 22), /appears twice/);
});

test('a moment that cannot be is refused', () => {
  const json = positionWhere(2, p => placing(p, 3) && (p.turn as number) < 2);
  const seat = numberAt(json, 'steps.0.seat');
  refuses(json, 'order', [0, 0], /stands here once/);
  refuses(json, 'turn', 7, /not so many turns/);
  refuses(json, 'phase', 'start', /before round 1/);
  refuses(json, 'phase', 'last', /after round 6/);
  refuses(json, 'round', 4, /The pile has/);
  refuses(json, 'over', true, /not so many turns/);
  refuses(json, 'steps.0.seat', 1 - seat, /turn of seat/);
  refuses(
    json,
    'steps',
    [
      { kind: 'die', seat },
      { kind: 'fish', seat, region: 'centre-forest' },
    ],
    /This phase knows/,
  );
  refuses(json, 'steps', [], /has placed/);
  refuses(json, 'status.1.steps', 99, /The track has/);
});

/** Puts other steps into a position, and wants them refused for this reason. */
const refusesSteps = (json: Part, steps: readonly Part[], why: RegExp): void => refuses(json, 'steps', steps, why);
const kindOf = (json: Part): unknown => (json.steps as Part[])[0]?.kind;
/** The board of the seat whose decision it is. */
const actor = (json: Part): Part => at(json, `villages.${numberAt(json, 'steps.0.seat')}`) as Part;
const lengthOf = (v: Part, field: string): number => listAt(v, field).length;

test('a step for which the piece or the room is missing is refused', () => {
  const taking = positionWhere(
    2,
    p => kindOf(p) === 'take' && lengthOf(actor(p), 'people') >= lengthOf(actor(p), 'regions'),
  );
  const v = actor(taking);
  const huts = 11 - lengthOf(v, 'people');
  const twelfth = 12 - huts - lengthOf(v, 'regions');
  refuses(taking, `villages.${numberAt(taking, 'steps.0.seat')}`, { ...v, huts, twelfth }, /no free space/);

  const placing = positionWhere(2, p => kindOf(p) === 'priest' && numberAt(p, 'steps.0.most') > 1);
  const priest = at(placing, 'steps.0.seat');
  refuses(placing, 'temple', [priest, priest, priest, priest, null, null], /All priests/);

  const moving = positionWhere(3, p => kindOf(p) === 'hut');
  const mover = actor(moving);
  const moved = { ...mover, huts: 0, twelfth: 12 - lengthOf(mover, 'regions') };
  refuses(moving, `villages.${numberAt(moving, 'steps.0.seat')}`, moved, /No hut is left/);
});

test('a step that neither a die nor a trade in use has led to is refused', () => {
  const taking = positionWhere(4, p => kindOf(p) === 'take' && p.phase === 'dice' && p.turn === 0);
  const seat = at(taking, 'steps.0.seat');
  const die = numberAt(taking, 'dice.0.die');
  refuses(taking, 'steps.0.most', die === 5 ? 4 : 5, /No die that lies there/);
  refusesSteps(taking, [{ kind: 'help', seat, points: 6 }], /No die that lies there/);
  refusesSteps(taking, [{ kind: 'fire', seat }], /No die that lies there/);

  const gathering = positionWhere(3, p => kindOf(p) === 'gather');
  const use = at(gathering, 'steps.1') as Part;
  refuses(gathering, 'steps.0.left', 6, /no trade in use/);
  refusesSteps(gathering, [{ kind: 'card', seat: use.seat, left: 1 }, use], /no trade in use/);
});

test('no fish is scored with the first hut', () => {
  const onlyRegion = (p: Part): string => listAt(actor(p), 'regions').join();
  const json = positionWhere(
    2,
    p => kindOf(p) === 'expand' && at(p, `sites.${onlyRegion(p)}`) === at(p, 'steps.0.seat'),
  );
  const [seat, region] = [at(json, 'steps.0.seat'), onlyRegion(json)];
  refusesSteps(json, [{ kind: 'fish', seat, region }], /first hut scores no fish/);
});

test('what is no position at all is refused in words', () => {
  for (const json of [null, 7, 'x', [], {}, { seats: 9 }])
    assert.throws(
      () => game.readPosition(json),
      (error: unknown) => error instanceof BadInput && error.words.de !== '' && error.words.en !== '',
    );
});
