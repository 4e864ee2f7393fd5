/** The plain board can draw every game there is, from every seat, and offers what is legal. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { BoardModule, BoardProps } from '@atoll/boardkit/board.ts';
import { optionsFor } from '@atoll/boardkit/choosing/picking.ts';
import { Chance, type Game, type GameModule, openTable, type Picks, type Viewer } from '@atoll/engine';
import { games } from '@atoll/games';
import { createServer } from 'vite';
import { staticMarkup } from './rulebook/staticMarkup.ts';

const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
after(() => vite.close());

const board = (await vite.ssrLoadModule('/boardkit/plain/index.tsx')).plainBoard as BoardModule;

function propsFor(module: GameModule, game: Game, state: unknown, viewer: Viewer, picks: Picks = {}): BoardProps {
  const decision = game.decision(state);
  const moves = decision?.seat === viewer ? game.moves(state) : [];
  const nothing = () => {};
  return {
    game,
    text: module.text,
    view: game.view(state, viewer),
    viewer,
    names: ['Anna', 'Ben'],
    decision,
    scoresheet: game.scoresheet(state, viewer),
    language: 'en',
    t: words => words.en,
    reducedMotion: true,
    moves,
    picks,
    left: moves,
    chosen: null,
    options: field => optionsFor(moves, picks, field),
    pick: nothing,
    unpick: nothing,
    confirm: nothing,
    asking: false,
    whyNot: nothing,
    foresee: () => ({ events: [], after: null, scoresheet: null }),
    news: { events: [], before: null },
    spotlight: new Set(),
    recent: new Map(),
  };
}

const modules = await Promise.all(Object.values(games).map(load => load()));

for (const module of modules)
  test(`it draws a whole game of ${module.id} for a player and for somebody who watches`, () => {
    const game = module.open(module.editions[0]);
    const { state } = openTable(game, { seats: 2 }, 'plain');
    const chance = new Chance('plain');
    for (let n = 0; n < 400 && game.decision(state); n++) {
      if (n % 25 === 0)
        for (const viewer of [0, 'spectator'] as const) {
          const props = propsFor(module, game, state, viewer);
          assert.match(staticMarkup(board.Board, { ...props }), /plain-part/);
          assert.match(staticMarkup(board.Panel, { ...props, seat: 1 }), /plain-panel/);
        }
      game.play(state, chance.pick(game.moves(state)), chance);
    }
  });

test('the pools of Tides can be chosen by their names, and its pile lies face down', async () => {
  const module = await games.tides?.();
  assert.ok(module);
  const game = module.open(module.editions[0]);
  const { state } = openTable(game, { seats: 2 }, 'plain');
  const drawn = staticMarkup(board.Board, { ...propsFor(module, game, state, 0) });
  assert.match(drawn, /<button [^<]*is-legal[^<]*<span class="plain-title">North pool</);
  assert.match(drawn, /18 face-down cards/);
  const watching = staticMarkup(board.Board, { ...propsFor(module, game, state, 'spectator') });
  assert.doesNotMatch(watching, /is-legal/);
});
