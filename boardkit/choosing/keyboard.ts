/** What boards ask about the keyboard before they move the focus for somebody, and how they move it. */
import { useLayoutEffect } from 'preact/hooks';

let last: 'key' | 'pointer' | null = null;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (last = 'key'), true);
  window.addEventListener('pointerdown', () => (last = 'pointer'), true);
}

/** Whether a key was pressed since the last press by mouse or finger. */
export const byKeyboard = (): boolean => last === 'key';

/** Whether what had the focus has gone. */
export const focusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Brings the focus of somebody who plays by keyboard to where something is asked. */
export function useFocusWhenLost(asked: boolean, view: unknown, find: () => Element | null | undefined): void {
  useLayoutEffect(() => {
    if (!asked || !byKeyboard() || !focusLost()) return;
    const element = find();
    if (element instanceof HTMLElement) element.focus();
  }, [asked, view]);
}

/** The first thing on screen that answers a field; things to choose carry the fields they answer. */
export function answering(field: string): HTMLElement | SVGElement | null {
  for (const stop of document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-stop].is-legal[data-fields~="${CSS.escape(field)}"]`,
  ))
    if (stop.getBoundingClientRect().width > 0) return stop;
  return null;
}

/** The left and right arrow go from one of these to the next, and round from the last to the first. */
export function alongRow(event: KeyboardEvent, row: readonly HTMLElement[]): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = row.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  row[(at + by + row.length) % row.length]?.focus();
  event.preventDefault();
}
