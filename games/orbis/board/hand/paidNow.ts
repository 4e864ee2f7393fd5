/** Whether and how the viewer could pay for a tile with the worshipers in hand. */
import type { Payment } from '../../rules/turn/paying.ts';
import { howToPay } from '../../rules/turn/paying.ts';
import type { Counts, TileFace, World } from '../../rules/types.ts';
import { shortfall } from '../preview/outlook.ts';
import { eyes, type Props } from '../props.ts';
import { imagined } from '../sky/standings.ts';

export function paidNow(props: Props, face: TileFace): { payment: Payment; missing: Counts } | null {
  const { game, view } = props;
  const seat = eyes(props);
  const world = imagined(game, view).worlds[seat] as World;
  const payment = howToPay(game.box, world, game.box.tileIds.indexOf(face.tile));
  const holding = view.worlds[seat]?.worshipers;
  return holding ? { payment, missing: shortfall(payment.due, holding) } : null;
}
