import type { TidesState } from '../rules/types.ts';

/** Every wave wherever it is, by height: the test kit makes sure that none appears or vanishes. */
export function inventory(s: TidesState): Record<string, number> {
  const count: Record<string, number> = {};
  for (const wave of [...s.hands.flat(), ...s.pile, ...s.pools.north, ...s.pools.south, ...s.sea])
    count[`wave ${wave}`] = (count[`wave ${wave}`] ?? 0) + 1;
  return count;
}
