/** What a thing to choose does with mouse, finger and keys: the same on every board. */

export interface Pressable {
  chosen: boolean;
  /** A press, or Enter and space while it is not chosen. */
  choose(event: Event): void;
  /** Enter and space while it is chosen already. */
  again(): void;
  /** Escape; false where nothing is to be taken back, so that the page gets the key. */
  back(): boolean;
  /** It is pointed at: with the mouse, or by the focus of somebody who plays by keys. */
  aim(): void;
  away(): void;
  /** Keys of its own; true when it was one. They come first. */
  key?(event: KeyboardEvent): boolean;
}

/** The handlers of everything that can be pressed, a button on paper or an area of a drawing. */
export function pressing(on: Pressable) {
  return {
    onClick: on.choose,
    onKeyDown: (event: KeyboardEvent): void => {
      if (!on.key?.(event)) {
        if (event.key === 'Enter' || event.key === ' ') {
          if (event.repeat) return;
          if (on.chosen) on.again();
          else on.choose(event);
        } else if (event.key !== 'Escape' || !on.back()) return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') on.aim();
    },
    onPointerLeave: on.away,
    onFocus: (event: FocusEvent): void => {
      if (event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible')) on.aim();
    },
    onBlur: on.away,
  };
}
