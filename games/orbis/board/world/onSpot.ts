/** What tiles and spots of a world share: where they stand and how they are marked. */
import type { Plan } from '@atoll/boardkit/choosing/plan.ts';
import type { SpotName, ViewWorld } from '../../rules/types.ts';
import type { Shown } from '../preview/shown.ts';
import type { Props } from '../props.ts';

import { spotPoint } from '../sky/geometry.ts';

export const marks = (props: Props, place: string): string =>
  `${props.recent.has(place) ? 'is-recent' : ''} ${props.spotlight.has(place) ? 'is-spotlit' : ''}`;

export interface Parts {
  props: Props;
  world: ViewWorld;
  shown: Shown;
  roving: Plan<HTMLDivElement>;
  middle: number;
}

/** The place of a spot, as the styles take it. */
export const at = (spot: SpotName, middle: number) => {
  const { x, y } = spotPoint(spot);
  return { '--x': x - middle, '--y': -y };
};
