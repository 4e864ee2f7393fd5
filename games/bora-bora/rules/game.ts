/** Bora Bora as the engine sees it. */
import type { Game } from '@atoll/engine';
import { type Box, openBox } from '../editions/box.ts';
import type { BoraEvent } from './events.ts';
import { explain } from './explain/explaining.ts';
import { play } from './flow/flow.ts';
import { score } from './flow/scoring.ts';
import { setup } from './flow/setup.ts';
import { readPosition, writePosition } from './position/position.ts';
import { auto } from './preferring.ts';
import { moves } from './steps.ts';
import type { BoraMove, BoraState } from './types.ts';
import { imagine } from './view/imagining.ts';
import { copy, view } from './view/view.ts';
import type { BoraView } from './view/viewTypes.ts';

export type BoraGame = Game<BoraState, BoraMove, BoraEvent, BoraView, Box>;

export function openBoraBora(edition: unknown): BoraGame {
  const box = openBox(edition);
  return {
    box,
    id: 'bora-bora',
    version: 1,
    edition: { id: box.edition.id, digest: box.digest },
    seats: { min: 2, max: 4 },
    options: [],
    setup: (config, chance) => setup(box, config, chance),
    decision(s) {
      const step = s.steps.at(-1);
      return step ? { seat: step.seat, kind: step.kind } : null;
    },
    moves: (s, into = []) => moves(box, s, into),
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
