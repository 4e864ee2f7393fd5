import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { serialise } from '@atoll/engine';
import { laying, type Played, play, refused, scene } from '../../test/scenes.ts';

const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };
const taking = scene({ display: ['blue-1a'], worlds: [{ worshipers: '3 blue 1 red', god: 'love' }] });
const finished = scene({
  worlds: [
    {
      pyramid: [
        'red-2a red-2b',
        'red-2c red-2d red-3a',
        'white-1a white-1b white-1c white-1d',
        'yellow-1a yellow-1b yellow-1c yellow-1d yellow-2a',
      ],
    },
  ],
});
const place = (more: object) => ({ do: 'place', spot: '1,1', side: 'region', ...more });
const placing = (cost: string, worshipers: string, pyramid = ['red-1a']): Played =>
  laying({ fronts: { 'blue-1a': { cost, effect: 'rock' } }, worlds: [{ worshipers, pyramid }] }, 'blue-1a');
const free = placing('', '');
const wide = placing('', '', ['red-1a red-1b red-1c red-1d white-1a']);
const paying = placing('blue any any', '3 blue 3 red');
play(paying, { do: 'place', spot: '1,1', side: 'region' });

/** The step that a region with this effect leads to. */
function effect(id: string, effect: string, worshipers: string, crowd: Record<string, string> = {}): Played {
  const table = laying(
    {
      fronts: { [id]: { effect } },
      worlds: [{ worshipers, pyramid: ['green-1a'] }],
      display: ['white-1b', 'white-1c'],
      crowd,
    },
    id,
  );
  play(table, { do: 'place', spot: '1,1', side: 'region' });
  return table;
}
const village = effect('yellow-2d', 'village 2', '3 blue');
const volcano = effect('red-2a', 'volcano 2 blue', '', { 'white-1b': '2 blue 1 green', 'white-1c': '2 blue' });
const begun = effect('red-2a', 'volcano 2 blue', '', { 'white-1b': '2 blue', 'white-1c': '2 blue' });
play(begun, { do: 'erupt', tile: 'white-1b', colour: 'blue' });
const converting = effect('green-1b', 'conversion 1 any', '1 red');
const trimming = laying(
  { crowd: { 'blue-1a': '4 red' }, worlds: [{ worshipers: '9 blue', pyramid: ['red-1a'] }] },
  'blue-1a',
);
play(trimming, { do: 'place', spot: '1,1', side: 'region' });
const god = (id: 'love' | 'death', worshipers: string): Played => {
  const table = scene({ gods: [id, 'training', 'seas'], worlds: [{ worshipers }] });
  play(table, { do: 'god', god: id });
  return table;
};
const love = god('love', '');
const death = god('death', '7 red');

