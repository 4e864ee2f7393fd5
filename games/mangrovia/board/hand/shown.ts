/** What a small drawing of a card shows. */
import type { Landscape, StoneTile } from '../../rules/types.ts';

export type Shown =
  | { kind: 'treasure' | 'start' | 'amulet'; value: number }
  | { kind: 'landscape'; landscape: Landscape }
  | { kind: 'back'; of: 'treasure' | 'landscape' }
  | { kind: 'tile'; tile: StoneTile; value: number };
