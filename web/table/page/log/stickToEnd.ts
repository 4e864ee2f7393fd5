/** A list that grows at its end and keeps its newest line in sight, unless the reader has gone back to read. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** How near to the end still counts as being there. */
const NEAR = 60;

/**
 * `there`: whether the list is drawn. Its size is watched, not its lines: in a window that is about to open it has none
 * yet, and then everything above the end would be what one sees first.
 */
export function useStickToEnd(list: RefObject<HTMLElement | null>, there: boolean): void {
  useEffect(() => {
    const panel = list.current?.closest('.tab-panel, .dialog-body');
    if (!list.current || !panel) return;
    let sticks = true;
    const look = () => {
      sticks = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
    };
    const keep = () => {
      if (sticks) panel.scrollTop = panel.scrollHeight;
    };
    keep();
    const watch = new ResizeObserver(keep);
    watch.observe(list.current);
    watch.observe(panel);
    panel.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      panel.removeEventListener('scroll', look);
    };
  }, [there]);
}