/** Every reason, with a move that meets it. */
const reasons: Readonly<Record<string, [table: Played, move: unknown]>> = {
  'take-asked': [taking, { do: 'place', spot: '1,0', side: 'region' }],
  'place-asked': [free, { do: 'take', tile: 'blue-1a' }],
  'pay-asked': [paying, { do: 'cancel' }],
  'village-asked': [village, { do: 'pay', ...none }],
  'death-asked': [death, { do: 'gain', ...none }],
  'volcano-asked': [volcano, { do: 'return', ...none }],
  'convert-asked': [converting, { do: 'discard', colour: 'red' }],
  'love-asked': [love, { do: 'return', ...none }],
  'trim-asked': [trimming, { do: 'cancel' }],
  'take-shape': [taking, { do: 'take', tile: 'blue-1a', more: 1 }],
  'god-shape': [taking, { do: 'god' }],
  'exchange-shape': [taking, { do: 'exchange', from: 'blue' }],
  'place-shape': [free, { do: 'place', spot: '1,1' }],
  'pay-shape': [paying, { do: 'pay', blue: 3 }],
  'return-shape': [village, { do: 'return' }],
  'gain-shape': [love, { do: 'gain', red: 5 }],
  'cancel-shape': [village, { do: 'cancel', red: 1 }],
  'erupt-shape': [volcano, { do: 'erupt', tile: 'white-1b' }],
  'convert-shape': [converting, { do: 'convert' }],
  'discard-shape': [trimming, { do: 'discard', red: 1 }],
  'no-such-colour': [converting, { do: 'convert', colour: 'purple' }],
  'exchange-same': [taking, { do: 'exchange', from: 'blue', to: 'blue' }],
  'exchange-too-few': [taking, { do: 'exchange', from: 'red', to: 'blue' }],
  'exchange-needed': [village, { do: 'exchange', from: 'blue', to: 'red' }],
  'pyramid-complete': [finished, { do: 'take', tile: 'blue-1a' }],
  'not-in-display': [taking, { do: 'take', tile: 'white-3e' }],
  'second-god': [taking, { do: 'god', god: 'seas' }],
  'god-not-there': [finished, { do: 'god', god: 'death' }],
  'no-such-side': [free, place({ side: 'both' })],
  'no-such-spot': [free, place({ spot: '0,0' })],
  'spot-taken': [free, place({ spot: '1,0' })],
  gap: [free, place({ spot: '1,2' })],
  'row-full': [wide, place({ spot: '1,-1' })],
  'nothing-below': [free, place({ spot: '2,0' })],
  'colour-below': [wide, place({ spot: '2,0' })],
  'cannot-pay': [placing('green', '2 red'), place({})],
  'exchange-first': [placing('green', '3 red'), place({})],
  count: [love, { do: 'gain', ...none, red: '5' }],
  'not-enough': [village, { do: 'return', ...none, red: 2 }],
  total: [village, { do: 'return', ...none, blue: 1 }],
  'symbol-unpaid': [paying, { do: 'pay', ...none, red: 3 }],
  'volcano-all': [begun, { do: 'cancel' }],
  'volcano-colour': [volcano, { do: 'erupt', tile: 'white-1b', colour: 'green' }],
  'nobody-there': [begun, { do: 'erupt', tile: 'yellow-1b', colour: 'blue' }],
  'none-left': [trimming, { do: 'discard', colour: 'white' }],
};

test('every reason for refusing a move is met by some move', () => {
  for (const [code, [table, move]] of Object.entries(reasons)) assert.equal(refused(table, move), code);
});

test('what is missing in a move is told to programs in its detail, and to players without the names of fields', () => {
  const { game, state } = free;
  const missing = game.explain(state, { do: 'place', spot: '1,1' });
  assert.equal(missing.detail, 'do, side, spot');
  assert.equal(missing.words.de, 'Jetzt legst du die Landschaft in deine Welt, als Landschaft oder als Wildnis.');
  assert.equal(game.explain(state, { do: 'pay' }).detail, 'do: place');
});

test('there is no reason that no test meets', () => {
  const codes = ['explaining.ts', 'explainingWorshipers.ts'].flatMap(file => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return [...source.matchAll(/refusal\(\s*'([a-z-]+)'/g)].map(found => found[1]);
  });
  assert.ok(codes.length > 20);
  assert.deepEqual(
    codes.filter(code => code !== 'legal' && !Object.hasOwn(reasons, code ?? '')),
    [],
  );
});

test('a move that is no move at all is told what is asked', () => {
  for (const nonsense of [null, undefined, 7, 'take', [], {}, { do: 'fly' }, { do: '__proto__' }])
    assert.equal(refused(taking, nonsense), 'take-asked');
});

test('a badly written exchange leads to the rule of exchanging, whatever is being asked', () => {
  for (const { game, state } of [taking, paying, village, trimming])
    assert.equal(game.explain(state, { do: 'exchange', from: 'blue' }).rule, 'R9');
});

test('who cannot pay yet is told which exchanges would do', () => {
  const { game, state } = placing('green', '3 red');
  const { words } = game.explain(state, place({}));
  assert.match(words.de, /3\u00a0×\u00a0Rot → 1\u00a0×\u00a0Grün/);
  assert.match(words.en, /3 red → 1 green/);
});

test('a refused move leaves everything as it was', () => {
  const tables = Object.values(reasons).map(([table]) => table.state);
  const before = serialise(tables);
  for (const [table, move] of Object.values(reasons)) refused(table, move);
  assert.equal(serialise(tables), before);
});
