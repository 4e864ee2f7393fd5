/** A thing in a drawing that is only looked at: it can be reached by keys, and says what it is when it is tapped. */
import { say } from '@atoll/boardkit/choosing/choice.tsx';
import { Quiet } from '@atoll/boardkit/drawing/quiet.tsx';
import type { ComponentChildren } from 'preact';
import { marks } from '../choice.ts';
import type { Props } from '../props.ts';

interface LookProps {
  props: Props;
  label: string;
  place?: string;
  component: string;
  class?: string;
  transform?: string;
  onLook?(on: boolean): void;
  children: ComponentChildren;
}

export function Looked(of: LookProps) {
  const look = of.onLook;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g
      class={`mg-looked ${of.class ?? ''} ${marks(of.props, null, of.place)}`}
      transform={of.transform}
      role="img"
      aria-label={of.label}
      data-stop
      data-place={of.place}
      data-hint={of.label}
      data-component={of.component}
      onClick={say}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        say(event);
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerEnter={look && (() => look(true))}
      onPointerLeave={look && (() => look(false))}
      onFocus={look && (() => look(true))}
      onBlur={look && (() => look(false))}
    >
      <Quiet>{of.children}</Quiet>
    </g>
  );
}
