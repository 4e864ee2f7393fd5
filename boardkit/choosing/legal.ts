/** What can be chosen on a board, and how that is marked. */
import { type MoveRecord, narrow, type Picks } from '@atoll/engine';
import type { BoardProps } from '../board.ts';
import { rememberedByKey } from '../remembered.ts';
import { pickLess } from './picking.ts';

/** What a thing to choose needs of the board contract. */
export type Choosing = Pick<
  BoardProps,
  'moves' | 'picks' | 'chosen' | 'pick' | 'unpick' | 'confirm' | 'asking' | 'whyNot' | 'recent' | 'spotlight'
>;

const answers = rememberedByKey<readonly MoveRecord[], string, boolean>();

/** Whether some legal move has all of this. Asked of everything on a board, and some positions have thousands of moves. */
export const isLegal = ({ moves }: Pick<Choosing, 'moves'>, picks: Picks): boolean =>
  answers(moves, JSON.stringify(picks), () => narrow(moves, picks).length > 0);

export const isChosen = (props: Pick<Choosing, 'picks'>, picks: Picks): boolean =>
  Object.entries(picks).every(([field, value]) => props.picks[field] === value);

/** What glows: whatever some move has, or only what fits the picks of the other fields as well. */
export type Glow = 'legal' | 'fitting';

type Marked = Pick<Choosing, 'moves' | 'picks' | 'recent' | 'spotlight'>;

/** `is-legal is-chosen is-recent is-spotlit`, as they hold for a thing to choose or for a place. */
export function marks(props: Marked, picks: Picks | null, at: string | undefined, glow: Glow): string {
  const found: string[] = [];
  if (picks && isLegal(props, picks)) {
    const others = pickLess(props.picks, Object.keys(picks));
    const fits = glow === 'legal' || isLegal(props, { ...others, ...picks });
    found.push(fits ? 'is-legal' : 'is-legal-otherwise');
    if (isChosen(props, picks)) found.push('is-chosen');
  }
  if (at !== undefined && props.recent.has(at)) found.push('is-recent');
  if (at !== undefined && props.spotlight.has(at)) found.push('is-spotlit');
  return found.join(' ');
}
