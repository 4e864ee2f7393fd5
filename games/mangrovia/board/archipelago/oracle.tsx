/** The oracle rock: four landscapes, two birds. The player at the top site chooses where they sit. */

import { Quiet } from '@atoll/boardkit/drawing/quiet.tsx';
import { capitalised } from '@atoll/engine';
import { type Landscape, landscapes } from '../../rules/types.ts';
import { landscapeNames } from '../../text/names.ts';
import { marks } from '../choice.ts';
import { href, textureHref } from '../icons.tsx';
import { PLATE, type Point } from '../map/geometry.ts';
import { Looked } from '../map/looking.tsx';
import { place } from '../places.ts';
import { askedFor, type Props } from '../props.ts';
import { birdsWanted, chooseBird } from './birds.ts';

const QUARTER = PLATE / 4;

const seats: Readonly<Record<Landscape, Point>> = {
  mangrove: { x: -QUARTER, y: -QUARTER },
  water: { x: QUARTER, y: -QUARTER },
  sand: { x: -QUARTER, y: QUARTER },
  reed: { x: QUARTER, y: QUARTER },
};

const words = {
  sits: { de: 'hier sitzt ein Paradiesvogel', en: 'a bird of paradise sits here' },
  empty: { de: 'kein Vogel: Hier könnt ihr nicht bauen', en: 'no bird: nothing can be built here' },
  wanted: { de: 'hierher kommt ein Vogel', en: 'a bird goes here' },
};

export function Oracle({ props, at }: { props: Props; at: Point }) {
  const asked = askedFor(props) === 'birds';
  const wanted = asked ? birdsWanted.value : [];
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-component="oracle">
      <path class="mg-oracle-rock" d="M-70-56-52-72 8-69 60-71 72-46 69 12 71 58 48 72-10 69-58 71-72 44-68-6Z" />
      {landscapes.map(landscape => (
        <Quarter key={landscape} props={props} landscape={landscape} asked={asked} wanted={wanted} />
      ))}
    </g>
  );
}

interface QuarterProps {
  props: Props;
  landscape: Landscape;
  asked: boolean;
  wanted: readonly Landscape[];
}

function Quarter({ props, landscape, asked, wanted }: QuarterProps) {
  const { t, view } = props;
  const { x, y } = seats[landscape];
  const sits = view.birds.includes(landscape);
  const chosen = wanted.includes(landscape);
  const name = t(capitalised(landscapeNames[landscape]));
  const said = t(chosen ? words.wanted : sits ? words.sits : words.empty);
  const label = `${name}: ${said}`;
  const leaves = asked && wanted.length === 2 && !chosen;
  const art = (
    <>
      <rect class={`mg-land is-${landscape}`} x="-31" y="-31" width="62" height="62" rx="11" />
      <use href={textureHref(landscape)} x="-31" y="-31" width="62" height="62" />
      <rect class="mg-edge" x="-31" y="-31" width="62" height="62" rx="11" />
      {(sits || chosen) && (
        <g class={`mg-bird ${leaves && sits ? 'is-leaving' : ''} ${chosen && !sits ? 'is-ghost' : ''}`}>
          <circle r="26" class="mg-bird-disc" />
          <use href={href('bird')} x="-24" y="-24" width="48" height="48" data-component="bird" />
        </g>
      )}
    </>
  );
  const transform = `translate(${x} ${y})`;
  const at = place.oracle(landscape);
  if (!asked)
    return (
      <Looked props={props} label={label} place={at} component="oracle" transform={transform}>
        {art}
      </Looked>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <g
      class={`mg-choice is-legal ${chosen ? 'is-chosen' : ''} ${marks(props, null, at)}`}
      transform={transform}
      role="button"
      aria-label={label}
      aria-pressed={chosen}
      data-stop
      data-fields="birds"
      data-place={at}
      data-hint={label}
      data-component="oracle"
      onClick={() => chooseBird(props, landscape)}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') {
          if (!event.repeat) chosen && props.chosen ? props.confirm() : chooseBird(props, landscape);
        } else if (event.key === 'Escape') {
          birdsWanted.value = [];
          props.unpick();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Quiet>{art}</Quiet>
    </g>
  );
}
