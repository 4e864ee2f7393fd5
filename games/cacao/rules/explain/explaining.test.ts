import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { game, play, refused, scene, start } from '../../test/scenes.ts';
import type { CacaoState } from '../types.ts';

const placing = scene({ board: [...start, '1,0 seat0 1-1-1-1', '2,1 seat1 1-1-1-1'], villages: [{ suns: 1 }] });
const late = (suns: number, ...more: string[]): CacaoState =>
  scene({ board: [...start, '1,0 seat0 1-1-1-1', ...more], display: [], pile: [], villages: [{ suns }] });
const ok = { tile: '1-1-1-1', cell: '0,1', turn: 0 };

const filling = scene({ board: [...start, '1,0 seat0 1-1-1-1', '1,2 seat1 1-1-1-1'], display: ['water', 'sun'] });
play(filling, { tile: '1-1-1-1', cell: '2,1', turn: 0 });

const working = scene({ board: [...start, '2,-1 seat1 1-1-1-1'], villages: [{ hand: ['2-1-0-1'], fruits: 4 }] });
play(working, { tile: '2-1-0-1', cell: '1,0', turn: 3 });

/** Every reason, with a move that meets it. */
const reasons: Readonly<Record<string, [state: CacaoState, move: unknown]>> = {
  'place-shape': [placing, { edge: 'done' }],
  'no-such-tile': [placing, { ...ok, tile: '4-0-0-0' }],
  'not-in-hand': [placing, { ...ok, tile: '3-1-0-0' }],
  'no-such-turn': [placing, { ...ok, turn: 4 }],
  'no-such-cell': [placing, { ...ok, cell: 'somewhere' }],
  'jungle-space': [placing, { ...ok, cell: '0,0' }],
  'no-jungle-beside': [placing, { ...ok, cell: '5,0' }],
  'same-turned': [placing, { ...ok, turn: 2 }],
  'over-foreign': [placing, { ...ok, cell: '2,1' }],
  'over-early': [placing, { ...ok, cell: '1,0' }],
  'over-no-sun': [late(0), { ...ok, cell: '1,0' }],
  'over-twice': [late(2, '1,0 seat0 1-1-1-1'), { ...ok, cell: '1,0' }],
  'fill-shape': [filling, ok],
  'no-such-jungle': [filling, { jungle: 'volcano', space: '2,0' }],
  'not-in-display': [filling, { jungle: 'temple', space: '2,0' }],
  'already-filled': [filling, { jungle: 'water', space: '1,1' }],
  'not-to-fill': [filling, { jungle: 'water', space: '3,1' }],
  'work-shape': [working, ok],
  'no-such-edge': [working, { edge: '1,0:X', workers: 1 }],
  'edge-foreign': [working, { edge: '2,-1:W', workers: 1 }],
  'edge-asleep': [working, { edge: '1,0:N', workers: 1 }],
  'workers-count': [working, { edge: '1,0:W', workers: 3 }],
  'nothing-to-do': [working, { edge: '1,0:W', workers: 2 }],
};

test('every reason for refusing a move is met by some move', () => {
  for (const [code, [state, move]] of Object.entries(reasons)) assert.equal(refused(state, move), code);
});

test('there is no reason that no test meets', () => {
  const source = readFileSync(new URL('explaining.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/refusal\(\s*'([a-z-]+)'/g)].map(found => found[1]);
  assert.ok(codes.length > 20);
  assert.deepEqual(new Set(codes), new Set([...Object.keys(reasons), 'legal']));
});

test('a move that is no move at all is told what to name', () => {
  for (const nonsense of [null, undefined, 7, 'place', [], {}, { tile: '1-1-1-1' }, { ...ok, more: 1 }])
    assert.equal(refused(placing, nonsense), 'place-shape');
});

test('a refused move leaves everything as it was', () => {
  const before = JSON.stringify([placing, filling, working]);
  for (const [state, move] of Object.values(reasons)) refused(state, move);
  assert.equal(JSON.stringify([placing, filling, working]), before);
});

const why = (state: CacaoState, move: unknown) => game.explain(state, move);

test('one worker is one worker, in either language', () => {
  const alone = why(working, { edge: '1,0:S', workers: 2 });
  assert.equal(alone.code, 'workers-count');
  assert.deepEqual(alone.words, { de: 'An dieser Seite steht 1 Arbeiter.', en: 'There is 1 worker on this side.' });
  const two = why(working, { edge: '1,0:W', workers: 3 });
  assert.equal(two.words.de, 'An dieser Seite stehen 2 Arbeiter.');
});

test('players read what is asked now; programs read the fields of the move as well', () => {
  const { words, detail } = why(placing, { edge: 'done' });
  assert.deepEqual(words, { de: 'Jetzt legst du ein Arbeiterplättchen an.', en: 'Now you place a worker tile.' });
  assert.equal(detail, 'tile, cell, turn');
});
