/**
 * Keys for what stands in the action bar: arrows go from one thing to the next, and whoever plays by keyboard finds the
 * focus here again when something is asked here and what they had focused is gone.
 */
import { byKeyboard, focusLost } from '@atoll/boardkit/keyboard.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Props } from './props.ts';

/** Brings the focus of somebody who plays by keyboard to where something is asked. */
export function useFocusWhenLost(asked: boolean, view: unknown, find: () => Element | null | undefined): void {
  useLayoutEffect(() => {
    if (!asked || !byKeyboard() || !focusLost()) return;
    const element = find();
    if (element instanceof HTMLElement) element.focus();
  }, [asked, view]);
}

export function useBarKeys(props: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusWhenLost(props.decision?.seat === props.viewer, props.view, () =>
    bar.current?.querySelector('button.is-legal'),
  );
  const arrows = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    all[(at + by + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return { bar, arrows };
}
