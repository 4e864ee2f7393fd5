import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CacaoMove, CacaoState } from '../../rules/types.ts';
import { game, scene, start } from '../../test/scenes.ts';
import { gains, lookAhead, plansWith, preview, usesOf } from './preview.ts';

const told = (works: readonly { edge: string; fruits: number; gold: number; water: number; suns: number }[]) =>
  works.map(({ edge, fruits, gold, water, suns }) => `${edge} ${fruits} ${gold} ${water} ${suns}`);

const place = (tile: string, cell: string, turn: 0 | 1 | 2 | 3 = 0): CacaoMove => ({ tile, cell, turn });

const around = (north: string, east: string, south: string, west: string) => [
  `1,-1 ${north}`,
  `2,0 ${east}`,
  `1,1 ${south}`,
  `0,0 ${west}`,
];

test('a placement shows what each of its edges would bring at once', () => {
  const s = scene({ board: around('mine2', 'water', 'sun', 'plantation2') });
  const { now, spaces, plans } = lookAhead(game, s, place('1-1-1-1', '1,0'));
  assert.deepEqual(told(now).sort(), ['1,0:E 0 0 1 0', '1,0:N 0 2 0 0', '1,0:S 0 0 0 1', '1,0:W 2 0 0 0']);
  assert.deepEqual(spaces, []);
  assert.equal(plans.length, 1);
});

test('harvesting before selling is assumed where it brings more', () => {
  const s = scene({ villages: [{ hand: ['2-1-0-1'] }, {}] });
  // One worker harvests at 0,0, two could sell at 1,1: there is one fruit to sell.
  const { now } = lookAhead(game, s, place('2-1-0-1', '1,0', 2));
  assert.deepEqual(told(now), ['1,0:W 1 0 0 0', '1,0:S -1 2 0 0']);
  const [mine] = gains(2, now);
  assert.deepEqual(mine, { fruits: 1, sold: 1, sales: 2, mined: 0, water: 0, suns: 0, temples: 0 });
});

test('each tile of the display is a plan of its own, with what it would give to everybody', () => {
  const s = scene({
    board: [...start, '2,1 seat1 1-1-1-1'],
    display: ['market3', 'mine2'],
    villages: [{ hand: ['2-1-0-1'], fruits: 1 }, { fruits: 1 }],
  });
  const seen = lookAhead(game, s, place('2-1-0-1', '1,0', 0));
  assert.deepEqual(seen.spaces, ['2,0']);
  assert.deepEqual(
    seen.plans.map(plan => plan.fills),
    [[{ space: '2,0', jungle: 'market3' }], [{ space: '2,0', jungle: 'mine2' }]],
  );
  const [market] = plansWith(seen, { jungle: 'market3' });
  const [me, other] = gains(2, market?.works ?? []);
  assert.deepEqual([me?.fruits, me?.sold, me?.sales], [1, 1, 3]);
  assert.deepEqual([other?.sold, other?.sales], [1, 3]);
  const [mine] = plansWith(seen, { jungle: 'mine2' });
  assert.deepEqual(
    gains(2, mine?.works ?? []).map(gain => gain.mined),
    [2, 2],
  );
});

test('work at tiles to be filled is not counted as certain', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['mine1', 'mine2'] });
  const { now } = lookAhead(game, s, place('1-1-1-1', '1,0'));
  assert.deepEqual(told(now), ['1,0:W 1 0 0 0', '1,0:S -1 2 0 0']);
});

test('with two spaces to fill there are two plans, however one goes about it', () => {
  const s = scene({
    board: [...start, '2,1 seat1 1-1-1-1', '0,-1 seat1 1-1-1-1'],
    display: ['mine1', 'mine2'],
  });
  const { spaces, plans } = lookAhead(game, s, place('1-1-1-1', '1,0'));
  assert.deepEqual([...spaces].sort(), ['1,-1', '2,0']);
  assert.equal(plans.length, 2);
});

test('a third space gets a tile of the pile, and nothing is foretold about it', () => {
  const s = scene({
    board: ['0,0 plantation1', '-1,1 water', '0,-1 seat1 1-1-1-1', '2,1 seat1 1-1-1-1', '0,1 seat1 1-1-1-1'],
    display: ['mine2', 'mine2'],
    pile: ['mine2', 'mine2'],
  });
  const { plans, spaces } = lookAhead(game, s, place('1-1-1-1', '1,0'));
  assert.equal(spaces.length, 3);
  assert.equal(plans.length, 3);
  for (const plan of plans) {
    assert.equal(plan.unknown.length, 1);
    assert.ok(plan.works.every(work => work.space !== plan.unknown[0]));
  }
});

test('a temple gives nothing now, but the change of its standing is shown for everybody', () => {
  const s = scene({ board: ['0,0 temple', '1,1 market2', '0,-1 seat1 1-1-1-1'], display: [], pile: [] });
  const { temples, now } = lookAhead(game, s, place('1-1-1-1', '0,1'));
  assert.deepEqual(temples, [3, -3]);
  assert.deepEqual(now, []);
});

test('filling with a temple shows who would lead there', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['temple', 'mine1'] });
  const seen = lookAhead(game, s, place('1-1-1-1', '1,0'));
  assert.deepEqual(seen.temples, [0, 0]);
  assert.deepEqual(plansWith(seen, { jungle: 'temple' })[0]?.temples, [3, 3]);
});

test('building over shows the sun token it costs', () => {
  const s = scene({
    board: [...start, '1,0 seat0 1-1-1-1'],
    display: [],
    pile: [],
    villages: [{ hand: ['1-1-1-1'], suns: 1 }, {}],
  });
  assert.equal(lookAhead(game, s, place('1-1-1-1', '1,0')).paid, 1);
  assert.equal(lookAhead(game, s, place('1-1-1-1', '0,1')).paid, 0);
});

test('looking ahead changes nothing', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['mine1', 'mine2'] });
  const before = JSON.stringify(s);
  lookAhead(game, s, place('1-1-1-1', '1,0'));
  assert.equal(JSON.stringify(s), before);
});

test('a preview is made from a view alone', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['mine1', 'mine2'] });
  const seen = preview(game, game.view(s, 0), place('1-1-1-1', '1,0'));
  assert.deepEqual(seen, lookAhead(game, s, place('1-1-1-1', '1,0')));
});

test('at the work decision every edge lists what one, two and more workers would bring', () => {
  const s: CacaoState = scene({
    board: [...start, '1,0 seat0 2-1-0-1 turn2'],
    villages: [{ fruits: 3 }, {}],
    steps: [{ kind: 'work', seat: 0, edges: ['1,0:S', '1,0:W'] }],
  });
  const uses = usesOf(game, game.view(s, 0));
  assert.deepEqual(
    uses.get('1,0:S')?.map(use => [use.workers, use.fruits, use.gold]),
    [
      [1, -1, 2],
      [2, -2, 4],
    ],
  );
  assert.deepEqual(
    uses.get('1,0:W')?.map(use => [use.workers, use.fruits]),
    [[1, 1]],
  );
});
