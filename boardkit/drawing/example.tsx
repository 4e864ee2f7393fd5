/**
 * Drawn examples of rules. `games/<game>/board/examples/index.tsx` exports `drawn: DrawnExamples`; the rulebook's reader
 * finds it by its path and loads it with the rulebook. A game without one is read without pictures.
 *
 * An example is a row of up to three small pictures with words below each. Pictures hold numbers and letters but no words,
 * so one drawing serves every language; what matters is in the words, so nobody needs to see the picture.
 */
import './example.css';
import type { Words } from '@atoll/engine';
import type { ComponentChildren, ComponentType } from 'preact';

/** Whether what is drawn may be done, or counts. Shown as a sign and in words, never by colour alone. */
export type Verdict = 'may' | 'mayNot' | 'counts' | 'countsNot';

interface ExamplePanel {
  /** All that is to be seen, in a sentence or two. */
  says: Words;
  verdict?: Verdict;
  /** It follows from the panel before: an arrow leads here. */
  next?: boolean;
  /** Width and height of the drawing, in its own units. */
  size: readonly [number, number];
  draw(): ComponentChildren;
}

export interface Example {
  panels: readonly ExamplePanel[];
}

export interface DrawnExamples {
  /** By the number of the rule. */
  examples: Readonly<Record<string, Example>>;
  /** The symbols that the drawings refer to. The board's own: beside the table they are in the page already. */
  Sprite: ComponentType;
}

type Point = readonly [number, number];

/** An arrow in a drawing; `bend` is how far its middle lies aside. */
export function Arrow({ from, to, bend = 0 }: { from: Point; to: Point; bend?: number }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const over: Point = [(from[0] + to[0]) / 2 - (dy / long) * bend, (from[1] + to[1]) / 2 + (dx / long) * bend];
  const turn = (Math.atan2(to[1] - over[1], to[0] - over[0]) * 180) / Math.PI;
  const line = `M${from.join(' ')}Q${over.map(Math.round).join(' ')} ${to.join(' ')}`;
  return (
    <g class="example-arrow">
      <path class="example-arrow-halo" d={line} />
      <path d={line} />
      <path
        class="example-arrow-head"
        d="M4 0-9-8-6 0-9 8Z"
        transform={`translate(${to.join(' ')}) rotate(${Math.round(turn)})`}
      />
    </g>
  );
}

/** A number, a letter or a short sum, in the middle of x, y. */
export function Figure(props: { x: number; y: number; size?: number; children: ComponentChildren; class?: string }) {
  const { x, y, size = 24 } = props;
  return (
    <text class={`example-figure ${props.class ?? ''}`} x={x} y={y + size * 0.35} font-size={size}>
      {props.children}
    </text>
  );
}

/** A figure on a slip of paper, for what is counted. */
export function Slip(props: { x: number; y: number; width?: number; height?: number; children: ComponentChildren }) {
  const { x, y, width = 56, height = 34 } = props;
  return (
    <>
      <rect class="example-slip" x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2.6} />
      <Figure x={x} y={y} size={height * 0.68}>
        {props.children}
      </Figure>
    </>
  );
}

/** Around what is meant. */
export function Around(props: { x: number; y: number; width: number; height?: number; kind?: 'meant' | 'no' }) {
  const { x, y, width, height = width, kind = 'meant' } = props;
  return (
    <rect
      class={`example-around is-${kind}`}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={Math.min(width, height) * 0.14}
    />
  );
}
