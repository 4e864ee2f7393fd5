/** How the table would stand after a building: who leads where, and what it adds to everybody's score. */
import { pickMore } from '@atoll/boardkit/choosing/picking.ts';
import { rememberedByKey } from '@atoll/boardkit/remembered.ts';
import { narrow, type Picks, type Scoresheet } from '@atoll/engine';
import { build } from '../../rules/building/building.ts';
import { score } from '../../rules/flow/scoring.ts';
import type { MangroviaGame } from '../../rules/game.ts';
import type { BuildMove, MangroviaMove } from '../../rules/types.ts';
import { copy, view as viewOf } from '../../rules/view/view.ts';
import type { MangroviaView } from '../../rules/view/viewTypes.ts';
import { aimBeside, useAim } from '../aim.ts';
import { isBuild, sortPays } from '../hand/pays.ts';
import { imagined } from '../map/reach.ts';
import type { Props } from '../props.ts';

export interface Outlook {
  move: BuildMove;
  after: MangroviaView;
  /** What everybody's total changes by, by seat. */
  gains: readonly number[];
}

const known = rememberedByKey<MangroviaView, BuildMove, Outlook | null>();

const totals = (sheet: Scoresheet): number[] => {
  const all: number[] = [];
  for (const { seat, total } of sheet.rows) all[seat] = total;
  return all;
};

/** The building alone, before anything is drawn for the next step: so it is always known. */
export const outlook = (game: MangroviaGame, view: MangroviaView, move: BuildMove): Outlook | null =>
  known(view, move, () => workOut(game, view, move));

function workOut(game: MangroviaGame, view: MangroviaView, move: BuildMove): Outlook | null {
  const { box } = game;
  const before = imagined(game, view);
  const state = copy(before);
  const step = state.steps.at(-1);
  if (step?.kind !== 'build') return null;
  build(box, state, step, move);
  const now = totals(score(box, before, view.viewer));
  const then = totals(score(box, state, view.viewer));
  return { move, after: viewOf(box, state, view.viewer), gains: then.map((total, seat) => total - (now[seat] ?? 0)) };
}

/** The building that picks and aim mean: with the first payment of the list while none is chosen. */
export function buildMeant(moves: readonly MangroviaMove[], picks: Picks, aim: Picks): BuildMove | null {
  const wanted = 'field' in aim || 'pay' in aim || 'cards' in aim || 'huts' in aim ? aim : {};
  const all = pickMore(moves, picks, wanted) ?? picks;
  if (!('field' in all)) return null;
  const fitting = narrow(moves, all).filter(isBuild);
  const first = fitting[0];
  if (!first) return null;
  const same = fitting.filter(({ huts, cards }) => huts === first.huts && cards === first.cards);
  const [pay] = sortPays(same.map(move => move.pay));
  return same.find(move => move.pay === pay) ?? first;
}

export function useOutlook(props: Props): Outlook | null {
  const aim = useAim();
  const move = buildMeant(props.moves, props.picks, aimBeside(props.picks, aim));
  return move ? outlook(props.game, props.view, move) : null;
}
