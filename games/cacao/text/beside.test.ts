import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import type { CacaoEvent, CacaoState } from '../rules/types.ts';
import { game, play, scene, start } from '../test/scenes.ts';
import { spaceWords, whichOf } from './beside.ts';
import { text } from './text.ts';

const names = ['Anna', 'Ben'];
const said = (s: CacaoState, events: readonly CacaoEvent[], language: 'de' | 'en' = 'de') =>
  events.map(event => text.event(event, names, game.box, game.view(s, 'spectator'))?.[language]);

/** Yellow's example turn: one space gets filled beside the new tile. */
const example = () =>
  scene({
    board: [...start, '2,1 seat1 1-1-1-1'],
    display: ['market3', 'temple'],
    villages: [{ hand: ['2-1-0-1'], fruits: 1 }, { fruits: 1 }],
  });

test('the log says beside what a tile was laid, and how many of its workers stand there', () => {
  const s = example();
  const told = play(s, { tile: '2-1-0-1', cell: '1,0', turn: 2 });
  assert.deepEqual(said(s, told), [
    'Anna legt ein Plättchen neben den Markt 2 (2 Arbeiter) und die Einzelplantage (1 Arbeiter).',
  ]);
  assert.deepEqual(said(s, told, 'en'), [
    'Anna places a tile beside market 2 (2 workers) and the single plantation (1 worker).',
  ]);
});

test('what was laid later is not told of a tile that lay there before', () => {
  const s = example();
  const told = play(s, { tile: '2-1-0-1', cell: '1,0', turn: 0 }, { jungle: 'market3', space: '2,0' });
  assert.deepEqual(said(s, told.slice(0, 2)), [
    'Anna legt ein Plättchen neben den Markt 2 und die Einzelplantage (1 Arbeiter).',
    'Anna füllt das Feld daneben: Markt 3.',
  ]);
});

test('an overbuilt tile is named by its neighbours as well', () => {
  const s = scene({
    board: [...start, '1,0 seat0 1-1-1-1'],
    display: [],
    pile: [],
    villages: [{ hand: ['3-1-0-0'], pile: [], suns: 1 }],
  });
  const [told] = play(s, { tile: '3-1-0-0', cell: '1,0', turn: 3 });
  assert.ok(told);
  assert.deepEqual(said(s, [told]), [
    'Anna gibt einen Sonnenstein ab und überbaut ein eigenes Plättchen neben dem Markt 2 und der Einzelplantage (3 Arbeiter).',
  ]);
});

test('of several temples each says which one it is', () => {
  const s = scene({ board: [...start, '2,0 temple', '2,2 temple'], display: [], pile: [] });
  const temple = (space: string): CacaoEvent => ({ type: 'temple', space, workers: [0, 0], gold: [0, 0] });
  assert.deepEqual(said(s, [temple('2,0'), temple('2,2')]), [
    'Tempel (1. von oben): niemand ist da.',
    'Tempel (2. von oben): niemand ist da.',
  ]);
});

test('places of which the same can be said are counted as they lie', () => {
  assert.equal(whichOf(['3,4'], '3,4'), null);
  assert.equal(whichOf(['1,4', '3,0'], '1,4')?.en, 'second from the top');
  assert.equal(whichOf(['1,4', '3,4'], '3,4')?.de, '2. von links');
  assert.equal(whichOf(['1,4', '3,4', '5,0'], '3,4')?.en, 'third from the top left');
});

test('no line of a game and no place to lay a tile is said in coordinates', () => {
  const coordinates = /-?\d+,-?\d/;
  for (let n = 0; n < 12; n++) {
    const table = openTable(game, { seats: 2 + (n % 3) }, `said ${n}`);
    const luck = new Chance(`said ${n}`);
    for (let decision = game.decision(table.state); decision; decision = game.decision(table.state)) {
      const view = game.view(table.state, decision.seat);
      const moves = game.moves(table.state);
      for (const move of moves) assert.doesNotMatch(text.move(move, view, game.box).en, coordinates);
      assert.doesNotMatch(text.prompt(decision, view, game.box).de, coordinates);
      for (const move of moves) if ('cell' in move) assert.doesNotMatch(spaceWords(view, move.cell).de, coordinates);
      game.play(table.state, luck.pick(moves), table.chance, event => {
        const line = text.event(event, names, game.box, game.view(table.state, 'spectator'));
        assert.doesNotMatch(line?.de ?? '', coordinates);
      });
    }
  }
});

test('what happens in every turn is told aside', () => {
  assert.equal(text.aside?.({ type: 'drew', seat: 0 }), true);
  assert.equal(text.aside?.({ type: 'revealed', jungle: 'temple' }), true);
  assert.equal(text.aside?.({ type: 'turn', seat: 0 }), false);
});
