/**
 * Editions that came with the game before. Nobody begins a table with them any more, but tables and replays that were
 * begun with one are played on with it: their moves fit no other.
 */
import base from './base.json' with { type: 'json' };

/** Sacred rocks of levels 2 and 3 that were worth more than the one point that the rulebook gives them. */
const dearRocks: Readonly<Record<string, { cost: string; points: number }>> = {
  'red-2d': { cost: 'green any', points: 2 },
  'blue-2d': { cost: 'red any', points: 2 },
  'red-3e': { cost: 'yellow blue any', points: 3 },
  'blue-3e': { cost: 'white red any', points: 3 },
};

export const earlier: readonly unknown[] = [
  {
    ...base,
    tiles: base.tiles.map(tile => (dearRocks[tile.id] ? { ...tile, effect: 'rock', ...dearRocks[tile.id] } : tile)),
  },
];

/** Their digests: they are opened as they are, although they would not be accepted today. */
export const earlierDigests: readonly string[] = ['b079789f48fc46033c0e00fe504984c6ab91160d5a3fd31ad2aadbaa0a90c09a'];
