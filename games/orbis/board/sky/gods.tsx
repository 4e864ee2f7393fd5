/** Gods to be had and temples to be won, with how everybody stands. */
import { type Plan, usePlan } from '@atoll/boardkit/choosing/plan.ts';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { GodId } from '../../rules/types.ts';
import { godEffects, godNames, kindNames, shrines } from '../../text/names.ts';
import { type Aim, aimAt, aimAway } from '../aim.ts';
import { godComponent } from '../component.ts';
import { Icon } from '../icons.tsx';
import { godPlace } from '../places.ts';
import { askedFor, eyes, type Props } from '../props.ts';
import { godWords, labels, signed, templeWords } from '../words.ts';
import { godBriefs } from './godBriefs.ts';
import { comparedBy, godStanding, templePlaces } from './standings.ts';

export function Gods(props: Props) {
  const { t, view } = props;
  // Beside or below each other, as there is room: either pair of arrows leads on.
  const roving = usePlan<HTMLDivElement>(view.gods.map((god, i) => ({ what: god, at: { x: i, y: i } })));
  return (
    <section class="orbis-heaven" aria-label={t(labels.gods)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        class={`orbis-gods ${view.gods.length > 3 ? 'is-many' : ''}`}
        role="group"
        aria-label={t(labels.godsOnly)}
        data-component="gods"
        ref={roving.group}
      >
        {view.gods.map(god => (
          <God key={god} props={props} god={god} roving={roving} />
        ))}
        {view.gods.length === 0 && <p>{t(noGods)}</p>}
      </div>
      <Temples {...props} />
    </section>
  );
}

const noGods = { de: 'Keine Gottheit mehr da', en: 'No god left' };

function God({ props, god, roving }: { props: Props; god: GodId; roving: Plan<HTMLDivElement> }) {
  const { t, picks, view, game, language, names } = props;
  const legal = askedFor(props) === 'take' && props.moves.some(move => move.do === 'god' && move.god === god);
  const chosen = picks.god === god;
  const { points, counts } = godStanding(game, view, god);
  const worth = points[eyes(props)] ?? 0;
  const aim: Aim = { god };
  const standing = counts && `. ${counts.map((n, seat) => `${names[seat]}: ${n}`).join(', ')}`;
  const label = t(godWords(god, worth)) + (standing ?? '');
  const press = () => {
    if (chosen) props.unpick();
    else if (legal) {
      props.pick({ do: 'god', god });
    } else if (props.asking) props.whyNot({ do: 'god', god });
    else aimAt(aim);
  };
  return (
    <button
      type="button"
      class={`orbis-god ${legal ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''} ${props.asking && !legal ? 'is-asked' : ''} ${props.spotlight.has(godPlace(god)) ? 'is-spotlit' : ''}`}
      tabIndex={roving.tabIndex(god)}
      data-stop={god}
      data-place={godPlace(god)}
      data-component={godComponent(god)}
      aria-pressed={legal ? chosen : undefined}
      aria-disabled={!legal && !props.asking}
      onClick={press}
      onKeyDown={event => {
        if (roving.key(event, god)) return;
        if (event.key === 'Enter' && chosen && props.chosen && !event.repeat) props.confirm();
        else if (event.key === 'Escape' && chosen) props.unpick();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && aimAt(aim)}
      onPointerLeave={event => event.pointerType === 'mouse' && aimAway(aim)}
      onFocus={event => {
        roving.focused(god);
        if (event.currentTarget.matches(':focus-visible')) aimAt(aim);
      }}
      onBlur={() => aimAway(aim)}
    >
      <span class="orbis-unseen">{label}</span>
      <Icon name={god} language={language} size={28} quiet />
      <span class={`orbis-god-line ${counts ? '' : 'is-plain'}`} aria-hidden="true">
        <strong>{t(godNames[god])}</strong>
        <small>{t(godBriefs[god])}</small>
        {counts && <Counts counts={counts} />}
        <b>{signed(worth)}</b>
      </span>
    </button>
  );
}

/** How many of what the god compares everybody has. */
const Counts = ({ counts }: { counts: readonly number[] }) => (
  <span class="orbis-god-counts">
    {counts.map((n, seat) => (
      <span key={seat}>
        <SeatMark seat={seat} size={13} />
        {n}
      </span>
    ))}
  </span>
);

/** What a god gives, and how the seats stand for it. */
export function GodCard({ props, god }: { props: Props; god: GodId }) {
  const { t, game, view, names, language } = props;
  const { counts, points } = godStanding(game, view, god);
  const compared = comparedBy[god];
  const what = compared === 'wilderness' ? 'wilderness' : compared;
  return (
    <>
      <p class="orbis-head" data-component={godComponent(god)}>
        <Icon name={god} language={language} size={24} quiet />
        <span>{t(godNames[god])}</span>
      </p>
      <p>{t(godEffects[god])}</p>
      <ul class="orbis-standing">
        {view.worlds.map(({ seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={16} />
            <span>{names[seat]}</span>
            {counts && what && (
              <span data-hint={what === 'wilderness' ? t(labels.wild) : t(kindNames[what])} data-component={what}>
                {counts[seat]} <Icon name={what} language={language} size={16} quiet />
              </span>
            )}
            <b>{signed(points[seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The temples in their order, each with the player who would get it now. */
export function Temples({ t, view, names, language }: Props) {
  const places = templePlaces(view);
  return (
    <ul class="orbis-temples" aria-label={t(labels.temples)}>
      {places.map(({ points, seat }, i) => {
        const world = seat === null ? null : view.worlds[seat];
        const label = t(templeWords(points, seat === null ? null : (names[seat] ?? '')));
        const more = world ? `, ${t(shrines(world.shrines))}, ${t(labels.mystic)} ${world.mystic}` : '';
        return (
          <li key={i} data-hint={label + more} data-component="temple">
            <span class="orbis-unseen">{label + more}</span>
            <span class="orbis-temple" aria-hidden="true">
              <Icon name="temple" language={language} size={36} quiet />
              <b>{points}</b>
            </span>
            <span class="orbis-temple-of" aria-hidden="true">
              {world ? (
                <>
                  <span data-component="shrine">
                    <SeatMark seat={world.seat} size={14} />
                    {world.shrines}
                    <Icon name="shrine" language={language} size={14} quiet />
                  </span>
                  <span data-component="mystic">
                    <Icon name="mystic" language={language} size={14} quiet />
                    {world.mystic}
                  </span>
                </>
              ) : (
                '–'
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
