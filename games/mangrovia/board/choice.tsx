/** One thing that can be chosen, for mouse, finger, keys and screen reader alike: a button on paper or in a drawing. */
import { hint as label, ruleAt } from '@atoll/boardkit/choosing/hints.ts';
import { useRoving } from '@atoll/boardkit/choosing/roving.ts';
import { narrow, type Picks } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { aimAt, aimAway } from './aim.ts';
import { Quiet } from './map/quiet.tsx';
import type { Props } from './props.ts';

const answers = new WeakMap<readonly object[], Map<string, boolean>>();

/** Whether some legal move has all of this: then it can be chosen. Late in a game there are thousands of ways to pay. */
export function isLegal({ moves }: Pick<Props, 'moves'>, picks: Picks): boolean {
  let known = answers.get(moves);
  if (!known) {
    known = new Map();
    answers.set(moves, known);
  }
  const key = JSON.stringify(picks);
  let legal = known.get(key);
  if (legal === undefined) {
    legal = narrow(moves, picks).length > 0;
    known.set(key, legal);
  }
  return legal;
}

const isChosen = (props: Props, picks: Picks): boolean =>
  Object.entries(picks).every(([field, value]) => props.picks[field] === value);

/** `is-legal is-chosen is-recent is-spotlit`, as they hold for a thing to choose or for a place. */
export function marks(props: Props, picks: Picks | null, at?: string): string {
  const found: string[] = [];
  if (picks && isLegal(props, picks)) found.push('is-legal');
  if (picks && isLegal(props, picks) && isChosen(props, picks)) found.push('is-chosen');
  if (at !== undefined && props.recent.has(at)) found.push('is-recent');
  if (at !== undefined && props.spotlight.has(at)) found.push('is-spotlit');
  return found.join(' ');
}

export interface ChoiceProps {
  props: Props;
  /** What choosing it means. */
  picks: Picks;
  /** What it is called; without one its own text names it. */
  label?: string;
  hint?: string;
  place?: string;
  class?: string;
  /** Which thing of the game it is, by its name in the links to the rules. */
  component?: string;
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

/** Shows what a thing is called at once, for those who tap it. */
export function say(event: Event): void {
  const element = event.currentTarget;
  const text = element instanceof Element ? element.getAttribute('data-hint') : null;
  if (element instanceof Element && text)
    label.value = { text, rule: ruleAt(element), box: element.getBoundingClientRect() };
}

function behaviour(of: ChoiceProps) {
  const { props, picks, tried } = of;
  const legal = isLegal(props, picks);
  const chosen = legal && (isChosen(props, picks) || of.settled === true);
  const choose = (event: Event) => {
    if (!legal) {
      if (props.asking || of.always === 'reason') props.whyNot(tried ?? { ...props.picks, ...picks });
      else say(event);
    } else if (chosen) props.unpick(...Object.keys(picks));
    else if (of.choose) of.choose();
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
          else if (!chosen) choose(event);
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
  const { props, picks, label, hint, place, component } = of;
  const { legal, chosen, handlers } = behaviour(of);
  const look = `mg-choice ${marks(props, picks, place)} ${of.settled ? 'is-chosen' : ''} ${of.class ?? ''}`;
  const data = { 'data-place': place, 'data-hint': hint, 'data-component': component };
  if (!legal && !props.asking && !of.always)
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

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

/**
 * In a drawing: the art, and over it the area that is pressed. The button is the area alone, so that its name is what we
 * call it, and not whatever numbers are painted there.
 */
export function ChoiceInDrawing(of: ChoiceProps & { label: string; transform?: string; area: Area }) {
  const { props, picks, label, hint, place, transform, component } = of;
  const { legal, chosen, handlers } = behaviour(of);
  const state = marks(props, picks, place);
  const look = `mg-choice ${state} ${of.class ?? ''}`;
  if (!legal && !props.asking && !of.always)
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
      <g
        class={look}
        transform={transform}
        role="img"
        aria-label={label}
        data-place={place}
        data-hint={hint}
        data-component={component}
      >
        {of.children}
      </g>
    );
  return (
    <g class={look} transform={transform} data-place={place} data-component={component}>
      <Quiet>{of.children}</Quiet>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing */}
      <g
        class={`mg-press ${state}`}
        role="button"
        aria-label={label}
        aria-pressed={legal ? chosen : undefined}
        aria-disabled={!legal}
        data-stop
        data-fields={Object.keys(picks).join(' ')}
        data-hint={hint}
        {...handlers}
      >
        <rect class="mg-area" {...of.area} />
      </g>
    </g>
  );
}

/** Choices that belong together: one tab stop, one name. */
export function ChoiceGroup(props: { label: string; class?: string; place?: string; children: ComponentChildren }) {
  const roving = useRoving<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class={props.class} role="group" aria-label={props.label} data-place={props.place} {...roving}>
      {props.children}
    </div>
  );
}
