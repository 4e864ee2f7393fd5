/** Every game through the contract: random play, and copies of a state from the middle of a game. */
import { Chance, type Game, type MoveRecord } from '@atoll/engine';
import { contest } from './measure.ts';
import { open } from './ours.ts';

export interface GameSpeed {
  game: string;
  /** Random decisions per second with two seats, every legal move listed. */
  decisions: number;
  /** Microseconds a copy, from the middle of a game with as many seats as there can be. */
  copy: number;
}

export const measured = ['cacao', 'orbis', 'mangrovia', 'bora-bora'] as const;

function playRandom(game: Game, chance: Chance, list: MoveRecord[]): number {
  const state = game.setup({ seats: 2, options: {} }, chance);
  let decisions = 0;
  for (; game.decision(state); decisions++) {
    list.length = 0;
    game.moves(state, list);
    game.play(state, chance.pick(list), chance);
  }
  return decisions;
}

/** As far as half of the decisions of a whole random game. */
function middleOf(game: Game): unknown {
  const seats = game.seats.max;
  const through = (most: number) => {
    const chance = new Chance('middle');
    const state = game.setup({ seats, options: {} }, chance);
    let n = 0;
    for (; n < most && game.decision(state); n++) game.play(state, chance.pick(game.moves(state)), chance);
    return { state, n };
  };
  return through(Math.floor(through(Number.POSITIVE_INFINITY).n / 2)).state;
}

export async function measureGames(): Promise<GameSpeed[]> {
  const games = await Promise.all(measured.map(async id => ({ id, game: await open(id) })));
  const chance = new Chance('bench');
  const list: MoveRecord[] = [];
  // Copies are kept for a moment, so that none can be optimised away.
  const kept: unknown[] = new Array(64);
  const rates = contest(
    games.flatMap(({ id, game }) => {
      const state = middleOf(game);
      return [
        { id: `${id} decisions`, run: () => playRandom(game, chance, list) },
        {
          id: `${id} copies`,
          run: () => {
            for (let i = 0; i < kept.length; i++) kept[i] = game.copy(state);
            return kept.length;
          },
        },
      ];
    }),
    5,
    300,
  );
  const rate = (id: string) => rates.get(id) ?? Number.NaN;
  return measured.map(game => ({
    game,
    decisions: rate(`${game} decisions`),
    copy: 1e6 / rate(`${game} copies`),
  }));
}
