/** The free spots of a world: what the tile in hand, or the one looked at, would bring there on either side. */
import type { SpotName, TileFace } from '../../rules/types.ts';
import { spotText } from '../../text/moveLines.ts';
import { aimAt, aimAway } from '../aim.ts';
import { spotComponent } from '../component.ts';
import { Icon } from '../icons.tsx';
import { spotPlace } from '../places.ts';
import type { Landing } from '../preview/outlook.ts';
import { askedFor, eyes, type Props } from '../props.ts';
import { rowOf } from '../sky/geometry.ts';
import { landingWords, signed } from '../words.ts';
import { Laid, Wild } from './laid.tsx';
import { at, marks, type Parts } from './onSpot.ts';

export function Spot({ parts, spot }: { parts: Parts; spot: SpotName }) {
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
      <Worth props={props} face={face} region={region} wild={wild} dear={asked && !payable} />
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
        data-component={spotComponent(spot)}
      >
        {inside}
      </div>
    );
  const press = () => {
    if (!asked || (props.asking && !payable)) props.whyNot({ do: 'place', spot, side: 'region' });
    else if (chosen) props.unpick('spot');
    else choose();
  };
  // Without a side chosen a tile goes down as a region where it can, which is what one takes it for. Where it takes an
  // exchange first, the page says which.
  const choose = () => {
    if (region && !payable && picks.side !== 'wilderness') props.whyNot({ do: 'place', spot, side: 'region' });
    else props.pick({ do: 'place', spot, side: payable ? (picks.side ?? 'region') : 'wilderness' });
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
      data-component={spotComponent(spot)}
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

/** What either side would bring on a spot; `dear`: only after exchanging. */
function Worth(parts: { props: Props; face: TileFace | null; region?: Landing; wild?: Landing; dear: boolean }) {
  const { face, region, wild, dear } = parts;
  const { language } = parts.props;
  return (
    <span class="orbis-spot-marks" aria-hidden="true">
      {region && (
        <span class="orbis-spot-line">
          <b class={region.points > 0 ? 'is-gain' : ''}>
            {region.cancelled ? <Icon name="cancelled" language={language} size={16} quiet /> : signed(region.points)}
          </b>
          {region.neighbours !== null && face && <small>{`${region.neighbours}/${face.number}`}</small>}
          {dear && <Icon name="exchange" language={language} size={14} quiet />}
        </span>
      )}
      {wild && (
        <i>
          <Icon name="wilderness" language={language} size={15} quiet />
          {signed(wild.points)}
        </i>
      )}
    </span>
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
