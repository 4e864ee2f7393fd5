/**
 * Long lists whose items seldom change: an item is drawn again only when what it shows has become another. Handing Preact
 * the very same drawing lets it skip all that is inside.
 */
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

/** `shows`: all that the drawing depends on, as plain data. */
export type DrawnOnce = (key: string | number, shows: unknown, draw: () => VNode) => VNode;

export function drawnOnce(): DrawnOnce {
  const kept = new Map<string | number, { shows: string; drawing: VNode }>();
  return (key, shows, draw) => {
    const now = JSON.stringify(shows);
    const before = kept.get(key);
    if (before?.shows === now) return before.drawing;
    const drawing = draw();
    kept.set(key, { shows: now, drawing });
    return drawing;
  };
}

/** Begins again for another `owner`. */
export const useDrawnOnce = (owner: unknown): DrawnOnce => useMemo(drawnOnce, [owner]);
