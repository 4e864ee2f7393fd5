/** Under the score table: who would get which temple, and what the gods compare. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { godNames } from '../../text/names.ts';
import { godComponent } from '../component.ts';
import { Icon } from '../icons.tsx';
import type { Props } from '../props.ts';
import { Temples } from '../sky/gods.tsx';
import { comparedBy, godStanding } from '../sky/standings.ts';
import { labels, signed } from '../words.ts';

export function ScoreNotes(props: Props) {
  const { t, view, game, language, names } = props;
  const gods = [...view.gods, ...view.worlds.flatMap(world => world.god ?? [])];
  return (
    <section class="orbis-notes" aria-label={t(labels.standing)}>
      <h3>{t(labels.temples)}</h3>
      <Temples {...props} />
      <h3>{t(labels.godsOnly)}</h3>
      <ul>
        {gods.map(god => {
          const owner = view.worlds.find(world => world.god === god);
          const { counts, points } = godStanding(game, view, god);
          const what = comparedBy[god];
          return (
            <li key={god} data-component={godComponent(god)}>
              <Icon name={god} language={language} size={22} quiet />
              <span class="orbis-notes-name">
                {t(godNames[god])}
                {owner && (
                  <small>
                    {names[owner.seat]}: {signed(owner.godPoints)}
                  </small>
                )}
              </span>
              <span class="orbis-notes-seats">
                {view.worlds.map(({ seat }) => (
                  <span key={seat} class={points[seat] ? '' : 'is-none'}>
                    <SeatMark seat={seat} size={15} label={names[seat]} />
                    {counts && what ? counts[seat] : signed(points[seat] ?? 0)}
                  </span>
                ))}
                {what && <Icon name={what} language={language} size={16} />}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
