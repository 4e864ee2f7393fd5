/** The two landscapes being chosen for the birds: one click each, and two of them make the move. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Landscape, landscapes } from '../../rules/types.ts';
import { askedFor, type Props } from '../props.ts';

/** As they were clicked, at most two. */
export const birdsWanted = signal<readonly Landscape[]>([]);

/** After a click: a third takes the place of the first, a second click takes back. */
export function withBird(wanted: readonly Landscape[], clicked: Landscape): Landscape[] {
  if (wanted.includes(clicked)) return wanted.filter(one => one !== clicked);
  return [...wanted.slice(-1), clicked];
}

/** As moves name it: in the order of the oracle rock. */
export const pairName = (wanted: readonly Landscape[]): string =>
  landscapes.filter(landscape => wanted.includes(landscape)).join('+');

export const pairFrom = (name: string): Landscape[] =>
  landscapes.filter(landscape => name.split('+').includes(landscape));

export function chooseBird(props: Props, clicked: Landscape): void {
  const wanted = withBird(birdsWanted.value, clicked);
  birdsWanted.value = wanted;
  if (wanted.length === 2) props.pick({ do: 'birds', birds: pairName(wanted) });
  else if (props.picks.birds !== undefined) props.unpick();
}

/** Keeps what is shown in step with what is picked elsewhere: in the list of choices, by undo, by a new position. */
export function useBirds(props: Props): void {
  const asked = askedFor(props) === 'birds';
  const { birds } = props.picks;
  useEffect(() => {
    if (!asked) birdsWanted.value = [];
    else if (typeof birds === 'string') birdsWanted.value = pairFrom(birds);
    else if (birdsWanted.value.length === 2) birdsWanted.value = [];
  }, [asked, birds, props.view]);
}
