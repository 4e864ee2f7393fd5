/** The villages: the viewer's own by default, everybody else's one click away. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Props } from '../props.ts';
import { labels } from '../words.ts';
import { Tableau } from './tableau.tsx';

/** `visited`: whose village something is to be seen in just now. */
export function Villages(props: Props & { visited: Seat | null }) {
  const { view, viewer, t } = props;
  const own: Seat = typeof viewer === 'number' ? viewer : (view.order[0] ?? 0);
  const [chosen, show] = useState<Seat>(own);
  const seat = props.visited ?? chosen;
  const mine = props.decision?.seat === viewer;
  // The viewer decides about their own village.
  useEffect(() => {
    if (mine) show(own);
  }, [mine, props.decision?.kind, own]);
  const seats = [own, ...view.villages.map(village => village.seat).filter(other => other !== own)];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="bora-village-tabs" role="group" aria-label={t(labels.villages)}>
        {seats.map(other => (
          <button key={other} type="button" aria-pressed={other === seat} onClick={() => show(other)}>
            <SeatMark seat={other} size={18} />
            {other === viewer ? t(labels.yours) : props.names[other]}
          </button>
        ))}
      </div>
      <Tableau {...props} seat={seat} />
    </>
  );
}
