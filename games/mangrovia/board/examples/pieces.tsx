/** What Mangrovia's examples are drawn with: fields, cards, huts on a street. */
import '../css/palette.css';
import '../css/map.css';
import './examples.css';
import { Figure } from '@atoll/boardkit/drawing/example.tsx';
import type { ComponentChildren } from 'preact';
import type { Landscape, Owner } from '../../rules/types.ts';
import { href, textureHref } from '../icons.tsx';
import { Points, Price } from '../map/badges.tsx';
import { Hut } from '../map/hut.tsx';

const SQUARE = { x: -46, y: -46, width: 92, height: 92, rx: 13 };

interface FieldProps {
  /** Its middle, and its width. */
  x: number;
  y: number;
  size?: number;
  landscape: Landscape;
  other?: Landscape;
  price?: number;
  points?: number;
  hut?: { owner: Owner; huts: 1 | 2 };
  ring?: 'meant' | 'no';
  /** Whether it is one of the amulet fields. */
  amulet?: boolean;
  children?: ComponentChildren;
}

export function Field(props: FieldProps) {
  const { x, y, size = 92, landscape, other, price, points, hut, ring, amulet, children } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 92})`}>
      <rect class={`mg-land is-${landscape}`} {...SQUARE} />
      <use href={textureHref(landscape)} x="-46" y="-46" width="92" height="92" />
      {other && <path class={`mg-land is-${other}`} d="M46-46V33Q46 46 33 46H-46Z" />}
      {other && <path class="mg-seam" d="M46-46-46 46" />}
      <rect class={amulet ? 'mg-rim is-amulet' : 'mg-rim'} x="-44" y="-44" width="88" height="88" rx="12" />
      {price !== undefined && !hut && <Price x={-18} y={-18} price={price} currency="treasures" />}
      {points !== undefined && !hut && <Points x={19} y={20} points={points} />}
      {hut && <Hut owner={hut.owner} huts={hut.huts} size={hut.huts === 2 ? 62 : 68} />}
      {amulet && !hut && <use href={href('amulet')} x="-18" y="-18" width="36" height="36" />}
      {children}
      {ring && <rect class={`example-around is-${ring}`} {...SQUARE} />}
    </g>
  );
}

/** A card, 40 wide and 54 high, in the middle of x, y. */
function Card({ x, y, children }: { x: number; y: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="mg-example-card" x="-20" y="-27" width="40" height="54" rx="6" />
      {children}
    </g>
  );
}

export const Treasure = ({ x, y, value }: { x: number; y: number; value: number }) => (
  <Card x={x} y={y}>
    <use href={href('coin')} x="-16" y="-16" width="32" height="32" />
    <Figure x={0} y={0} size={20} class="mg-example-coin">
      {value}
    </Figure>
  </Card>
);

export const LandscapeCard = ({ x, y, landscape }: { x: number; y: number; landscape: Landscape }) => (
  <Card x={x} y={y}>
    <rect class={`mg-land is-${landscape}`} x="-16" y="-23" width="32" height="46" rx="4" />
    <use href={href(landscape)} x="-13" y="-13" width="26" height="26" />
  </Card>
);

export const Amulet = ({ x, y, value }: { x: number; y: number; value: number }) => (
  <>
    <use href={href('amulet')} x={x - 20} y={y - 20} width="40" height="40" />
    <Figure x={x} y={y + 3} size={18} class="mg-example-amulet">
      {value}
    </Figure>
  </>
);

/** The four landscapes of the oracle rock, with birds on two of them. */
export function Oracle({ x, y, birds }: { x: number; y: number; birds: readonly Landscape[] }) {
  const all: readonly Landscape[] = ['mangrove', 'water', 'sand', 'reed'];
  return (
    <g transform={`translate(${x} ${y})`}>
      {all.map((landscape, i) => (
        <g key={landscape} transform={`translate(${i * 46} 0)`}>
          <rect class={`mg-land is-${landscape}`} x="-21" y="-21" width="42" height="42" rx="8" />
          <use
            href={href(landscape)}
            x="-15"
            y="-15"
            width="30"
            height="30"
            opacity={birds.includes(landscape) ? 0.25 : 1}
          />
          {birds.includes(landscape) && <use href={href('bird')} x="-17" y="-19" width="36" height="36" />}
        </g>
      ))}
    </g>
  );
}

interface PlateProps {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
  /** The one that the example is about. */
  meant: boolean;
  size: number;
  children: ComponentChildren;
}

/** A plate with a letter or number, around x, y. */
export const Plate = ({ x, y, width, height, rx, meant, size, children }: PlateProps) => (
  <>
    <rect
      class={`mg-example-plate ${meant ? 'is-meant' : ''}`}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={rx}
    />
    <Figure x={x} y={y} size={size}>
      {children}
    </Figure>
  </>
);
