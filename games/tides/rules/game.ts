/** Tides as the engine sees it. */
import { type Game, serialise, sha256, words } from '@atoll/engine';
import { type Edition, readEdition } from '../editions/edition.ts';
import { explain } from './explaining.ts';
import { readPosition, writePosition } from './position.ts';
import { score } from './scoring.ts';
import { isOver, moves, play, setup } from './turn.ts';
import type { TidesEvent, TidesMove, TidesState, TidesView } from './types.ts';
import { copy, imagine, view } from './view.ts';

export type TidesGame = Game<TidesState, TidesMove, TidesEvent, TidesView, Edition>;

export function openTides(json: unknown): TidesGame {
  const edition = readEdition(json);
  return {
    id: 'tides',
    version: 1,
    edition: { id: edition.id, digest: sha256(serialise(edition)) },
    box: edition,
    seats: { min: 2, max: 4 },
    options: [
      {
        id: 'tide',
        words: words('Tide', 'Tide'),
        values: [
          { id: 'neap', words: words('Nipptide: die Becken sind flach', 'Neap tide: the pools are shallow') },
          { id: 'spring', words: words('Springtide: die Becken sind tief', 'Spring tide: the pools are deep') },
        ],
      },
    ],
    setup: (config, chance) => setup(edition, config, chance),
    decision: s => (isOver(s) ? null : { seat: s.active, kind: s.laid ? 'more' : 'lay' }),
    moves,
    play: (s, move, chance, tell) => play(edition, s, move, chance, tell),
    explain,
    scoresheet: s => score(s, isOver(s)),
    view,
    imagine: (v, chance) => imagine(edition, v, chance),
    copy,
    writePosition,
    readPosition: position => readPosition(edition, position),
  };
}
