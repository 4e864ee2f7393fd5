/** A part of a drawing that is only seen: what it shows is said by the things beside it. */
import type { ComponentChildren } from 'preact';

interface Props {
  class?: string;
  transform?: string;
  hint?: string;
  component?: string;
  children: ComponentChildren;
}

export const Quiet = (props: Props) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
  <g
    class={props.class}
    transform={props.transform}
    data-hint={props.hint}
    data-component={props.component}
    aria-hidden="true"
  >
    {props.children}
  </g>
);
