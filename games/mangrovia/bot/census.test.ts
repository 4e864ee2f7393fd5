import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, openTable, type Tally } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { mangrovia } from '../index.ts';
import { score } from '../rules/flow/scoring.ts';
import { amuletHuts } from '../rules/gathering/amulets.ts';
import { hutsOn, type MangroviaMove, type MangroviaState, NEUTRAL, ownerOf } from '../rules/types.ts';
import { census, pointsBySource, sources, whatDecided } from './census.ts';
import { sense } from './sense.ts';

const game = mangrovia.open(mangrovia.editions[0]);
const { box } = game;
const bot = sense(game);
const counts = census(game);
const ends: MangroviaState[] = [];
const played: MangroviaMove[] = [];

for (const [i, seats] of [2, 3, 4, 5, 3].entries()) {
  const table = openTable(game, { seats, options: { stoneTiles: i % 2 ? 'all' : 'others' } }, `census ${i}`);
  const order = counts.order?.(table.state) ?? [];
  assert.deepEqual(order[0], table.state.first);
  assert.deepEqual(
    order.toSorted((a, b) => a - b),
    table.state.supplies.map((_, seat) => seat),
  );
  for (const decision of story.decisions(game, table.state)) {
    const move = bot.policy?.(table.state, table.chance) as MangroviaMove;
    counts.move?.(table.state, move);
    played.push(move);
    answer(table, decision.seat, move);
  }
  for (const { told } of table.played) for (const { event } of told) counts.event?.(event);
  counts.end?.(table.state);
  ends.push(table.state);
}

const rows = (id: string) => counts.groups.find(group => group.id === id)?.rows() ?? [];
const sum = (id: string, of: 'taken' | 'offered' = 'taken') => rows(id).reduce((total, row) => total + row[of], 0);
/** Huts of players on the board at the end of all games, field by field. */
const built = ends.flatMap(s => s.fields.filter(code => code !== 0 && ownerOf(code) !== NEUTRAL));

test('what the census counts is what stands on the boards at the end', () => {
  assert.equal(sum('fields'), built.length);
  assert.equal(sum('pay'), built.length);
  assert.equal(
    sum('ground'),
    built.reduce((huts, code) => huts + hutsOn(code), 0),
  );
  assert.equal(rows('double').find(row => row.id === 'double')?.taken, built.filter(code => hutsOn(code) === 2).length);
  for (const [i, row] of rows('fields').entries())
    assert.equal(row.taken, ends.filter(s => ![0, NEUTRAL].includes(ownerOf(s.fields[i]))).length, row.id);
});

test('every bowl that was a choice, every card, every collection is counted once', () => {
  const moves = (does: MangroviaMove['do']) => played.filter(move => move.do === does).length;
  assert.equal(sum('sites'), moves('bowl'));
  assert.equal(sum('collect'), moves('amulets'));
  assert.equal(sum('birds'), 2 * moves('birds'));
  const forgone = rows('draws').find(row => row.id === 'none')?.taken ?? 0;
  assert.equal(sum('draws') - forgone, moves('draw'));
});

test('stone tiles are taken by the player who builds there, and spent at most once', () => {
  const huts = ends.flatMap(s => box.stoneFields.map(field => ownerOf(s.fields[field])));
  assert.equal(sum('tiles'), huts.filter(owner => owner !== 0 && owner !== NEUTRAL).length);
  assert.equal(sum('tiles', 'offered'), 7 + 7 + 8 + 8 + 7);
  for (const { id, taken } of rows('used')) assert.ok(taken <= (rows('tiles').find(row => row.id === id)?.taken ?? 0));
});

test('every game has a length and one victory, and every seat its huts on amulet fields', () => {
  assert.equal(sum('rounds'), ends.length);
  assert.equal(sum('isles'), ends.length);
  assert.equal(
    sum('isles', 'offered'),
    ends.reduce((seats, s) => seats + s.seats, 0),
  );
  const none = ends.flatMap(s => s.supplies.filter((_, seat) => amuletHuts(box, s, seat) === 0)).length;
  assert.equal(rows('isles')[0]?.offered, none);
});

test('points by source add up to the final totals', () => {
  for (const s of ends)
    assert.deepEqual(
      pointsBySource(box, s).map(row => row.reduce((total, one) => total + one, 0)),
      score(box, s).rows.map(({ total }) => total),
    );
});

test('a source decided a game if the winner would not have won alone without it', () => {
  assert.equal(sum('decided', 'offered'), sources.length * ends.length);
  for (const s of ends) {
    const all = pointsBySource(box, s);
    const winner = score(box, s).rows.findIndex(({ rank }) => rank === 1);
    for (const [i, source] of sources.entries()) {
      const without = all.map(row => row.reduce((total, one, at) => total + (at === i ? 0 : one), 0));
      const alone = without.every((total, seat) => seat === winner || total < without[winner]);
      assert.equal(whatDecided(box, s).includes(source), !alone, source);
    }
  }
});

test('nothing is taken that was not on offer, and everything has its words', () => {
  for (const id of ['fields', 'sites', 'collect', 'tiles', 'decided', 'isles'])
    for (const row of rows(id)) assert.ok(row.taken <= row.offered, `${id} ${row.id}`);
  for (const group of counts.groups as Tally[])
    for (const row of group.rows()) assert.ok(row.words.de && row.words.en, row.id);
});
