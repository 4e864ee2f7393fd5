/** The statues before their paths and the middles of the two places: what they are worth, and how it stands there now. */
import { seatColour, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { ComponentChildren } from 'preact';
import type { Owner, PathId } from '../../rules/types.ts';
import type { MangroviaView, ViewRank } from '../../rules/view/viewTypes.ts';
import { href } from '../icons.tsx';
import { place } from '../places.ts';
import type { Outlook } from '../preview/preview.ts';
import type { Props } from '../props.ts';
import { pathWords, poleWords, stoneWords } from '../words.ts';
import { type Chart, PLATE, type Point } from './geometry.ts';
import { Looked } from './looking.tsx';

const octagon = 'M8.2 2H15.8L22 8.2V15.8L15.8 22H8.2L2 15.8V8.2Z';

/** Who is meant, with the number of huts in it. */
function RankMark({ owner, huts }: { owner: Owner; huts: number }) {
  const neutral = owner === 'neutral';
  const low = !neutral && seatLook(owner).shape === 'triangle';
  return (
    <g class="mg-rank-mark">
      <g transform="scale(1.75) translate(-12 -12)">
        <path
          d={neutral ? octagon : seatLook(owner).path}
          fill={neutral ? 'var(--mg-neutral)' : seatColour(owner)}
          stroke={neutral ? 'var(--mg-rock-deep)' : seatColour(owner, 'deep')}
          stroke-width="1.2"
        />
      </g>
      <text y={low ? 12.5 : 10.5} fill={neutral ? 'var(--mg-coin-ink)' : seatColour(owner, 'ink')}>
        {huts}
      </text>
    </g>
  );
}

interface Line {
  value: number;
  rank: Pick<ViewRank, 'owner' | 'huts'> | null;
  /** Somebody else than now: what would be. */
  coming: boolean;
}

/** One line: what the rank is worth, and who has it. */
function RankLine({ line, at }: { line: Line; at: Point }) {
  const { value, rank, coming } = line;
  return (
    <g class={`mg-rank ${coming ? 'is-coming' : ''}`} transform={`translate(${at.x} ${at.y})`}>
      {coming && <rect class="mg-rank-glow" x="-46" y="-21" width="92" height="42" rx="12" />}
      <text class={rank?.owner === 'neutral' ? 'is-lost' : ''} x="-20" y="11.5">
        {value}
      </text>
      <g transform="translate(22 0)">
        {rank ? <RankMark owner={rank.owner} huts={rank.huts} /> : <circle class="mg-rank-free" r="13" />}
      </g>
    </g>
  );
}

function Lines({ lines, at, tied }: { lines: readonly Line[]; at: Point; tied: boolean }) {
  return (
    <>
      {lines.map((line, i) => (
        <RankLine key={i} line={line} at={{ x: at.x, y: at.y + (i === 0 ? -22 : 22) }} />
      ))}
      {tied && (
        // As many huts each: the upper one wins the tie.
        <g class="mg-tie" transform={`translate(${at.x + 22} ${at.y})`}>
          <circle r="8.5" />
          <path d="M-4-2.5H4M-4 2.5H4" />
        </g>
      )}
    </>
  );
}

const sameRank = (a: ViewRank | undefined, b: ViewRank | undefined): boolean =>
  a?.owner === b?.owner && a?.huts === b?.huts;

/** The first two of a ranking as they stand, or as they would stand. */
function linesOf(
  values: readonly [number, number],
  now: readonly ViewRank[],
  then: readonly ViewRank[] | null,
): Line[] {
  const shown = then ?? now;
  return values.map((value, i) => ({
    value,
    rank: shown[i] ?? null,
    coming: then !== null && !sameRank(now[i], then[i]),
  }));
}

const isTied = ([a, b]: readonly ViewRank[]): boolean => a !== undefined && b !== undefined && a.huts === b.huts;

interface PlatesProps {
  props: Props;
  chart: Chart;
  outlook: Outlook | null;
  /** The path whose fields are lit. */
  look(path: PathId | null): void;
}

export function Plates({ props, chart, outlook, look }: PlatesProps) {
  const { view, t, names } = props;
  const { box } = props.game;
  return (
    <>
      {box.paths.map(path => {
        const at = chart.statues.get(path.id);
        if (!at) return null;
        const down = path.runs === 'down';
        const now = rankingOf(view, path.id);
        const then = outlook && rankingOf(outlook.after, path.id);
        return (
          <Plate
            key={path.id}
            props={props}
            at={at}
            label={t(pathWords(box, view, path.id, names))}
            place={place.path(path.id)}
            component="statue"
            class="is-path"
            onLook={on => look(on ? path.id : null)}
          >
            <rect
              class="mg-plate"
              x={down ? -46 : -PLATE / 2}
              y={down ? -PLATE / 2 : -46}
              width={down ? 92 : PLATE}
              height={down ? PLATE : 92}
              rx="16"
            />
            <g transform={down ? `translate(0 ${-PLATE / 2 + 24})` : `translate(${-PLATE / 2 + 22} 0)`}>
              <use href={href('statue')} x={down ? -46 : -21} y={down ? -20 : -42} width="42" height="42" />
              <text class="mg-letter" x={down ? 20 : 0} y={down ? 13 : 36}>
                {path.id}
              </text>
            </g>
            <Lines
              lines={linesOf([path.first, path.second], now, then)}
              at={down ? { x: 0, y: 22 } : { x: 20, y: 0 }}
              tied={isTied(then ?? now)}
            />
          </Plate>
        );
      })}
      <PolePlate props={props} at={chart.pole} outlook={outlook} />
      <StonePlate props={props} at={chart.stone} outlook={outlook} />
    </>
  );
}

const rankingOf = (view: MangroviaView, id: PathId): readonly ViewRank[] =>
  view.paths.find(({ path }) => path === id)?.ranking ?? [];

interface PlateProps {
  props: Props;
  at: Point;
  label: string;
  place: string;
  component: string;
  class: string;
  onLook?(on: boolean): void;
  children: ComponentChildren;
}

function Plate(of: PlateProps) {
  return (
    <Looked {...of} transform={`translate(${of.at.x} ${of.at.y})`}>
      {of.children}
    </Looked>
  );
}

function PolePlate({ props, at, outlook }: { props: Props; at: Point; outlook: Outlook | null }) {
  const { first, second } = props.game.box.edition.poles;
  const { view } = props;
  const then = outlook?.after.pole ?? null;
  return (
    <Plate
      props={props}
      at={at}
      label={props.t(poleWords(props.game.box, view, props.names))}
      place={place.pole}
      component="pole"
      class="is-pole"
    >
      <rect class="mg-plate" x="-47" y="-47" width="94" height="94" rx="20" />
      <Lines lines={linesOf([first, second], view.pole, then)} at={{ x: 0, y: 0 }} tied={isTied(then ?? view.pole)} />
    </Plate>
  );
}

const stoneRows = ({ stone }: MangroviaView) =>
  stone.seats
    .map(({ huts, points }, seat) => ({ owner: seat, huts, points }))
    .filter(({ huts }) => huts > 0)
    .sort((a, b) => b.points - a.points);

/** The two who have most there, with what it brings them. */
function StonePlate({ props, at, outlook }: { props: Props; at: Point; outlook: Outlook | null }) {
  const now = stoneRows(props.view);
  const then = outlook ? stoneRows(outlook.after) : now;
  const lines = [0, 1].map((i): Line => {
    const row = then[i];
    const before = now[i];
    return {
      value: row?.points ?? 0,
      rank: row ?? null,
      coming: row?.owner !== before?.owner || row?.points !== before?.points,
    };
  });
  return (
    <Plate
      props={props}
      at={at}
      label={props.t(stoneWords(props.view, props.names))}
      place={place.stone}
      component="stone"
      class="is-stone"
    >
      <rect class="mg-plate" x="-47" y="-47" width="94" height="94" rx="20" />
      <Lines lines={lines} at={{ x: 0, y: 0 }} tied={false} />
    </Plate>
  );
}
