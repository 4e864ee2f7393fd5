/** A window of its own, or a sheet from below on a phone: native, so that focus, Escape and the background behave. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shared, t } from '../translate.ts';
import { Glyph } from './glyph.tsx';

export function Dialog(props: {
  title: string;
  /** `sheet` slides up from below on phones; `wide` has room for tables and charts. */
  look?: 'sheet' | 'wide';
  onClose(): void;
  /** Stays in sight below what scrolls. */
  foot?: ComponentChildren;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which the element brings along
    <dialog
      ref={dialog}
      class={`dialog ${props.look ? `dialog-${props.look}` : ''}`}
      aria-labelledby={title}
      onCancel={event => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) props.onClose();
      }}
    >
      <div class="dialog-paper">
        <header class="dialog-head">
          <h2 id={title}>{props.title}</h2>
          <button type="button" class="icon-button" aria-label={t(shared.close)} onClick={props.onClose}>
            <Glyph name="close" />
          </button>
        </header>
        <div class="dialog-body">{props.children}</div>
        {props.foot && <footer class="dialog-foot">{props.foot}</footer>}
      </div>
    </dialog>
  );
}
