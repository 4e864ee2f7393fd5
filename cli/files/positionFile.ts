/** Position files as the command line opens and writes them. */
import type { Game, MoveRecord, Scoresheet } from '@atoll/engine';
import { readPositionFile, setUpPosition } from '@atoll/games/positionFile.ts';
import { type Opened, openGame } from './openGame.ts';

export interface Envelope {
  atoll: 'position';
  game: string;
  edition: string;
  options: Record<string, string>;
  seed: string;
  position: unknown;
}

export interface OpenedPosition extends Opened {
  envelope: Envelope;
  state: unknown;
}

/** Opens the game of a position file and sets the position up; throws `BadInput` when there can be none like it. */
export async function openPosition(text: string, editions: string | undefined): Promise<OpenedPosition> {
  const file = readPositionFile(text);
  const opened = await openGame(file.game, file.edition, editions);
  const state = setUpPosition(opened.game, file);
  return {
    ...opened,
    envelope: envelopeOf(opened.game, file.options ?? {}, file.seed ?? 'position', file.position),
    state,
  };
}

export const envelopeOf = (
  game: Game,
  options: Readonly<Record<string, string>>,
  seed: string,
  position: unknown,
): Envelope => ({
  atoll: 'position',
  game: game.id,
  edition: game.edition.id,
  options: { ...options },
  seed,
  position,
});

export interface PositionSummary {
  decision: { seat: number; kind: string } | null;
  moves: MoveRecord[];
  scoresheet: Scoresheet;
}

/** Whose decision it is, what can be played, how it stands. */
export function summaryOf(game: Game, state: unknown): PositionSummary {
  const decision = game.decision(state);
  return {
    decision: decision && { seat: decision.seat, kind: decision.kind },
    moves: decision ? game.moves(state) : [],
    scoresheet: game.scoresheet(state),
  };
}
