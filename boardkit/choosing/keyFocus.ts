/**
 * Where the focus goes for those who play by keyboard: to what can be chosen when it is their decision and what they had
 * focused is gone, from each choice on to the next one that it leaves open, and from one of their decisions on to the
 * next. Those who only look around while others play are left where they are.
 */
import { openField } from '@atoll/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { answering, byKeyboard, focusLost } from './keyboard.ts';

type Decided = Pick<BoardProps, 'decision' | 'viewer' | 'moves' | 'picks' | 'left' | 'chosen' | 'view'>;

export function useKeyFocus(props: Decided): void {
  const { moves, picks, left, chosen, view } = props;
  const asked = props.decision !== null && props.decision.seat === props.viewer;
  /** Whether the viewer decided just before, and the position in which that was. */
  const last = useRef<{ view: unknown; asked: boolean; went: boolean }>({ view, asked, went: false });
  useLayoutEffect(() => {
    if (last.current.view !== view) last.current = { view, asked, went: last.current.asked && asked };
    const done = last.current.went && document.activeElement?.matches('[data-stop]:not(.is-legal)') === true;
    if (!asked || !byKeyboard()) return;
    const begun = Object.keys(picks).length > 0;
    const field = openField(begun ? left : moves);
    if (field === null || (begun ? chosen !== null : !focusLost() && !done)) return;
    // The list of all choices keeps the focus of those who choose from it.
    if (document.activeElement?.matches(`.is-legal[data-fields~="${CSS.escape(field)}"], [role="listbox"]`)) return;
    answering(field)?.focus();
  }, [asked, view, picks]);
}
