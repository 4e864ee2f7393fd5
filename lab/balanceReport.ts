/** The report on an edition, in Markdown. It is for people who build games, so it is in English. */
import type { GameModule, TallyRow, Words } from '@atoll/engine';
import { mean, wilson } from './statistics.ts';

/** A finished game, its seats in the order of the set-up. */
export interface Played {
  decisions: number;
  winners: readonly number[];
  rows: readonly { total: number; points: readonly number[] }[];
  categories: readonly string[];
}

export interface SeatCount {
  seats: number;
  options: Readonly<Record<string, string>>;
  played: readonly Played[];
  groups: readonly { id: string; words: Words; spread: boolean; rows: readonly TallyRow[] }[];
}

export interface Balance {
  game: string;
  edition: { id: string; digest: string };
  bot: string;
  budget: { iterations?: number | undefined; ms?: number | undefined };
  games: number;
  seed: string;
  counts: readonly SeatCount[];
}

/** Less than this part of its fair share, and a thing is as good as dead. */
const dead = 0.1;

export function report(module: GameModule, balance: Balance, command: string): string {
  const { edition, bot, games } = balance;
  const lines = [
    `# ${module.about.name}: how the edition “${edition.id}” plays`,
    '',
    `Made by \`${command}\`: ${games} games for each number of seats, \`${bot}\` on every seat, edition \`${edition.digest.slice(0, 12)}\`.`,
    'Wins are counted by the place in the order that the set-up gives; beside them stands their 95 % interval (Wilson’s). The share of a thing is how',
    `often it was taken when it was on offer, against the mean of its group: 1 is fair, under ${dead} is marked **dead**.`,
    '',
  ];
  for (const count of balance.counts) lines.push(...seatLines(module, count));
  return `${lines.join('\n').trimEnd()}\n`;
}

function seatLines(module: GameModule, count: SeatCount): string[] {
  const { seats, played, options } = count;
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const best = played.map(({ rows }) => Math.max(...rows.map(({ total }) => total)));
  const lines = [
    `## ${[`${seats} seats`, ...chosen].join(', ')}`,
    '',
    `Winners’ scores: ${quantiles(best)}. Decisions a game: ${mean(played.map(({ decisions }) => decisions)).toFixed(0)}.`,
    '',
    '| place | wins | 95 % | mean score |',
    '|---|---|---|---|',
  ];
  for (let place = 0; place < seats; place++) {
    const wins = played.reduce((sum, { winners }) => sum + (winners.includes(place) ? 1 / winners.length : 0), 0);
    const score = mean(played.map(({ rows }) => rows[place]?.total ?? 0));
    const [low, high] = wilson(wins, played.length).map(part => (100 * part).toFixed(1));
    const share = ((100 * wins) / played.length).toFixed(1);
    lines.push(`| ${place + 1} | ${share} % | ${low} to ${high} % | ${score.toFixed(1)} |`);
  }
  lines.push('', `Fair would be ${(100 / seats).toFixed(1)} %; ${noise(count)}.`, '');
  lines.push('| points from | mean | of all |', '|---|---|---|', ...categoryLines(module, played), '');
  for (const group of count.groups) {
    lines.push(
      `### ${group.words.en}, ${seats} seats`,
      '',
      ...(group.spread ? spreadLines : choiceLines)(group.rows),
      '',
    );
  }
  return lines;
}

const choiceLines = (rows: readonly TallyRow[]): string[] => [
  '| what | on offer | taken | share |',
  '|---|---|---|---|',
  ...rows.map(
    ({ words, offered, taken, share }) => `| ${words.en} | ${offered || '–'} | ${taken} | ${shareText(share)} |`,
  ),
];

/** How often it fell out so: when it could, or of all there was. What never happened is left out. */
function spreadLines(rows: readonly TallyRow[]): string[] {
  const all = rows.reduce((sum, { taken }) => sum + taken, 0);
  return [
    '| what | times | of all that could have been |',
    '|---|---|---|',
    ...rows
      .filter(({ offered, taken }) => offered > 0 || taken > 0)
      .map(
        ({ words, offered, taken }) =>
          `| ${words.en} | ${taken} | ${((100 * taken) / (offered || all)).toFixed(0)} % |`,
      ),
  ];
}

function categoryLines(module: GameModule, played: readonly Played[]): string[] {
  const categories = played[0]?.categories ?? [];
  const sums = categories.map((_, i) => mean(played.flatMap(({ rows }) => rows.map(({ points }) => points[i] ?? 0))));
  const all = sums.reduce((sum, one) => sum + one, 0);
  return categories.map((id, i) => {
    const sum = sums[i] as number;
    return `| ${module.text.categories[id]?.en ?? id} | ${sum.toFixed(1)} | ${((100 * sum) / all).toFixed(0)} % |`;
  });
}

/** Pearson's chi-square against equal chances, and what that much means for so many seats at 5 %. */
function noise({ seats, played }: SeatCount): string {
  const fair = played.length / seats;
  let distance = 0;
  for (let place = 0; place < seats; place++) {
    const wins = played.reduce((sum, { winners }) => sum + (winners.includes(place) ? 1 / winners.length : 0), 0);
    distance += (wins - fair) ** 2 / fair;
  }
  const bound = [0, 3.84, 5.99, 7.81, 9.49][seats - 1] ?? Number.NaN;
  const verdict = distance <= bound ? 'within the noise' : 'beyond the noise';
  return `χ² = ${distance.toFixed(2)}, ${verdict} (5 % bound ${bound})`;
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return `5 % ${at(0.05)}, 25 % ${at(0.25)}, median ${at(0.5)}, 75 % ${at(0.75)}, 95 % ${at(0.95)}`;
}

const shareText = (share: number | null): string =>
  share === null ? '–' : share < dead ? `**${share.toFixed(2)} dead**` : share.toFixed(2);
