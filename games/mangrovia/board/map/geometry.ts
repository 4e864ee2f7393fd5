/** Where everything lies on the map, in units of its drawing; a field with its street is 100 wide. */
import type { Box as Frame } from '@atoll/boardkit/drawing/camera.ts';
import type { Box, Field, GodsPath } from '../../editions/box.ts';
import type { PathId } from '../../rules/types.ts';

export interface Point {
  x: number;
  y: number;
}

export const UNIT = 100;
/** Statues stand in plates of this depth before their paths. */
export const PLATE = 136;
const GAP = 6;
/** Water between the streets and the amulet fields. */
const STRAIT = 22;

export interface Chart {
  /** Middle of each field, by its id. */
  fields: ReadonlyMap<string, Point>;
  /** Middle of each statue's plate. */
  statues: ReadonlyMap<PathId, Point>;
  /** The street of each path, from its statue to its last field. */
  streets: readonly { id: PathId; from: Point; to: Point }[];
  /** Middle of the stone place and of the pole place. */
  stone: Point;
  pole: Point;
  oracle: Point;
  /** Water blocks between the streets, where nothing is built; without the middles of the two places. */
  blocks: readonly Point[];
  /** The streets without statues and amulet fields. */
  grid: Frame;
  frame: Frame;
}

/** Columns or rows of the streets keep their distance; those of the amulet fields lie just beyond them. */
function places(inside: readonly number[], all: readonly number[]): (at: number) => number {
  const last = Math.max(...inside);
  const beyond = [...new Set(all.filter(at => at > last))].sort((a, b) => a - b);
  return at => (at <= last ? at * UNIT : (last + 1 + beyond.indexOf(at)) * UNIT + STRAIT);
}

const average = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

export function chartOf(box: Pick<Box, 'fields' | 'paths' | 'stoneFields' | 'poleFields'>): Chart {
  const streets = box.fields.filter(({ paths }) => paths.length > 0);
  const across = places(
    streets.map(({ x }) => x),
    box.fields.map(({ x }) => x),
  );
  const down = places(
    streets.map(({ y }) => y),
    box.fields.map(({ y }) => y),
  );
  const at = ({ x, y }: Pick<Field, 'x' | 'y'>): Point => ({ x: across(x), y: down(y) });
  const byIndex = (index: number): Point => at(box.fields[index] ?? { x: 0, y: 0 });
  const statueOf = ({ runs, fields }: GodsPath): Point => {
    const { x, y } = byIndex(fields[0] ?? 0);
    const before = UNIT / 2 + GAP + PLATE / 2;
    return runs === 'down' ? { x, y: -before } : { x: -before, y };
  };
  const right = Math.max(...streets.map(({ x }) => across(x))) + UNIT / 2;
  const bottom = Math.max(...streets.map(({ y }) => down(y))) + UNIT / 2;
  const middles = [...box.fields.map(at)];
  const start = -(UNIT / 2 + GAP + PLATE + 12);
  const end = (of: (point: Point) => number) => Math.max(...middles.map(of)) + UNIT / 2 + 14;
  const stone = average(box.stoneFields.map(byIndex));
  const pole = average(box.poleFields.map(byIndex));
  const taken = new Set([...streets.map(at), stone, pole].map(({ x, y }) => `${x} ${y}`));
  const blocks: Point[] = [];
  for (let x = 0; x < right; x += UNIT)
    for (let y = 0; y < bottom; y += UNIT) if (!taken.has(`${x} ${y}`)) blocks.push({ x, y });
  return {
    fields: new Map(box.fields.map(field => [field.id, at(field)])),
    statues: new Map(box.paths.map(path => [path.id, statueOf(path)])),
    streets: box.paths.map(path => {
      const last = byIndex(path.fields.at(-1) ?? 0);
      const first = byIndex(path.fields[0] ?? 0);
      const from = path.runs === 'down' ? { x: first.x, y: -UNIT / 2 } : { x: -UNIT / 2, y: first.y };
      const to = path.runs === 'down' ? { x: last.x, y: last.y + UNIT / 2 } : { x: last.x + UNIT / 2, y: last.y };
      return { id: path.id, from, to };
    }),
    stone,
    pole,
    oracle: { x: -(UNIT / 2 + GAP + PLATE / 2), y: -(UNIT / 2 + GAP + PLATE / 2) },
    blocks,
    grid: { x: -UNIT / 2, y: -UNIT / 2, width: right + UNIT / 2, height: bottom + UNIT / 2 },
    frame: { x: start, y: start, width: end(({ x }) => x) - start, height: end(({ y }) => y) - start },
  };
}

/** The square around a field, for bringing it into sight. */
export const around = ({ x, y }: Point): Frame => ({ x: x - UNIT / 2, y: y - UNIT / 2, width: UNIT, height: UNIT });
