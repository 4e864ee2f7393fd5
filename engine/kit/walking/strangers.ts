/** Moves that are not in the list: near misses, moves of other times, and plain garbage. */
import type { Chance } from '../../core/chance.ts';
import type { MoveRecord } from '../../core/game.ts';
import { serialise } from '../../core/plain.ts';
import { some } from './walk.ts';

const garbage: readonly unknown[] = [
  null,
  undefined,
  7,
  Number.NaN,
  true,
  '',
  'x',
  [],
  [{}],
  {},
  { x: 1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: 'x', toString: 1 },
  { kind: 'x', seat: 0 },
];

const oddValues: readonly unknown[] = [
  null,
  undefined,
  -1,
  0,
  1,
  0.5,
  Number.NaN,
  1e9,
  2 ** 31,
  '',
  'x',
  '0',
  '-1,0',
  '__proto__',
  'constructor',
  true,
  false,
  [],
  {},
];

/**
 * Many moves, none of which is legal. `earlier` are moves that were legal some time ago; their values are mixed with
 * those of the present ones, because a wrong move that looks right is the one worth trying.
 */
export function strangers(moves: readonly MoveRecord[], earlier: readonly MoveRecord[], luck: Chance): unknown[] {
  const found: unknown[] = [...garbage, moves, ...some(earlier, 10, luck)];
  const values = new Map<string, Set<unknown>>();
  for (const move of [...moves, ...earlier])
    for (const [field, value] of Object.entries(move)) {
      const known = values.get(field) ?? new Set();
      known.add(value);
      if (typeof value === 'number')
        known
          .add(value + 1)
          .add(value - 1)
          .add(String(value));
      values.set(field, known);
    }
  for (const move of some(moves, 4, luck)) {
    found.push(Object.create(move), [move], { ...move, extra: 1 }, { move });
    for (const field of Object.keys(move)) {
      const { [field]: _, ...without } = move;
      found.push(without);
      for (const value of [...oddValues, ...some([...(values.get(field) ?? [])], 12, luck)])
        found.push({ ...move, [field]: value });
      for (const [other, known] of values)
        if (!(other in move)) for (const value of some([...known], 2, luck)) found.push({ ...move, [other]: value });
    }
  }
  const legal = new Set(moves.map(serialise));
  return found.filter(move => !legal.has(nameOf(move)));
}

/** A stranger as text; also where it is no plain data. */
export const nameOf = (move: unknown): string =>
  typeof move === 'object' && move !== null ? serialise(move) : String(move);
