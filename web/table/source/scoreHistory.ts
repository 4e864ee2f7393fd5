/** The course of a finished game: how everybody stood after each turn. */
import { answer, type Game, openTable, type Replay } from '@atoll/engine';

export interface CoursePoint {
  /** Moves played so far. */
  moves: number;
  /** Total per seat. */
  totals: number[];
}

/** Plays a replay once more and notes the totals wherever a turn ends: where the game says so, or the seat changes. */
export function courseOf(game: Game, replay: Replay): CoursePoint[] {
  const table = openTable(game, { seats: replay.seats.length, options: replay.options }, replay.seed);
  const totals = () => game.scoresheet(table.state).rows.map(row => row.total);
  const points: CoursePoint[] = [{ moves: 0, totals: totals() }];
  const ends: boolean[] = [];
  let told = false;
  for (const { seat, move } of replay.moves) {
    const done = answer(table, seat, move);
    if ('refusal' in done) break;
    const next = game.decision(table.state);
    const turn = done.played.told.some(({ event }) => event.type === 'turn');
    told ||= turn;
    points.push({ moves: table.played.length, totals: totals() });
    ends.push(turn || next === null || (!told && next.seat !== seat));
  }
  // A game that tells its turns is trusted from the first one on.
  return points.filter((_, i) => i === 0 || ends[i - 1] === true);
}
