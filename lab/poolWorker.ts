/** One of the threads of a pool. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BotGame, playGame } from './botGames.ts';
import { playPolicies } from './learn/policyGames.ts';
import { sumsOfGame } from './learn/training.ts';
import { rowsOfGame } from './learn/trainingNet.ts';
import { openGame } from './openGame.ts';
import type { GameTask, PoolGame, WorkerAnswer } from './workerPool.ts';

const { id, edition } = workerData as PoolGame;
const opened = openGame(id, edition);

async function play({
  seats,
  options,
  players,
  deal,
  seed,
  learn,
  rows,
  policies,
  moves,
}: GameTask): Promise<WorkerAnswer> {
  try {
    const { game, sense } = await opened;
    const played: BotGame = { game, sense, config: { seats, options }, bots: players, deal, seed };
    if (learn && sense?.features) {
      const sums = sumsOfGame(played, sense.features, learn.slip);
      return { result: { totals: [], ranks: [], decisions: 0, sums } };
    }
    if (rows && sense?.features)
      return { result: { totals: [], ranks: [], decisions: 0, rows: rowsOfGame(played, sense.features, rows.rounds) } };
    if (policies && sense?.tunablePolicy)
      return {
        result: {
          totals: [],
          ranks: [],
          decisions: 0,
          policies: playPolicies(played, sense.tunablePolicy(seats), policies),
        },
      };
    const table = playGame(played);
    const { rows: scores, final } = game.scoresheet(table.state);
    if (!final) return { error: `The game with the seed ${deal} does not come to an end.` };
    const ordered = scores.toSorted((a, b) => a.seat - b.seat);
    return {
      result: {
        totals: ordered.map(row => row.total),
        ranks: ordered.map(row => row.rank),
        decisions: table.played.length,
        ...(moves ? { moves: table.played.map(({ move }) => move) } : {}),
      },
    };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (task: GameTask) => parentPort?.postMessage(await play(task)));
