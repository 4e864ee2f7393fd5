import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { asked, game, nextStep, offered, plain, play, points, refused, scene, village } from '../../test/scenes.ts';

const settled = { regions: ['centre-mountain'] };

test('all roll their three dice at once when a round begins', () => {
  const table = openTable(game, { seats: 3 }, 'roll');
  for (const { kind } of story.decisions(game, table.state)) {
    if (kind === 'die') break;
    const [move] = game.moves(table.state);
    if (move) game.play(table.state, move, table.chance);
  }
  for (const { dice } of table.state.villages) {
    assert.equal(dice.length, 3);
    assert.ok(dice.every(die => die >= 1 && die <= 6));
  }
});

test('one die at a time in turn order, three times round', () => {
  const s = scene({ seats: 3, order: [2, 0, 1], villages: Array(3).fill({ dice: [6, 5, 4] }) });
  const turns: string[] = [];
  for (const { kind } of story.decisions(game, s)) {
    if (kind !== 'die') break;
    turns.push(asked(s));
    play(s, game.moves(s).find(move => 'action' in move && move.action === 'fishing') ?? plain(6, 'fishing'));
  }
  // The last die of each is placed by itself: only fishing is left to them, and everybody can see it.
  assert.deepEqual(turns.slice(0, 6), ['2 die', '0 die', '1 die', '2 die', '0 die', '1 die']);
});

test('example: where a 5 and a 3 lie, only a 2 or a 1 may join them', () => {
  const s = scene({ placed: { helper: [5, 3] }, villages: [{ dice: [6, 5, 4, 3, 2, 1] }] });
  for (const die of [6, 5, 4, 3]) assert.equal(refused(s, plain(die, 'helper')), 'not-lower');
  for (const die of [2, 1]) assert.equal(refused(s, plain(die, 'helper')), null);
});

test('example: on a shared tile the dice of both functions count, and either may be chosen', () => {
  const people = { men: ['man-land-1'], women: ['woman-land-1'] };
  const s = scene({ ...people, placed: { woman: [3] }, villages: [{ ...settled, dice: [4, 3, 2, 1] }] });
  assert.equal(refused(s, plain(3, 'man')), 'not-lower');
  assert.equal(refused(s, plain(2, 'man')), null);
  assert.equal(refused(s, plain(1, 'woman')), null);
  const four = scene({ seats: 4, ...people, placed: { woman: [3] }, villages: [{ ...settled, dice: [4] }] });
  assert.equal(refused(four, plain(4, 'man')), null);
});

test('an action that would do nothing may not be chosen', () => {
  const s = scene({
    seats: 4,
    temple: { 1: 0, 2: 0, 3: 0, 4: 0 },
    men: [null, null, 'man-land-1'],
    villages: [{ ...settled, dice: [6, 2, 1] }],
  });
  assert.equal(refused(s, plain(1, 'land')), 'no-path');
  assert.equal(refused(s, plain(2, 'water')), 'no-path');
  assert.equal(refused(s, plain(6, 'temple')), 'no-priest');
  assert.equal(refused(s, plain(6, 'build')), 'no-pair-of-cells');
  assert.equal(refused(s, plain(2, 'man')), 'no-person');
  assert.equal(refused(s, plain(6, 'woman')), 'no-person');
  assert.equal(refused(s, plain(6, 'man')), null);
});

test('fishing takes any die at any time, for 2 points', () => {
  const s = scene({ placed: { fishing: [1, 1] }, villages: [{ dice: [6, 5, 5] }] });
  play(s, plain(6, 'fishing'));
  assert.equal(points(s, 0, 'fishing'), 2);
});

test('the blue god lets one die join although it is not lower', () => {
  const s = scene({ placed: { helper: [1] }, villages: [{ dice: [4, 4, 2], hand: 'blue', offerings: 1 }] });
  assert.equal(refused(s, plain(4, 'helper')), 'not-lower');
  play(s, { die: 4, action: 'helper', blue: 'card', white: 'none' });
  assert.deepEqual([village(s, 0).hand[0], village(s, 0).offerings], [0, 0]);
  assert.equal(nextStep(s)?.kind, 'help');
  const open = scene({ villages: [{ dice: [4, 2], hand: 'blue', offerings: 1 }] });
  assert.equal(refused(open, { die: 4, action: 'helper', blue: 'card', white: 'none' }), 'blue-idle');
});

