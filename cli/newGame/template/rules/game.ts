/** Sardines as the engine sees it. */
import { type Game, serialise, sha256 } from '@atoll/engine';
import { type Edition, readEdition } from '../editions/edition.ts';
import { explain } from './explaining.ts';
import { readPosition, writePosition } from './position.ts';
import { score } from './scoring.ts';
import { isOver, moves, play, setup } from './turn.ts';
import type { SardinesEvent, SardinesMove, SardinesState, SardinesView } from './types.ts';
import { copy, imagine, view } from './view.ts';

export type SardinesGame = Game<SardinesState, SardinesMove, SardinesEvent, SardinesView, Edition>;

export function openSardines(json: unknown): SardinesGame {
  const edition = readEdition(json);
  return {
    id: 'sardines',
    version: 1,
    edition: { id: edition.id, digest: sha256(serialise(edition)) },
    box: edition,
    seats: { min: 2, max: 4 },
    options: [],
    setup: (config, chance) => setup(edition, config, chance),
    decision: s => (isOver(s) ? null : { seat: s.active, kind: 'play' }),
    moves,
    play,
    explain,
    scoresheet: s => score(s, isOver(s)),
    view,
    imagine: (v, chance) => imagine(edition, v, chance),
    copy,
    writePosition,
    readPosition: position => readPosition(edition, position),
  };
}
