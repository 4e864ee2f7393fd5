import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pebbles } from '../test/pebbles.ts';
import { serialise } from './plain.ts';
import { sha256 } from './sha256.ts';
import { answer, autoMove, checkConfig, heard, openTable, rewind, seedHash, undo, undoable } from './table.ts';

type Step = [seat: number, take: 1 | 2 | 'dice', auto?: 'auto'];

function tableAfter(...steps: Step[]) {
  const table = openTable(pebbles, { seats: 2 }, 'table');
  for (const [seat, take, auto] of steps) {
    const done = answer(table, seat, { take }, auto === 'auto');
    assert.ok('played' in done, `seat ${seat} takes ${take}`);
  }
  return table;
}

const whyNot = (steps: Step[], seat: number): string => {
  const can = undoable(tableAfter(...steps), seat);
  return 'refusal' in can ? can.refusal.code : `${can.count}`;
};

test('a config is filled with the usual options and refused where the game has no such thing', () => {
  assert.deepEqual(checkConfig(pebbles, { seats: 2 }), { seats: 2, options: { heap: '12' } });
  assert.deepEqual(checkConfig(pebbles, { seats: 3, options: { heap: '20' } }).options, { heap: '20' });
  for (const seats of [1, 4, 2.5, Number.NaN]) assert.throws(() => checkConfig(pebbles, { seats }), /for 2–3 players/);
  assert.throws(
    () => checkConfig(pebbles, { seats: 2, options: { heap: '13' } }),
    /options\.heap: Choose one of: 12, 20/,
  );
  assert.throws(
    () => checkConfig(pebbles, { seats: 2, options: { sand: 'x' } }),
    /options\.sand: There is no such option/,
  );
});

test('an answer remembers who, what, how often chance was asked, and what was told', () => {
  const table = tableAfter([0, 1], [0, 'dice'], [0, 2]);
  assert.deepEqual(
    table.played.map(({ seat, kind, auto, draws }) => ({ seat, kind, auto, draws })),
    [
      { seat: 0, kind: 'take', auto: false, draws: 0 },
      { seat: 0, kind: 'take', auto: false, draws: 1 },
      { seat: 0, kind: 'take', auto: false, draws: 0 },
    ],
  );
  assert.deepEqual(table.played[0]?.told, [{ event: { type: 'got', seat: 0, got: 1 } }]);
});

test('what is told to one seat is heard by that seat alone', () => {
  const told = tableAfter([0, 'dice']).played[0]?.told ?? [];
  const types = (viewer: number | 'spectator') => heard(told, viewer).map(event => event.type);
  assert.deepEqual(types(0), ['got', 'whisper']);
  assert.deepEqual(types(1), ['got']);
  assert.deepEqual(types('spectator'), ['got']);
});

test('a refused answer changes nothing', () => {
  const table = tableAfter([0, 1]);
  const before = serialise([table.state, table.chance.save(), table.played]);
  const codes = [
    answer(table, 1, { take: 1 }),
    answer(table, 0, { take: 3 }),
    answer(table, 0, { take: 1, more: 1 }),
    answer(table, 0, null),
    answer(table, 0, [{ take: 1 }]),
  ].map(done => ('refusal' in done ? done.refusal.code : 'played'));
  assert.deepEqual(codes, ['not-your-decision', 'no', 'no', 'no', 'no']);
  assert.equal(serialise([table.state, table.chance.save(), table.played]), before);
});

test('when the game is over nothing can be played or taken back', () => {
  const table = tableAfter(...Array.from({ length: 6 }, (_, i): Step => [i % 2, 2]));
  const done = answer(table, 0, { take: 1 });
  assert.equal('refusal' in done && done.refusal.code, 'over');
  const can = undoable(table, 1);
  assert.equal('refusal' in can && can.refusal.code, 'over');
});

test('undo takes back the last choice as long as the same seat decides', () => {
  assert.equal(whyNot([[0, 1]], 0), '1');
  assert.equal(
    whyNot(
      [
        [0, 2],
        [1, 1],
      ],
      1,
    ),
    '1',
  );
});

test('nothing can be taken back before anything was decided', () => {
  assert.equal(whyNot([], 0), 'undo-nothing');
  assert.equal(whyNot([[0, 2]], 1), 'undo-nothing');
});

test('nothing can be taken back once somebody else decides, or has decided', () => {
  assert.equal(whyNot([[0, 2]], 0), 'undo-not-yours');
  assert.equal(whyNot([[0, 1]], 1), 'undo-not-yours');
  assert.equal(
    whyNot(
      [
        [0, 2],
        [1, 2],
      ],
      0,
    ),
    'undo-nothing',
  );
});

test('nothing can be taken back across a draw of chance', () => {
  assert.equal(whyNot([[0, 'dice']], 0), 'undo-revealed');
  assert.equal(
    whyNot(
      [
        [0, 1],
        [0, 'dice'],
      ],
      0,
    ),
    'undo-revealed',
  );
  assert.equal(
    whyNot(
      [
        [0, 'dice'],
        [0, 1],
      ],
      0,
    ),
    '1',
  );
});

test('what preferences answered goes back together with the choice before it', () => {
  assert.equal(
    whyNot(
      [
        [0, 1],
        [0, 1, 'auto'],
        [0, 1, 'auto'],
      ],
      0,
    ),
    '3',
  );
  assert.equal(whyNot([[0, 1, 'auto']], 0), 'undo-nothing');
  assert.equal(
    whyNot(
      [
        [0, 1],
        [0, 'dice', 'auto'],
      ],
      0,
    ),
    'undo-revealed',
  );
  assert.equal(
    whyNot(
      [
        [0, 'dice'],
        [0, 1],
        [0, 1, 'auto'],
      ],
      0,
    ),
    '2',
  );
});

test('undo gives back the very same table as before', () => {
  const table = tableAfter([0, 'dice'], [0, 1], [0, 1, 'auto']);
  assert.deepEqual(undo(table, 0), { count: 2 });
  const before = tableAfter([0, 'dice']);
  assert.deepEqual(table.state, before.state);
  assert.deepEqual(table.chance.save(), before.chance.save());
  assert.deepEqual(table.played, before.played);
});

test('a refused undo changes nothing', () => {
  const table = tableAfter([0, 1], [0, 'dice']);
  assert.ok('refusal' in undo(table, 0));
  assert.equal(table.played.length, 2);
});

test('a table can go back to any of its moves', () => {
  const table = tableAfter([0, 'dice'], [0, 2], [1, 1]);
  rewind(table, 1);
  assert.deepEqual(table.state, tableAfter([0, 'dice']).state);
  rewind(table, 0);
  assert.deepEqual(table.state, tableAfter().state);
});

test('preferences answer, or leave the question to the person', () => {
  const { state } = tableAfter();
  assert.deepEqual(autoMove(pebbles, state, { hurry: 'yes' }), { take: 2 });
  assert.equal(autoMove(pebbles, state, {}), null);
  assert.equal(autoMove(pebbles, { ...state, heap: 0 }, { hurry: 'yes' }), null);
  const { auto: _, ...without } = pebbles;
  assert.equal(autoMove(without, state, { hurry: 'yes' }), null);
});

test('the published hash fits its seed and no other', () => {
  assert.equal(seedHash('a'), sha256('atoll seed\na'));
  assert.notEqual(seedHash('a'), seedHash('b'));
});
