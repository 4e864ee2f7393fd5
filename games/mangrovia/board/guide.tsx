/** Where we are: round, phase, the boat's journey, and how near the end is. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { words } from '@atoll/engine';
import { endWords, nearEnd } from './ending.ts';
import type { Props } from './props.ts';
import { Timeline } from './timeline.tsx';
import { labels } from './words.ts';

const phases = {
  bowls: words('Schalen setzen', 'placing bowls'),
  boat: words('das Boot fährt', 'the boat sails'),
  over: words('Ende der Partie', 'the game is over'),
};

export function Guide(props: Props) {
  const { view, t, names } = props;
  const phase = t(view.over ? phases.over : phases[view.phase]);
  const few = nearEnd(view);
  return (
    <section class="mg-guide" aria-label={t(labels.guide)}>
      <p class="mg-round">
        <b>{t(words(`Runde ${view.round}`, `Round ${view.round}`))}</b>
        <span>{phase}</span>
      </p>
      <Timeline {...props} />
      <p class="mg-end" role="status">
        {!view.over &&
          few.map(({ seat, huts }) => (
            <span key={seat} class={huts === 0 ? 'is-last' : ''}>
              <SeatMark seat={seat} size={16} />
              {t(endWords(huts, names[seat] ?? ''))}
            </span>
          ))}
      </p>
    </section>
  );
}
