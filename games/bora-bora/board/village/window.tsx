/** Somebody's whole village in a window of its own. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { Window } from '@atoll/boardkit/parts/window.tsx';
import { words } from '@atoll/engine';
import { useId } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { OfSeat } from '../props.ts';
import { Tableau } from './tableau.tsx';

const close = { de: 'Schließen', en: 'Close' };

export function VillageWindow(props: OfSeat & { onClose(): void }) {
  const { t, names, seat, language, onClose } = props;
  const title = useId();
  const name = names[seat] ?? '';
  return (
    <Window class="bora-window" titled={title} onClose={onClose}>
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
    </Window>
  );
}
