import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BadInput, serialise } from '@atoll/engine';
import { asked, board, decisions, game, play } from '../../test/scenes.ts';
import type { CacaoMove, CacaoState, ViewStep } from '../types.ts';
import type { Position } from './position.ts';

type File = { position: Position };

/** The examples of the documentation, as people read them there: positions, each followed by its moves. */
const documented = [
  ...readFileSync(new URL('../../../../docs/positions/cacao.md', import.meta.url), 'utf8').matchAll(
    /```json\n([\s\S]*?)```/g,
  ),
].map(block => JSON.parse(block[1] ?? ''));
const [selling, sellingMoves, overbuilding, overbuildingMoves] = documented as [File, CacaoMove[], File, CacaoMove[]];

test('the documented turn: seat 0 harvests and sells, and seat 1 sells in the same turn', () => {
  const s = game.readPosition(selling.position);
  assert.equal(asked(s), '0 place');
  play(s, ...sellingMoves);
  assert.deepEqual([board(s, 0).gold, board(s, 1).gold], [3, 3]);
  assert.deepEqual([board(s, 0).fruits, board(s, 1).fruits], [0, 0]);
  assert.equal(asked(s), '1 place');
});

test('the documented overbuilding: two fruits, two sales, one step of water, for a sun token', () => {
  const s = game.readPosition(overbuilding.position);
  const before = board(s, 1);
  play(s, ...overbuildingMoves);
  assert.deepEqual(board(s, 1), { fruits: 0, gold: before.gold + 6, water: 0, suns: before.suns - 1 });
  assert.equal(asked(s), '0 place');
});

test('what is left out of a position has its usual value, and the piles hold the rest', () => {
  const s = game.readPosition(selling.position);
  assert.equal(s.pile.length, 17);
  assert.deepEqual(
    s.villages.map(village => village.pile.length),
    [8, 7],
  );
  assert.deepEqual(board(s, 0), { fruits: 0, gold: 0, water: -10, suns: 0 });
});

test('the top of a pile is written first', () => {
  const whole = written(game.readPosition(selling.position));
  whole.pile?.unshift(...whole.pile.splice(-1));
  const s = game.readPosition(whole);
  assert.equal(written(s).pile?.[0], whole.pile?.[0]);
  play(s, ...sellingMoves);
  assert.equal(written(s).display.at(-1), whole.pile?.[0]);
});

const written = (s: CacaoState): Position => game.writePosition(s) as Position;

test('a position in the middle of a turn comes back with its steps', () => {
  const s = game.readPosition(selling.position);
  for (const move of sellingMoves) {
    play(s, move);
    assert.equal(serialise(game.readPosition(written(s))), serialise(s));
  }
});

/** Positions to be spoilt: before a placing, while filling, while working, late, and at the end. */
const placing = () => structuredClone(selling.position);
function after(file: File, ...moves: CacaoMove[]): Position {
  const s = game.readPosition(file.position);
  play(s, ...moves);
  return structuredClone(written(s));
}
const filling = () => after(selling, ...sellingMoves.slice(0, 1));
const working = () => after(selling, ...sellingMoves.slice(0, 2));
const late = () => structuredClone(overbuilding.position);
function ended(): Position {
  const s = game.readPosition(overbuilding.position);
  for (const _ of decisions(s)) {
    const moves = game.moves(s);
    play(s, moves.find(move => 'edge' in move && move.edge === 'done') ?? moves[0]);
  }
  return written(s);
}

const worker = (p: Position, i: number) => p.board[i];
const village = (p: Position, seat: number) => p.villages[seat];
const step = <K extends ViewStep['kind']>(p: Position, kind: K, i = 0) => {
  assert.equal(p.steps?.[i]?.kind, kind);
  return p.steps?.[i] as Extract<ViewStep, { kind: K }>;
};
const lay = (p: Position, ...tiles: object[]) => p.board.push(...(tiles as Position['board']));
const jungle = (cell: string, id = 'temple') => ({ cell, jungle: id });
const laid = (cell: string, seat: number, tile = '2-1-0-1') => ({ cell, seat, tile });

