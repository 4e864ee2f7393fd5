/** The board contract with Orbis' own types. */
import type { BoardModule, BoardProps, SeatProps } from '@atoll/boardkit/board.ts';
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { OrbisEvent, OrbisMove, OrbisState, OrbisView, StepKind } from '../rules/types.ts';

export type Props = BoardProps<OrbisState, OrbisMove, OrbisEvent, OrbisView, Box>;
export type OfSeat = SeatProps<OrbisState, OrbisMove, OrbisEvent, OrbisView, Box>;
export type Module = BoardModule<OrbisState, OrbisMove, OrbisEvent, OrbisView, Box>;

/** The kind of decision that the viewer is asked for, or null while somebody else decides. */
export const askedFor = (props: Pick<Props, 'decision' | 'viewer'>): StepKind | null =>
  props.decision !== null && props.decision.seat === props.viewer ? (props.decision.kind as StepKind) : null;

/** For which seat the board looks ahead: the viewer's own, or for spectators the active one. */
export const eyes = ({ view, viewer }: Pick<Props, 'view' | 'viewer'>): Seat =>
  typeof viewer === 'number' ? viewer : view.active;
