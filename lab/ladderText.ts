/** The ladder in Markdown. */
import type { Budget } from '@atoll/bots';
import { wilson } from './statistics.ts';

export interface Pairing {
  a: string;
  b: string;
  score: number;
  games: number;
}

export interface Ladder {
  game: string;
  name: string;
  edition: { id: string; digest: string };
  seats: number;
  games: number;
  seed: string;
  alone: boolean;
  machine: string;
  players: readonly {
    bot: string;
    budget: Budget;
    elo: number;
    low: number;
    high: number;
    meanRank: number;
    meanScore: number;
  }[];
  pairs: readonly Pairing[];
}

export function ladderText(ladder: Ladder, command: string): string {
  const { name, seats, games, machine, edition, alone } = ladder;
  const lines = [
    `## ${name}, ${seats} seats`,
    '',
    `\`${command}\``,
    '',
    `${games} games a pair${alone ? ', one of the first against the others of the second' : ''}, every deal from all seats; edition \`${edition.digest.slice(0, 12)}\`; ${machine}.`,
    '',
    '| bot | thinks | Elo | 95 % | mean place | mean score |',
    '|---|---|---|---|---|---|',
  ];
  for (const { bot, budget, elo, low, high, meanRank, meanScore } of ladder.players.toSorted((x, y) => y.elo - x.elo))
    lines.push(
      `| ${bot} | ${budgetText(budget)} | ${elo.toFixed(0)} | ${low.toFixed(0)} to ${high.toFixed(0)} | ${meanRank.toFixed(2)} | ${meanScore.toFixed(1)} |`,
    );
  lines.push('', '| pair | first wins | 95 % |', '|---|---|---|');
  for (const { a, b, score, games: met } of ladder.pairs) {
    const [low, high] = wilson(score, met);
    lines.push(
      `| ${a} – ${b} | ${((100 * score) / met).toFixed(1)} % | ${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} % |`,
    );
  }
  return `${lines.join('\n')}\n`;
}

const budgetText = ({ ms, iterations }: Budget): string =>
  iterations !== undefined ? `${iterations} iterations` : ms !== undefined ? `${ms} ms` : 'at once';
