/** Who acts when: the twelve landings in the order of the boat's journey, with the bowls that wait there. */
import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { siteOf } from '../editions/box.ts';
import { useAim } from './aim.ts';
import { Icon } from './icons.tsx';
import { askedFor, type Props } from './props.ts';
import { labels, landingWords } from './words.ts';

const all = Array.from({ length: 12 }, (_, i) => i + 1);

export function Timeline(props: Props) {
  const { view, t, names, language } = props;
  const aim = useAim();
  const meant = askedFor(props) === 'bowl' ? Number(aim.site ?? props.picks.site ?? 0) : 0;
  return (
    <ol class="mg-timeline" aria-label={t(labels.timeline)}>
      {all.map(landing => {
        const owner = view.sites[siteOf(landing)] ?? null;
        const site = siteOf(landing) + 1;
        const ghost = owner === null && meant === site && isLegal(props, { do: 'bowl', site });
        const seat = ghost && typeof props.viewer === 'number' ? props.viewer : owner;
        const here = view.boat === landing && !view.over;
        const past = view.phase === 'boat' && landing < view.boat;
        const label = t(landingWords(props.game.box, view, landing, names));
        return (
          <li
            key={landing}
            class={`${here ? 'is-here' : ''} ${past ? 'is-past' : ''} ${owner === 'blocked' ? 'is-blocked' : ''} ${ghost ? 'is-ghost' : ''}`}
            data-hint={label}
            data-component="landing"
            aria-current={here ? 'step' : undefined}
          >
            <span class="mg-unseen">{label}</span>
            <span class="mg-time-number" aria-hidden="true">
              {landing}
            </span>
            <span class="mg-time-seat" aria-hidden="true">
              {typeof seat === 'number' ? <SeatMark seat={seat} size={18} /> : <i />}
            </span>
            {here && <Icon name="boat" language={language} size={18} quiet class="mg-time-boat" />}
          </li>
        );
      })}
    </ol>
  );
}
