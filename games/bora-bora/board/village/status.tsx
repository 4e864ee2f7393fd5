/** The status track: steps, what they bring, the stack of markers, and the turn order that will come of it. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { type Seat, words } from '@atoll/engine';
import type { BoraView } from '../../rules/view/viewTypes.ts';
import { marks } from '../choice.ts';
import { place } from '../places.ts';
import { useAfter } from '../preview/foreseen.ts';
import type { Props } from '../props.ts';
import { points, steps } from './pieceWords.ts';

const labels = {
  track: { de: 'Statusleiste', en: 'Status track' },
  how: {
    de: 'Am Ende des Durchgangs bringt dein Feld die Punkte, die darauf stehen.',
    en: 'At the end of the round your space brings the points shown on it.',
  },
  next: { de: 'Zugreihenfolge im nächsten Durchgang', en: 'Turn order in the next round' },
} as const;

/** Markers on a space, the top one first. */
const stackOn = (track: BoraView['track'], step: number): Seat[] =>
  track
    .filter(({ steps: at }) => at === step)
    .map(({ seat }) => seat)
    .reverse();

function Order({ props, title, seats }: { props: Props; title: string; seats: readonly Seat[] }) {
  return (
    <div class="bora-turns" data-component="order">
      <span>{title}</span>
      <ol>
        {seats.map((seat, i) => (
          <li key={seat}>
            <b aria-hidden="true">{i + 1}</b>
            <SeatMark seat={seat} size={16} />
            <span class="bora-turn-name">{props.names[seat]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Status(props: Props) {
  const { view, t, names } = props;
  const seen = useAfter(props);
  const track = seen && seen.phase === view.phase ? seen.track : view.track;
  const moved = (seat: Seat): boolean =>
    track.find(at => at.seat === seat)?.steps !== view.track.find(at => at.seat === seat)?.steps;
  return (
    <div class="bora-status">
      <p class="bora-small">{t(labels.how)}</p>
      <ol class="bora-track" aria-label={t(labels.track)}>
        {view.statusTrack.map((worth, step) => {
          const stack = stackOn(track, step);
          const who = stack.map(seat => names[seat] ?? '').join(', ');
          const { de, en } = points(worth);
          const at = steps(step);
          const label = t(words(`${at.de}: ${de}${who && `; ${who}`}`, `${at.en}: ${en}${who && `; ${who}`}`));
          return (
            <li
              key={step}
              class={`bora-step ${worth !== view.statusTrack[step - 1] ? 'is-rise' : ''}`}
              data-hint={label}
            >
              <span class="bora-unseen">{label}</span>
              <span class="bora-stack" aria-hidden="true">
                {stack.map(seat => (
                  <span
                    key={seat}
                    class={`bora-marker ${moved(seat) ? 'is-ghost' : ''} ${marks(props, null, place.status(seat))}`}
                    data-place={place.status(seat)}
                  >
                    <SeatMark seat={seat} size={20} />
                  </span>
                ))}
              </span>
              <span class="bora-step-worth" aria-hidden="true">
                {worth}
              </span>
            </li>
          );
        })}
      </ol>
      <Order props={props} title={t(labels.next)} seats={track.map(({ seat }) => seat).toReversed()} />
    </div>
  );
}
