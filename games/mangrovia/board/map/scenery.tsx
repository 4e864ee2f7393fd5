/** What lies under the fields: water, streets of sand, the rings of the two places, islands. Seen only. */

import { Quiet } from '@atoll/boardkit/drawing/quiet.tsx';
import type { PathId } from '../../rules/types.ts';
import { type Chart, type Point, UNIT } from './geometry.ts';

const wave = 'M-22 0q5.5-6 11 0t11 0 11 0 11 0';
const island = 'M-52-38Q-50-56-30-54 4-60 36-54 56-52 54-28 60 6 54 34 52 56 28 54-6 60-34 55-56 52-54 26-59-8-52-38Z';

export function Scenery({ chart, looked }: { chart: Chart; looked: PathId | null }) {
  const { frame, grid } = chart;
  const outside = [...chart.fields.values()].filter(({ x, y }) => x > grid.x + grid.width || y > grid.y + grid.height);
  return (
    <Quiet>
      <rect class="mg-sea" {...frame} rx="34" />
      <g class="mg-shallow">
        <rect x={grid.x - 12} y={grid.y - 12} width={grid.width + 24} height={grid.height + 24} rx="30" />
        {outside.map(at => (
          <path key={`${at.x} ${at.y}`} d={island} transform={`translate(${at.x} ${at.y}) scale(1.02)`} />
        ))}
      </g>
      {ripples(chart).map(({ x, y }) => (
        <path key={`${x} ${y}`} class="mg-ripple" d={wave} transform={`translate(${x} ${y})`} />
      ))}
      <g class="mg-streets is-shadow">{streets(chart)}</g>
      <g class="mg-streets">{streets(chart)}</g>
      {chart.streets.map(({ id, from, to }) => (
        <path
          key={id}
          class={`mg-way ${id === looked ? 'is-looked' : ''}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          data-component="path"
        />
      ))}
      {chart.blocks.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect class="mg-block" x="-47" y="-47" width="94" height="94" rx="22" />
          <path class="mg-ripple" d={wave} transform="translate(-8 -14)" />
          <path class="mg-ripple" d={wave} transform="translate(8 10)" />
        </g>
      ))}
      <Ring at={chart.stone} kind="stone" />
      <Ring at={chart.pole} kind="pole" />
    </Quiet>
  );
}

const streets = (chart: Chart) =>
  chart.streets.map(({ id, from, to }) => (
    <rect
      key={id}
      x={Math.min(from.x, to.x) - (from.x === to.x ? UNIT / 2 : 0)}
      y={Math.min(from.y, to.y) - (from.y === to.y ? UNIT / 2 : 0)}
      width={from.x === to.x ? UNIT : Math.abs(to.x - from.x)}
      height={from.y === to.y ? UNIT : Math.abs(to.y - from.y)}
      rx="14"
    />
  ));

/** Free corners of the sea, right of and below the streets. */
function ripples({ frame, grid }: Chart): Point[] {
  const right = grid.x + grid.width + 76;
  const bottom = grid.y + grid.height + 76;
  return [
    { x: right, y: grid.y + grid.height * 0.68 },
    { x: right - 10, y: grid.y + grid.height * 0.82 },
    { x: grid.x + 30, y: bottom },
    { x: frame.x + 80, y: bottom - 26 },
    { x: grid.x + grid.width - 30, y: bottom + 8 },
  ];
}

/** Paving stones, or planks on poles, around the eight fields of a place. */
function Ring({ at, kind }: { at: Point; kind: 'stone' | 'pole' }) {
  const half = UNIT * 1.5;
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={`mg-ring is-${kind}`}>
      <rect x={-half} y={-half} width={half * 2} height={half * 2} rx="20" />
      <rect class="mg-ring-marks" x={-half + 3} y={-half + 3} width={half * 2 - 6} height={half * 2 - 6} rx="18" />
    </g>
  );
}
