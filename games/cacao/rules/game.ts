/** Cacao as the engine sees it. */
import type { Game } from '@atoll/engine';
import { type Box, openBox } from '../editions/box.ts';
import { explain } from './explain/explaining.ts';
import { play, setup } from './flow/flow.ts';
import { score } from './flow/scoring.ts';
import { readPosition, writePosition } from './position/position.ts';
import { auto } from './preferring.ts';
import { fillMoves, sampleFilling } from './tiles/filling.ts';
import { placeMoves, samplePlacing } from './tiles/placing.ts';
import type { CacaoEvent, CacaoMove, CacaoState, CacaoView, Step } from './types.ts';
import { copy, imagine, view } from './view/view.ts';
import { sampleWorking, workMoves } from './work/working.ts';

export type CacaoGame = Game<CacaoState, CacaoMove, CacaoEvent, CacaoView, Box>;

export function openCacao(edition: unknown): CacaoGame {
  const box = openBox(edition);
  return {
    box,
    id: 'cacao',
    version: 1,
    edition: { id: box.edition.id, digest: box.digest },
    seats: { min: 2, max: 4 },
    options: [],
    setup: (config, chance) => setup(box, config, chance),
    decision(s) {
      const step = s.steps.at(-1);
      if (!step) return null;
      return { seat: step.kind === 'work' ? step.seat : s.active, kind: step.kind };
    },
    moves(s, into = []) {
      const step = s.steps.at(-1) as Step;
      if (step.kind === 'place') placeMoves(box, s, into);
      else if (step.kind === 'fill') fillMoves(box, s, step, into);
      else workMoves(box, s, step, into);
      return into;
    },
    sample(s, chance) {
      const step = s.steps.at(-1) as Step;
      if (step.kind === 'place') return samplePlacing(box, s, chance);
      if (step.kind === 'fill') return sampleFilling(box, s, step, chance);
      return sampleWorking(box, s, step, chance);
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
