/**
 * What the player points at without choosing it: with the mouse, the focus or a dragged tile. Board, hand and panels show
 * what would follow, so they share it; it means nothing to the page and is forgotten with the next position.
 */
import { useEffect, useState } from 'preact/hooks';
import type { CellName, EdgeName } from '../rules/types.ts';

export interface Aim {
  /** A space for the worker tile. */
  cell?: CellName;
  /** A tile of the display, and a jungle space to put it. */
  jungle?: string;
  space?: CellName;
  edge?: EdgeName;
}

const nowhere: Aim = {};
let aim: Aim = nowhere;
const listeners = new Set<(aim: Aim) => void>();

export function aimAt(next: Aim | null): void {
  const wanted = next ?? nowhere;
  if (JSON.stringify(wanted) === JSON.stringify(aim)) return;
  aim = wanted;
  for (const listener of listeners) listener(aim);
}

/** Forgets the aim only if it is still this one: leaving one place must not undo entering the next. */
export function aimAway(from: Aim): void {
  if (JSON.stringify(from) === JSON.stringify(aim)) aimAt(null);
}

export function useAim(): Aim {
  const [shown, show] = useState(aim);
  useEffect(() => {
    listeners.add(show);
    show(aim);
    return () => void listeners.delete(show);
  }, []);
  return shown;
}

/** Where a tile was dropped by hand: it lies there already and need not travel. */
export const dropped: { at: CellName | null } = { at: null };
