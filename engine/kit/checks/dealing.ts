/** What is dealt at random must really differ: from game to game, and from one imagined state to the next. */
import { Chance } from '../../core/chance.ts';
import type { EventRecord, MoveRecord, TableConfig } from '../../core/game.ts';
import { serialise } from '../../core/plain.ts';
import { openTable } from '../../core/table.ts';
import { type Subject, viewers } from '../walking/subject.ts';

const DEALS = 12;

/** How many different things come out of so many deals. */
const kinds = (deal: (n: number) => unknown): number =>
  new Set(Array.from({ length: DEALS }, (_, n) => serialise(deal(n)) ?? '')).size;

/** A pile that nobody shuffled, or hands that are imagined without luck, as sentences; an empty list is good. */
export function dealsThatNeverDiffer<S, M extends MoveRecord, E extends EventRecord, V>(
  { game, secrets }: Subject<S, M, E, V>,
  config: TableConfig,
): string[] {
  const start = (n: number): S => openTable(game, config, `deal ${n}`).state;
  const state = start(0);
  const luck = new Chance('deals');
  const found: string[] = [];
  const guesses = kinds(() => game.imagine(game.view(state, 'spectator'), luck));
  if (guesses > 1 && kinds(start) === 1)
    found.push('setup gives the same state for every seed, though imagine draws what is hidden in it at random');
  if (!secrets) return found;
  for (const viewer of viewers(config.seats))
    for (let seat = 0; seat < config.seats; seat++) {
      if (seat === viewer || kinds(n => secrets(start(n), seat)) === 1) continue;
      const view = game.view(state, viewer);
      if (kinds(() => secrets(game.imagine(view, luck), seat)) === 1)
        found.push(
          `imagine gives ${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} the same secret of seat ${seat} whatever the chance`,
        );
    }
  return found;
}
