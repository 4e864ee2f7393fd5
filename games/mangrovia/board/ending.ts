/** How near the end is: said as soon as somebody has one hut left. */
import { type Words, words } from '@atoll/engine';
import type { MangroviaView } from '../rules/view/viewTypes.ts';

/** From this many huts on the end is announced. */
const FEW = 1;

/** Who has how few huts left, the fewest first; nobody while everybody has enough. */
export const nearEnd = ({ supplies }: MangroviaView): { seat: number; huts: number }[] =>
  supplies
    .filter(({ huts }) => huts <= FEW)
    .map(({ seat, huts }) => ({ seat, huts }))
    .sort((a, b) => a.huts - b.huts);

export function endWords(huts: number, name: string): Words {
  if (huts === 0) return words(`${name} hat keine Hütte mehr: letzte Runde`, `${name} has no hut left: last round`);
  return huts === 1
    ? words(`${name} hat noch eine Hütte`, `${name} has one hut left`)
    : words(`${name} hat noch ${huts} Hütten`, `${name} has ${huts} huts left`);
}
