/**
 * One small label for everything that carries `data-hint`: on hover, on keyboard focus, on a long press.
 * One listener for the whole page, so that a board with a hundred icons costs nothing.
 */
import { signal } from '@preact/signals';

export interface Hint {
  text: string;
  /** The element's box on screen. */
  box: DOMRect;
}

export const hint = signal<Hint | null>(null);

const HOVER_MS = 350;
const PRESS_MS = 450;

export function listenForHints(root: Document): () => void {
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    hint.value = null;
  };
  const show = (target: EventTarget | null, after: number) => {
    clearTimeout(timer);
    const element = target instanceof Element ? target.closest('[data-hint]') : null;
    const text = element?.getAttribute('data-hint');
    if (!element || !text) {
      hint.value = null;
      return;
    }
    timer = window.setTimeout(() => {
      if (element.isConnected) hint.value = { text, box: element.getBoundingClientRect() };
    }, after);
  };

  const over = (event: PointerEvent) => event.pointerType === 'mouse' && show(event.target, HOVER_MS);
  const down = (event: PointerEvent) => (event.pointerType === 'mouse' ? hide() : show(event.target, PRESS_MS));
  const up = (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType !== 'mouse' && hint.value) timer = window.setTimeout(hide, 1500);
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
