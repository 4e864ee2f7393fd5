/** The nine tablets of the display with the worshipers on them, and what taking one would change there. */

import { useFocusWhenLost } from '@atoll/boardkit/choosing/keyboard.ts';
import { type Plan, usePlan } from '@atoll/boardkit/choosing/plan.ts';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { joined, type Seat, words } from '@atoll/engine';
import { type Colour, colours, type OrbisView, type TileFace } from '../../rules/types.ts';
import { cellNames, colouredWorshipers } from '../../text/names.ts';
import { type Aim, aimAt, aimAway, useAim } from '../aim.ts';
import { faceComponent } from '../component.ts';
import { cellPlace, lightPlace } from '../places.ts';
import { type Shown, shownBy, useShown } from '../preview/shown.ts';
import { askedFor, eyes, type Props } from '../props.ts';
import { cellWords, labels, signed, stackWords } from '../words.ts';
import { cellPoint } from './geometry.ts';
import { Light } from './lights.tsx';
import { Tablet } from './tablet.tsx';

export function Display(props: Props) {
  const { view, t } = props;
  const shown = useShown(props);
  const roving = usePlan<HTMLDivElement>(view.display.map((_, cell) => ({ what: String(cell), at: cellPoint(cell) })));
  const asked = askedFor(props);
  useFocusWhenLost(asked === 'take' || asked === 'volcano', view, () =>
    roving.group.current?.querySelector(
      asked === 'take' ? '.orbis-cell-hit[tabindex="0"]' : '.orbis-light-spot.is-legal',
    ),
  );
  return (
    <section class="orbis-sky" aria-label={t(labels.display)} data-component="display">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="orbis-display" role="group" aria-label={t(labels.display)} ref={roving.group}>
        {view.display.map((_, cell) => (
          <Cell key={cell} props={props} cell={cell} shown={shown} roving={roving} />
        ))}
      </div>
    </section>
  );
}

interface CellProps {
  props: Props;
  cell: number;
  shown: Shown;
  roving: Plan<HTMLDivElement>;
}

function Cell({ props, cell, shown, roving }: CellProps) {
  const { view, t, picks, language } = props;
  const here = view.display[cell];
  const face = here?.tile ? view.tiles[here.tile] : undefined;
  if (!here || !face)
    return (
      <div
        class={`orbis-cell is-gap ${props.spotlight.has(cellPlace(cell)) ? 'is-spotlit' : ''}`}
        role="img"
        aria-label={t(labels.gap)}
        data-hint={t(labels.gap)}
        data-component="stack"
        data-place={cellPlace(cell)}
      />
    );
  const asked = askedFor(props);
  const erupting = asked === 'volcano';
  const legal = (asked === 'take' || erupting) && choosable(props, face.tile);
  const chosen = (picks.do === 'take' || picks.do === 'erupt') && picks.tile === face.tile;
  const looked = shown.outlook?.tile === face.tile;
  const created = shown.outlook?.created.includes(cell) ? shown.outlook.colour : null;
  const recent = props.recent.get(cellPlace(cell));
  const crowd = colours.filter(colour => here.worshipers[colour] > 0 || colour === created);
  const state = [
    'orbis-cell',
    legal && 'is-legal',
    chosen && 'is-chosen',
    looked && !chosen && 'is-looked',
    props.asking && !legal && 'is-asked',
    recent !== undefined && 'is-recent',
    props.spotlight.has(cellPlace(cell)) && 'is-spotlit',
  ];
  return (
    <div class={state.filter(Boolean).join(' ')}>
      <CellButton props={props} cell={cell} face={face} legal={legal} chosen={chosen} roving={roving} />
      <span class="orbis-art" data-place={cellPlace(cell)} aria-hidden="true">
        <Tablet face={face} language={language} free={view.worlds[eyes(props)]?.reductions ?? []} />
      </span>
      <span class={`orbis-crowd ${looked ? 'is-going' : ''} ${crowd.length > 3 ? 'is-many' : ''}`}>
        {crowd.map(colour => (
          <LightSpot key={colour} props={props} cell={cell} tile={face.tile} colour={colour} erupting={erupting}>
            <Light colour={colour} n={here.worshipers[colour]} more={created === colour ? 1 : 0} language={language} />
          </LightSpot>
        ))}
      </span>
      {recent !== undefined && <SeatMark seat={recent} size={16} class="orbis-recent" />}
      <OfferMark shown={shown} tile={face.tile} />
    </div>
  );
}

const choosable = (props: Props, tile: string): boolean =>
  props.moves.some(move => (move.do === 'take' || move.do === 'erupt') && move.tile === tile);

