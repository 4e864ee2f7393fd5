/** What parts of one board share without the page, and above all what the player points at. */
import { signal } from '@preact/signals';

/** A value that several parts of a board share. They are drawn again when it has become another, not merely been set. */
export function shared<T>(first: T) {
  const value = signal(first);
  return {
    get: (): T => value.peek(),
    set: (next: T): void => {
      if (JSON.stringify(next) !== JSON.stringify(value.peek())) value.value = next;
    },
    use: (): T => value.value,
  };
}

/**
 * What the player points at without choosing it, with the mouse, the focus or something dragged. All parts of a board show
 * what would follow from it, so they share it; it means nothing to the page, and a board forgets it with the position.
 */
export function aiming<A extends Readonly<Record<string, unknown>>>(nothing: A) {
  const aim = shared<A>(nothing);
  const aimAt = (next: A | null): void => aim.set(next ?? nothing);
  return {
    aimAt,
    /** Forgets the aim only if it is still this one: leaving one place must not undo entering the next. */
    aimAway: (from: A): void => {
      if (JSON.stringify(from) === JSON.stringify(aim.get())) aimAt(null);
    },
    useAim: aim.use,
  };
}
