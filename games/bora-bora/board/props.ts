/** What the pieces of this board are handed: the board contract, with this game's own state, moves, events and view. */
import type { BoardProps } from '@atoll/boardkit/board.ts';
import type { Box } from '../rules/box.ts';
import type { BoraEvent } from '../rules/events.ts';
import type { BoraMove, BoraState } from '../rules/types.ts';
import type { BoraView } from '../rules/viewTypes.ts';

export type Props = BoardProps<BoraState, BoraMove, BoraEvent, BoraView, Box>;
