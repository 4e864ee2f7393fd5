/**
 * Keys for what stands in the action bar: arrows go from one thing to the next, and whoever plays by keyboard finds the
 * focus here again when something is asked here and what they had focused is gone.
 */
import { alongRow, useFocusWhenLost } from '@atoll/boardkit/choosing/keyboard.ts';
import { useRef } from 'preact/hooks';
import type { Props } from '../props.ts';

export function useBarKeys(props: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusWhenLost(props.decision?.seat === props.viewer, props.view, () =>
    bar.current?.querySelector('button.is-legal'),
  );
  const arrows = (event: KeyboardEvent) => alongRow(event, [...(bar.current?.querySelectorAll('button') ?? [])]);
  return { bar, arrows };
}
