/** Tables whose game is over, played at random through the engine and kept as the browser keeps its own. */
import { answer, Chance, type Game, openTable, seedHash } from '@atoll/engine';
import { games } from '@atoll/games';

export interface Finished {
  id: string;
  /** Where the browser keeps it, and what it keeps there. */
  key: string;
  text: string;
}

/** The first seat is ours. */
export async function finished(name: string, seats: number, seed = 'a finished game'): Promise<Finished> {
  const module = await games[name]?.();
  if (!module) throw new Error(`there is no game ${name}`);
  const game: Game = module.open(module.editions[0]);
  const table = openTable(game, { seats }, seed);
  const chance = new Chance(`${seed}, at random`);
  for (let left = 5000; left > 0; left--) {
    const decision = game.decision(table.state);
    if (!decision) return kept(game, table, seats);
    answer(table, decision.seat, chance.pick(game.moves(table.state)));
  }
  throw new Error(`a random game of ${name} did not end`);
}

function kept(game: Game, table: ReturnType<typeof openTable>, seats: number): Finished {
  const id = seedHash(table.seed).slice(0, 16);
  const at = new Date(0).toISOString();
  const text = JSON.stringify({
    id,
    game: game.id,
    edition: game.edition.digest,
    rules: game.version,
    options: table.config.options,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: `level${seat}` },
    ),
    seed: table.seed,
    moves: table.played.map(({ seat, move }) => ({ seat, move, auto: false })),
    startedAt: at,
    changedAt: at,
    turn: null,
  });
  return { id, key: `atoll.table.${id}`, text };
}
