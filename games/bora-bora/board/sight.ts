/** Scrolling so that what can be chosen is seen. */

interface Span {
  top: number;
  bottom: number;
}

/**
 * How far to scroll so that a part is seen within a window: all of it, or else what glows in it, or at least where that
 * begins.
 */
export function scrollBy(window: Span, part: Span, glowing: Span | null, margin = 8): number {
  const room = window.bottom - window.top - 2 * margin;
  const tall = part.bottom - part.top > room;
  const target = tall && glowing ? glowing : part;
  const above = target.top - (window.top + margin);
  const below = target.bottom - (window.bottom - margin);
  if (above >= 0 && below <= 0) return 0;
  if (target.bottom - target.top > room || above < 0) return above;
  return below;
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