test('after a blue die the lowest die counts as before, not the last one placed', () => {
  const s = scene({
    placed: { helper: [2] },
    villages: [{ dice: [5, 2, 2], hand: 'blue', offerings: 1 }, { dice: [4, 2, 1] }],
  });
  play(s, { die: 5, action: 'helper', blue: 'card', white: 'none' });
  for (let i = 0; i < 5; i++) play(s, { swap: 'points' });
  assert.equal(asked(s), '1 die');
  assert.deepEqual(
    [4, 2].map(die => refused(s, plain(die, 'helper'))),
    ['not-lower', 'not-lower'],
  );
  assert.equal(refused(s, plain(1, 'helper')), null);
});

test('nobody passes: a die is placed, and then its action is carried out', () => {
  const passes = [{ use: 'done' }, { pass: true }, { do: 'pass' }, { action: 'pass' }];
  const beginnings = [
    { action: 'land', villages: [{ regions: ['centre-mountain'], dice: [6, 5] }] },
    { action: 'woman', villages: [{ regions: ['centre-mountain'], dice: [6, 5] }] },
    { action: 'temple', villages: [{ dice: [6, 5] }] },
    { action: 'build', villages: [{ cells: 'a1 b1 c1', dice: [6, 5] }] },
  ] as const;
  for (const { action, villages } of beginnings) {
    const s = scene({ women: ['woman-land-1', 'woman-water-1'], villages });
    assert.ok(game.moves(s).every(move => 'die' in move));
    for (const pass of passes) assert.notEqual(refused(s, pass), null);
    const before = game.moves(s).length;
    assert.ok(before > 0);
    play(s, plain(6, action));
    const [first] = game.moves(s);
    assert.ok(
      game.moves(s).every(move => Object.keys(move).join() === Object.keys(first ?? {}).join()),
      action,
    );
    for (const pass of passes) assert.notEqual(refused(s, pass), null, action);
  }
});

test('the white god makes a die count as 6, and later dice are compared with its real face', () => {
  const s = scene({ villages: [{ dice: [3, 2, 2], hand: 'white', offerings: 1 }, { dice: [4, 4, 2] }] });
  play(s, { die: 3, action: 'helper', blue: 'none', white: 'card' });
  assert.deepEqual(nextStep(s), { kind: 'help', seat: 0, points: 6, begun: false });
  for (let i = 0; i < 6; i++) play(s, { swap: 'points' });
  assert.equal(points(s, 0, 'helper'), 6);
  assert.equal(refused(s, plain(4, 'helper')), 'not-lower');
  assert.equal(refused(s, plain(2, 'helper')), null);
  const six = scene({ villages: [{ dice: [6, 2], hand: 'white', offerings: 1 }] });
  assert.equal(refused(six, { die: 6, action: 'helper', blue: 'none', white: 'card' }), 'white-idle');
});

test('example: Anna plays blue, white and red on one die', () => {
  const s = scene({
    placed: { water: [1] },
    fish: { 'east-forest': 5 },
    villages: [{ regions: ['centre-steppe'], dice: [3, 2, 2], hand: 'blue white red', offerings: 3 }],
  });
  play(s, { die: 3, action: 'water', blue: 'card', white: 'card' });
  assert.deepEqual(offered(s, 'region'), ['north-mountain', 'east-forest']);
  play(s, { region: 'east-forest' }, { material: 'wood', cell: 'b1' }, { red: 'card' });
  assert.equal(village(s, 0).points[8], 5);
  assert.equal(village(s, 0).offerings, 0);
  assert.deepEqual(village(s, 0).hand, [0, 0, 0, 0, 0]);
  assert.deepEqual(s.discard, [1, 1, 1, 0, 0]);
});

test('blue and white on one die must both be paid for', () => {
  const poor = scene({ placed: { helper: [1] }, villages: [{ dice: [3, 2], hand: 'blue white', offerings: 1 }] });
  assert.equal(refused(poor, { die: 3, action: 'helper', blue: 'card', white: 'card' }), 'no-offering');
  const rich = scene({ placed: { helper: [1] }, villages: [{ dice: [3, 2], hand: 'blue white', offerings: 2 }] });
  assert.equal(refused(rich, { die: 3, action: 'helper', blue: 'card', white: 'card' }), null);
});

test('gods for a die are called when it is placed, not with cards that its action brings', () => {
  const s = scene({ display: 'white white white white white', villages: [{ dice: [2, 1, 1], offerings: 3 }] });
  play(s, plain(2, 'helper'), { swap: 'card', card: 'white' });
  assert.equal(asked(s), '1 die');
});
