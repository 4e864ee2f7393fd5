/** Dragging a tile from the hand onto the table, with mouse, finger or pen. */
import { useRef, useState } from 'preact/hooks';
import { aimAt, dropped } from '../aim.ts';
import type { Props } from '../props.ts';

/** Pixels before a press becomes a drag. */
const DRAG_FROM = 8;

export interface Drag {
  tile: string;
  x: number;
  y: number;
  /** The space under the tile. */
  cell: string | null;
}

/** The legal space at a point of the screen. */
const cellAt = (x: number, y: number, legal: ReadonlySet<unknown>): string | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element.closest('[data-choice]')?.getAttribute('data-choice');
    if (cell && legal.has(cell)) return cell;
  }
  return null;
};

export function useDragging(props: Props, select: (tile: string, slot: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ x: number; y: number; tile: string; slot: number } | null>(null);
  const moved = useRef(false);

  const stop = () => {
    start.current = null;
    setDrag(null);
    aimAt(null);
  };
  return {
    drag,
    /** Whether the press that just ended was a drag, so that its click is none. */
    wasDrag: () => moved.current,
    down: (event: PointerEvent, tile: string, slot: number) => {
      if (event.button > 0) return;
      moved.current = false;
      start.current = { x: event.clientX, y: event.clientY, tile, slot };
    },
    move: (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const { clientX: x, clientY: y } = event;
      if (!moved.current) {
        if (Math.hypot(x - from.x, y - from.y) < DRAG_FROM) return;
        moved.current = true;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        select(from.tile, from.slot);
      }
      const cell = cellAt(x, y, props.options('cell'));
      aimAt(cell ? { cell } : null);
      setDrag({ tile: from.tile, x, y, cell });
    },
    up: () => {
      if (drag?.cell) {
        dropped.at = drag.cell;
        props.pick({ cell: drag.cell });
      }
      stop();
    },
    cancel: stop,
  };
}
