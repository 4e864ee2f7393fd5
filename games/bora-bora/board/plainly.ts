/**
 * What a click means where gods may be called: the thing itself, without a god and fulfilled as usual, as long as that is
 * legal. The offers beside it then add the god. So nobody has to say no to three gods to place a die.
 */
import { pickMore } from '@atoll/boardkit/choosing/picking.ts';
import { narrow, type Picks } from '@atoll/engine';
import type { Props } from './props.ts';

const usual: readonly Picks[] = [
  { blue: 'none', white: 'none' },
  { blue: 'none' },
  { white: 'none' },
  { green: 'no' },
  { how: 'fulfil' },
];

/** The picks after a click, with the usual answers to what it leaves open. */
export function plainPicks({ moves, picks }: Pick<Props, 'moves' | 'picks'>, more: Picks): Picks {
  let found = pickMore(moves, picks, more) ?? more;
  if (!settles(found)) return found;
  for (const answers of usual) {
    const tried: Picks = { ...answers, ...found };
    const left = narrow(moves, tried).length;
    if (left > 0 && left < narrow(moves, found).length) found = tried;
  }
  return found;
}

/** A die alone says nothing about gods yet. */
const settles = (picks: Picks): boolean =>
  ('die' in picks && 'action' in picks) || 'use' in picks || ('task' in picks && picks.task !== 'done');

/** The same board, whose clicks mean the plain thing. */
export const plainly = (props: Props): Props => ({ ...props, pick: more => props.pick(plainPicks(props, more)) });
