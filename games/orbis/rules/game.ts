/** Orbis as the engine sees it. */
import type { Game } from '@atoll/engine';
import { type Box, openBox } from '../editions/box.ts';
import { explain } from './explain/explaining.ts';
import { play, setup } from './flow/flow.ts';
import { score } from './flow/scoring.ts';
import { blessings } from './gods/gods.ts';
import { readPosition, writePosition } from './position/position.ts';
import { auto } from './preferring.ts';
import { conversions } from './regions/effects.ts';
import { eruptions } from './regions/erupting.ts';
import { exchanges } from './turn/exchanging.ts';
import { payments } from './turn/paying.ts';
import { placings } from './turn/placing.ts';
import { discardings, returnings } from './turn/returning.ts';
import { takings } from './turn/taking.ts';
import type { OrbisEvent, OrbisMove, OrbisState, OrbisView, Step } from './types.ts';
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
      const step = s.steps[s.steps.length - 1] as Step;
      if (step.kind === 'take') takings(box, s, into);
      else if (step.kind === 'place') placings(box, s, step.tile, into);
      else if (step.kind === 'pay') payments(box, s, step.spot, into);
      else if (step.kind === 'village' || step.kind === 'death') returnings(box, s, step, into);
      else if (step.kind === 'volcano') eruptions(box, s, step, into);
      else if (step.kind === 'convert') conversions(into);
      else if (step.kind === 'love') blessings(box, s, into);
      else if (step.kind === 'trim') discardings(s, into);
      exchanges(box, s, step, into);
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
