/** Which of the things on a plain board stand for which field of the legal moves, so that a click can choose them. */
import type { MoveRecord } from '@atoll/engine';
import type { Value } from '../board.ts';
import { keyOf, type Part, type Path } from './parts.ts';

/** By a part's path, as text, the field that its things (or its own name, for a group's parts) choose. */
export type Sources = ReadonlyMap<string, string>;

export const pathText = (path: Path): string => path.join('/');

/**
 * For each field the one row whose things are the most of its values, a hand before others; otherwise the group whose
 * parts are named by its values. What no part stands for is offered as buttons, so that nothing can be missed.
 */
export function sourcesIn(parts: readonly Part[], moves: readonly MoveRecord[]): Sources {
  const found = new Map<string, string>();
  for (const [field, values] of valuesByField(moves)) {
    let best: { path: string; fits: number } | null = null;
    for (const part of all(parts)) {
      const held =
        part.kind === 'row' ? part.things : part.kind === 'group' ? part.parts.map(inner => keyOf(inner.path)) : [];
      const shared = [...values].filter(value => held.includes(value)).length;
      const fits = shared === 0 ? 0 : shared + (/hand/i.test(keyOf(part.path)) ? 1000 : 0);
      if (fits > (best?.fits ?? 0) && !found.has(pathText(part.path))) best = { path: pathText(part.path), fits };
    }
    if (best) found.set(best.path, field);
  }
  // A place that is chosen as a whole holds nothing that is chosen for itself: there is no button inside a button.
  const places = all(parts).filter(part => part.kind === 'group' && found.has(pathText(part.path)));
  for (const { path } of places)
    for (const inner of found.keys()) if (inner.startsWith(`${pathText(path)}/`)) found.delete(inner);
  return found;
}

/** Values that some legal move has and no part on the board stands for, by field, in the order of the moves. */
export function withoutPart(
  parts: readonly Part[],
  moves: readonly MoveRecord[],
  sources: Sources,
): Map<string, Value[]> {
  const rest = valuesByField(moves);
  for (const part of all(parts)) {
    const field = sources.get(pathText(part.path));
    const values = field === undefined ? undefined : rest.get(field);
    if (part.kind === 'row') for (const thing of part.things) if (thing !== null) values?.delete(thing);
    if (part.kind === 'group') for (const inner of part.parts) values?.delete(keyOf(inner.path));
  }
  return new Map([...rest].map(([field, values]) => [field, [...values]]));
}

function* all(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    if (part.kind === 'group') yield* all(part.parts);
  }
}

function valuesByField(moves: readonly MoveRecord[]): Map<string, Set<Value>> {
  const fields = new Map<string, Set<Value>>();
  for (const move of moves)
    for (const [field, value] of Object.entries(move)) fields.set(field, (fields.get(field) ?? new Set()).add(value));
  return fields;
}
