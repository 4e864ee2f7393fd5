/** Where everything lies on the chart of the islands: pure arithmetic over an edition's regions and paths. */
import type { Edition } from '../../editions/edition.ts';
import { type Island, islands } from '../../rules/names.ts';

interface Point {
  x: number;
  y: number;
}

export interface ChartPath {
  kind: 'land' | 'water';
  between: readonly [string, string];
  number: number;
  /** The line from region to region, and where its number stands. */
  line: string;
  sign: Point;
}

export interface Chart {
  width: number;
  height: number;
  /** The middle of each region. */
  regions: ReadonlyMap<string, Point>;
  /** The outline of each region, around its middle. */
  shapes: ReadonlyMap<string, string>;
  paths: readonly ChartPath[];
  /** Where an island's name stands. */
  names: readonly { island: Island; at: Point; turn: number }[];
}

export const REGION = { width: 126, height: 104 };
/** Between regions of an island, where the numbers of the land paths stand, and between islands. */
const BRIDGE = 20;
const STRAIT = { x: 50, y: 48 };
const MARGIN = 36;
/** Islands lie a little out of line, so that the chart does not look ruled. */
const drift: Record<Island, Point> = {
  centre: { x: 0, y: 0 },
  north: { x: -12, y: 0 },
  east: { x: 0, y: -10 },
  south: { x: 12, y: 0 },
  west: { x: 0, y: 10 },
};

const outwards: Record<Island, readonly [number, number]> = {
  centre: [0, 0],
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** Places for the regions of an island around the middle of the sea: a block, a row, or a column. */
function slots(island: Island, count: number, middle: { columns: number; rows: number }): Point[] {
  const [dx, dy] = outwards[island];
  const columns = dx !== 0 ? 1 : dy !== 0 ? count : middle.columns;
  const rows = Math.ceil(count / Math.max(1, columns));
  const step = { x: REGION.width + BRIDGE, y: REGION.height + BRIDGE };
  const far = {
    x: dx * (((middle.columns + columns) * step.x) / 2 - BRIDGE + STRAIT.x) + drift[island].x,
    y: dy * (((middle.rows + rows) * step.y) / 2 - BRIDGE + STRAIT.y) + drift[island].y,
  };
  return Array.from({ length: count }, (_, i) => ({
    x: far.x + ((i % columns) - (columns - 1) / 2) * step.x,
    y: far.y + (Math.floor(i / columns) - (rows - 1) / 2) * step.y,
  }));
}

type Plan = Pick<Edition, 'regions' | 'paths'>;

/** Regions in their places, those swapped on their island whose paths would be long. */
function placed({ regions, paths }: Plan): Map<string, Point> {
  const of = (island: Island) => regions.filter(region => region.island === island).map(({ id }) => id);
  const columns = Math.max(1, Math.ceil(Math.sqrt(of('centre').length)));
  const middle = { columns, rows: Math.max(1, Math.ceil(of('centre').length / columns)) };
  const at = new Map<string, Point>();
  for (const island of islands)
    for (const [i, point] of slots(island, of(island).length, middle).entries()) at.set(of(island)[i] ?? '', point);

  const length = (): number =>
    paths.reduce((sum, { between: [a = '', b = ''] }) => {
      const [from, to] = [at.get(a), at.get(b)];
      return from && to ? sum + Math.hypot(from.x - to.x, from.y - to.y) ** 2 : sum;
    }, 0);
  const swap = (a: string, b: string): void => {
    const [from, to] = [at.get(a), at.get(b)];
    if (from && to) at.set(a, to).set(b, from);
  };
  for (let better = true; better; ) {
    better = false;
    for (const island of islands)
      for (const a of of(island))
        for (const b of of(island)) {
          const before = length();
          swap(a, b);
          if (length() < before - 1) better = true;
          else swap(a, b);
        }
  }
  return at;
}

/** A number from 0 to 1 that is always the same for the same text. */
function grain(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed line through points, without corners. */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const start = at(0);
  let line = `M${round(start.x)} ${round(start.y)}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, next] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const b = { x: to.x - (next.x - from.x) / 6, y: to.y - (next.y - from.y) / 6 };
    line += `C${round(a.x)} ${round(a.y)} ${round(b.x)} ${round(b.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return `${line}Z`;
}

/** Cut from paper by hand: a rounded block with a wavering edge. */
function shapeOf(id: string): string {
  const steps = 14;
  const points = Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const out = (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (-1 / 3.4) * (0.965 + grain(`${id} ${i}`) * 0.07);
    return { x: c * out * (REGION.width / 2 - 5), y: s * out * (REGION.height / 2 - 5) };
  });
  return smooth(points);
}

function pathBetween(path: Plan['paths'][number], from: Point, to: Point): ChartPath {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // Canoes bend a little, to the side that their name says.
  const bend = path.kind === 'water' ? (grain(path.between.join()) < 0.5 ? -1 : 1) * Math.min(16, length / 12) : 0;
  const by = { x: (-(to.y - from.y) / length) * bend, y: ((to.x - from.x) / length) * bend };
  const line = `M${round(from.x)} ${round(from.y)}Q${round(middle.x + by.x)} ${round(middle.y + by.y)} ${round(to.x)} ${round(to.y)}`;
  const [a = '', b = ''] = path.between;
  return {
    kind: path.kind,
    between: [a, b],
    number: path.number,
    line,
    sign: { x: round(middle.x + by.x / 2), y: round(middle.y + by.y / 2) },
  };
}

export function chartOf(plan: Plan): Chart {
  const raw = placed(plan);
  const xs = [...raw.values()].map(({ x }) => x);
  const ys = [...raw.values()].map(({ y }) => y);
  const left = Math.min(...xs) - REGION.width / 2 - MARGIN;
  const top = Math.min(...ys) - REGION.height / 2 - MARGIN;
  const regions = new Map([...raw].map(([id, { x, y }]) => [id, { x: round(x - left), y: round(y - top) }]));
  const middleOf = (island: Island): Point[] =>
    plan.regions.flatMap(region => (region.island === island ? (regions.get(region.id) ?? []) : []));
  return {
    width: Math.max(...xs) + REGION.width / 2 + MARGIN - left,
    height: Math.max(...ys) + REGION.height / 2 + MARGIN - top,
    regions,
    shapes: new Map(plan.regions.map(({ id }) => [id, shapeOf(id)])),
    paths: plan.paths.flatMap(path => {
      const [a = '', b = ''] = path.between;
      const [from, to] = [regions.get(a), regions.get(b)];
      return from && to ? [pathBetween(path, from, to)] : [];
    }),
    names: islands.flatMap(island => {
      const all = middleOf(island);
      if (all.length === 0 || island === 'centre') return [];
      const x = all.reduce((sum, p) => sum + p.x, 0) / all.length;
      const y = all.reduce((sum, p) => sum + p.y, 0) / all.length;
      const [dx, dy] = outwards[island];
      const off = { x: REGION.width / 2 + 22, y: REGION.height / 2 + 20 };
      return [{ island, at: { x: round(x + dx * off.x), y: round(y + dy * off.y) }, turn: dx * 90 }];
    }),
  };
}
