/** A world, large: the pyramid as it grows, its god on top, and the spots for the tile in hand. */
import { SeatMark, seatLook } from '@atoll/boardkit/seats.tsx';
import type { Seat } from '@atoll/engine';
import type { SpotName, TileFace, ViewRegion, ViewWorld } from '../rules/types.ts';
import { spotText } from '../text/moveLines.ts';
import { godEffects, godNames } from '../text/names.ts';
import { aimAt, aimAway, shownWorld, useAim } from './aim.ts';
import { useFocusWhenLost } from './barKeys.ts';
import { middleOf, rowOf, spanOf, spotPoint } from './geometry.ts';
import { Icon } from './icons.tsx';
import { Laid, Wild } from './laid.tsx';
import { ownGodPlace, spotPlace } from './places.ts';
import { askedFor, eyes, type Props } from './props.ts';
import { type Roving, useRoving } from './roving.ts';
import { type Shown, useShown } from './shown.ts';
import { spotsOf } from './spots.ts';
import { labels, landingWords, regionWords, signed, worldWords } from './words.ts';

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

const at = (spot: SpotName, middle: number) => {
  const { x, y } = spotPoint(spot);
  return { '--x': x - middle, '--y': -y };
};

function Pyramid({ props, world, title }: { props: Props; world: ViewWorld; title: string }) {
  const { t, view, game } = props;
  const shown = useShown(props);
  const open = spotsOf(game, view, world.seat);
  const laid = world.pyramid.map(region => region.spot);
  const middle = middleOf([...laid, ...open]);
  const stops = [...laid, ...open].map(spot => ({ what: spot, at: spotPoint(spot) }));
  const first = shown.landings.find(landing => landing.side === 'region')?.spot ?? open[0];
  const placing = askedFor(props) === 'place' && world.seat === props.viewer;
  const roving = useRoving(stops, placing ? first : null);
  useFocusWhenLost(placing, view, () => roving.group.current?.querySelector('.orbis-spot[tabindex="0"]'));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class="orbis-pyramid"
      role="group"
      aria-label={title}
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
        >
          <Icon name={world.god} language={props.language} size={26} quiet />
          <b>{world.godPoints}</b>
        </span>
      )}
    </div>
  );
}

const marks = (props: Props, place: string): string =>
  `${props.recent.has(place) ? 'is-recent' : ''} ${props.spotlight.has(place) ? 'is-spotlit' : ''}`;

interface Parts {
  props: Props;
  world: ViewWorld;
  shown: Shown;
  roving: Roving;
  middle: number;
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

/** A free spot: what the tile in hand, or the one looked at, would bring there on either side. */
function Spot({ parts, spot }: { parts: Parts; spot: SpotName }) {
  const { props, world, shown, roving, middle } = parts;
  const { t, view, picks } = props;
  const mine = world.seat === eyes(props);
  const landings = mine ? shown.landings.filter(landing => landing.spot === spot) : [];
  const region = landings.find(landing => landing.side === 'region');
  const wild = landings.find(landing => landing.side === 'wilderness');
  const asked = mine && askedFor(props) === 'place';
  const legal = asked && props.options('spot').has(spot);
  const payable = props.moves.some(move => move.do === 'place' && move.spot === spot && move.side === 'region');
  const chosen = asked && picks.spot === spot;
  const face = shown.laying;
  const ghost = asked && shown.landing?.spot === spot ? shown.landing : null;
  const aim = { spot };
  const place = spotPlace(world.seat, spot);
  const where = t(spotText({ ...view, active: world.seat }, spot));
  const what = face ? landings.map(landing => t(landingWords(landing, face))).join('; ') : '';
  const label = what ? `${where}: ${what}` : where;
  const state = [
    'orbis-spot',
    legal && 'is-legal',
    chosen && 'is-chosen',
    region ? 'is-region' : wild && 'is-wild-only',
    asked && region && !payable && 'is-dear',
    ghost && 'has-ghost',
    props.asking && 'is-asked',
    marks(props, place),
  ];
  const inside =
    ghost && face ? (
      <Ghost props={props} face={face} wild={ghost.side === 'wilderness'} />
    ) : (
      <span class="orbis-spot-marks" aria-hidden="true">
        {region && (
          <b class={region.points > 0 ? 'is-gain' : ''}>
            {region.cancelled ? (
              <Icon name="cancelled" language={props.language} size={16} quiet />
            ) : (
              signed(region.points)
            )}
          </b>
        )}
        {region?.neighbours != null && face && <small>{`${region.neighbours}/${face.number}`}</small>}
        {asked && region && !payable && <Icon name="exchange" language={props.language} size={16} quiet />}
        {wild && (
          <i>
            <Icon name="wilderness" language={props.language} size={15} quiet />
            {signed(wild.points)}
          </i>
        )}
      </span>
    );
  const tag = ghost && (
    <em class={`orbis-worth ${ghost.points < 0 ? 'is-loss' : ''}`} aria-hidden="true">
      {signed(ghost.points)}
    </em>
  );
  if (!asked && !props.asking)
    return (
      <div
        class={state.filter(Boolean).join(' ')}
        style={at(spot, middle)}
        role="img"
        aria-label={label}
        data-hint={label}
      >
        {inside}
      </div>
    );
  const press = () => {
    if (!asked || (props.asking && !payable)) props.whyNot({ do: 'place', spot, side: 'region' });
    else if (chosen) props.unpick('spot');
    else choose();
  };
  // Without a side chosen a tile goes down as a region where it can, which is what one takes it for.
  const choose = () => {
    const side = picks.side ?? (payable ? 'region' : 'wilderness');
    props.pick({ do: 'place', spot, side: side === 'region' && !payable ? 'wilderness' : side });
  };
  return (
    <button
      type="button"
      class={state.filter(Boolean).join(' ')}
      style={at(spot, middle)}
      tabIndex={roving.tabIndex(spot)}
      data-stop={spot}
      data-place={place}
      data-row={rowOf(spot)}
      aria-pressed={legal ? chosen : undefined}
      aria-disabled={!legal && !props.asking}
      onClick={press}
      onKeyDown={event => {
        if (roving.key(event, spot)) return;
        if (event.key === 'Enter' && chosen && props.chosen && !event.repeat) props.confirm();
        else if (event.key === 'Escape' && chosen) props.unpick();
        else if ((event.key === 'w' || event.key === 'W') && legal)
          props.pick({ do: 'place', spot, side: 'wilderness' });
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && aimAt(aim)}
      onPointerLeave={() => aimAway(aim)}
      onFocus={event => {
        roving.focused(spot);
        if (event.currentTarget.matches(':focus-visible')) aimAt(aim);
      }}
      onBlur={() => aimAway(aim)}
    >
      <span class="orbis-unseen">{label}</span>
      {inside}
      {tag}
    </button>
  );
}

/** The tile as it would lie there. */
function Ghost({ props, face, wild }: { props: Props; face: TileFace; wild: boolean }) {
  return (
    <span class="orbis-art orbis-ghost" data-place="ghost" aria-hidden="true">
      {wild ? (
        <Wild points={props.game.box.edition.wilderness} />
      ) : (
        <Laid face={face} language={props.language} region={null} points={face.points} />
      )}
    </span>
  );
}
