/** The board contract with Bora Bora's own types. */
import type { BoardModule, BoardProps, SeatProps } from '@atoll/boardkit/board.ts';
import type { Box } from '../editions/box.ts';
import type { BoraEvent } from '../rules/events.ts';
import type { BoraMove, BoraState, StepKind } from '../rules/types.ts';
import type { BoraView, ViewStep, ViewVillage } from '../rules/view/viewTypes.ts';

export type Props = BoardProps<BoraState, BoraMove, BoraEvent, BoraView, Box>;
export type OfSeat = SeatProps<BoraState, BoraMove, BoraEvent, BoraView, Box>;
export type Module = BoardModule<BoraState, BoraMove, BoraEvent, BoraView, Box>;

/** The kind of decision that the viewer is asked for, or null while somebody else decides. */
export const askedFor = (props: Props): StepKind | null =>
  props.decision !== null && props.decision.seat === props.viewer ? (props.decision.kind as StepKind) : null;

/** The step that is waited for, if it is of this kind, no matter whose decision it is. */
export function stepOf<K extends ViewStep['kind']>(view: BoraView, kind: K): Extract<ViewStep, { kind: K }> | null {
  const step = view.steps.at(-1);
  return step?.kind === kind ? (step as Extract<ViewStep, { kind: K }>) : null;
}

/** The viewer's own village; null for a spectator. */
export const ownVillage = ({ view, viewer }: Pick<Props, 'view' | 'viewer'>): ViewVillage | null =>
  typeof viewer === 'number' ? (view.villages[viewer] ?? null) : null;
