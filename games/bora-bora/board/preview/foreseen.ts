/** The table as it would be after the move that is chosen or pointed at: what the pieces of a village show as ghosts. */
import type { Foresight } from '@atoll/boardkit/board.ts';
import { pickMore } from '@atoll/boardkit/choosing/picking.ts';
import { rememberedByKey } from '@atoll/boardkit/remembered.ts';
import { narrow, type Picks } from '@atoll/engine';
import type { BoraEvent } from '../../rules/events.ts';
import type { BoraMove } from '../../rules/types.ts';
import type { BoraView } from '../../rules/view/viewTypes.ts';
import { useAim } from '../aim.ts';
import type { Props } from '../props.ts';

/** Calls no god. */
const isPlain = (move: BoraMove): boolean =>
  (!('blue' in move) || (move.blue === 'none' && move.white === 'none')) && (!('green' in move) || move.green === 'no');

/** The one move that picks and aim leave; where only gods are left open, the one that calls none. */
export function movePointedAt(moves: readonly BoraMove[], picks: Picks, aim: Picks): BoraMove | null {
  const wanted = pickMore(moves, picks, aim) ?? picks;
  if (Object.keys(wanted).length === 0) return null;
  const fitting = narrow(moves, wanted);
  if (fitting.length <= 1) return fitting[0] ?? null;
  const plain = fitting.filter(isPlain);
  return plain.length === 1 ? (plain[0] as BoraMove) : null;
}

type Seen = Foresight<BoraEvent, BoraView>;
const known = rememberedByKey<BoraView, BoraMove, Seen>();

/** What one move would cause; worked out once a position, however many pieces ask. */
const foreseen = (props: Props, move: BoraMove): Seen => known(props.view, move, () => props.foresee(move));

/** The view after what is looked at; null while nothing is, or while chance has its say. */
export function useAfter(props: Props): BoraView | null {
  const aim = useAim();
  const move = movePointedAt(props.moves, props.picks, aim);
  return move ? foreseen(props, move).after : null;
}
