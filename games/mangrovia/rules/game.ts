/** Mangrovia as the engine sees it. */
import { type Game, type OptionSpec, words } from '@atoll/engine';
import { type Box, openBox } from '../editions/box.ts';
import { explain } from './explain/explaining.ts';
import { play } from './flow/flow.ts';
import { score } from './flow/scoring.ts';
import { setup } from './flow/setup.ts';
import { readPosition, writePosition } from './position/position.ts';
import { auto } from './preferring.ts';
import { moves } from './steps.ts';
import type { MangroviaEvent, MangroviaMove, MangroviaState } from './types.ts';
import { imagine } from './view/imagining.ts';
import { copy, view } from './view/view.ts';
import type { MangroviaView } from './view/viewTypes.ts';

export type MangroviaGame = Game<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box>;

/** R79. */
const stoneTiles: OptionSpec = {
  id: 'stoneTiles',
  words: words('Steinplatzplättchen', 'Stone place tiles'),
  values: [
    { id: 'none', words: words('ohne (Grundspiel)', 'none (base game)') },
    { id: 'all', words: words('alle sechzehn gemischt', 'all sixteen mixed') },
    { id: 'statues', words: words('nur die acht Götterstatuen', 'only the eight statues') },
    { id: 'others', words: words('nur die acht ohne Statue', 'only the eight without a statue') },
  ],
};

export function openMangrovia(edition: unknown): MangroviaGame {
  const box = openBox(edition);
  return {
    box,
    id: 'mangrovia',
    version: 1,
    edition: { id: box.edition.id, digest: box.digest },
    seats: { min: 2, max: 5 },
    options: [stoneTiles],
    setup: (config, chance) => setup(box, config, chance),
    decision(s) {
      const step = s.steps.at(-1);
      return step ? { seat: step.seat, kind: step.kind } : null;
    },
    moves: (s, into = []) => moves(box, s, into),
    play: (s, move, chance, tell) => play(box, s, move, chance, tell),
    explain: (s, move) => explain(box, s, move),
    scoresheet: (s, viewer) => score(box, s, viewer),
    view: (s, viewer) => view(box, s, viewer),
    imagine: (v, chance) => imagine(box, v, chance),
    copy,
    writePosition: s => writePosition(box, s),
    readPosition: (json, options) => readPosition(box, json, options?.stoneTiles),
    auto: (s, preferences) => auto(box, s, preferences),
  };
}
