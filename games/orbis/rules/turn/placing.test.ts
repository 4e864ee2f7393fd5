import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, can, laying, play, refused, spotsFor, supply, tileOn } from '../../test/scenes.ts';

const fronts = { 'green-2a': { cost: '', effect: 'rock', points: 1 } };
const green = (pyramid: string[], worshipers = '') => laying({ fronts, worlds: [{ pyramid, worshipers }] }, 'green-2a');

test('the first region lies in the middle of nothing: there is one spot', () => {
  assert.deepEqual(spotsFor(green([]), 'region'), ['1,0']);
});

test('in the first row a region of any colour joins at either end', () => {
  const table = green(['red-1a blue-1a']);
  assert.deepEqual(spotsFor(table, 'region'), ['1,-1', '1,2']);
  assert.equal(refused(table, { do: 'place', spot: '1,1', side: 'region' }), 'spot-taken');
});

test('the first row has no gaps', () => {
  const table = green(['red-1a blue-1a']);
  assert.equal(refused(table, { do: 'place', spot: '1,3', side: 'region' }), 'gap');
  assert.equal(refused(table, { do: 'place', spot: '1,-2', side: 'wilderness' }), 'gap');
});

test('the first row grows to either side until it is five wide', () => {
  const four = green(['red-1a red-1b red-1c red-1d']);
  assert.ok(spotsFor(four, 'region').includes('1,-1') && spotsFor(four, 'region').includes('1,4'));
  play(four, { do: 'place', spot: '1,-1', side: 'region' });
  assert.equal(tileOn(four, 0, '1,-1'), 'green-2a');
  const five = green(['red-1a red-1b red-1c red-1d blue-1a']);
  assert.ok(!spotsFor(five, 'wilderness').some(spot => spot.startsWith('1,')));
  assert.equal(refused(five, { do: 'place', spot: '1,5', side: 'wilderness' }), 'no-such-spot');
  assert.equal(refused(five, { do: 'place', spot: '1,-1', side: 'wilderness' }), 'row-full');
});

test('from the second row on a region lies exactly above two others', () => {
  const table = green(['green-1a green-1b . .'].map(row => row.replaceAll(' .', '')));
  assert.deepEqual(spotsFor(table, 'region'), ['1,-1', '1,2', '2,0']);
  assert.equal(refused(table, { do: 'place', spot: '2,1', side: 'region' }), 'nothing-below');
  assert.equal(refused(table, { do: 'place', spot: '2,-1', side: 'wilderness' }), 'nothing-below');
  assert.equal(refused(table, { do: 'place', spot: '3,0', side: 'wilderness' }), 'nothing-below');
});

test('one of the two below must have the same colour', () => {
  const table = green(['red-1a green-1a blue-1a white-1a']);
  assert.deepEqual(
    spotsFor(table, 'region').filter(spot => spot.startsWith('2')),
    ['2,0', '2,1'],
  );
  assert.equal(refused(table, { do: 'place', spot: '2,2', side: 'region' }), 'colour-below');
});

test('upper rows may be begun before the lower ones are full', () => {
  const table = green(['green-1b .', 'green-1a red-1a green-1c'].map(row => row.replaceAll(' .', '')));
  assert.deepEqual(spotsFor(table, 'region'), ['1,-1', '1,3', '2,1']);
  play(table, { do: 'place', spot: '2,1', side: 'region' });
  const third = green(['green-1b red-1b', 'green-1a red-1a green-1c']);
  assert.ok(spotsFor(third, 'region').includes('3,0'));
});

test('upper rows may have gaps: a region need not lie beside another of its row', () => {
  const table = green(['green-1b . .', 'green-1a red-1a red-1b green-1c'].map(row => row.replaceAll(' .', '')));
  play(table, { do: 'place', spot: '2,2', side: 'region' });
  assert.deepEqual(
    [tileOn(table, 0, '2,0'), tileOn(table, 0, '2,1'), tileOn(table, 0, '2,2')],
    ['green-1b', null, 'green-2a'],
  );
});