/** Every class of impossible positions: what is changed, where it is seen, what is said. */
const impossible: [from: () => Position, change: (p: Position) => unknown, path: string, said: RegExp][] = [
  [placing, p => Object.assign(p, { first: 2 }), 'first', /not so many seats/],
  [placing, p => Object.assign(p, { active: 3 }), 'active', /not so many seats/],
  [placing, p => p.villages.push(structuredClone(village(p, 0))), 'villages', /2 seats need 2 villages/],

  [placing, p => Object.assign(p, { display: ['market3', 'volcano'] }), 'display[1]', /no volcano; there are plant/],
  [placing, p => Object.assign(p, { display: ['market4', 'market4'] }), 'pile', /market4 appears 2 times; .* only 1/],
  [placing, p => Object.assign(p, { pile: ['water'] }), 'pile', /is missing: there must be 4, found 1/],
  [placing, p => Object.assign(village(p, 1), { hand: ['3-1-0-0', '3-1-0-0'] }), 'villages[1].pile', /appears 2 times/],
  [placing, p => Object.assign(village(p, 1), { pile: [] }), 'villages[1].pile', /is missing/],
  [placing, p => Object.assign(village(p, 0), { hand: ['4-0-0-0'] }), 'villages[0].hand[0]', /no 4-0-0-0/],
  [placing, p => Object.assign(village(p, 0), { fruits: 6 }), 'villages[0].fruits', /storage holds 5/],
  [placing, p => Object.assign(village(p, 0), { suns: 4 }), 'villages[0].suns', /3 sun places/],
  [placing, p => Object.assign(village(p, 0), { water: 3 }), 'villages[0].water', /water track has -10, -4/],

  [placing, p => lay(p, laid('here', 0)), 'board[3].cell', /no space; “x,y” is meant/],
  [placing, p => lay(p, jungle('0,3')), 'board[3].cell', /worker space/],
  [placing, p => lay(p, jungle('1,1')), 'board[3].cell', /a tile already/],
  [placing, p => lay(p, jungle('2,0', 'volcano')), 'board[3].jungle', /no volcano/],
  [placing, p => lay(p, laid('1,0', 0, '1-2-1-0')), 'board[3].tile', /no 1-2-1-0/],
  [placing, p => lay(p, laid('1,0', 2)), 'board[3].seat', /not so many seats/],
  [placing, p => lay(p, laid('2,0', 0)), 'board[3].cell', /jungle space/],
  [placing, p => Object.assign(worker(p, 2), { turn: 1 }), 'board[2].turn', /looks the same/],
  [placing, p => lay(p, laid('0,1', 0)), 'board[3].cell', /another seat, or an overbuilt one/],
  [late, p => lay(p, laid('2,-1', 1), laid('2,-1', 1)), 'board[40].cell', /another seat, or an overbuilt one/],
  [placing, p => Object.assign(worker(p, 2), { over: true }), 'board[2].over', /no tile under it/],

  [placing, p => p.board.shift(), 'board', /plantation1 lies on 0,0 from the start/],
  [placing, p => Object.assign(worker(p, 2), { cell: '4,1' }), 'board[2]', /no jungle tile beside/],
  [placing, p => lay(p, laid('0,1', 1)), 'board[2]', /only when pile and display are empty/],
  [placing, p => lay(p, jungle('-1,1')), 'board[3]', /at least two worker tiles/],
  [placing, p => lay(p, laid('-1,0', 0)), 'board', /-1,1 should be filled/],
  [placing, p => lay(p, jungle('9,9'), laid('10,9', 0), laid('8,9', 1)), 'board[3]', /cannot have grown/],

  [placing, p => lay(p, laid('2,1', 1)), 'board', /Seat 1 has laid 2 tiles but should have laid 1/],
  [placing, p => Object.assign(p, { first: 0 }), 'board', /it is seat 0’s turn/],
  [placing, p => village(p, 0).hand.pop(), 'villages[0].hand', /holds 3 tiles now, found 2/],
  [working, p => village(p, 0).hand.push(village(p, 0).pile?.pop() ?? ''), 'villages[0].hand', /holds 2 tiles now/],
  [placing, p => p.display.pop(), 'display', /holds 2 tiles now/],
  [filling, p => step(p, 'fill').filled.push('0,0'), 'display', /holds 1 tiles now/],
  [late, p => Object.assign(p, { over: true }), 'over', /only when all tiles are laid/],
  [ended, p => Object.assign(p, { over: false, steps: undefined }), 'active', /no tile left/],

  [ended, p => Object.assign(p, { steps: [{ kind: 'place' }] }), 'steps', /Nothing is left to do after the end/],
  [placing, p => Object.assign(p, { steps: [] }), 'steps', /always something to do/],
  [filling, p => p.steps?.push({ kind: 'place' }), 'steps[0]', /no further step/],
  [filling, p => Object.assign(step(p, 'fill'), { tile: '0,1' }), 'steps[0].tile', /No tile of the active seat/],
  [
    filling,
    p => Object.assign(step(p, 'fill'), { spaces: ['-2,0'] }),
    'steps[0].spaces',
    /not the spaces to be filled/,
  ],
  [filling, p => Object.assign(step(p, 'fill'), { filled: ['1,1'] }), 'steps[0].filled', /not filled in this turn/],
  [filling, p => Object.assign(step(p, 'fill'), { filled: ['0,0', '0,0'] }), 'steps[0].filled', /only once/],
  [filling, p => Object.assign(p, { display: ['temple', 'temple'], pile: undefined }), 'steps[0]', /nothing to decide/],
  [working, p => p.steps?.reverse(), 'steps[1]', /active seat first, then the others clockwise/],
  [working, p => Object.assign(step(p, 'work'), { seat: 2 }), 'steps[0].seat', /not so many seats/],
  [working, p => step(p, 'work').edges.push('-1,0:E'), 'steps[0].edges', /only once/],
  [working, p => step(p, 'work').edges.push('0,1:W'), 'steps[0].edges[2]', /No worker of this seat/],
  [working, p => step(p, 'work').edges.push('-1,0:W'), 'steps[0].edges[2]', /no work there/],
  [working, p => Object.assign(step(p, 'work'), { edges: ['-1,0:S'] }), 'steps[0]', /nothing to decide/],
];

