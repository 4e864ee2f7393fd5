/** Reads the component data of Tides, and checks that one can play with it. */
import { shape } from '@atoll/engine';

const { integer, list, record, string, wrong } = shape;

const readShape = record({
  id: string,
  name: record({ de: string, en: string }),
  waves: list(record({ height: integer(1, 9), count: integer(1, 30) }), 1, 9),
  hand: integer(1, 5),
  marks: record({ neap: integer(2, 50), spring: integer(2, 50) }),
});

export type Edition = shape.Of<typeof readShape>;

export function readEdition(json: unknown): Edition {
  const edition = readShape(json, '');
  const heights = edition.waves.map(wave => wave.height);
  if (new Set(heights).size < heights.length)
    wrong('waves', 'Eine Höhe kommt zweimal vor.', 'A height appears twice.', 'edition');
  if (allWaves(edition).length < 4 * edition.hand)
    wrong('waves', 'Vier Spieler bekommen keine volle Hand.', 'Four players cannot get a full hand.', 'edition');
  for (const [tide, mark] of Object.entries(edition.marks))
    if (mark <= Math.max(...heights))
      wrong(`marks.${tide}`, 'Eine Welle allein läuft schon über.', 'A single wave reaches the mark.', 'edition');
  return edition;
}

/** Every wave in the box, by its height. */
export const allWaves = (edition: Edition): number[] =>
  edition.waves.flatMap(({ height, count }) => new Array<number>(count).fill(height));
