/** Turns that a net learns from, by the game that they come from: a row of numbers for each way to end each turn. */
import type { Chance } from '@atoll/engine';

/** One game in this many is kept back, to see what the net has learned; with fewer games, none. */
const heldBack = 20;
/** Games that show how large inputs usually are. */
const enough = 200;

export interface Turns {
  /** By the place of the game among all; nothing where it has been forgotten. */
  games: Float32Array[];
  bytes: number;
  /** How many bytes there may be; beyond that the oldest games are forgotten. */
  most: number;
  oldest: number;
}

export const newTurns = (most: number): Turns => ({ games: [], bytes: 0, most, oldest: 0 });

/** Adds the rows of a game; games may come in any order. */
export function addGame(turns: Turns, place: number, rows: Float32Array): void {
  const { games } = turns;
  games[place] = rows;
  turns.bytes += rows.byteLength;
  for (; turns.bytes > turns.most && turns.oldest < place && games[turns.oldest]; turns.oldest++) {
    turns.bytes -= games[turns.oldest]?.byteLength ?? 0;
    games[turns.oldest] = new Float32Array(0);
  }
}

const isHeldBack = ({ games }: Turns, place: number): boolean => games.length >= heldBack && place % heldBack === 0;

/** The games that may be learned from and have not been forgotten. */
const learnable = (turns: Turns): Float32Array[] =>
  turns.games.filter((rows, place) => rows.length > 0 && !isHeldBack(turns, place));

/** Rows enough to see how large inputs usually are. */
export const someRows = (turns: Turns): Float32Array => joined(learnable(turns).slice(0, enough));

export const heldBackRows = (turns: Turns): Float32Array =>
  joined(turns.games.filter((_, place) => isHeldBack(turns, place)));

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** All that may be learned from, and how many turns lie before each game. */
export interface LearnableTurns {
  games: readonly Float32Array[];
  before: readonly number[];
  turns: number;
  /** How many numbers a turn has. */
  size: number;
}

export function turnsToLearnFrom(from: Turns, size: number): LearnableTurns {
  let turns = 0;
  const games = learnable(from);
  const before = games.map(rows => {
    const here = turns;
    turns += rows.length / size;
    return here;
  });
  return { games, before, turns, size };
}

/** Some turns, chosen at random, one after the other in one array; and where each begins. */
export function drawTurns(
  { games, before, turns, size }: LearnableTurns,
  count: number,
  chance: Chance,
): [Float32Array, number[]] {
  const rows = new Float32Array(count * size);
  const at: number[] = [];
  for (let n = 0; n < count; n++) {
    const turn = Math.floor(chance.unit() * turns);
    const game = lastUpTo(before, turn);
    const begin = (turn - before[game]) * size;
    rows.set(games[game].subarray(begin, begin + size), n * size);
    at.push(n * size);
  }
  return [rows, at];
}

/** The place of the last of these rising numbers that is not above a number. */
function lastUpTo(rising: readonly number[], most: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (rising[middle] <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
