/** What a game speaks of: the fields of its moves with their values, and what it keeps by seat. Found by playing it once. */
import { Chance, type Game, openTable } from '@atoll/engine';
import type { Value } from '../board.ts';
import { keysBySeat, type Thing } from './parts.ts';

export interface Vocabulary {
  /** Values that moves have had, by field. */
  readonly fields: ReadonlyMap<string, ReadonlySet<Value>>;
  readonly bySeat: ReadonlySet<string>;
}

/** Decisions of the one random game; by then nearly everything that can be chosen has come up. */
const longest = 150;

const known = new WeakMap<Game, Vocabulary>();

export function vocabularyOf(game: Game): Vocabulary {
  let found = known.get(game);
  if (!found) {
    found = { fields: fieldsOf(game), bySeat: seatKeysOf(game) };
    known.set(game, found);
  }
  return found;
}

/** The field whose values these are; of several, the one with the fewest values, because it says the most. */
export function fieldOfThings(fields: Vocabulary['fields'], things: readonly Thing[]): string | null {
  const values = things.filter(thing => thing !== null);
  if (values.length === 0) return null;
  const fitting = [...fields].filter(([, of]) => values.every(value => of.has(value)));
  return fitting.sort(([, a], [, b]) => a.size - b.size)[0]?.[0] ?? null;
}

function fieldsOf(game: Game): Map<string, Set<Value>> {
  const fields = new Map<string, Set<Value>>();
  const { state } = openTable(game, { seats: game.seats.min }, 'vocabulary');
  const chance = new Chance('vocabulary');
  for (let i = 0; i < longest && game.decision(state); i++) {
    const moves = game.moves(state);
    for (const move of moves)
      for (const [field, value] of Object.entries(move)) fields.set(field, (fields.get(field) ?? new Set()).add(value));
    game.play(state, chance.pick(moves), chance);
  }
  return fields;
}

function seatKeysOf(game: Game): Set<string> {
  const views = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const { state } = openTable(game, { seats }, 'vocabulary');
    views.push({ seats, view: game.view(state, 'spectator') });
  }
  return keysBySeat(views);
}
