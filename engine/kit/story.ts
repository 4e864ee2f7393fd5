/** How tests tell their stories: play, be refused, be asked. */
import { Chance } from '../core/chance.ts';
import type { Decision, EventRecord, Game, MoveRecord } from '../core/game.ts';
import { findMove } from '../core/table.ts';
import { insistItEnds } from './walking/walk.ts';

/** Plays moves of the player to decide, and returns what everybody heard. An illegal one fails the test. */
export function play<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  state: S,
  ...moves: M[]
): E[] {
  const heard: E[] = [];
  for (const tried of moves) {
    const found = findMove(game, state, game.decision(state)?.seat ?? 0, tried);
    if ('refusal' in found)
      throw new Error(`${JSON.stringify(tried)}: ${found.refusal.code}, ${found.refusal.words.en}`);
    game.play(state, found.move, new Chance('test'), (event, only) => {
      if (only === undefined) heard.push(event);
    });
  }
  return heard;
}

/** Why a move is refused, as a code; null for a legal one. */
export function refused<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  state: S,
  move: unknown,
): string | null {
  const found = findMove(game, state, game.decision(state)?.seat ?? 0, move);
  return 'refusal' in found ? found.refusal.code : null;
}

/**
 * Every decision that comes up until the game is over, each to be answered before the next is asked for. A game that
 * goes on for longer than any does fails the test instead of hanging it.
 */
export function* decisions<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  state: S,
  longest = 2000,
): Generator<Decision> {
  for (let n = 0; ; n++) {
    const decision = game.decision(state);
    if (!decision) return;
    insistItEnds(n + 1, longest);
    yield decision;
  }
}

/** Who has to decide what: `1 work`; `over` at the end. */
export function asked<S, M extends MoveRecord, E extends EventRecord, V>(game: Game<S, M, E, V>, state: S): string {
  const decision = game.decision(state);
  return decision ? `${decision.seat} ${decision.kind}` : 'over';
}
