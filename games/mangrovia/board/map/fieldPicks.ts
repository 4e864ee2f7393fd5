/** What a click on a field means. */
import { narrow, type Picks } from '@atoll/engine';
import type { Props } from '../props.ts';

/** What a click on a field picks: one hut, as long as that is possible; the double hut is one more click. */
export function fieldPicks(props: Pick<Props, 'moves'>, field: string): Picks {
  const picks = { do: 'build', field };
  return narrow(props.moves, { ...picks, huts: 1 }).length > 0 ? { ...picks, huts: 1 } : picks;
}
