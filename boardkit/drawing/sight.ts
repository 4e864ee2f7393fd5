/** Scrolling a board, and never the page, so that a place is seen; and back again. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeElement } from './motion.ts';

export interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that all of a thing is seen within a window, or at least where it begins. */
export function scrollTo(window: Span, thing: Span, margin = 8): number {
  const above = thing.top - (window.top + margin);
  const below = thing.bottom - (window.bottom - margin);
  if (above >= 0 && below <= 0) return 0;
  return above < 0 || below > above ? above : below;
}

/** Whether nothing has to be scrolled to see it: it is in sight, or not in what scrolls at all. */
export function inSight(scroller: Element | null, element: Element | null): boolean {
  if (!scroller || !element || !scroller.contains(element)) return true;
  return scrollTo(scroller.getBoundingClientRect(), element.getBoundingClientRect(), 0) === 0;
}

/** Scrolls what scrolls and nothing around it, as the browser's own `scrollIntoView` would. */
export function bringInto(
  scroller: Element | null,
  element: Element | null,
  behavior: ScrollBehavior = 'instant',
): void {
  if (!scroller || !element || !scroller.contains(element)) return;
  const by = scrollTo(scroller.getBoundingClientRect(), element.getBoundingClientRect());
  if (by !== 0) scroller.scrollBy({ top: by, behavior });
}

/**
 * While there is a place to look at, it is in sight; afterwards the board stands as it stood before, unless it is wanted
 * elsewhere.
 */
export function useComingBack(
  scroller: RefObject<HTMLElement | null>,
  place: string | null,
  still: boolean,
  elsewhere: boolean,
): void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const window = scroller.current;
    if (!window) return;
    const behavior = still ? 'instant' : 'smooth';
    if (place !== null) {
      before.current ??= window.scrollTop;
      bringInto(window, placeElement(place), behavior);
    } else if (before.current !== null) {
      if (!elsewhere) window.scrollTo({ top: before.current, behavior });
      before.current = null;
    }
  }, [place]);
}
