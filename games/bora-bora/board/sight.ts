/** Scrolling so that what can be chosen is seen. */

import { type Span, scrollTo } from '@atoll/boardkit/drawing/sight.ts';

/**
 * How far to scroll so that a part is seen within a window: all of it, or else what glows in it, or at least where that
 * begins.
 */
export function scrollBy(window: Span, part: Span, glowing: Span | null, margin = 8): number {
  const tall = part.bottom - part.top > window.bottom - window.top - 2 * margin;
  return scrollTo(window, tall && glowing ? glowing : part, margin);
}

export function bringIntoSight(part: Element | null, still: boolean): void {
  const window = part?.parentElement;
  if (!part || !window) return;
  const glowing = [...part.querySelectorAll('.is-legal')].map(element => element.getBoundingClientRect());
  const span =
    glowing.length === 0
      ? null
      : {
          top: Math.min(...glowing.map(({ top }) => top)),
          bottom: Math.max(...glowing.map(({ bottom }) => bottom)),
        };
  const by = scrollBy(window.getBoundingClientRect(), part.getBoundingClientRect(), span);
  if (by !== 0) window.scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' });
}
