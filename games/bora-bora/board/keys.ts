/**
 * Where the focus goes for those who play by keyboard: to what can be chosen when it is their decision and what they had
 * focused is gone, and from each choice on to the next one that it leaves open.
 */
import { answering, byKeyboard, focusLost } from '@atoll/boardkit/choosing/keyboard.ts';
import { openField } from '@atoll/engine';
import { useLayoutEffect } from 'preact/hooks';
import { askedFor, type Props } from './props.ts';

export function useKeyFocus(props: Props): void {
  const { moves, picks, left, chosen, view } = props;
  const asked = askedFor(props) !== null;
  useLayoutEffect(() => {
    if (!asked || !byKeyboard()) return;
    const begun = Object.keys(picks).length > 0;
    const field = openField(begun ? left : moves);
    if (field === null || (begun ? chosen !== null : !focusLost())) return;
    if (document.activeElement?.matches(`[data-fields~="${CSS.escape(field)}"]`)) return;
    answering(field)?.focus();
  }, [asked, view, picks]);
}
