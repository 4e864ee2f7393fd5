/** The whole game: the kit that every game passes, and what must hold over thousands of games of Orbis. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { checkGame, story } from '@atoll/engine/kit';
import { orbis } from '../index.ts';
import { tileOf } from '../rules/regions/pyramid.ts';
import { type Counts, colours, type OrbisEvent, type OrbisMove, type OrbisState } from '../rules/types.ts';
import { nouns } from '../text/nouns.ts';
import { game } from './scenes.ts';

/** Every region, god and reduction token, wherever it is. Worshipers are without limit, so they are not counted. */
function inventory(s: OrbisState): Record<string, number> {
  const found: Record<string, number> = {};
  const count = (what: string) => {
    found[what] = (found[what] ?? 0) + 1;
  };
  for (const tile of s.stack) count(`tile ${tile}`);
  for (const tile of s.display) if (tile > 0) count(`tile ${tile - 1}`);
  for (const step of s.steps) if (step.kind === 'place') count(`tile ${step.tile}`);
  for (const god of s.gods) count(`god ${god}`);
  for (const world of s.worlds) {
    for (const code of world.pyramid) if (code > 0) count(`tile ${tileOf(code)}`);
    if (world.god >= 0) count(`god ${world.god}`);
  }
  for (const [c, colour] of colours.entries())
    found[`${colour} tokens beyond one`] = Math.max(0, s.worlds.filter(w => (w.reductions >> c) & 1).length - 1);
  return found;
}

checkGame(orbis, { folder: import.meta.dirname, inventory, longest: 400, nouns: Object.values(nouns) });

const total = (counts: Counts): number => colours.reduce((sum, colour) => sum + counts[colour], 0);

/** Plays a game at random and keeps the books of all worshipers from what is told. */
function keepBooks(seats: number, seed: string, list: OrbisMove[]): { state: OrbisState; cancelled: number } {
  const { state, chance } = openTable(game, { seats }, seed);
  const luck = new Chance(`books ${seed}`);
  const supplies: number[] = new Array(seats).fill(0);
  let crowd = 0;
  let cancelled = 0;
  const gain = (seat: number, n: number) => {
    supplies[seat] += n;
    assert.ok(supplies[seat] >= 0);
  };
  const tell = (event: OrbisEvent): void => {
    if (event.type === 'created') crowd += event.cells.length;
    else if (event.type === 'collected') {
      crowd -= total(event.worshipers);
      gain(event.seat, total(event.worshipers));
    } else if (event.type === 'erupted') crowd--;
    else if (event.type === 'converted' || event.type === 'blessed') gain(event.seat, total(event.worshipers));
    else if (event.type === 'paid' || event.type === 'settled' || event.type === 'sacrificed')
      gain(event.seat, -total(event.worshipers));
    else if (event.type === 'exchanged') gain(event.seat, -2);
    else if (event.type === 'discarded') gain(event.seat, -event.count);
    else if (event.type === 'cancelled' || event.type === 'godCancelled') cancelled++;
    else if (event.type === 'turn')
      for (const n of supplies) assert.ok(n <= 10, 'no more than ten at the end of a turn');
  };
  for (const _ of story.decisions(game, state)) {
    list.length = 0;
    game.play(state, luck.pick(game.moves(state, list)), chance, tell);
  }
  assert.deepEqual(
    state.worlds.map(world => world.worshipers.reduce((sum, n) => sum + n, 0)),
    supplies,
  );
  assert.equal(
    state.crowd.reduce((sum, n) => sum + n, 0),
    crowd,
  );
  return { state, cancelled };
}

/** Two thousand games from the first to the last move. */
function everythingAddsUp(seats: number): void {
  const list: OrbisMove[] = [];
  let most = 0;
  for (let n = 0; n < 2000; n++) {
    const { state, cancelled } = keepBooks(seats, `${seats} seats ${n}`, list);
    most = Math.max(most, cancelled);
    for (const world of state.worlds) assert.ok(world.regions === 14 && world.god >= 0);
    assert.equal(state.stack.length, 0);
    const sheet = game.scoresheet(state);
    const temples = sheet.rows.map(row => row.points[sheet.categories.indexOf('temple')] ?? Number.NaN);
    const tokens = game.view(state, 'spectator').temples;
    // The temples with the most points are given first, and none twice.
    const given = temples.filter(points => points > 0).sort((a, b) => b - a);
    assert.deepEqual(given, tokens.slice(0, given.length));
    for (const row of sheet.rows) assert.ok(row.total >= -14 && row.total <= 80, `${row.total}`);
  }
  assert.ok(most > 0 && most <= game.box.edition.cancelationTokens, `${most}`);
}

test('two thousand games for two: full pyramids, one god each, every worshiper told of', () => everythingAddsUp(2));
test('two thousand games for three: full pyramids, one god each, every worshiper told of', () => everythingAddsUp(3));
test('two thousand games for four: full pyramids, one god each, every worshiper told of', () => everythingAddsUp(4));