test('a pyramid is complete with rows of five, four, three and two: there is no fifth row', () => {
  const table = green([
    'green-3a',
    'green-1b green-1d green-3b',
    'green-2b green-2c green-2d green-3c',
    'red-1a green-1a red-1b green-1c red-1c',
  ]);
  assert.deepEqual(spotsFor(table, 'wilderness'), ['4,1']);
  assert.equal(refused(table, { do: 'place', spot: '5,0', side: 'wilderness' }), 'no-such-spot');
});

test('spot and side are chosen before paying, and a wilderness is not paid for', () => {
  const dear = { 'green-2a': { cost: 'red any', effect: 'rock', points: 1 } };
  const table = laying({ fronts: dear, worlds: [{ worshipers: '1 red 2 blue' }] }, 'green-2a');
  assert.deepEqual(
    can(table, {}).map(move => (move.do === 'place' ? move.side : '')),
    ['region', 'wilderness'],
  );
  play(table, { do: 'place', spot: '1,0', side: 'wilderness' });
  assert.equal(supply(table, 0), '1 red 2 blue');
});

test('a region that could be paid and placed may still be turned into a wilderness', () => {
  const table = green(['green-1a']);
  const told = play(table, { do: 'place', spot: '1,1', side: 'wilderness' });
  assert.equal(tileOn(table, 0, '1,1'), '~green-2a');
  const [event] = told.filter(e => e.type === 'wilderness');
  assert.equal(event?.type === 'wilderness' && event.need, false);
});

test('a region that cannot be paid becomes a wilderness', () => {
  const table = laying(
    { fronts: { 'green-2a': { cost: 'red', effect: 'rock' } }, worlds: [{ pyramid: ['green-1a'] }] },
    'green-2a',
  );
  assert.deepEqual(spotsFor(table, 'region'), []);
  const told = play(table, { do: 'place', spot: '1,1', side: 'wilderness' });
  const [event] = told.filter(e => e.type === 'wilderness');
  assert.equal(event?.type === 'wilderness' && event.need, true);
});

test('a region that fits nowhere becomes a wilderness', () => {
  const table = green(['red-1a red-1b red-1c red-1d blue-1a']);
  assert.deepEqual(spotsFor(table, 'region'), []);
  assert.deepEqual(spotsFor(table, 'wilderness'), ['2,0', '2,1', '2,2', '2,3']);
});

test('a wilderness lies above any colours, and any colour lies above a wilderness', () => {
  const below = green(['red-1a ~red-1b blue-1a']);
  assert.deepEqual(
    spotsFor(below, 'region').filter(spot => spot.startsWith('2')),
    ['2,0', '2,1'],
  );
  assert.deepEqual(
    spotsFor(green(['red-1a blue-1a']), 'wilderness').filter(spot => spot.startsWith('2')),
    ['2,0'],
  );
});

test('a wilderness has no cost and no effect any more', () => {
  const table = laying(
    { fronts: { 'yellow-1c': { cost: 'red', effect: 'farm red' }, 'yellow-2d': { effect: 'village 2' } } },
    'yellow-1c',
  );
  // One spot and no way to pay: the machine turns it over by itself.
  assert.equal(asked(table), '1 take');
  assert.equal(tileOn(table, 0, '1,0'), '~yellow-1c');
  assert.equal(table.state.worlds[0]?.reductions, 0);
});

test('with one spot left and a region that fits and can be paid there is still a choice', () => {
  const table = green([
    'green-3a',
    'green-1b green-1d green-3b',
    'green-2b green-2c green-2d green-3c',
    'red-1a green-1a red-1b green-1c red-1c',
  ]);
  assert.deepEqual(can(table, { do: 'place' }), [
    { do: 'place', spot: '4,1', side: 'region' },
    { do: 'place', spot: '4,1', side: 'wilderness' },
  ]);
});
