/** Running the boardgame.io version through that library's own reducer. */
import { createRequire } from 'node:module';
import type { CacaoG } from './board.ts';
import { enumerate, type Listed } from './enumerate.ts';
import { cacao } from './game.ts';

interface State {
  G: CacaoG;
  ctx: { currentPlayer: string; numPlayers: number; gameover?: { scores: number[] } };
}

const load = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal') as {
  InitializeGame(options: { game: typeof cacao; numPlayers: number; setupData?: CacaoG }): State;
  CreateGameReducer(options: { game: typeof cacao }): (state: State, action: object) => State;
};

const reducer = CreateGameReducer({ game: cacao });

export const begin = (seats: number, dealt?: CacaoG): State =>
  InitializeGame({ game: cacao, numPlayers: seats, setupData: dealt });

/** Whose decision it is. */
export function decider({ G, ctx }: State): number {
  const step = G.steps.at(-1);
  return step?.kind === 'work' ? step.seat : Number(ctx.currentPlayer);
}

/** As `client.moves.…` does it, without a store and its subscribers around the reducer. */
export const makeMove = (state: State, type: string, args: readonly (string | number)[]): State =>
  reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(decider(state)) } });

export const listMoves = (state: State): Listed[] => enumerate(state.G, state.ctx);

/** A whole game of random legal moves; how many moves it took. */
export function playRandom(seats: number, pick: (n: number) => number): { moves: number; scores: number[] } {
  let state = begin(seats);
  for (let moves = 0; ; moves++) {
    if (state.ctx.gameover) return { moves, scores: state.ctx.gameover.scores };
    const list = listMoves(state);
    const chosen = list[pick(list.length)];
    if (!chosen) throw new Error('The boardgame.io version has come to a dead end.');
    state = makeMove(state, chosen.move, chosen.args);
  }
}
