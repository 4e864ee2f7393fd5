/** One thing that can be chosen on the table, for mouse, finger, keys and screen reader alike. */
import type { Plan } from '@atoll/boardkit/choosing/plan.ts';
import { pressing } from '@atoll/boardkit/choosing/pressing.ts';
import type { ComponentChildren } from 'preact';
import { type Aim, aimAt, aimAway } from './aim.ts';
import type { Lying, Point } from './map/geometry.ts';
import { FocusRing } from './map/marks.tsx';
import type { Props } from './props.ts';

export interface OnTable {
  props: Props;
  cells: ReadonlyMap<string, Lying>;
  /** Brings a place into the window when the keyboard reaches it. */
  reveal(place: string): void;
}

/** Choices that belong together: one tab stop, one name. */
export function ChoiceGroup(props: { roving: Plan<SVGGElement>; label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g ref={props.roving.group} role="group" aria-label={props.label}>
      {props.children}
    </g>
  );
}

interface ChoiceProps {
  stop: string;
  place: string;
  label: string;
  chosen: boolean;
  aim: Aim;
  roving: Plan<SVGGElement>;
  class: string;
  choose(): void;
  /** Enter on what is chosen already. */
  again(): void;
  back(): void;
  reveal(place: string): void;
  /** Keys of its own; true when it was one. */
  onKey?(event: KeyboardEvent): boolean;
  /** Its middle and the size of what can be pressed. */
  at: Point;
  width?: number;
  height?: number;
  /** What it looks like. The button itself lies on top, so that its name is all that is read out. */
  children: ComponentChildren;
}

export function Choice(props: ChoiceProps) {
  const { roving, stop, chosen, aim } = props;
  const press = pressing({
    chosen,
    choose: () => props.choose(),
    again: () => props.again(),
    back: () => {
      props.back();
      return true;
    },
    aim: () => aimAt(aim),
    away: () => aimAway(aim),
    key: event => props.onKey?.(event) === true || roving.key(event, stop),
  });
  const { at, width = 96, height = 96 } = props;
  return (
    <g class={`cacao-choice ${props.class}`}>
      {props.children}
      {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing */}
      <rect
        role="button"
        class="cacao-hit"
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        tabIndex={roving.tabIndex(stop)}
        aria-label={props.label}
        aria-pressed={chosen}
        data-stop={stop}
        data-choice={props.place}
        data-place={props.place}
        {...press}
        onFocus={event => {
          roving.focused(stop);
          press.onFocus(event);
          if (event.currentTarget.matches(':focus-visible')) props.reveal(props.place);
        }}
      />
      <FocusRing x={at.x} y={at.y} width={width} height={height} />
    </g>
  );
}
