/** Following what the page points at, where a board shows one part at a time. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Place } from './board.ts';

/**
 * Brings that part of a board to the front in which the first spotlit place lies, unless another is in sight already.
 * Parts carry their name as `data-part` and are `hidden` while others are in front.
 */
export function usePointedPart(
  board: RefObject<HTMLElement | null>,
  spotlight: ReadonlySet<Place>,
  show: (part: string) => void,
): void {
  useEffect(() => {
    const parts = [...spotlight].flatMap(place => {
      const part = board.current?.querySelector(`[data-place="${CSS.escape(place)}"]`)?.closest('[data-part]');
      return part instanceof HTMLElement ? [part] : [];
    });
    const [first] = parts;
    if (first?.dataset.part && parts.every(part => part.hidden)) show(first.dataset.part);
  }, [spotlight]);
}
