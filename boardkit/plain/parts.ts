/** What a plain board draws: a view taken apart into rows, grids, numbers and backs, by nothing but its own shape. */
import type { Value } from '../board.ts';

/** The way to something within a view: keys, and numbers for places in a list. */
export type Path = readonly (string | number)[];

export type Thing = Value | null;

export type Part = { readonly path: Path } & (
  | { readonly kind: 'number'; readonly value: Value }
  /** So many things that the viewer may not see. */
  | { readonly kind: 'backs'; readonly count: number }
  | { readonly kind: 'row'; readonly things: readonly Thing[] }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly Thing[])[] }
  | { readonly kind: 'group'; readonly parts: readonly Part[] }
);

/** Said by the page already: who looks, and whose decision it is. */
const saidElsewhere = new Set(['viewer', 'active', 'current', 'player', 'decider', 'over']);

/** A number under such a name counts things that lie face down. */
const countName = /(size|sizes|count|counts|left)$/i;

export const keyOf = (path: Path): string => String(path.findLast(step => typeof step === 'string') ?? '');

/** The name without what only says that it counts: `pileSize` is the pile. */
export const nameWithoutCount = (key: string): string => key.replace(/(?<=.)(Sizes?|Counts?|Left)$/, '');

/** All parts of a view. What is kept by seat belongs to the players and is left to `partsOfSeat`. */
export function partsOf(view: unknown, bySeat: ReadonlySet<string>): Part[] {
  return isRecord(view)
    ? Object.entries(view).flatMap(([key, value]) =>
        saidElsewhere.has(key) || bySeat.has(key) ? [] : partFrom(value, [key]),
      )
    : [];
}

/** What a view keeps for one seat. */
export function partsOfSeat(view: unknown, bySeat: ReadonlySet<string>, seat: number): Part[] {
  if (!isRecord(view)) return [];
  return [...bySeat].flatMap(key => {
    const list = view[key];
    return Array.isArray(list) ? partFrom(list[seat], [key, seat]) : [];
  });
}

function partFrom(value: unknown, path: Path): Part[] {
  if (value === null || value === undefined) return [];
  if (isValue(value)) {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && countName.test(keyOf(path)))
      return [{ kind: 'backs', path, count: value }];
    return [{ kind: 'number', path, value }];
  }
  if (Array.isArray(value)) return [listFrom(value, path)];
  if (isRecord(value)) {
    const parts = Object.entries(value).flatMap(([key, inner]) => partFrom(inner, [...path, key]));
    return parts.length > 0 ? [{ kind: 'group', path, parts }] : [];
  }
  return [];
}

function listFrom(list: readonly unknown[], path: Path): Part {
  if (list.every(isThing)) return { kind: 'row', path, things: list };
  const rows = list.map(row => (Array.isArray(row) && row.every(isThing) ? row : null));
  const width = rows[0]?.length ?? 0;
  if (rows.every(row => row !== null && row.length === width) && list.length > 1 && width > 1)
    return { kind: 'grid', path, rows: rows.filter(row => row !== null) };
  return { kind: 'group', path, parts: list.flatMap((inner, i) => partFrom(inner, [...path, i])) };
}

/** The keys under which views keep one entry for each seat: lists that are as long as there are seats, however many. */
export function keysBySeat(views: readonly { view: unknown; seats: number }[]): Set<string> {
  const [first] = views;
  const keys = isRecord(first?.view) ? Object.keys(first.view) : [];
  return new Set(
    keys.filter(key =>
      views.every(({ view, seats }) => {
        const list = isRecord(view) ? view[key] : undefined;
        return Array.isArray(list) && list.length === seats;
      }),
    ),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isThing = (value: unknown): value is Thing => value === null || isValue(value);