test('every class of impossible positions is refused with the place and the reason', () => {
  const met = new Set<string>();
  for (const [from, change, path, said] of impossible) {
    const spoilt = from();
    assert.ok(game.readPosition(structuredClone(spoilt)));
    change(spoilt);
    try {
      game.readPosition(spoilt);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      assert.equal(error.path, path, error.message);
      assert.match(error.words.en, said);
      assert.equal(error.code, 'impossible');
      assert.ok(error.words.de && error.words.de !== error.words.en);
      met.add(/position\w*\.ts:\d+/.exec(error.stack ?? '')?.[0] ?? '');
      continue;
    }
    assert.fail(`accepted, but ${said}`);
  }
  // No reason stands in the code that is not met here.
  for (const file of ['position.ts', 'positionBoard.ts', 'positionSteps.ts'])
    for (const [i, line] of readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .entries())
      if (/\bwrong\($|\bwrong\([`'p]/.test(line))
        assert.ok(met.has(`${file}:${i + 1}`), `${file}:${i + 1} ${line.trim()}`);
});

test('a position file that is not even well-formed is refused at the place where it goes wrong', () => {
  const bad: [unknown, string][] = [
    [null, ''],
    [[], ''],
    [{ ...placing(), villages: undefined }, 'villages'],
    [{ ...placing(), vilages: [] }, 'vilages'],
    [{ ...placing(), seats: 5 }, 'seats'],
    [{ ...placing(), board: [{ cell: '0,0' }] }, 'board[0].seat'],
    [{ ...placing(), board: [7] }, 'board[0]'],
    [{ ...placing(), steps: [{ kind: 'sleep' }] }, 'steps[0].kind'],
    [{ ...placing(), steps: [null] }, 'steps[0].kind'],
  ];
  for (const [json, path] of bad)
    assert.throws(
      () => game.readPosition(json),
      (error: unknown) => error instanceof BadInput && error.code === 'shape' && error.path === path,
    );
});
