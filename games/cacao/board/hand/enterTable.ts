/** From the action bar on to the table, for those who play by keyboard. */
import type { Props } from '../props.ts';

/** To the place that Tab would reach there. */
export function enterTable(): void {
  const stop = document.querySelector('.cacao-board [data-choice][tabindex="0"]');
  if (stop instanceof SVGElement) stop.focus();
}

/** Enter on what is chosen already: confirms, or goes on to the table where something is still to be chosen. */
export function again(event: KeyboardEvent, props: Props): void {
  if (event.key !== 'Enter' || event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
  if (props.chosen) props.confirm();
  else enterTable();
}
