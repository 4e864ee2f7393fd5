/** The board contract with Cacao's own types. */
import type { BoardModule, BoardProps, SeatProps } from '@atoll/boardkit/board.ts';
import type { Words } from '@atoll/engine';
import type { CacaoGame } from '../rules/game.ts';
import type { CacaoEvent, CacaoMove, CacaoState, CacaoView } from '../rules/types.ts';

export type Props = BoardProps<CacaoState, CacaoMove, CacaoEvent, CacaoView>;
export type OfSeat = SeatProps<CacaoState, CacaoMove, CacaoEvent, CacaoView>;
export type Module = BoardModule<CacaoState, CacaoMove, CacaoEvent, CacaoView>;
export type Say = (words: Words) => string;

/** The page opens Cacao's own game, so the box is always there. */
export const gameOf = (props: Props): CacaoGame => props.game as CacaoGame;
export const boxOf = (props: Props) => gameOf(props).box;

/** Whether the viewer is asked for this kind of decision. */
export const isAsked = (props: Props, kind: 'place' | 'fill' | 'work'): boolean =>
  props.decision?.kind === kind && props.decision.seat === props.viewer;
