/** Following what the page points at, where a board shows one part at a time. */
import type { Place } from '../board.ts';

/**
 * The part to bring to the front for what is lit up: that of the first place, unless another one of them is in sight
 * already. Null when nothing is pointed at, or nothing that lies on the board.
 */
export function pointedScene(
  spotlight: ReadonlySet<Place>,
  shown: string,
  partOf: (place: Place) => string | null,
): { part: string; place: Place } | null {
  const found = [...spotlight].flatMap(place => {
    const part = partOf(place);
    return part === null ? [] : [{ part, place }];
  });
  return found.find(({ part }) => part === shown) ?? found[0] ?? null;
}
