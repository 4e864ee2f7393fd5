/** The course of the turn as a line of stations. */
import { courseOf, stationHints, stationNames } from './flow.ts';
import { askedFor, type Props } from './props.ts';
import { labels } from './words.ts';

export function Guide(props: Props) {
  const { t, view } = props;
  const mine = askedFor(props) !== null;
  return (
    <ol class={`orbis-guide ${mine ? '' : 'is-quiet'}`} aria-label={t(labels.flow)}>
      {courseOf(view).map(({ station, state }) => (
        <li
          key={station}
          class={mine ? `is-${state}` : ''}
          aria-current={mine && state === 'now' ? 'step' : undefined}
          data-hint={t(stationHints[station])}
        >
          {t(stationNames[station])}
        </li>
      ))}
    </ol>
  );
}
