/** The bots' own thread: they get a view and the rules, never the table. */
import { think } from '@atoll/bots';
import type { GameModule } from '@atoll/engine';
import { loadRules, openEdition } from '../rules.ts';
import type { FetchRequest, ThinkRequest, WorkerReply } from './bots.ts';

async function answer(request: ThinkRequest | FetchRequest): Promise<WorkerReply> {
  const { id } = request;
  let module: GameModule | null;
  try {
    module = await loadRules(request.game);
  } catch {
    return { id, missing: true };
  }
  if (!('view' in request)) return { id, fetched: true };
  try {
    return { id, thought: thoughtOn(request, module) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function thoughtOn(
  { bot, game: name, edition, json, view, seed, budget, whole = false }: ThinkRequest,
  module: GameModule | null,
) {
  const game = module && (openEdition(module, edition) ?? (json === undefined ? null : module.open(json)));
  if (!game) throw new Error(`The bots do not know the game ${name} with this edition.`);
  const sense = module.sense?.(game);
  return think(bot, { game, ...(sense ? { sense } : {}), view, seed, budget, whole });
}

self.onmessage = ({ data }: MessageEvent<ThinkRequest | FetchRequest>) =>
  void answer(data).then(reply => self.postMessage(reply));
