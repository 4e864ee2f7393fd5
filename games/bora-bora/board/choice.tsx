/** One thing that can be chosen, for mouse, finger, keys and screen reader alike: a button on paper or in a drawing. */
import { pickLess } from '@atoll/boardkit/choosing/picking.ts';
import { useRoving } from '@atoll/boardkit/choosing/roving.ts';
import { narrow, type Picks } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { aimAt, aimAway } from './aim.ts';
import type { Props } from './props.ts';

/** Whether some legal move has all of this: then it can be chosen. */
export const isLegal = (props: Props, picks: Picks): boolean => narrow(props.moves, picks).length > 0;

/** Whether it also fits what is picked in other fields: then it glows. */
const fits = (props: Props, picks: Picks): boolean =>
  narrow(props.moves, { ...pickLess(props.picks, Object.keys(picks)), ...picks }).length > 0;

const isChosen = (props: Props, picks: Picks): boolean =>
  Object.entries(picks).every(([field, value]) => props.picks[field] === value);

/** `is-legal is-chosen is-recent is-spotlit`, as they hold for a thing to choose or for a place. */
export function marks(props: Props, picks: Picks | null, at?: string): string {
  const found: string[] = [];
  if (picks && isLegal(props, picks)) found.push(fits(props, picks) ? 'is-legal' : 'is-legal-otherwise');
  if (picks && isLegal(props, picks) && isChosen(props, picks)) found.push('is-chosen');
  if (at !== undefined && props.recent.has(at)) found.push('is-recent');
  if (at !== undefined && props.spotlight.has(at)) found.push('is-spotlit');
  return found.join(' ');
}

interface ChoiceProps {
  props: Props;
  /** What choosing it means. */
  picks: Picks;
  /** What it is called; without one its own text names it. */
  label?: string;
  hint?: string;
  place?: string;
  /** What it is a picture of, by its id in the links to the rules. */
  component?: string | undefined;
  class?: string;
  /** Asked about although it cannot be chosen: as whole a move as there is. */
  tried?: Picks;
  children: ComponentChildren;
}

function behaviour({ props, picks, tried }: Pick<ChoiceProps, 'props' | 'picks' | 'tried'>) {
  const legal = isLegal(props, picks);
  const chosen = legal && isChosen(props, picks);
  const choose = () => {
    if (!legal) props.whyNot(tried ?? { ...props.picks, ...picks });
    else if (chosen) props.unpick(...Object.keys(picks));
    else props.pick(picks);
  };
  return {
    legal,
    chosen,
    handlers: {
      onClick: choose,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') {
          if (event.repeat) return;
          // Enter on what is chosen already plays it, if nothing else is open.
          if (chosen && props.chosen) props.confirm();
          else if (!chosen) choose();
        } else if (event.key === 'Escape' && Object.keys(props.picks).length > 0) props.unpick();
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && legal && aimAt(picks),
      onPointerLeave: () => aimAway(picks),
      onFocus: (event: FocusEvent) => {
        if (legal && event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible'))
          aimAt(picks);
      },
      onBlur: () => aimAway(picks),
    },
  };
}

/** On paper. What cannot be chosen is a picture with a name, unless the player asks why not. */
export function Choice(of: ChoiceProps) {
  const { props, picks, label, hint, place } = of;
  const { legal, chosen, handlers } = behaviour(of);
  const look = `bora-choice ${marks(props, picks, place)} ${of.class ?? ''}`;
  const data = { 'data-place': place, 'data-hint': hint, 'data-component': of.component };
  if (!legal && !props.asking)
    return label === undefined ? (
      <div class={look} {...data}>
        {of.children}
      </div>
    ) : (
      <div class={look} role="img" aria-label={label} {...data}>
        {of.children}
      </div>
    );
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={!legal}
      data-stop
      data-fields={Object.keys(picks).join(' ')}
      {...data}
      {...handlers}
    >
      {of.children}
    </button>
  );
}

interface DrawnChoiceProps extends ChoiceProps {
  label: string;
  transform?: string;
  /** The size of what can be pressed, around the middle. */
  width: number;
  height: number;
}

/** In a drawing. The button itself lies on top of what is drawn, so that its name is all that is read out. */
export function ChoiceInDrawing(of: DrawnChoiceProps) {
  const { props, picks, label, hint, place, width, height } = of;
  const { legal, chosen, handlers } = behaviour(of);
  const look = marks(props, picks, place);
  const box = { class: `bora-hit ${look}`, x: -width / 2, y: -height / 2, width, height, 'data-hint': hint };
  return (
    <g
      class={`bora-choice ${look} ${of.class ?? ''}`}
      transform={of.transform}
      data-place={place}
      data-component={of.component}
    >
      {of.children}
      {!legal && !props.asking ? (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing is not interactive
        <rect {...box} role="img" aria-label={label} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
        <rect
          {...box}
          role="button"
          aria-label={label}
          aria-pressed={chosen}
          aria-disabled={!legal}
          data-stop
          data-fields={Object.keys(picks).join(' ')}
          {...handlers}
        />
      )}
    </g>
  );
}

/** Choices that belong together: one tab stop, one name. */
export function ChoiceGroup(props: {
  label: string;
  class?: string;
  place?: string;
  component?: string;
  children: ComponentChildren;
}) {
  const roving = useRoving<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class={props.class}
      role="group"
      aria-label={props.label}
      data-place={props.place}
      data-component={props.component}
      {...roving}
    >
      {props.children}
    </div>
  );
}
