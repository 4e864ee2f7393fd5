/** A window over the page: native, so that focus, Escape and the background behave. How it looks is up to its styles. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  class: string;
  /** The id of its heading. */
  titled: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Window({ titled, onClose, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

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
      {...rest}
      ref={dialog}
      aria-labelledby={titled}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        // What lies behind it belongs to the element itself.
        if (event.target === dialog.current) onClose();
      }}
    />
  );
}
