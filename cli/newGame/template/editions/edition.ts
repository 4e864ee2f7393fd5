/** Reads the component data of Sardines, and checks that one can play with it. */
import { shape } from '@atoll/engine';

const { integer, record, string, wrong } = shape;

const readShape = record({
  id: string,
  name: record({ de: string, en: string }),
  /** Cards have values from 1 to this one, and so many of each value. */
  highest: integer(2, 20),
  copies: integer(2, 8),
  hand: integer(2, 5),
});

export type Edition = shape.Of<typeof readShape>;

export function readEdition(json: unknown): Edition {
  const edition = readShape(json, '');
  const cards = edition.highest * edition.copies;
  for (const seats of [2, 3, 4])
    if (cards <= seats * edition.hand || cards % seats !== 0)
      wrong(
        'copies',
        `${cards} Karten gehen für ${seats} nicht auf.`,
        `${cards} cards cannot be shared by ${seats}.`,
        'edition',
      );
  return edition;
}

/** Every card in the box, by its value. */
export const allCards = ({ highest, copies }: Edition): number[] =>
  Array.from({ length: highest * copies }, (_, i) => 1 + Math.floor(i / copies));
