/** The whole game: the kit that every game passes, and what must hold over thousands of games of Cacao. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { checkGame } from '@atoll/engine/kit';
import { cacao } from '../index.ts';
import type { CacaoEvent, CacaoState } from '../rules/types.ts';
import { nouns } from '../text/counted.ts';
import { box, decisions, game } from './scenes.ts';

/** Every tile by its kind, wherever it is: on the table, covered, in a hand, a pile or the display. */
function inventory(s: CacaoState): Record<string, number> {
  const found: Record<string, number> = {};
  const count = (what: string, n = 1) => {
    found[what] = (found[what] ?? 0) + n;
  };
  for (const tile of game.view(s, 'spectator').tiles)
    count('jungle' in tile ? tile.jungle : `seat ${tile.seat} ${tile.tile}`);
  for (const type of [...s.display, ...s.pile]) count(box.jungleIds[type]);
  for (const [seat, { hand, pile }] of s.villages.entries()) {
    for (const [type, n] of hand.entries()) if (n > 0) count(`seat ${seat} ${box.workerIds[type]}`, n);
    for (const type of pile) count(`seat ${seat} ${box.workerIds[type]}`);
  }
  return found;
}

checkGame(cacao, {
  folder: import.meta.dirname,
  inventory,
  secrets: (s, seat) => s.villages[seat]?.hand,
  longest: 400,
  nouns,
});

/** What the log of a game adds up to, seat by seat. */
interface Ledger {
  placed: number;
  overbuilt: number;
  fruits: number;
  gold: number;
  water: number;
  suns: number;
}

/** Plays a game at random and keeps the books from what is told; fails where somebody works twice. */
function keepBooks(seats: number, seed: string): { state: CacaoState; books: Ledger[]; winners: number[] } {
  const { state, chance } = openTable(game, { seats }, seed);
  const luck = new Chance(`books ${seed}`);
  const empty = { placed: 0, overbuilt: 0, fruits: 0, gold: 0, water: 0, suns: 0 };
  const books = Array.from({ length: seats }, (): Ledger => ({ ...empty }));
  const worked = new Set<string>();
  const tileOn = new Map<string, number>();
  const filled = new Set<string>();
  let winners: number[] = [];
  const tell = (event: CacaoEvent): void => {
    const book = 'seat' in event ? books[event.seat] : { ...empty };
    if (event.type === 'placed') {
      book.placed++;
      if (event.over) book.overbuilt++;
      assert.equal(event.over, tileOn.has(event.cell));
      tileOn.set(event.cell, (tileOn.get(event.cell) ?? 0) + 1);
      assert.ok((tileOn.get(event.cell) ?? 0) <= 2, 'a place is overbuilt once');
    } else if (event.type === 'filled') {
      assert.ok(!filled.has(event.space));
      filled.add(event.space);
    } else if (event.type === 'worked') {
      const edge = `${event.edge} of tile ${tileOn.get(event.edge.split(':')[0] ?? '')}`;
      assert.ok(!worked.has(edge), `${edge} works twice`);
      worked.add(edge);
      book.fruits += event.fruits;
      book.gold += event.gold;
      book.water += event.water;
      book.suns += event.suns;
      assert.ok(book.fruits >= 0 && book.fruits <= 5 && book.water <= 8 && book.suns - book.overbuilt <= 3);
    } else if (event.type === 'end') winners = event.winners;
  };
  const { sample } = game;
  assert.ok(sample);
  for (const _ of decisions(state)) game.play(state, sample(state, luck), chance, tell);
  return { state, books, winners };
}

/** Two thousand games from the first to the last move. */
function everythingAddsUp(seats: number, tiles: number, temples: number): void {
  for (let n = 0; n < 2000; n++) {
    const { state, books, winners } = keepBooks(seats, `${seats} seats ${n}`);
    const sheet = game.scoresheet(state);
    for (const [seat, book] of books.entries()) {
      const village = state.villages[seat];
      assert.equal(book.placed, tiles, 'everybody has had as many turns');
      assert.deepEqual(
        [book.fruits, book.gold, book.water, book.suns - book.overbuilt],
        [village?.fruits, (village?.sales ?? 0) + (village?.mined ?? 0), village?.water, village?.suns],
      );
      const { total = Number.NaN } = sheet.rows[seat] ?? {};
      // At best every worker sells at the dearest market, all temples are won, and the water carrier has arrived.
      assert.ok(total >= -10 && total <= tiles * 4 * 4 + temples * 6 + 16 + 3, `${total}`);
    }
    const paid = sheet.rows.reduce((sum, row) => sum + (row.points[2] ?? 0), 0);
    assert.ok(paid <= temples * 9);
    const best = Math.max(...sheet.rows.map(row => row.total));
    assert.ok(winners.length > 0 && winners.every(seat => sheet.rows[seat]?.total === best));
  }
}

test('two thousand games for two: equal turns, each worker once, every coin told of', () => everythingAddsUp(2, 11, 4));
test('two thousand games for three: equal turns, each worker once, every coin told of', () =>
  everythingAddsUp(3, 10, 5));
test('two thousand games for four: equal turns, each worker once, every coin told of', () => everythingAddsUp(4, 9, 5));

test('three spaces to fill at once, other seats’ decisions and overbuilding do come up in random games', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 3000 && seen.size < 4; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `rare ${n}`);
    const luck = new Chance(`rare ${n}`);
    for (const _ of decisions(state)) {
      const step = state.steps.at(-1);
      if (step?.kind === 'fill' && step.spaces.length === 3) seen.add('three spaces');
      if (step?.kind === 'fill' && step.spaces.length > state.display.length + state.pile.length)
        seen.add('too few tiles');
      if (step?.kind === 'work' && step.seat !== state.active) seen.add('another seat decides');
      const move = game.sample?.(state, luck) ?? luck.pick(game.moves(state));
      game.play(state, move, chance, event => {
        if (event.type === 'placed' && event.over) seen.add('overbuilding');
      });
    }
  }
  assert.deepEqual([...seen].sort(), ['another seat decides', 'overbuilding', 'three spaces', 'too few tiles']);
});
