/**
 * Keys for what stands in the action bar: arrows go from one thing to the next, and whoever plays by keyboard finds the
 * focus here again when it is their decision and what they had focused is gone.
 */
import { alongRow, useFocusWhenLost } from '@atoll/boardkit/choosing/keyboard.ts';
import { useRef } from 'preact/hooks';
import type { Props } from '../props.ts';

/** Goes on to the table: to the place that Tab would reach there. */
export function enterTable(): void {
  const stop = document.querySelector('.cacao-board [data-choice][tabindex="0"]');
  if (stop instanceof SVGElement) stop.focus();
}

export function useBarKeys(props: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusWhenLost(props.decision?.seat === props.viewer, props.view, () =>
    bar.current?.querySelector('button:not(.choice-strip-more)'),
  );

  const arrows = (event: KeyboardEvent) =>
    alongRow(
      event,
      [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(.choice-strip-more)') ?? [])].filter(
        button => !button.disabled,
      ),
    );
  return { bar, arrows };
}

/** Enter on what is chosen already: confirms, or goes on to the table where something is still to be chosen. */
export function again(event: KeyboardEvent, props: Props): void {
  if (event.key !== 'Enter' || event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
  if (props.chosen) props.confirm();
  else enterTable();
}
