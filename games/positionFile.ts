/** Position files of any game: what stands in them, and setting up what they describe. docs/positions/ describes them. */
import { BadInput, checkConfig, type Game, shape } from '@atoll/engine';

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

export type PositionFile = ReturnType<typeof readShape>;

/** Throws `BadInput` for what is no position file. */
export const readPositionFile = (text: string): PositionFile => readShape(shape.parseJson(text), '');

/** Sets the position up; throws `BadInput`, with the place in the file, when there can be none like it. */
export function setUpPosition<S>(
  game: Pick<Game<S>, 'id' | 'seats' | 'options' | 'readPosition'>,
  file: Pick<PositionFile, 'options' | 'position'>,
): S {
  checkConfig(game, { seats: game.seats.min, options: file.options });
  try {
    // Only what the file says: a position may say the rest itself.
    return game.readPosition(file.position, { ...file.options });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.code, error.words, error.path ? `position.${error.path}` : 'position');
  }
}
