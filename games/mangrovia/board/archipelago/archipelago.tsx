/** The archipelago: six cult sites for bowls, a landing on either side of each, and the boat that visits them in turn. */

import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { useRoving } from '@atoll/boardkit/choosing/roving.ts';
import { Quiet } from '@atoll/boardkit/drawing/quiet.tsx';
import { SeatMark, seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import { landingsOf } from '../../editions/box.ts';
import { landingText } from '../../text/landings.ts';
import { useAim } from '../aim.ts';
import { ChoiceInDrawing } from '../choice.ts';
import { actionIcons, href } from '../icons.tsx';
import { Bowl } from '../map/hut.tsx';
import { Looked } from '../map/looking.tsx';
import { place } from '../places.ts';
import { askedFor, type Props } from '../props.ts';
import { labels, landingWords, siteWords } from '../words.ts';

const WIDTH = 268;
const TOP = 50;
const ROW = 43;
const HEIGHT = TOP + 5 * ROW + 38;
const OUT = 65;
const MIDDLE = 134;
const HOME = 203;
const LANE = 11;
const PLATE = { x: -42, y: -18, width: 84, height: 36, rx: 11 };

const rowOf = (landing: number): number => TOP + (landing <= 6 ? landing - 1 : 12 - landing) * ROW;
const boatAt = (landing: number) =>
  landing === 0 ? { x: LANE + 8, y: 17 } : { x: landing <= 6 ? LANE : WIDTH - LANE, y: rowOf(landing) };

export function Archipelago(props: Props) {
  const { t } = props;
  const roving = useRoving<SVGSVGElement>();
  const bottom = TOP + 5 * ROW;
  const route = `M${LANE} 24V${bottom + 8}Q${LANE} ${bottom + 31} 44 ${bottom + 31}H${WIDTH - 44}Q${WIDTH - LANE} ${bottom + 31} ${WIDTH - LANE} ${bottom + 8}V${TOP - 16}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    <svg
      class="mg-archipelago"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={t(labels.archipelago)}
      {...roving}
    >
      <Quiet>
        <rect class="mg-sea" width={WIDTH} height={HEIGHT} rx="18" />
        <path class="mg-route" d={route} />
      </Quiet>
      {[0, 1, 2, 3, 4, 5].map(site => (
        <Row key={site} props={props} site={site} />
      ))}
      <Talisman props={props} />
      <Boat props={props} />
    </svg>
  );
}

function Boat({ props }: { props: Props }) {
  const { x, y } = boatAt(props.view.boat);
  return (
    <Quiet transform={`translate(${x} ${y})`} component="boat">
      <g data-place={place.boat}>
        <use href={href('boat')} x="-17" y="-19" width="34" height="34" />
      </g>
    </Quiet>
  );
}

/** Who begins this round. */
function Talisman({ props }: { props: Props }) {
  const { start } = props.view;
  const label = props.t({
    de: `Talisman: ${props.names[start]} beginnt diese Runde`,
    en: `Talisman: ${props.names[start]} begins this round`,
  });
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g transform={`translate(${MIDDLE} 16)`} data-hint={label} data-component="talisman" role="img" aria-label={label}>
      <rect class="mg-talisman-plate" x="-34" y="-13" width="68" height="26" rx="13" />
      <use href={href('talisman')} x="-29" y="-12" width="24" height="24" />
      <SeatMark seat={start} size={20} x={4} y={-10} />
    </g>
  );
}

const island = 'M-23-2Q-24-17-10-18 3-23 14-17 25-14 23 1 25 15 11 18-3 22-14 17-25 13-23-2Z';

function Row({ props, site }: { props: Props; site: number }) {
  const { view, t, names } = props;
  const { box } = props.game;
  const aim = useAim();
  const [out, home] = landingsOf(site);
  const owner = view.sites[site] ?? null;
  const picks = { do: 'bowl', site: site + 1 };
  const asked = askedFor(props) === 'bowl';
  const meant = (aim.site ?? props.picks.site) === site + 1;
  const ghost = asked && owner === null && meant && isLegal(props, picks) && typeof props.viewer === 'number';
  const seat = ghost ? (props.viewer as number) : owner;
  const label = t(siteWords(box, view, site + 1, names));
  return (
    <>
      <ChoiceInDrawing
        props={props}
        picks={picks}
        label={label}
        hint={label}
        place={place.site(site + 1)}
        component="site"
        class={`mg-site ${owner === 'blocked' ? 'is-blocked' : ''}`}
        always={asked ? 'reason' : 'hint'}
        transform={`translate(0 ${TOP + site * ROW})`}
        area={{ x: MIDDLE - 26, y: -21, width: 52, height: 42, rx: 15 }}
      >
        <rect class="mg-site-row" x={24} y="-20.5" width={WIDTH - 48} height="41" rx="15" />
        <g transform={`translate(${MIDDLE} 0)`}>
          <path class="mg-isle" d={island} />
          <rect class="mg-edge" x="-24" y="-19" width="48" height="38" rx="17" />
          {seat !== null && (
            <g data-place={place.bowl(site + 1)} data-component="bowl">
              <g transform="translate(0 -2)">
                <Bowl seat={seat} size={32} ghost={ghost} />
              </g>
            </g>
          )}
          {owner === 'blocked' && <path class="mg-blocked" d="M-15-13 15 11M15-13-15 11" />}
        </g>
      </ChoiceInDrawing>
      {[out, home].map(landing => (
        <Landing key={landing} props={props} landing={landing} seat={seat === 'blocked' ? null : seat} ghost={ghost} />
      ))}
    </>
  );
}

interface LandingProps {
  props: Props;
  landing: number;
  seat: number | null;
  ghost: boolean;
}

/** A landing: its number and what it allows, in signs; in words when it is looked at. */
function Landing({ props, landing, seat, ghost }: LandingProps) {
  const { view, t, names } = props;
  const { box } = props.game;
  const site = landing <= 6 ? landing : 13 - landing;
  const picks = { do: 'bowl', site };
  const label = t(landingWords(box, view, landing, names));
  const icons = (box.landings[landing - 1] ?? []).flatMap(action => actionIcons[action]);
  const here = view.boat === landing && !view.over;
  const past = view.phase === 'boat' && landing < view.boat;
  const left = landing <= 6;
  // Four signs stand closer together, so that they stay beside the number and on the plate.
  const width = icons.length > 3 ? 14.5 : 20;
  const size = icons.length > 3 ? 20 : 22;
  const start = 10 - (icons.length * width) / 2;
  const art = (
    <>
      <rect class="mg-landing-plate" {...PLATE} stroke={seat === null ? undefined : seatColour(seat, 'deep')} />
      {seat !== null && (
        <path
          d={left ? 'M-42-10V10' : 'M42-10V10'}
          class={`mg-landing-owner ${ghost ? 'is-ghost' : ''}`}
          stroke={seatColour(seat)}
        />
      )}
      <text class="mg-landing-number" x="-30" y="6">
        {landing}
      </text>
      {icons.map((name, i) => (
        <use
          key={i}
          href={href(name)}
          x={start + (i + 0.5) * width - size / 2}
          y={-size / 2}
          width={size}
          height={size}
        />
      ))}
      <rect class="mg-edge" {...PLATE} />
    </>
  );
  const common = {
    props,
    label,
    place: place.landing(landing),
    component: 'landing',
    transform: `translate(${left ? OUT : HOME} ${rowOf(landing)})`,
    class: `mg-landing ${here ? 'is-here' : ''} ${past ? 'is-past' : ''}`,
  };
  // Choosing a site by one of its landings is the same choice; only then is it one.
  if (askedFor(props) === 'bowl')
    return (
      <ChoiceInDrawing {...common} picks={picks} hint={label} always="reason" area={PLATE}>
        {art}
      </ChoiceInDrawing>
    );
  return <Looked {...common}>{art}</Looked>;
}

/** What is at stake just now, in words: the site looked at, or the landing the boat is at. */
export function ArchipelagoNote({ props }: { props: Props }) {
  const aim = useAim();
  const { view, t, names } = props;
  const { box } = props.game;
  const site = aim.site ?? props.picks.site;
  // Always there while a bowl is asked for, so that nothing moves under the pointer.
  if (askedFor(props) === 'bowl')
    return (
      <p class={`mg-note is-asked ${typeof site === 'number' ? '' : 'is-idle'}`}>
        {t(typeof site === 'number' ? siteWords(box, view, site, names) : labels.bowls)}
      </p>
    );
  if (view.phase === 'boat' && view.boat > 0) {
    const { de, en } = landingText(box, view.boat);
    return <p class="mg-note">{t({ de: `Anlegestelle ${view.boat}: ${de}`, en: `Landing ${view.boat}: ${en}` })}</p>;
  }
  return null;
}
