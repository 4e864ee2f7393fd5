/** Every game through the contract: random play, and copies of a state from the middle of a game. */
import { Chance, type Game, type MoveRecord } from '@atoll/engine';
import { contest, making } from './measure.ts';
import { open, playListed } from './ours.ts';

export interface GameSpeed {
  game: string;
  /** Random decisions per second with two seats, every legal move listed. */
  decisions: number;
  /** Microseconds a copy, from the middle of a game with as many seats as there can be. */
  copy: number;
}

export const measured = ['cacao', 'orbis', 'mangrovia', 'bora-bora'] as const;

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
  const rates = contest(
    games.flatMap(({ id, game }) => {
      const state = middleOf(game);
      return [
        { id: `${id} decisions`, run: () => playListed(game, chance, list) },
        { id: `${id} copies`, run: making(() => game.copy(state)) },
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
