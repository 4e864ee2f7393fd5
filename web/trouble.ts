/** Errors that nobody caught: noticed here and told by parts/trouble.tsx, so that a page never breaks in silence. */
import { signal } from '@preact/signals';

/** What broke, as the browser says it; null while all is well or the reader has heard of it. */
export const trouble = signal<string | null>(null);

const told = new Set<string>();

/** The same thing breaking again and again is told once. */
function tell(error: unknown): void {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (told.has(what)) return;
  told.add(what);
  trouble.value = what;
}

export function listenForTrouble(): void {
  addEventListener('error', ({ error }) => {
    // Without an error it is a remark of the browser’s own, as on a ResizeObserver that needs another frame.
    if (error !== null && error !== undefined) tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
