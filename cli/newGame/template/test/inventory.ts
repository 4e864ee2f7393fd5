import type { SardinesState } from '../rules/types.ts';

/** Every card wherever it is, by value: the test kit makes sure that none appears or vanishes. */
export function inventory(s: SardinesState): Record<string, number> {
  const count: Record<string, number> = {};
  for (const card of [...s.hands.flat(), ...s.pile, ...s.row, ...s.gone])
    count[`card ${card}`] = (count[`card ${card}`] ?? 0) + 1;
  return count;
}
