/** Orbis as the engine sees it. */
import type { Game } from '@atoll/engine';
import { type Box, openBox } from '../editions/box.ts';
import { explain } from './explain/explaining.ts';
import { play, setup } from './flow/flow.ts';
import { score } from './flow/scoring.ts';
import { templeMoves } from './gods/gods.ts';
import { readPosition, writePosition } from './position/position.ts';
import { auto } from './preferring.ts';
import { convertMoves } from './regions/effects.ts';
import { eruptMoves } from './regions/erupting.ts';
import { exchangeMoves } from './turn/exchanging.ts';
import { payMoves } from './turn/paying.ts';
import { placeMoves } from './turn/placing.ts';
import { discardMoves, returnMoves } from './turn/returning.ts';
import { takeMoves } from './turn/taking.ts';
import type { OrbisEvent, OrbisMove, OrbisState, OrbisView } from './types.ts';
import { copy, imagine, view } from './view/view.ts';

export type OrbisGame = Game<OrbisState, OrbisMove, OrbisEvent, OrbisView, Box>;

export const openOrbis = (edition: unknown): OrbisGame => playedWith(openBox(edition));

/** The game with what is in a box. */
export function playedWith(box: Box): OrbisGame {
  return {
    box,
    id: 'orbis',
    version: 2,
    edition: { id: box.edition.id, digest: box.digest },
    seats: { min: 2, max: 4 },
    options: [],
    setup: (config, chance) => setup(box, config, chance),
    decision(s) {
      const step = s.steps[s.steps.length - 1];
      return step ? { seat: s.active, kind: step.kind } : null;
    },
    moves(s, into = []) {
      const step = s.steps[s.steps.length - 1];
      if (step.kind === 'take') takeMoves(box, s, into);
      else if (step.kind === 'place') placeMoves(box, s, step.tile, into);
      else if (step.kind === 'pay') payMoves(box, s, step.spot, into);
      else if (step.kind === 'village' || step.kind === 'death') returnMoves(box, s, step, into);
      else if (step.kind === 'volcano') eruptMoves(box, s, step, into);
      else if (step.kind === 'convert') convertMoves(into);
      else if (step.kind === 'love') templeMoves(box, s, into);
      else if (step.kind === 'trim') discardMoves(s, into);
      exchangeMoves(box, s, step, into);
      return into;
    },
    play: (s, move, chance, tell) => play(box, s, move, chance, tell),
    explain: (s, move) => explain(box, s, move),
    scoresheet: s => score(box, s),
    view: (s, viewer) => view(box, s, viewer),
    imagine: (v, chance) => imagine(box, v, chance),
    copy,
    writePosition: s => writePosition(box, s),
    readPosition: json => readPosition(box, json),
    auto: (s, preferences) => auto(box, s, preferences),
  };
}
