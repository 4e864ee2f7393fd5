/** What Bora Bora's examples are drawn with: dice on mats, huts on regions, materials, priests. */
import '../css/palette.css';
import './examples.css';
import { Figure } from '@atoll/boardkit/drawing/example.tsx';
import type { Seat } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import type { Terrain } from '../../rules/names.ts';
import { dieIcon, href, type IconName } from '../icons.tsx';
import { Badge } from '../map/seatPieces.tsx';

interface At {
  x: number;
  y: number;
  size?: number;
}

/** A sign in the middle of x, y; in the colour of a seat where it takes one. */
export const Sign = ({ name, x, y, size = 30, seat }: At & { name: IconName; seat?: Seat }) => (
  <g class={seat === undefined ? '' : `example-seat-${seat} bora-example-seat-${seat}`}>
    <use href={href(name)} x={x - size / 2} y={y - size / 2} width={size} height={size} />
  </g>
);

export const Die = ({ seat, face, x, y, size = 40 }: At & { seat: Seat; face: number }) => (
  <>
    <Sign name={dieIcon(face)} x={x} y={y} size={size} seat={seat} />
    <Badge seat={seat} x={x + size * 0.4} y={y + size * 0.4} size={size * 0.44} />
  </>
);

const Hut = ({ seat, x, y, size = 40 }: At & { seat: Seat }) => (
  <>
    <Sign name="hut" x={x} y={y} size={size} seat={seat} />
    <Badge seat={seat} x={x + size * 0.34} y={y + size * 0.32} size={size * 0.44} />
  </>
);

export const Priest = ({ seat, x, y, size = 38 }: At & { seat: Seat }) => (
  <>
    <Sign name="priest" x={x} y={y} size={size} seat={seat} />
    <Badge seat={seat} x={x + size * 0.34} y={y + size * 0.32} size={size * 0.44} />
  </>
);

/** An action tile with the dice that lie on it. */
export const Mat = ({ action, x, y, children }: At & { action: IconName; children?: ComponentChildren }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect class="bora-example-mat" x="-62" y="-42" width="124" height="84" rx="10" />
    <Sign name={action} x={-38} y={-22} size={30} />
    {children}
  </g>
);

interface RegionProps extends At {
  terrain: Terrain;
  /** Who holds the site, and who has been pushed aside. */
  holder?: Seat;
  aside?: Seat;
  fish?: number;
}

const goods = { mountain: 'stone', beach: 'sand', forest: 'wood', steppe: 'offering' } as const;

/** A region with its building site, and its fish. */
export const Region = ({ x, y, terrain, holder, aside, fish }: RegionProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      class={`bora-example-land is-${terrain}`}
      d="M-52-30Q-40-48-8-44 30-50 48-32 60-8 50 20 40 44 6 42-34 48-50 26-62-4-52-30Z"
    />
    <rect class="bora-example-site" x="-42" y="-30" width="44" height="44" rx="7" />
    {holder === undefined ? (
      <Sign name={goods[terrain]} x={-20} y={-8} size={30} />
    ) : (
      <Hut seat={holder} x={-20} y={-8} size={38} />
    )}
    {aside !== undefined && <Hut seat={aside} x={22} y={24} size={28} />}
    {fish !== undefined && (
      <>
        <Sign name="fish" x={20} y={-14} size={28} />
        <Figure x={40} y={-12} size={18}>
          {fish}
        </Figure>
      </>
    )}
  </g>
);

/** A path with its number, between two points. */
export function Path({ from, to, kind, number }: { from: At; to: At; kind: 'land' | 'water'; number: number }) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return (
    <>
      <path class={`bora-example-path is-${kind}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle class="bora-example-number" cx={x} cy={y} r="15" />
      <Figure x={x} y={y} size={20} class="bora-example-on-number">
        {number}
      </Figure>
    </>
  );
}
