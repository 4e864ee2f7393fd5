/** The bots: programs that sit on a seat. They know games through the contract only, and of a table only a view. */
import { BadInput, type MoveRecord, type Words, words } from '@atoll/engine';
import { flat } from './flat.ts';
import { clearSighted, greedy, hasty, shortSighted } from './greedy.ts';
import { random } from './random.ts';
import type { BotTask, Budget, Thought } from './search/botTask.ts';
import { search } from './search/search.ts';

export type { BotTask, Budget, Considered, Thought } from './search/botTask.ts';
export { type SearchParameters, searchParameterRanges, usualSearchParameters } from './search/searchParameters.ts';

export interface BotInfo {
  id: string;
  words: Words;
  /** What it takes when nobody says otherwise. */
  budget: Budget;
  /**
   * Milliseconds that its answer takes at a table even where it has it at once: a quick one would tell that it had no
   * choice, and with that something of its hand.
   */
  least: number;
  /** 1 to 5 for those that people play against; 0 for yardsticks and parts. */
  level: number;
}

interface Bot extends Omit<BotInfo, 'least'> {
  think(task: BotTask): Thought;
}

/** Textbook information-set tree search: no priors, playouts at random and to the end. */
const plain = {
  priorUncertainty: 0,
  policyShare: 0,
  horizon: 2000,
  exploration: 1.41,
  breadth: 1000,
  depth: 1000,
  expansionVisits: 1,
  othersFirstMoveOnly: 0,
};

const oracleWith = (seconds: number): Bot => ({
  id: `level5@${seconds * 1000}`,
  words: words(`Orakel, ${seconds} Sekunden je Schritt`, `Oracle, ${seconds} seconds per move`),
  budget: { ms: seconds * 1000 },
  level: 5,
  think: search,
});

/** So many imagined games level 4 thinks through, where the game does not say how many suit it. */
const usualLevel4Iterations = 48;

/** A search that ends after a few imagined games, however quick the machine is; the time is for slow ones. */
const withFewIterations = (task: BotTask): Thought =>
  search({
    ...task,
    budget: {
      ...task.budget,
      iterations: task.budget.iterations ?? task.sense?.level4Iterations ?? usualLevel4Iterations,
    },
  });

/**
 * The levels differ in how far and how clearly they look, never in what they know. The first two see the points at hand
 * better than those to come, and their own better than the others'; the third sees where each of its turns would leave
 * everybody; the fourth thinks the rest of the game through a few times, the fifth as often as it has time.
 */
const bots: readonly Bot[] = [
  {
    id: 'level1',
    words: words('Strandgast', 'Beachcomber'),
    budget: {},
    level: 1,
    think: task => shortSighted(task, { foresight: 0.3, blur: 0.75 }),
  },
  {
    id: 'level2',
    words: words('Fischerin', 'Angler'),
    budget: {},
    level: 2,
    think: task => shortSighted(task, { foresight: 0.6, blur: 0.45 }),
  },
  { id: 'level3', words: words('Lotse', 'Navigator'), budget: {}, level: 3, think: clearSighted },
  { id: 'level4', words: words('Kapitänin', 'Captain'), budget: { ms: 150 }, level: 4, think: withFewIterations },
  { id: 'level5', words: words('Orakel', 'Oracle'), budget: { ms: 1000 }, level: 5, think: search },
  // The owner of a table may give the strongest bot more time.
  oracleWith(3),
  oracleWith(10),
  { id: 'random', words: words('Zufall', 'Random'), budget: {}, level: 0, think: random },
  { id: 'greedy', words: words('Gierig', 'Greedy'), budget: {}, level: 0, think: greedy },
  { id: 'hasty', words: words('Hastig', 'Hasty'), budget: {}, level: 0, think: hasty },
  { id: 'flat', words: words('Flache Suche', 'Flat search'), budget: { ms: 200 }, level: 0, think: flat },
  {
    id: 'plain',
    words: words('Schlichte Suche', 'Plain search'),
    budget: { ms: 200 },
    level: 0,
    think: task => search({ ...task, searchParameters: { ...task.searchParameters, ...plain } }),
  },
  { id: 'search', words: words('Vorausschauend', 'Far-sighted'), budget: { ms: 200 }, level: 0, think: search },
];

/** How long the answers of those that think for longer still take at least. */
const longestLeast = 1000;

export const botList: readonly BotInfo[] = bots.map(({ id, words, budget, level }) => ({
  id,
  words,
  budget,
  least: Math.min(budget.ms ?? 0, longestLeast),
  level,
}));

/** What a bot makes of a decision. Throws `BadInput` when there is no such bot. */
export function think(bot: string, task: BotTask): Thought {
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
  return found.think(unlimited ? { ...task, budget: found.budget } : task);
}

/** A bot's move. */
export const choose = (bot: string, task: BotTask): MoveRecord => think(bot, task).move;
