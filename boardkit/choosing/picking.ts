/** Choosing a move field by field, as every board, list and key does it. */
import { type MoveRecord, narrow, type Picks } from '@atoll/engine';
import type { Value } from '../board.ts';

/**
 * The picks after choosing more. New ones win; of the earlier ones those stay, oldest first, that some legal move still
 * has together with them. Null when no legal move has the new picks at all.
 */
export function pickMore<M extends MoveRecord>(moves: readonly M[], before: Picks, more: Picks): Picks | null {
  if (narrow(moves, more).length === 0) return null;
  let fitting: Picks = more;
  const kept: Record<string, Value> = {};
  for (const [field, value] of Object.entries(before)) {
    if (field in more) continue;
    const tried = { ...fitting, [field]: value };
    if (narrow(moves, tried).length === 0) continue;
    fitting = tried;
    kept[field] = value;
  }
  return { ...kept, ...more };
}

/** The picks without the named fields, or without any. */
export function pickLess(before: Picks, fields: readonly string[]): Picks {
  if (fields.length === 0) return {};
  return Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field)));
}

/** The values of a field that fit the picks of all other fields. */
export function optionsFor<M extends MoveRecord>(moves: readonly M[], picks: Picks, field: string): Set<Value> {
  const found = new Set<Value>();
  for (const move of narrow(moves, pickLess(picks, [field]))) {
    const value = move[field];
    if (value !== undefined) found.add(value);
  }
  return found;
}
