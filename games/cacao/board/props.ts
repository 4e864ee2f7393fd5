/** The board contract with Cacao's own types. */
import type { BoardModule, BoardProps, SeatProps } from '@atoll/boardkit/board.ts';
import type { Words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { CacaoEvent, CacaoMove, CacaoState, CacaoView } from '../rules/types.ts';

export type Props = BoardProps<CacaoState, CacaoMove, CacaoEvent, CacaoView, Box>;
export type OfSeat = SeatProps<CacaoState, CacaoMove, CacaoEvent, CacaoView, Box>;
export type Module = BoardModule<CacaoState, CacaoMove, CacaoEvent, CacaoView, Box>;
export type Say = (words: Words) => string;

/** Whether the viewer is asked for this kind of decision. */
export const isAsked = (props: Props, kind: 'place' | 'fill' | 'work'): boolean =>
  props.decision?.kind === kind && props.decision.seat === props.viewer;
