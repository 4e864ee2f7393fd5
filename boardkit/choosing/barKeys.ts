/**
 * Keys for what stands in the action bar: arrows go from one thing to the next, and those who play by keyboard find the
 * focus here again when it is their decision and what they had focused is gone.
 */
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { alongRow, useFocusWhenLost } from './keyboard.ts';

/** The arrows of a strip that scrolls are for those who have no keys. */
const button = 'button:not(.choice-strip-more)';

/** `first`: what the focus comes to, if not any button. */
export function useBarKeys({ decision, viewer, view }: Pick<BoardProps, 'decision' | 'viewer' | 'view'>, first = '') {
  const bar = useRef<HTMLDivElement>(null);
  useFocusWhenLost(decision?.seat === viewer, view, () => bar.current?.querySelector(button + first));
  const arrows = (event: KeyboardEvent) =>
    alongRow(event, [...(bar.current?.querySelectorAll<HTMLButtonElement>(`${button}:enabled`) ?? [])]);
  return { bar, arrows };
}
