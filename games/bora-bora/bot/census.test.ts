import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, openTable, type Tally } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { boraBora } from '../index.ts';
import { bonuses } from '../rules/flow/scoring.ts';
import type { BoraMove, BoraState } from '../rules/types.ts';
import { census } from './census.ts';
import { sense } from './sense.ts';

const game = boraBora.open(boraBora.editions[0]);
const bot = sense(game);
const counts = census(game);
const ends: BoraState[] = [];

for (const seats of [2, 3, 4, 3]) {
  const table = openTable(game, { seats, options: {} }, `census ${ends.length}`);
  for (const decision of story.decisions(game, table.state)) {
    const move = bot.policy?.(table.state, table.chance) as BoraMove;
    counts.move?.(table.state, move);
    answer(table, decision.seat, move);
  }
  for (const { told } of table.played) for (const { event } of told) counts.event?.(event);
  counts.end?.(table.state);
  ends.push(table.state);
}

const villages = ends.flatMap(s => s.villages);
const rows = (id: string) => counts.groups.find(group => group.id === id)?.rows() ?? [];
const sum = (id: string, of: 'taken' | 'offered' = 'taken') => rows(id).reduce((total, row) => total + row[of], 0);
const inAll = (of: (village: BoraState['villages'][number]) => number) =>
  villages.reduce((total, village) => total + of(village), 0);

test('what the census counts is what lies on the boards at the end', () => {
  assert.equal(
    sum('jewel'),
    inAll(v => v.jewelry.length),
  );
  assert.equal(
    sum('man') + sum('woman'),
    inAll(v => v.people.length),
  );
  assert.equal(
    sum('crane') + sum('parrot'),
    inAll(v => v.fulfilled.length),
  );
  assert.equal(
    sum('region'),
    inAll(v => v.regions.toString(2).replaceAll('0', '').length),
  );
  assert.equal(
    sum('building'),
    inAll(v => 6 - v.unbuilt.toString(2).replaceAll('0', '').length),
  );
  assert.equal(
    sum('bonus'),
    inAll(v => Object.values(bonuses).filter(reached => reached(game.box, v)).length),
  );
});

test('every die, every new task and every payment of a god is counted once', () => {
  assert.equal(sum('action'), 18 * villages.length);
  assert.equal(rows('action').find(row => row.id === 'fishing')?.offered, sum('action'));
  assert.equal(sum('newTask'), 6 * villages.length);
  assert.equal(sum('god'), sum('pay'));
});

test('nothing is taken that was not on offer, and every task held was dealt or taken', () => {
  // People are not in this list: one that is taken in phase B can be used in the same turn.
  for (const id of ['man', 'woman', 'jewel', 'newTask', 'crane', 'parrot', 'bonus'])
    for (const row of rows(id)) assert.ok(row.taken <= row.offered, `${id} ${row.id}`);
  assert.equal(sum('crane', 'offered') + sum('parrot', 'offered'), (3 + 6) * villages.length);
  assert.equal(
    sum('newTask', 'offered'),
    ends.reduce((total, s) => total + 6 * (s.seats + 2), 0),
  );
});

test('everything in the box has its row, with words', () => {
  const sizes = Object.fromEntries(counts.groups.map((group: Tally) => [group.id, group.rows().length]));
  assert.deepEqual(sizes, {
    action: 8,
    man: 12,
    woman: 12,
    manUsed: 12,
    womanUsed: 12,
    crane: 7,
    parrot: 53,
    newTask: 53,
    jewel: 24,
    god: 5,
    pay: 3,
    swap: 7,
    region: 12,
    building: 6,
    priest: 6,
    bonus: 6,
  });
  for (const group of counts.groups) for (const row of group.rows()) assert.ok(row.words.de && row.words.en, row.id);
});
