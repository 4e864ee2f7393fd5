/** Ways through a match, written so that they can be made shorter and simpler when something breaks on them. */
import { Chance } from '../../core/chance.ts';
import type { EventRecord, Game, MoveRecord, TableConfig } from '../../core/game.ts';
import { serialise } from '../../core/plain.ts';
import { sha256 } from '../../core/sha256.ts';
import { answer, openTable, type Table } from '../../core/table.ts';
import { attempt, Broken, insist } from './broken.ts';

export interface Path {
  seed: string;
  /** Which of the legal moves to take, one number a decision, counted round; ends where the list ends. */
  choices: readonly number[];
}

/** Plays along a path, or to the end of the game. */
export function walk<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  config: TableConfig,
  path: Path,
): Table<S, M, E, V> {
  const table = attempt('setup', () => openTable(game, config, path.seed));
  for (const choice of path.choices) if (!step(table, moves => choice % moves.length)) break;
  return table;
}

/** No game may take more decisions than this, unless its tests name another bound. */
export const usualLongest = 5000;

/** A game that goes on for ever must not hold up its tests for ever. */
export function insistItEnds(decisions: number, longest: number, by = 'moves taken at random'): void {
  insist(decisions <= longest, `the game is not over after ${longest} decisions, with ${by}`);
}

/** Plays one move chosen from the list; false when the game is over. */
export function step<S, M extends MoveRecord, E extends EventRecord, V>(
  table: Table<S, M, E, V>,
  choose: (moves: readonly M[]) => number,
): boolean {
  const { game, state } = table;
  const decision = game.decision(state);
  if (!decision) return false;
  const moves = attempt('moves', () => game.moves(state));
  insist(moves.length > 0, `a dead end: moves is empty, and decision asks seat ${decision.seat} (${decision.kind})`);
  const move = moves[choose(moves)];
  const done = attempt(`play ${serialise(move)}`, () => answer(table, decision.seat, move));
  if ('refusal' in done) throw new Broken(`moves lists ${serialise(move)}, and it is refused (${done.refusal.code})`);
  return true;
}

/** Plays on at random until the game is over, and says how many decisions that took. */
export function playOut<S, M extends MoveRecord>(
  game: Game<S, M>,
  state: S,
  chance: Chance,
  luck: Chance,
  longest = usualLongest,
): number {
  const list: M[] = [];
  for (let decisions = 0; ; decisions++) {
    const decision = game.decision(state);
    if (!decision) return decisions;
    insistItEnds(decisions + 1, longest);
    list.length = 0;
    attempt('moves', () => game.moves(state, list));
    insist(list.length > 0, `a dead end: moves is empty, and decision asks seat ${decision.seat} (${decision.kind})`);
    const move = luck.pick(list);
    attempt(`play ${serialise(move)}`, () => game.play(state, move, chance));
  }
}

/** How far chance has come, to be asked again from there without touching the original. */
export const sameChance = (chance: Chance): Chance => Chance.load(chance.save());

/** Up to `n` things of a list, each at most once. */
export const some = <T>(list: readonly T[], n: number, luck: Chance): T[] =>
  list.length <= n ? [...list] : luck.shuffle([...list]).slice(0, n);

/** One short text for everything about a table that must come out the same again. */
export const digest = (table: Table): string => sha256(serialise([table.state, table.chance.save(), table.played]));
