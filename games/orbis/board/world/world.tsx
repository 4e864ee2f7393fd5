/** A world, large: the pyramid as it grows, its god on top, and the spots for the tile in hand. */

import { useFocusWhenLost } from '@atoll/boardkit/choosing/keyboard.ts';
import { usePlan } from '@atoll/boardkit/choosing/plan.ts';
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import type { ViewRegion, ViewWorld } from '../../rules/types.ts';
import { godEffects, godNames } from '../../text/names.ts';
import { aimAt, aimAway, shownWorld, useAim } from '../aim.ts';
import { godComponent, laidComponent } from '../component.ts';
import { Icon } from '../icons.tsx';
import { ownGodPlace, spotPlace } from '../places.ts';
import { useShown } from '../preview/shown.ts';
import { askedFor, eyes, type Props } from '../props.ts';
import { middleOf, spanOf, spotPoint } from '../sky/geometry.ts';
import { labels, regionWords, worldWords } from '../words.ts';
import { Laid, Wild } from './laid.tsx';
import { at, marks, type Parts } from './onSpot.ts';
import { Spot } from './spot.tsx';
import { spotsOf } from './spots.ts';

export function World(props: Props) {
  const { view, t, names } = props;
  const seat = shownWorld.use() ?? eyes(props);
  const world = view.worlds[seat];
  if (!world) return null;
  const own = seat === props.viewer;
  const title = own ? labels.own : { de: `Welt von ${names[seat]}`, en: `World of ${names[seat]}` };
  return (
    <section class="orbis-world" aria-label={t(title)}>
      <SeatChooser props={props} seat={seat} />
      <span class="orbis-whose" aria-hidden="true">
        {names[seat]}
      </span>
      <span class="orbis-unseen">{t(worldWords(world))}</span>
      <Pyramid props={props} world={world} title={t(title)} />
    </section>
  );
}

function SeatChooser({ props, seat }: { props: Props; seat: Seat }) {
  const { t, names, view } = props;
  const mine = eyes(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="orbis-seats" role="group" aria-label={t(labels.worlds)}>
      {view.worlds.map((_, i) => {
        const other = (mine + i) % view.seats;
        return (
          <button
            key={other}
            type="button"
            aria-pressed={other === seat}
            onClick={() => shownWorld.set(other === mine ? null : other)}
            data-hint={names[other]}
          >
            <SeatMark seat={other} size={18} label={t(seatLook(other).words)} />
            <span>{names[other]}</span>
          </button>
        );
      })}
    </div>
  );
}

function Pyramid({ props, world, title }: { props: Props; world: ViewWorld; title: string }) {
  const { t, view, game } = props;
  const shown = useShown(props);
  const open = spotsOf(game, view, world.seat);
  const laid = world.pyramid.map(region => region.spot);
  const middle = middleOf([...laid, ...open]);
  const first = shown.landings.find(landing => landing.side === 'region')?.spot ?? open[0];
  const placing = askedFor(props) === 'place' && world.seat === props.viewer;
  const reachable = placing || props.asking ? [...laid, ...open] : laid;
  const stops = reachable.map(spot => ({ what: spot, at: spotPoint(spot) }));
  const roving = usePlan<HTMLDivElement>(stops, placing ? first : null);
  useFocusWhenLost(placing, view, () => roving.group.current?.querySelector('.orbis-spot[tabindex="0"]'));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class="orbis-pyramid"
      role="group"
      aria-label={title}
      data-component="pyramid"
      ref={roving.group}
      style={{ '--span': spanOf([...laid, ...open]), '--crown': world.god ? '50px' : '12px' }}
    >
      <svg class="orbis-mountain" viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 400V292L70 236 118 268 214 128 258 176 316 84 388 196 432 158 506 262 548 232 600 286V400Z"
          class="is-far"
        />
        <path d="M0 400V346L96 296 168 338 262 232 330 306 404 262 496 344 552 318 600 352V400Z" class="is-near" />
      </svg>
      {open.map(spot => (
        <Spot key={spot} parts={{ props, world, shown, roving, middle }} spot={spot} />
      ))}
      {world.pyramid.map(region => (
        <Tile key={region.spot} parts={{ props, world, shown, roving, middle }} region={region} />
      ))}
      {world.god && (
        <span
          class={`orbis-crown ${world.godCancelled ? 'is-cancelled' : ''} ${marks(props, ownGodPlace(world.seat))}`}
          role="img"
          aria-label={t(godNames[world.god])}
          data-hint={`${t(godNames[world.god])}: ${t(godEffects[world.god])}`}
          data-place={ownGodPlace(world.seat)}
          data-component={godComponent(world.god)}
        >
          <Icon name={world.god} language={props.language} size={26} quiet />
          <b>{world.godPoints}</b>
        </span>
      )}
    </div>
  );
}

function Tile({ parts, region }: { parts: Parts; region: ViewRegion }) {
  const { props, world, roving, middle } = parts;
  const { t, view, language } = props;
  const { spot } = region;
  const face = region.side === 'region' ? view.tiles[region.tile] : undefined;
  const aim = { laid: { seat: world.seat, spot } };
  const looked = useAim().laid;
  const label = t(regionWords(region, face));
  const place = spotPlace(world.seat, spot);
  const press = () => {
    if (props.asking) props.whyNot({ do: 'place', spot, side: 'region' });
    else aimAt(looked?.seat === world.seat && looked.spot === spot ? null : aim);
  };
  return (
    <button
      type="button"
      class={`orbis-laid ${marks(props, place)} ${props.asking ? 'is-asked' : ''}`}
      style={at(spot, middle)}
      tabIndex={roving.tabIndex(spot)}
      data-stop={spot}
      data-hint={label}
      data-component={laidComponent(region, face)}
      onClick={press}
      onKeyDown={event => void roving.key(event, spot)}
      onFocus={() => roving.focused(spot)}
      onBlur={() => aimAway(aim)}
    >
      <span class="orbis-unseen">{label}</span>
      <span class="orbis-art" data-place={place}>
        {face ? (
          <Laid face={face} language={language} region={region} points={region.points} />
        ) : (
          <Wild points={region.points} />
        )}
      </span>
    </button>
  );
}
