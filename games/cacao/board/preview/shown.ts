/** Which move is being looked at right now, chosen or only pointed at, and what it would give to everybody. */
import type { Picks } from '@atoll/engine';
import type { CacaoMove, CacaoView, FillMove, PlaceMove } from '../../rules/types.ts';
import { type Aim, useAim } from '../aim.ts';
import { isAsked, type Props } from '../props.ts';
import { type Gain, gains, type Plan, type Preview, plansWith, preview, usesOf, type Work } from './preview.ts';

export interface Shown {
  place: PlaceMove | null;
  fill: FillMove | null;
  /** What the placement or filling would give; null while there is nothing to look at. */
  preview: Preview | null;
  /** The way of filling that is looked at, or the only one there is. */
  plan: Plan | null;
  /** Work that would be done, as far as it is known. */
  works: readonly Work[];
  /** By seat; empty while there is nothing to look at. */
  gains: readonly Gain[];
}

const nothing: Shown = { place: null, fill: null, preview: null, plan: null, works: [], gains: [] };

/** What the rest of the picks says, with the aim going before them. */
const aimed = (picks: Picks, aim: Aim, field: 'cell' | 'jungle' | 'space'): unknown => aim[field] ?? picks[field];

export function placeShown(moves: readonly CacaoMove[], picks: Picks, aim: Aim): PlaceMove | null {
  const cell = aimed(picks, aim, 'cell');
  for (const move of moves)
    if ('cell' in move && move.tile === picks.tile && move.turn === (picks.turn ?? 0) && move.cell === cell)
      return move;
  return null;
}

/** With one space left the tile alone says it all, and with one kind of tile the space does. */
export function fillShown(moves: readonly CacaoMove[], picks: Picks, aim: Aim): FillMove | null {
  const jungle = aimed(picks, aim, 'jungle');
  const space = aimed(picks, aim, 'space');
  if (jungle === undefined && space === undefined) return null;
  const fitting = moves.filter(
    (move): move is FillMove =>
      'space' in move &&
      (jungle === undefined || move.jungle === jungle) &&
      (space === undefined || move.space === space),
  );
  return fitting.length === 1 ? (fitting[0] as FillMove) : null;
}

export function useShown(props: Props): Shown {
  const aim = useAim();
  const { view, moves, picks } = props;
  const game = props.game;
  if (isAsked(props, 'place')) {
    const place = placeShown(moves, picks, aim);
    if (!place) return nothing;
    const seen = preview(game, view, place);
    const plan = seen.plans.length === 1 ? (seen.plans[0] ?? null) : planAimedAt(seen, aim);
    return { place, fill: null, ...sumOf(view, seen, plan) };
  }
  if (isAsked(props, 'fill')) {
    const fill = fillShown(moves, picks, aim);
    if (!fill) return nothing;
    const seen = preview(game, view, fill);
    const plan = seen.plans.length === 1 ? (seen.plans[0] ?? null) : null;
    return { place: null, fill, ...sumOf(view, seen, plan) };
  }
  if (isAsked(props, 'work')) {
    const edge = picks.edge ?? aim.edge;
    const uses = usesOf(game, view).get(String(edge)) ?? [];
    const work = (picks.edge && uses.find(use => use.workers === picks.workers)) || uses.at(-1);
    if (work) return { ...nothing, works: [work], gains: gains(view.seats, [work]) };
  }
  return nothing;
}

function planAimedAt(seen: Preview, aim: Aim): Plan | null {
  if (aim.jungle === undefined) return null;
  return plansWith(seen, { jungle: aim.jungle, ...(aim.space ? { space: aim.space } : {}) })[0] ?? null;
}

function sumOf(view: CacaoView, seen: Preview, plan: Plan | null) {
  const works = plan?.works ?? seen.now;
  const found = gains(view.seats, works, plan?.temples ?? seen.temples);
  const active = found[view.active];
  if (active) active.suns -= seen.paid;
  return { preview: seen, plan, works, gains: found };
}
