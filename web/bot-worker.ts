/** The bots' own thread: they get a view and the rules, never the table. */
import { think } from '@atoll/bots';
import type { ThinkReply, ThinkRequest } from './bots.ts';
import { loadRules, openEdition } from './rules.ts';

const answer = async ({
  id,
  bot,
  game: name,
  edition,
  json,
  view,
  seed,
  budget,
  whole = false,
}: ThinkRequest): Promise<ThinkReply> => {
  try {
    const module = await loadRules(name);
    const game = module && (openEdition(module, edition) ?? (json === undefined ? null : module.open(json)));
    if (!game) throw new Error(`The bots do not know the game ${name} with this edition.`);
    const sense = module.sense?.(game);
    return { id, thought: think(bot, { game, ...(sense ? { sense } : {}), view, seed, budget, whole }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

self.onmessage = ({ data }: MessageEvent<ThinkRequest>) => void answer(data).then(reply => self.postMessage(reply));