function CellButton(parts: {
  props: Props;
  cell: number;
  face: TileFace;
  legal: boolean;
  chosen: boolean;
  roving: Plan<HTMLDivElement>;
}) {
  const { props, cell, face, legal, chosen, roving } = parts;
  const { view, names, t } = props;
  const aim: Aim = { tile: face.tile };
  const asked = askedFor(props);
  const planning = asked === null || asked === 'take';
  const stop = String(cell);
  const pinned = useAim().tile === face.tile;
  const label = t(
    cellWords(
      face,
      cell,
      view.display[cell]?.worshipers ?? none,
      shownBy(props, aim),
      view,
      names,
      props.game.box.edition.exchange,
    ),
  );
  const press = () => {
    if (props.asking && !legal) props.whyNot({ do: 'take', tile: face.tile });
    else if (chosen) {
      aimAt(null);
      props.unpick();
    } else if (legal) {
      aimAt(aim);
      props.pick({ do: asked === 'volcano' ? 'erupt' : 'take', tile: face.tile });
    } else if (planning) aimAt(pinned ? null : aim);
    else props.whyNot({ do: 'take', tile: face.tile });
  };
  return (
    <button
      type="button"
      class="orbis-cell-hit"
      tabIndex={roving.tabIndex(stop)}
      data-stop={stop}
      data-component={faceComponent(face)}
      aria-label={label}
      aria-pressed={legal ? chosen : undefined}
      aria-disabled={!legal && !props.asking}
      onClick={press}
      onKeyDown={event => {
        if (roving.key(event, stop)) return;
        if (event.key === 'Enter' && chosen && props.chosen && !event.repeat) props.confirm();
        else if (event.key === 'Escape' && chosen) props.unpick();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && planning && aimAt(aim)}
      onPointerLeave={event => event.pointerType === 'mouse' && aimAway(aim)}
      onFocus={event => {
        roving.focused(stop);
        if (planning && event.currentTarget.matches(':focus-visible')) aimAt(aim);
      }}
      onBlur={() => aimAway(aim)}
    />
  );
}

const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };

/** Worshipers of one colour on a tablet; while a volcano erupts, something to choose. */
function LightSpot(parts: {
  props: Props;
  cell: number;
  tile: string;
  colour: Colour;
  erupting: boolean;
  children: preact.ComponentChildren;
}) {
  const { props, cell, tile, colour, erupting, children } = parts;
  const place = lightPlace(cell, colour);
  const marks = `${props.recent.has(place) ? 'is-recent' : ''} ${props.spotlight.has(place) ? 'is-spotlit' : ''}`;
  const legal =
    erupting && props.moves.some(move => move.do === 'erupt' && move.tile === tile && move.colour === colour);
  if (!erupting || (!legal && !props.asking))
    return (
      <span class={`orbis-light-spot ${marks}`} data-place={place} data-component="worshiper" aria-hidden="true">
        {children}
      </span>
    );
  const chosen = props.picks.tile === tile && props.picks.colour === colour;
  const label = props.t(joined([colouredWorshipers(1, colour), cellNames[cell] ?? words('', '')]));
  return (
    <button
      type="button"
      class={`orbis-light-spot ${legal ? 'is-legal' : 'is-asked'} ${chosen ? 'is-chosen' : ''} ${marks}`}
      data-place={place}
      data-hint={label}
      data-component="worshiper"
      aria-pressed={chosen}
      aria-disabled={!legal && !props.asking}
      onClick={() => {
        if (!legal) props.whyNot({ do: 'erupt', tile, colour });
        else if (chosen) props.unpick();
        else props.pick({ do: 'erupt', tile, colour });
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !chosen || event.repeat) return;
        event.preventDefault();
        event.stopPropagation();
        props.confirm();
      }}
    >
      <span class="orbis-unseen">{label}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** What the next player could make of a region that is left. */
function OfferMark({ shown, tile }: { shown: Shown; tile: string }) {
  const offer = shown.handover?.offers.find(one => one.tile === tile);
  if (!offer || offer.points === null || !shown.handover || (offer.points <= 0 && !offer.fresh)) return null;
  return (
    <span class={`orbis-offer ${offer.fresh ? 'is-fresh' : ''}`} aria-hidden="true">
      <SeatMark seat={shown.handover.seat as Seat} size={15} />
      {signed(offer.points)}
    </span>
  );
}

/** How many face-down tiles are left, level by level. */
export function Stacks({ view, t }: { view: OrbisView; t: Props['t'] }) {
  return (
    <span class="orbis-stacks" data-place="stack" data-component="stack">
      {view.stacks.map((n, i) => (
        <span
          key={i}
          class={n === 0 ? 'is-empty' : ''}
          role="img"
          aria-label={t(stackWords(i + 1, n))}
          data-hint={t(stackWords(i + 1, n))}
          data-component="level"
        >
          <svg viewBox="0 0 24 20" width="26" height="22" aria-hidden="true">
            <rect x="1" y="4" width="22" height="15" rx="3" class="orbis-back" />
            <rect x="1" y="1" width="22" height="15" rx="3" class="orbis-back" />
            {Array.from({ length: i + 1 }, (_, pip) => (
              <path key={pip} d={`M${12 - (i + 1) * 3 + pip * 6} 12l3-7 3 7Z`} class="orbis-pip" />
            ))}
          </svg>
          {n}
        </span>
      ))}
    </span>
  );
}
