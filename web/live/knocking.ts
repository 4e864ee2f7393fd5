/** A knock when a table begins to wait for me: in one window only, and not at the table that I am busy with. */
import { knock } from '@atoll/boardkit/drawing/sound.ts';
import { effect } from '@preact/signals';
import { address, parts } from '../router.tsx';
import { keep, knocks, readKept } from '../settings.ts';
import { askingOf, openNewlyAsked } from './newlyAsked.ts';
import { waiting } from './waiting.ts';

/** Somebody who has just done something at the table sees that it is their turn. */
const BUSY_MS = 20_000;

/** Windows in the background let the one in front knock first. */
const BEHIND_MS = 400;

const shelf = 'atoll.knocked';

export function knockWhenAsked(): void {
  let touched = Number.NEGATIVE_INFINITY;
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => (touched = performance.now()), { capture: true, passive: true });

  const busyAt = (table: string): boolean => {
    const [page, open] = parts(address.peek());
    return page === 't' && open === table && document.hasFocus() && performance.now() - touched < BUSY_MS;
  };

  /** Whichever window is first knocks for all of them. */
  const knockOnce = (asking: string) => {
    if (readKept(shelf, '') === asking) return;
    keep(shelf, asking);
    knock();
  };

  const newlyAsked = openNewlyAsked();
  effect(() => {
    const tables = newlyAsked(waiting.value);
    const asked = tables.map(askingOf).join();
    if (tables.some(({ id }) => busyAt(id))) return keep(shelf, asked);
    // Before the first click browsers let nothing be heard.
    if (asked === '' || !knocks.peek() || !navigator.userActivation?.hasBeenActive) return;
    if (document.visibilityState === 'visible') knockOnce(asked);
    else setTimeout(() => knockOnce(asked), BEHIND_MS * (1 + Math.random()));
  });
}
