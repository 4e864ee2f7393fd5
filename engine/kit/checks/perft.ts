/** Counts of all ways to play on from fixed positions: they change when a rule does. */
import { Chance } from '../../core/chance.ts';
import type { EventRecord, Game, MoveRecord } from '../../core/game.ts';
import { answer, openTable } from '../../core/table.ts';
import { configName, configs } from '../walking/subject.ts';

export interface Count {
  /** How many moves deep. */
  depth: number;
  /** Positions with a decision at this depth, all their moves, and positions where the game is over. */
  decisions: number;
  moves: number;
  over: number;
}

/** Counts every way to play on from a position, move by move, chance being the same on each. */
export function perft<S, M extends MoveRecord>(game: Game<S, M>, state: S, chance: Chance, depth: number): Count[] {
  const counts = Array.from({ length: depth + 1 }, (_, at) => ({ depth: at, decisions: 0, moves: 0, over: 0 }));
  const countFrom = (at: number, here: S, luck: Chance): void => {
    const count = counts[at];
    if (!game.decision(here)) {
      count.over++;
      return;
    }
    const moves = game.moves(here);
    count.decisions++;
    count.moves += moves.length;
    if (at === depth) return;
    for (const move of moves) {
      const next = game.copy(here);
      const nextLuck = Chance.load(luck.save());
      game.play(next, move, nextLuck);
      countFrom(at + 1, next, nextLuck);
    }
  };
  countFrom(0, state, chance);
  return counts;
}

/** Where everybody has a single move the counts never grow; they are looked into no deeper than this. */
const deepest = 100;

/** Counts from the start and from the middle of a game, for every config, as deep as `most` positions allow. */
export function perftTable<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  most = 3000,
): { config: string; seed: string; after: number; counts: Count[] }[] {
  return configs(game).flatMap(config =>
    [0, 12].map(after => {
      const seed = 'perft';
      const table = openTable(game, config, seed);
      const luck = new Chance(`perft ${seed}`);
      for (let i = 0; i < after; i++) {
        const decision = game.decision(table.state);
        if (decision) answer(table, decision.seat, luck.pick(game.moves(table.state)));
      }
      let counts = perft(game, table.state, table.chance, 1);
      while ((counts.at(-1)?.moves ?? 0) > 0 && (counts.at(-1)?.moves ?? 0) <= most && counts.length < deepest)
        counts = perft(game, table.state, table.chance, counts.length);
      return { config: configName(config), seed, after, counts };
    }),
  );
}
