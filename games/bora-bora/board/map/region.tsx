/** One region of the chart: its name, what its site gives, its fish, and the huts on it. */
import { capitalised, type Seat } from '@atoll/engine';
import type { ViewRegion } from '../../rules/view/viewTypes.ts';
import { terrainWords } from '../../text/components.ts';
import { href } from '../icons.tsx';
import { place } from '../places.ts';
import type { Props } from '../props.ts';
import { Hut } from './seatPieces.tsx';

interface RegionProps {
  props: Props;
  region: ViewRegion;
  /** Its outline. */
  shape: string;
  /** Who would settle it: then it is shown as it would be. */
  ghost: Seat | null;
  /** What its fish would bring now. */
  scores: boolean;
}

export function Region({ props, region, shape, ghost, scores }: RegionProps) {
  const holder = ghost ?? region.site;
  const others = region.huts.filter(seat => seat !== holder);
  return (
    <>
      <path class="bora-region-land" d={shape} />
      <Texture terrain={region.terrain} />
      <path class="bora-region-ring" d={shape} />
      <text class="bora-region-name" y="-26">
        {props.t(capitalised(terrainWords[region.terrain]))}
      </text>
      <g transform="translate(-31 14)">
        <path class="bora-site" d="M-22-20Q-24-24-19-24L19-25Q24-25 24-20L25 19Q25 24 20 24L-20 25Q-25 25-25 20Z" />
        {holder === null ? (
          <use href={href(region.good)} x="-16" y="-16" width="32" height="32" />
        ) : (
          <>
            <use class="bora-site-good" href={href(region.good)} x="-23" y="4" width="20" height="20" />
            <g transform="translate(1 -3)" data-place={place.hut(region.id)}>
              <Hut seat={holder} size={42} ghost={ghost !== null} />
            </g>
          </>
        )}
      </g>
      <g class={`bora-fish ${scores ? 'is-asked' : ''}`} transform="translate(27 3)">
        <use href={href('fish')} x="-25" y="-19" width="38" height="38" />
        <circle r="14.5" cx="15" cy="1" />
        <text x="15" y="8.5">
          {region.fish}
        </text>
      </g>
      {others.map((seat, i) => (
        <g key={seat} transform={`translate(${10 + i * 22} 36)`}>
          <Hut seat={seat} size={24} />
        </g>
      ))}
      {ghost !== null && (
        <g class="bora-tag" transform="translate(-40 -50)">
          <rect x="-26" y="-15" width="52" height="30" rx="15" />
          <text x="-10" y="7">
            +1
          </text>
          <use href={href(region.good)} x="0" y="-11" width="22" height="22" />
        </g>
      )}
    </>
  );
}

/** What the ground looks like, so that colour is not needed to tell terrains apart. */
function Texture({ terrain }: { terrain: ViewRegion['terrain'] }) {
  switch (terrain) {
    case 'mountain':
      return <path class="bora-texture" d="M-52 34 -30 2-16 20-2-6 22 34ZM16 34 36 6 54 34Z" />;
    case 'beach':
      return (
        <path
          class="bora-texture is-line"
          d="M-50 30q9-9 18 0t18 0 18 0 18 0 18 0M-44 42q9-9 18 0t18 0 18 0 18 0M-48-14h.1M-36-40h.1M40-38h.1M50-12h.1M6 18h.1M-6-12h.1M0-42h.1M48 16h.1"
        />
      );
    case 'forest':
      return (
        <path
          class="bora-texture"
          d="M-40 40V30M-48 32-40 8-32 32ZM-4 44V34M-12 36-4 12 4 36ZM38 42V30M30 32 38 6 46 32ZM48-14 53-30 58-14ZM-56-16-51-32-46-16Z"
        />
      );
    case 'steppe':
      return (
        <path
          class="bora-texture is-line"
          d="M-48 36q2-12-4-20M-46 36q2-14 6-20M-44 36q6-8 12-10M-4 42q2-12-4-18M-2 42q2-12 6-18M34 38q2-12-4-20M36 38q2-14 6-20M38 38q6-8 12-10M44-22q1-8-3-12M46-22q1-8 5-12M-52-20q1-8-3-12M-50-20q1-8 5-12"
        />
      );
  }
}
