/** Gods to be had and temples to be won, with how everybody stands. */
import { SeatMark } from '@atoll/boardkit/seats.tsx';
import type { GodId } from '../rules/types.ts';
import { godEffects, godNames, kindNames, shrines } from '../text/names.ts';
import { type Aim, aimAt, aimAway } from './aim.ts';
import { Icon } from './icons.tsx';
import { godPlace } from './places.ts';
import { askedFor, eyes, type Props } from './props.ts';
import { useRoving } from './roving.ts';
import { comparedBy, godStanding, templePlaces } from './standings.ts';
import { godWords, labels, signed, templeWords } from './words.ts';

export function Gods(props: Props) {
  const { t, view } = props;
  const roving = useRoving(view.gods.map((god, i) => ({ what: god, at: { x: 0, y: i } })));
  return (
    <section class="orbis-heaven" aria-label={t(labels.gods)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="orbis-gods" role="group" aria-label={t(labels.godsOnly)} ref={roving.group}>
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

function God({ props, god, roving }: { props: Props; god: GodId; roving: ReturnType<typeof useRoving> }) {
  const { t, picks, view, game, language } = props;
  const legal = askedFor(props) === 'take' && props.moves.some(move => move.do === 'god' && move.god === god);
  const chosen = picks.god === god;
  const worth = godStanding(game, view, god).points[eyes(props)] ?? 0;
  const aim: Aim = { god };
  const label = t(godWords(god, worth));
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
      <span class="orbis-god-name" aria-hidden="true">
        <strong>{t(godNames[god])}</strong>
        <small>{t(godEffects[god])}</small>
      </span>
      <b aria-hidden="true">{signed(worth)}</b>
    </button>
  );
}

/** What a god gives, and how the seats stand for it. */
export function GodCard({ props, god }: { props: Props; god: GodId }) {
  const { t, game, view, names, language } = props;
  const { counts, points } = godStanding(game, view, god);
  const compared = comparedBy[god];
  const what = compared === 'wilderness' ? 'wilderness' : compared;
  return (
    <>
      <p class="orbis-head">
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
              <span data-hint={what === 'wilderness' ? undefined : t(kindNames[what])}>
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

/** The temples in their order, each with whoever would get it now. */
export function Temples({ t, view, names, language }: Props) {
  const places = templePlaces(view);
  return (
    <ul class="orbis-temples" aria-label={t(labels.temples)}>
      {places.map(({ points, seat }, i) => {
        const world = seat === null ? null : view.worlds[seat];
        const label = t(templeWords(points, seat === null ? null : (names[seat] ?? '')));
        const more = world ? `, ${t(shrines(world.shrines))}, ${t(labels.mystic)} ${world.mystic}` : '';
        return (
          <li key={i} data-hint={label + more}>
            <span class="orbis-unseen">{label + more}</span>
            <span class="orbis-temple" aria-hidden="true">
              <Icon name="temple" language={language} size={30} quiet />
              <b>{points}</b>
            </span>
            <span class="orbis-temple-of" aria-hidden="true">
              {world ? (
                <>
                  <SeatMark seat={world.seat} size={16} />
                  {world.shrines}
                  <Icon name="shrine" language={language} size={15} quiet />
                  <Icon name="mystic" language={language} size={15} quiet />
                  {world.mystic}
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
