/**
 * One small label for everything that carries `data-hint`: on hover, on keyboard focus, on a long press.
 * One listener for the whole page, so that a board with a hundred icons costs nothing.
 */
import { signal } from '@preact/signals';

export interface Hint {
  text: string;
  /** The rule that governs what is pointed at, if it says what it is (`data-component`). */
  rule?: string | null;
  /** The element's box on screen. */
  box: DOMRect;
}

export const hint = signal<Hint | null>(null);

/** Set by the page that knows the rules: which one governs a component, and how to open it. */
export interface Guide {
  ruleOf(component: string): string | undefined;
  open(rule: string): void;
}

export const guide = signal<Guide | null>(null);

/** The rule of the thing that this element belongs to. */
export function ruleAt(element: Element | null): string | null {
  const component = element?.closest('[data-component]')?.getAttribute('data-component');
  return (component && guide.peek()?.ruleOf(component)) || null;
}

const HOVER_MS = 350;
const PRESS_MS = 450;
/** How long a label stays after a long press: to be read, or with a link to be tapped as well. */
const READ_MS = 1500;
const LINK_MS = 4000;

export function listenForHints(root: Document): () => void {
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    hint.value = null;
  };
  const show = (target: EventTarget | null, after: number) => {
    clearTimeout(timer);
    // The label itself can be pointed at: it may hold a link.
    if (target instanceof Element && target.closest('.hint-label')) return;
    const element = target instanceof Element ? target.closest('[data-hint]') : null;
    const text = element?.getAttribute('data-hint');
    if (!element || !text) {
      hint.value = null;
      return;
    }
    timer = window.setTimeout(() => {
      if (element.isConnected) hint.value = { text, rule: ruleAt(element), box: element.getBoundingClientRect() };
    }, after);
  };

  const over = (event: PointerEvent) => event.pointerType === 'mouse' && show(event.target, HOVER_MS);
  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('.hint-label')) return;
    if (event.pointerType === 'mouse') hide();
    else show(event.target, PRESS_MS);
  };
  const up = (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType !== 'mouse' && hint.value)
      timer = window.setTimeout(hide, hint.value.rule ? LINK_MS : READ_MS);
  };
  const focus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target, 0);
  };
  const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  root.addEventListener('pointerover', over);
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', hide);
  root.addEventListener('focusin', focus);
  root.addEventListener('focusout', hide);
  root.addEventListener('keydown', key);
  root.addEventListener('scroll', hide, true);
  return () => {
    hide();
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', hide);
    root.removeEventListener('focusin', focus);
    root.removeEventListener('focusout', hide);
    root.removeEventListener('keydown', key);
    root.removeEventListener('scroll', hide, true);
  };
}
