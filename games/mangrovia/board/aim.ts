/**
 * What the player points at without choosing it, with the mouse or the focus: the fields of a move, as they would be
 * picked. All parts of the board show what would follow from it, so they share it; it is forgotten with the position.
 */
import type { Picks } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';

const nothing: Picks = {};
let aim: Picks = nothing;
const listeners = new Set<(aim: Picks) => void>();

const same = (a: Picks, b: Picks): boolean => JSON.stringify(a) === JSON.stringify(b);

export function aimAt(next: Picks | null): void {
  const wanted = next ?? nothing;
  if (same(wanted, aim)) return;
  aim = wanted;
  for (const listener of listeners) listener(aim);
}

/** Forgets the aim only if it is still this one: leaving one place must not undo entering the next. */
export function aimAway(from: Picks): void {
  if (same(from, aim)) aimAt(null);
}

export function useAim(): Picks {
  const [shown, show] = useState(aim);
  useEffect(() => {
    listeners.add(show);
    show(aim);
    return () => void listeners.delete(show);
  }, []);
  return shown;
}

/** What is pointed at, as far as it belongs to what is picked: beside a field that is being paid for, others keep quiet. */
export const aimBeside = (picks: Picks, pointed: Picks): Picks =>
  picks.field !== undefined && pointed.field !== undefined && pointed.field !== picks.field ? nothing : pointed;
