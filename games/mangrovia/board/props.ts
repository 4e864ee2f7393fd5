/** The board contract with Mangrovia's own types. */
import type { BoardModule, BoardProps, SeatProps } from '@atoll/boardkit/board.ts';
import type { Box } from '../editions/box.ts';
import type { MangroviaEvent, MangroviaMove, MangroviaState, StepKind } from '../rules/types.ts';
import type { MangroviaView, ViewStep, ViewSupply } from '../rules/view/viewTypes.ts';

export type Props = BoardProps<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box>;
export type OfSeat = SeatProps<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box>;
export type Module = BoardModule<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box>;

/** The kind of decision that the viewer is asked for, or null while somebody else decides. */
export const askedFor = (props: Pick<Props, 'decision' | 'viewer'>): StepKind | null =>
  props.decision !== null && props.decision.seat === props.viewer ? (props.decision.kind as StepKind) : null;

/** The step that is waited for, if it is of this kind, no matter whose decision it is. */
export function stepOf<K extends ViewStep['kind']>(
  view: MangroviaView,
  kind: K,
): Extract<ViewStep, { kind: K }> | null {
  const step = view.steps.at(-1);
  return step?.kind === kind ? (step as Extract<ViewStep, { kind: K }>) : null;
}

/** What the viewer has; null for a spectator. */
export const ownSupply = ({ view, viewer }: Pick<Props, 'view' | 'viewer'>): ViewSupply | null =>
  typeof viewer === 'number' ? (view.supplies[viewer] ?? null) : null;
