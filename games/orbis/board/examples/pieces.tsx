/** What Orbis' examples are drawn with: small regions, worshipers, the display and spots of a pyramid. */
import '../css/palette.css';
import './examples.css';
import { Figure } from '@atoll/boardkit/drawing/example.tsx';
import type { Colour, TileKind } from '../../rules/types.ts';
import { href } from '../icons.tsx';

const TILE = 60;

interface RegionProps {
  x: number;
  y: number;
  colour: Colour | 'wild';
  kind?: TileKind;
  /** What it asks for, as a number and colours. */
  asks?: { n?: number; colours: readonly Colour[] };
  /** Covered by a cancelation token. */
  cancelled?: boolean;
  ring?: 'meant' | 'no';
}

/** A region in the middle of x, y; its colour is shown by its element, too. A wilderness is bare rock. */
export function Region({ x, y, colour, kind, asks, cancelled, ring }: RegionProps) {
  const half = TILE / 2 - 2;
  const square = { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 9 };
  return (
    <g transform={`translate(${x} ${y})`}>
      {colour === 'wild' ? (
        <>
          <rect class="orbis-example-rock" {...square} />
          <use href={href('wilderness')} x="-17" y="-17" width="34" height="34" />
        </>
      ) : (
        <>
          <rect {...square} fill={`var(--orbis-${colour}-deep)`} />
          <path
            d={`M${-half} 12Q-12-2 4 8T${half} 2V${half - 8}Q${half} ${half} ${half - 8} ${half}H${8 - half}Q${-half} ${half} ${-half} ${half - 8}Z`}
            fill={`var(--orbis-${colour}-hill)`}
          />
          {kind ? (
            <>
              <use href={href(colour)} x="-26" y="-26" width="22" height="22" />
              <g class="orbis-example-kind">
                <use href={href(kind)} x={asks ? 0 : -13} y={asks ? -26 : -10} width="26" height="26" />
              </g>
            </>
          ) : (
            <use href={href(colour)} x="-16" y="-16" width="32" height="32" />
          )}
        </>
      )}
      {asks && <Asked {...asks} />}
      {cancelled && (
        <>
          <circle class="orbis-example-token" cx="12" cy="12" r="17" />
          <use href={href('cancelled')} x="1" y="1" width="22" height="22" />
        </>
      )}
      {ring && <rect class={`example-around is-${ring}`} {...square} />}
    </g>
  );
}

function Asked({ n, colours }: { n?: number; colours: readonly Colour[] }) {
  const width = (n === undefined ? 0 : 16) + colours.length * 18;
  const left = -width / 2;
  const after = n === undefined ? left : left + 15;
  return (
    <g transform="translate(0 14)">
      <rect class="orbis-example-asked" x={left - 3} y="-11" width={width + 6} height="22" rx="8" />
      {n !== undefined && (
        <Figure x={left + 7} y={0} size={18} class="orbis-example-cream">
          {n}
        </Figure>
      )}
      {colours.map((colour, i) => (
        <use key={colour} href={href(colour)} x={after + i * 18} y="-9" width="18" height="18" />
      ))}
    </g>
  );
}

/** A worshiper; `gone`: removed just now. */
export const Light = ({ x, y, colour, gone }: { x: number; y: number; colour: Colour | 'any'; gone?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle class="orbis-example-light" r="15.5" />
    <use href={href(colour)} x="-11.5" y="-11.5" width="23" height="23" opacity={gone ? 0.5 : 1} />
    {gone && <path class="orbis-example-gone" d="M-12-12 12 12M12-12-12 12" />}
  </g>
);

/** Worshipers side by side, from x on. */
export const Lights = ({ x, y, colours }: { x: number; y: number; colours: readonly (Colour | 'any')[] }) => (
  <>
    {colours.map((colour, i) => (
      <Light key={i} x={x + i * 34} y={y} colour={colour} />
    ))}
  </>
);

/** The middle of a cell of the display, counted from 0 row by row. */
export const cellAt = (cell: number) => ({ x: 34 + (cell % 3) * 66, y: 34 + Math.floor(cell / 3) * 66 });

const shownColours: readonly Colour[] = ['red', 'blue', 'white', 'yellow', 'green', 'red', 'white', 'yellow', 'blue'];

/** The display with a region taken from its middle: a ring around it, or the gap that it leaves. */
export const Display = ({ gap }: { gap: boolean }) => (
  <>
    {shownColours.map((colour, cell) => {
      const at = cellAt(cell);
      if (cell === 4 && gap) return <Gap key={cell} {...at} />;
      return <Region key={cell} {...at} colour={colour} {...(cell === 4 ? { ring: 'meant' as const } : {})} />;
    })}
  </>
);

export const Gap = ({ x, y }: { x: number; y: number }) => (
  <rect class="orbis-example-gap" x={x - 28} y={y - 28} width="56" height="56" rx="9" />
);

/** The middle of a spot in a pyramid whose lowest row lies at `base`. */
export const spotAt = (row: number, column: number, base = 98) => ({
  x: 34 + (column + (row - 1) / 2) * (TILE + 4),
  y: base - (row - 1) * (TILE + 4),
});
