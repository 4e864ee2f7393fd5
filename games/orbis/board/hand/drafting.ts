/**
 * Choosing several worshipers one by one, where a move names them all at once: what must go in any case, what may still
 * be added, and the move once it is complete. Works on the list of legal moves alone.
 */
import { type Colour, type Counts, colours, type OrbisMove } from '../../rules/types.ts';
import { countsOf } from '../../rules/worshipers.ts';

export type CountsMove = Extract<OrbisMove, { do: 'pay' | 'return' | 'gain' }>;

export const countsMoves = (moves: readonly OrbisMove[]): CountsMove[] =>
  moves.filter((move): move is CountsMove => move.do === 'pay' || move.do === 'return' || move.do === 'gain');

const sumOf = (counts: Counts): number => colours.reduce((sum, colour) => sum + counts[colour], 0);

/** What every one of the moves has. */
export const fixedPart = (moves: readonly CountsMove[]): Counts =>
  countsOf(colours.map(colour => (moves.length === 0 ? 0 : Math.min(...moves.map(move => move[colour])))));

/** How many worshipers are left to choose freely. */
export function freeChoices(moves: readonly CountsMove[]): number {
  const [first] = moves;
  return first ? sumOf(first) - sumOf(fixedPart(moves)) : 0;
}

export const withDraft = (fixed: Counts, draft: readonly Colour[]): Counts =>
  countsOf(colours.map(colour => fixed[colour] + draft.filter(one => one === colour).length));

/** Whether some move has at least these. */
const fitting = (moves: readonly CountsMove[], counts: Counts): boolean =>
  moves.some(move => colours.every(colour => move[colour] >= counts[colour]));

/** The draft with one more; when it is full the last one makes room. Null when there is no such move. */
export function addTo(moves: readonly CountsMove[], draft: readonly Colour[], colour: Colour): Colour[] | null {
  const kept = draft.length < freeChoices(moves) ? draft : draft.slice(0, -1);
  const next = [...kept, colour];
  return fitting(moves, withDraft(fixedPart(moves), next)) ? next : null;
}

/** The move that has exactly these worshipers; null while some are missing. */
export function completed(moves: readonly CountsMove[], draft: readonly Colour[]): CountsMove | null {
  const counts = withDraft(fixedPart(moves), draft);
  return moves.find(move => colours.every(colour => move[colour] === counts[colour])) ?? null;
}

/** The draft that leads to a move. */
export function draftOf(moves: readonly CountsMove[], move: CountsMove): Colour[] {
  const fixed = fixedPart(moves);
  return colours.flatMap(colour => new Array<Colour>(move[colour] - fixed[colour]).fill(colour));
}
