/** Position files: a position with the game it belongs to. docs/positions/README.md describes them. */
import { checkConfig, type Game, type MoveRecord, type Scoresheet, shape } from '@atoll/engine';
import { type Opened, openGame } from './openGame.ts';

const { anything, dictionary, oneOf, optional, record, string } = shape;

const readShape = record({
  atoll: oneOf('position'),
  game: string,
  edition: optional(string),
  options: optional(dictionary(string)),
  seed: optional(string),
  position: anything,
  // What `replay --to N --json` writes beside the position; it follows from it and is not read.
  decision: optional(anything),
  moves: optional(anything),
  scoresheet: optional(anything),
});

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
  const file = readShape(shape.parseJson(text), '');
  const opened = await openGame(file.game, file.edition, editions);
  const { game } = opened;
  checkConfig(game, { seats: game.seats.min, options: file.options });
  // Only what the file says: a position may say the rest itself.
  const options = { ...file.options };
  const envelope = envelopeOf(game, options, file.seed ?? 'position', file.position);
  return { ...opened, envelope, state: game.readPosition(file.position, options) };
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

export interface Standing {
  decision: { seat: number; kind: string } | null;
  moves: MoveRecord[];
  scoresheet: Scoresheet;
}

/** Whose decision it is, what can be played, how it stands. */
export function standing(game: Game, state: unknown): Standing {
  const decision = game.decision(state);
  return {
    decision: decision && { seat: decision.seat, kind: decision.kind },
    moves: decision ? game.moves(state) : [],
    scoresheet: game.scoresheet(state),
  };
}
