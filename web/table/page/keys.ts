/** The keys that work everywhere on a table page. */
import { useEffect } from 'preact/hooks';

export interface KeyActions {
  confirm(): void;
  undo(): void;
  /** Takes back what is picked, or leaves whatever mode is on. */
  escape(): void;
  help(): void;
  choices(): void;
  /** Opens the rule of what is pointed at. */
  rule(): void;
}

/** Where a key belongs to the thing that has the focus. */
const typing = 'input, textarea, select, dialog, [contenteditable]';
const pressable = 'button, a, summary, [role="button"], [role="option"], [role="listbox"], [role="tab"]';

export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (document.querySelector('dialog[open]') || target?.closest(typing)) return;
      if (event.key === 'Enter') {
        // With Ctrl it confirms from anywhere; alone it first belongs to what has the focus.
        if (!event.ctrlKey && target?.closest(pressable)) return;
        actions.confirm();
      } else if (event.ctrlKey) return;
      else if (event.key === 'u' || event.key === 'U') actions.undo();
      else if (event.key === 'c' || event.key === 'C') actions.choices();
      else if (event.key === 'i' || event.key === 'I') actions.rule();
      else if (event.key === 'Escape') actions.escape();
      else if (event.key === '?') actions.help();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}
