/** Somebody's whole village in a window of its own: native, so that focus, Escape and the background behave. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { words } from '@atoll/engine';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { OfSeat } from '../props.ts';
import { Tableau } from './tableau.tsx';

const close = { de: 'Schließen', en: 'Close' };

export function VillageWindow(props: OfSeat & { onClose(): void }) {
  const { t, names, seat, language, onClose } = props;
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

  const name = names[seat] ?? '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which the element brings along
    <dialog
      ref={dialog}
      class="bora-window"
      aria-labelledby={title}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="bora-window-paper">
        <header>
          <h2 id={title}>
            <SeatMark seat={seat} size={24} />
            {t(words(`Das Tableau von ${name}`, `The board of ${name}`))}
          </h2>
          <button type="button" aria-label={t(close)} data-hint={t(close)} onClick={onClose}>
            <Icon name="cross" language={language} size={18} quiet />
          </button>
        </header>
        <Tableau {...props} />
      </div>
    </dialog>
  );
}
