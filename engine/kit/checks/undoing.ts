/** Undo goes back exactly, and only where it harms nobody. */
import { serialise } from '../../core/plain.ts';
import { answer, openTable, type Played, type Table, undo, undoable } from '../../core/table.ts';
import { insist, insistSame } from '../walking/broken.ts';
import type { Property } from '../walking/subject.ts';
import { digest } from '../walking/walk.ts';

export const undoIsExactAndHarmless: Property = ({ game, table, luck }) => {
  // Some of the moves as if a preference had answered, because those are taken back together with the choice before.
  const autos = table.played.map(() => luck.int(3) === 0);
  const upTo = (count: number): Table => {
    const again = openTable(game, table.config, table.seed) as Table;
    for (const [i, { seat, move }] of table.played.slice(0, count).entries()) answer(again, seat, move, autos[i]);
    return again;
  };
  const now = upTo(table.played.length);
  const before = digest(now);
  const decider = now.game.decision(now.state)?.seat;
  for (let seat = 0; seat < table.config.seats; seat++) {
    const wanted = decider === seat ? mayTakeBack(now.played, seat) : 0;
    const can = undoable(now, seat);
    const offered = 'count' in can ? can.count : 0;
    insist(
      offered === wanted,
      () =>
        `seat ${seat} is offered to take back ${offered} moves, wanted ${wanted}, after ${serialise(now.played.slice(-3))}`,
    );
    if ('refusal' in can) undo(now, seat);
  }
  insist(digest(now) === before, 'a refused undo changed the table');
  if (decider === undefined || mayTakeBack(now.played, decider) === 0) return;
  const left = now.played.length - mayTakeBack(now.played, decider);
  undo(now, decider);
  insist(now.played.length === left, `undo leaves ${now.played.length} moves, wanted ${left}`);
  const earlier = upTo(left);
  insistSame(
    now.state,
    earlier.state,
    'undo does not give back the earlier state: setup or play is not the same again',
  );
  insist(digest(now) === digest(earlier), 'undo does not give back the earlier chance or log');
};

/** How many moves may go: a seat's last own choice, all that follows being the seat's too and nothing drawn since. */
function mayTakeBack(played: readonly Played[], seat: number): number {
  const own = played.findLastIndex(({ auto }) => !auto);
  const since = played.slice(own);
  return own >= 0 && since.every(move => move.seat === seat && move.draws === 0) ? since.length : 0;
}
