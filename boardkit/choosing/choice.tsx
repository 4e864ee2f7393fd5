/**
 * Things to choose, for mouse, finger, keys and screen reader alike: a button on paper or an area in a drawing. A board
 * gets them with its own names for the styles and its own aim: `choices({ name, glow, aimAt, aimAway })`.
 */
import type { Picks } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { Quiet } from '../drawing/quiet.tsx';
import { hint as label, ruleAt } from './hints.ts';
import { type Choosing, type Glow, isChosen, isLegal, marks as marksOf } from './legal.ts';
import { pressing } from './pressing.ts';
import { useRoving } from './roving.ts';

interface BoardChoices {
  /** Styles find `NAME-choice`, and in drawings the `NAME-hit` that is pressed. */
  name: string;
  glow: Glow;
  aimAt(picks: Picks): void;
  aimAway(picks: Picks): void;
}

export interface ChoiceProps {
  props: Choosing;
  /** What choosing it means. */
  picks: Picks;
  /** What it is called; without one its own text names it. */
  label?: string;
  hint?: string;
  place?: string;
  class?: string;
  /** Which thing of the game it is, by its name in the links to the rules. */
  component?: string | undefined;
  /** Asked about although it cannot be chosen: as whole a move as there is. */
  tried?: Picks;
  /**
   * Can be reached by keys although it cannot be chosen, because it has something to say: its hint, or where it is what
   * the decision is about, the reason why not.
   */
  always?: 'hint' | 'reason';
  /** Nothing else is left: as good as chosen. */
  settled?: boolean;
  /** What a click picks, where that is more than `picks`. */
  choose?(): void;
  children: ComponentChildren;
}

/** The part of a drawing that is pressed. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  rx?: number;
}

/** Shows what a thing is called at once, for those who tap it. */
export function say(event: Event): void {
  const element = event.currentTarget;
  const text = element instanceof Element ? element.getAttribute('data-hint') : null;
  if (element instanceof Element && text)
    label.value = { text, rule: ruleAt(element), box: element.getBoundingClientRect() };
}

export function choices({ name, glow, aimAt, aimAway }: BoardChoices) {
  const marks = (props: Choosing, picks: Picks | null, at?: string): string => marksOf(props, picks, at, glow);

  /** Null for what is only a picture. */
  function buttonFor(of: ChoiceProps) {
    const { props, picks } = of;
    const legal = isLegal(props, picks);
    if (!legal && !props.asking && !of.always) return null;
    const chosen = legal && (isChosen(props, picks) || of.settled === true);
    const press = pressing({
      chosen,
      choose: event => {
        if (!legal && !props.asking && of.always === 'hint') say(event);
        else if (!legal) props.whyNot(of.tried ?? { ...props.picks, ...picks });
        else if (chosen) props.unpick(...Object.keys(picks));
        else if (of.choose) of.choose();
        else props.pick(picks);
      },
      // Enter on what is chosen already plays it, if nothing else is open.
      again: () => props.chosen && props.confirm(),
      back: () => {
        const begun = Object.keys(props.picks).length > 0;
        if (begun) props.unpick();
        return begun;
      },
      aim: () => legal && aimAt(picks),
      away: () => aimAway(picks),
    });
    return {
      'aria-pressed': legal ? chosen : undefined,
      'aria-disabled': !legal,
      'data-stop': true,
      'data-fields': Object.keys(picks).join(' '),
      ...press,
    };
  }

  const lookOf = (of: ChoiceProps): string =>
    `${name}-choice ${marks(of.props, of.picks, of.place)} ${of.settled ? 'is-chosen' : ''} ${of.class ?? ''}`;

  /** On paper. What cannot be chosen is a picture with a name, unless the player asks why not. */
  function Choice(of: ChoiceProps) {
    const button = buttonFor(of);
    const shown = {
      class: lookOf(of),
      'data-place': of.place,
      'data-hint': of.hint,
      'data-component': of.component,
      'aria-label': of.label,
      children: of.children,
    };
    if (button) return <button type="button" {...shown} {...button} />;
    return <div role={of.label === undefined ? undefined : 'img'} {...shown} />;
  }

  /**
   * In a drawing: the art, and over it the area that is pressed. The button is the area alone, so that its name is what
   * we call it, and not whatever is written there.
   */
  function ChoiceInDrawing(of: ChoiceProps & { label: string; transform?: string; area: Area }) {
    const button = buttonFor(of);
    const area = {
      class: `${name}-hit ${marks(of.props, of.picks, of.place)}`,
      'data-hint': of.hint,
      'aria-label': of.label,
      ...of.area,
    };
    return (
      <g class={lookOf(of)} transform={of.transform} data-place={of.place} data-component={of.component}>
        <Quiet>{of.children}</Quiet>
        {button ? (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
          <rect role="button" {...area} {...button} />
        ) : (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing is not interactive
          <rect role="img" {...area} />
        )}
      </g>
    );
  }

  return { Choice, ChoiceInDrawing, marks };
}

interface GroupProps {
  label: string;
  class?: string;
  place?: string;
  component?: string;
  children: ComponentChildren;
}

/** Choices that belong together: one tab stop, one name. */
export function ChoiceGroup({ label, place, component, ...rest }: GroupProps) {
  const roving = useRoving<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div {...rest} role="group" aria-label={label} data-place={place} data-component={component} {...roving} />
  );
}
