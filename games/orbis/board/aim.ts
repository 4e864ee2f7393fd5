/**
 * What the player looks at without choosing it: pointed at with the mouse, focused or tapped. Display, world, bar and
 * panels show what would follow, so they share it. It means nothing to the page and is forgotten with the next position.
 */
import type { Seat } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { GodId, Side, SpotName } from '../rules/types.ts';

export interface Aim {
  /** A region of the display. */
  tile?: string;
  god?: GodId;
  /** A spot of one's own world, and which side up. */
  spot?: SpotName;
  side?: Side;
  /** A tile that lies in somebody's world. */
  laid?: { seat: Seat; spot: SpotName };
}

/** A value that several parts of the board share. */
function shared<T>(first: T) {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  const set = (next: T): void => {
    if (JSON.stringify(next) === JSON.stringify(value)) return;
    value = next;
    for (const listener of listeners) listener(value);
  };
  function use(): T {
    const [shown, show] = useState(value);
    useEffect(() => {
      const listener = (next: T) => show(() => next);
      listeners.add(listener);
      listener(value);
      return () => void listeners.delete(listener);
    }, []);
    return shown;
  }
  return { get: () => value, set, use };
}

const nowhere: Aim = {};
const aim = shared<Aim>(nowhere);
export const useAim = aim.use;
export const aimAt = (next: Aim | null): void => aim.set(next ?? nowhere);

/** Forgets the aim only if it is still this one: leaving one place must not undo entering the next. */
export const aimAway = (from: Aim): void => {
  if (JSON.stringify(from) === JSON.stringify(aim.get())) aimAt(null);
};

/** Whose world is shown large; null for one's own. */
export const shownWorld = shared<number | null>(null);

/** The part of the board that a narrow screen shows. */
export type Part = 'display' | 'world' | 'gods';
export const shownPart = shared<Part>('display');
