import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pebbles } from '../test/pebbles.ts';
import { Chance } from './chance.ts';
import type { Game, GameModule, Scoresheet } from './game.ts';
import { BadInput } from './refusal.ts';
import { gameOf, type Replay, readReplay, runReplay, verifyReplay, writeReplay } from './replay.ts';
import * as shape from './shape.ts';
import { answer, openTable, seedHash, type Table } from './table.ts';

const game = pebbles as Game;
const seats = [
  { name: 'Anna', bot: undefined },
  { name: 'greedy', bot: 'greedy' },
];

/** A game of these moves, as it comes back from its file; without any, a whole random one. */
function replay(takes?: readonly (1 | 2 | 'dice')[], seed = 'a seed'): Replay {
  const table = openTable(game, { seats: 2 }, seed);
  const luck = new Chance('replay');
  for (let n = 0; n < (takes?.length ?? 100); n++) {
    const decision = game.decision(table.state);
    if (decision) answer(table, decision.seat, takes ? { take: takes[n] } : luck.pick(game.moves(table.state)));
  }
  return readReplay(JSON.stringify(writeReplay(table as Table, seats)));
}

const whyNot = (file: Replay): string => {
  const verified = verifyReplay(game, file);
  return verified.ok ? 'ok' : `${verified.why.code} ${verified.why.path}`.trim();
};

const twos = [2, 2, 2, 2, 2, 2] as const;

test('a finished game verifies, and so does one that is still running', () => {
  assert.equal(whyNot(replay()), 'ok');
  assert.ok(replay().result);
  assert.equal(whyNot(replay([1, 2, 'dice'])), 'ok');
  assert.equal(replay([1, 2, 'dice']).result, undefined);
});

test('what was said comes along and is no part of the proof', () => {
  const said = { after: 2, name: 'Ann', words: { de: 'Oh nein!', en: 'Oh no!' } };
  const file = readReplay(JSON.stringify({ ...replay(), chat: [{ ...said, seat: 0 }, said] }));
  assert.deepEqual(file.chat?.[1], said);
  assert.equal(whyNot(file), 'ok');
  assert.throws(() => readReplay(JSON.stringify({ ...file, chat: [{ ...said, after: 'soon' }] })));
});

test('another seed is noticed by its published hash', () => {
  assert.equal(whyNot({ ...replay(), seed: 'another' }), 'seed seedHash');
});

test('another seed with its own hash deals another game, and the result gives it away', () => {
  const gamble = [...new Array<'dice'>(12).fill('dice')];
  const results = ['a', 'b', 'c', 'd'].map(seed => whyNot({ ...replay(gamble), seed, seedHash: seedHash(seed) }));
  assert.ok(results.includes('result result'), results.join());
});

test('a changed move is noticed when it is illegal, changes the turn or changes the result', () => {
  const honest = replay(twos);
  const changed = (at: number, take: number | string) =>
    whyNot({ ...honest, moves: honest.moves.with(at, { seat: at % 2, move: { take } }) });
  assert.equal(changed(0, 2), 'ok');
  assert.equal(changed(0, 7), 'no moves[0]');
  assert.equal(changed(0, 1), 'not-your-decision moves[1]');
  assert.equal(changed(5, 1), 'result result');
});

test('a move by the wrong seat, a missing and an extra move are noticed', () => {
  const honest = replay(twos);
  const { moves } = honest;
  assert.equal(
    whyNot({ ...honest, moves: moves.with(0, { seat: 1, move: { take: 2 } }) }),
    'not-your-decision moves[0]',
  );
  assert.equal(whyNot({ ...honest, moves: moves.slice(0, -1) }), 'result result');
  assert.equal(whyNot({ ...honest, moves: [...moves, { seat: 0, move: { take: 1 } }] }), 'over moves[6]');
});

test('a changed result is noticed', () => {
  const honest = replay();
  const sheet = honest.result as Scoresheet;
  const rows = sheet.rows.map(row => ({ ...row, total: row.total + 1 }));
  assert.equal(whyNot({ ...honest, result: { ...sheet, rows } }), 'result result');
  assert.equal(whyNot({ ...honest, result: undefined }), 'result result');
});

test('a replay of other rules, seats or options is not run', () => {
  assert.equal(whyNot({ ...replay(), rules: 2 }), 'rules-version rules');
  assert.equal(whyNot({ ...replay(), seats: [...seats, ...seats] }), 'seats seats');
  assert.equal(whyNot({ ...replay(), options: { heap: '13' } }), 'option options.heap');
});

test('a replay can be run up to any move', () => {
  const file = replay();
  assert.equal(runReplay(game, file, 0).played.length, 0);
  assert.equal(runReplay(game, file, 2).played.length, 2);
  assert.deepEqual(
    runReplay(game, file).played.map(({ move }) => move),
    file.moves.map(({ move }) => move),
  );
});

test('a file that is no replay is refused with the place', () => {
  const refuse = (change: object) => {
    try {
      readReplay(JSON.stringify({ ...replay(), ...change }));
    } catch (error) {
      assert.ok(error instanceof BadInput);
      return error.path;
    }
    return 'accepted';
  };
  assert.equal(refuse({ atoll: 'position' }), 'atoll');
  assert.equal(refuse({ moves: [{ seat: 0, move: { take: [1] } }] }), 'moves[0].move.take');
  assert.equal(refuse({ moves: [{ seat: -1, move: {} }] }), 'moves[0].seat');
  assert.equal(refuse({ comment: 'x' }), 'comment');
  assert.throws(() => readReplay('not json'), BadInput);
});

test('the game is opened with the edition the replay was played with', () => {
  const module = {
    editions: ['old', 'new'],
    open: (edition: unknown) => ({ ...game, edition: { id: 'base', digest: String(edition) } }),
  } as unknown as GameModule;
  const played = { ...replay(), edition: { id: 'base', digest: 'new' } };
  assert.equal(gameOf(module, played).edition.digest, 'new');
  const brought = { ...played, edition: { id: 'base', digest: 'its own', content: 'its own' } };
  assert.equal(gameOf(module, brought).edition.digest, 'its own', 'an edition that nobody here knows comes with it');
  const other = { ...played, edition: { id: 'base', digest: 'its own', content: 'another' } };
  assert.throws(() => gameOf(module, other), /not known/, 'unless it is not the one that the file speaks of');
  played.edition.digest = 'oldest';
  assert.equal(gameOf({ ...module, earlier: ['oldest'] }, played).edition.digest, 'oldest');
  played.edition.digest = 'unknown';
  assert.throws(() => gameOf(module, played), /edition: The edition “base” with exactly these values is not known/);
});

test('an edition that comes with a replay is checked like any other, and its mistakes are found in the file', () => {
  const module = {
    editions: [],
    open: (edition: unknown) => shape.record({ heap: shape.integer(1, 9) })(edition, ''),
  } as unknown as GameModule;
  const content = { heap: 0 };
  const brought = readReplay(JSON.stringify({ ...replay(), edition: { id: 'base', digest: 'x', content } }));
  assert.throws(
    () => gameOf(module, brought),
    (error: unknown) => error instanceof BadInput && error.path === 'edition.content.heap',
  );
});
