import type { MoveRecord } from './game.ts';

/** What has been chosen so far, field by field. */
export type Picks = Readonly<Record<string, string | number | boolean>>;

/** The moves that still fit what has been chosen. */
export function narrow<M extends MoveRecord>(moves: readonly M[], picks: Picks): M[] {
  const fields = Object.keys(picks);
  return moves.filter(move => fields.every(field => move[field] === picks[field]));
}

/** The values a field can still take, in the order of the moves. */
export function choices<M extends MoveRecord>(moves: readonly M[], field: string): (string | number | boolean)[] {
  const found = new Set<string | number | boolean>();
  for (const move of moves) {
    const value = move[field];
    if (value !== undefined) found.add(value);
  }
  return [...found];
}

/** The first field, in the moves' own order, where the remaining moves differ; null when one move is left. */
export function openField<M extends MoveRecord>(moves: readonly M[]): string | null {
  const fields = new Set<string>();
  for (const move of moves) for (const field of Object.keys(move)) fields.add(field);
  for (const field of fields) {
    const first = moves[0]?.[field];
    if (moves.some(move => move[field] !== first)) return field;
  }
  return null;
}

/** The one move left, or null while there is still something to choose. */
export const chosen = <M extends MoveRecord>(moves: readonly M[], picks: Picks): M | null => {
  const left = narrow(moves, picks);
  return left.length === 1 ? left[0] : null;
};

/** Whether two moves are the same record. */
export function sameMove(a: MoveRecord, b: MoveRecord): boolean {
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every(field => a[field] === b[field]);
}

const keys = new WeakMap<MoveRecord, string>();

/** A move as a short text that is equal for equal moves: `cell=2,-1 tile=1-1-1-1 turn=0`. */
export function moveKey(move: MoveRecord): string {
  let key = keys.get(move);
  if (key === undefined) {
    key = Object.keys(move)
      .sort()
      .map(field => `${field}=${move[field]}`)
      .join(' ');
    keys.set(move, key);
  }
  return key;
}
