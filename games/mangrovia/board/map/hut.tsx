/** Huts as seen from above: a roof in the shape of its seat, with its ridges; neutral ones are eight-sided and grey. */
import { seatColour, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Owner } from '../../rules/types.ts';

const ridges = {
  circle: [90, 18, 306, 234, 162],
  triangle: [90, 210, 330],
  square: [45, 135, 225, 315],
  diamond: [0, 90, 180, 270],
  hexagon: [0, 60, 120, 180, 240, 300],
  octagon: [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5],
} as const;

/** How far the ridges reach from the top, by shape. */
const reach = { circle: 9, triangle: 9.6, square: 10.6, diamond: 10, hexagon: 9.6, octagon: 10 } as const;
const tops = { triangle: 14 } as const;

const octagon = 'M8.2 2H15.8L22 8.2V15.8L15.8 22H8.2L2 15.8V8.2Z';

const ridge = (shape: keyof typeof ridges): string => {
  const y = shape === 'triangle' ? tops.triangle : 12;
  return ridges[shape]
    .map(angle => {
      const turn = (angle * Math.PI) / 180;
      return `M12 ${y}l${(Math.cos(turn) * reach[shape]).toFixed(1)} ${(-Math.sin(turn) * reach[shape]).toFixed(1)}`;
    })
    .join('');
};

const ridgeOf = Object.fromEntries(Object.keys(ridges).map(shape => [shape, ridge(shape as keyof typeof ridges)]));

/** One roof on a 24 px grid. */
function Roof({ owner }: { owner: Owner }) {
  const look = owner === 'neutral' ? { shape: 'octagon', path: octagon } : seatLook(owner);
  const fill = owner === 'neutral' ? 'var(--mg-neutral)' : seatColour(owner);
  const y = look.shape === 'triangle' ? tops.triangle : 12;
  return (
    <>
      <path d={look.path} fill="var(--mg-under)" transform="translate(.6 2.2)" />
      <path d={look.path} class="mg-roof" fill={fill} />
      <path d={ridgeOf[look.shape]} class="mg-ridge" />
      <circle cx="12" cy={y} r="1.8" class="mg-ridge-top" />
    </>
  );
}

interface HutProps {
  owner: Owner;
  huts: 1 | 2;
  /** Its middle and its width in the drawing. */
  x?: number;
  y?: number;
  size: number;
  ghost?: boolean;
}

/** A hut, or a double hut as two roofs that touch, in a drawing. */
export function Hut({ owner, huts, x = 0, y = 0, size, ghost }: HutProps) {
  const scale = size / 24;
  const one = (
    <g transform="translate(-12 -12)">
      <Roof owner={owner} />
    </g>
  );
  return (
    <g class={ghost ? 'mg-hut is-ghost' : 'mg-hut'} transform={`translate(${x} ${y}) scale(${scale})`}>
      {huts === 2 ? (
        <>
          <g transform="translate(-6.4 -5.4) scale(.82)">{one}</g>
          <g transform="translate(6.4 5.4) scale(.82)">{one}</g>
        </>
      ) : (
        one
      )}
    </g>
  );
}

/** A bowl: its seat's colour, its shape on it. */
export function Bowl({ seat, size, ghost }: { seat: number | 'blocked'; size: number; ghost?: boolean }) {
  const fill = seat === 'blocked' ? 'var(--mg-neutral)' : seatColour(seat);
  const deep = seat === 'blocked' ? 'var(--mg-rock-deep)' : seatColour(seat, 'deep');
  const sign = seat === 'blocked' ? octagon : seatLook(seat).path;
  return (
    <g class={ghost ? 'mg-bowl is-ghost' : 'mg-bowl'} transform={`scale(${size / 24}) translate(-12 -12)`}>
      <ellipse cx="12.4" cy="20.6" rx="8" ry="2.4" fill="var(--mg-under)" />
      <path d="M1.4 8.4H22.6Q22 18.4 15.6 20.6H8.4Q2 18.4 1.4 8.4Z" fill={fill} stroke={deep} stroke-width="1.4" />
      <ellipse cx="12" cy="8.2" rx="10.6" ry="3.4" fill={deep} />
      <ellipse cx="12" cy="8" rx="8.4" ry="2.2" fill={fill} opacity=".55" />
      <g transform="translate(7.4 10.6) scale(.385)">
        <path d={sign} fill="var(--mg-card)" />
      </g>
    </g>
  );
}
