/** One thing that can be chosen on the table, for mouse, finger, keys and screen reader alike. */
import type { ComponentChildren } from 'preact';
import { type Aim, aimAt, aimAway } from './aim.ts';
import type { Lying, Point } from './map/geometry.ts';
import { FocusRing } from './map/marks.tsx';
import type { Roving } from './map/roving.ts';
import type { Props } from './props.ts';

export interface OnTable {
  props: Props;
  cells: ReadonlyMap<string, Lying>;
  /** Brings a place into the window when the keyboard reaches it. */
  reveal(place: string): void;
}

/** Choices that belong together: one tab stop, one name. */
export function ChoiceGroup(props: { roving: Roving; label: string; children: ComponentChildren }) {
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
  roving: Roving;
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
  const key = (event: KeyboardEvent) => {
    if (props.onKey?.(event) || roving.key(event, stop)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) return;
      if (chosen) props.again();
      else props.choose();
    } else if (event.key === 'Escape') props.back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
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
        onClick={props.choose}
        onKeyDown={key}
        onPointerEnter={event => event.pointerType === 'mouse' && aimAt(aim)}
        onPointerLeave={() => aimAway(aim)}
        onFocus={event => {
          roving.focused(stop);
          if (!event.currentTarget.matches(':focus-visible')) return;
          aimAt(aim);
          props.reveal(props.place);
        }}
        onBlur={() => aimAway(aim)}
      />
      <FocusRing x={at.x} y={at.y} width={width} height={height} />
    </g>
  );
}
