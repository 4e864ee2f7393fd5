/** The bots: programs that sit on a seat. They know games through the contract only, and of a table only a view. */
import { BadInput, type MoveRecord, type Words, words } from '@atoll/engine';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import type { BotTask, Budget } from './task.ts';

export type { BotTask, Budget } from './task.ts';

interface Bot {
  id: string;
  words: Words;
  /** What it takes when nobody says otherwise. */
  budget: Budget;
  choose(task: BotTask): MoveRecord;
}

const bots: readonly Bot[] = [
  { id: 'random', words: words('Zufall', 'Random'), budget: {}, choose: random },
  { id: 'greedy', words: words('Gierig', 'Greedy'), budget: {}, choose: greedy },
  { id: 'search', words: words('Vorausschauend', 'Far-sighted'), budget: { ms: 200 }, choose: search },
];

export const botList: readonly Pick<Bot, 'id' | 'words' | 'budget'>[] = bots.map(({ id, words, budget }) => ({
  id,
  words,
  budget,
}));

/** A bot's move. Throws `BadInput` when there is no such bot. */
export function choose(bot: string, task: BotTask): MoveRecord {
  const found = bots.find(({ id }) => id === bot);
  if (!found) {
    const known = bots.map(({ id }) => id).join(', ');
    throw new BadInput(
      'bot',
      { de: `Den Bot „${bot}“ gibt es nicht; es gibt ${known}.`, en: `There is no bot “${bot}”; there are ${known}.` },
      'bot',
    );
  }
  const unlimited = task.budget.ms === undefined && task.budget.iterations === undefined;
  return found.choose(unlimited ? { ...task, budget: found.budget } : task);
}
