/** The report on an edition, in Markdown. It is for people who build games, so it is in English. */
import type { GameModule, TallyRow, Words } from '@atoll/engine';
import { dead, findings, type SeatFindings } from './balanceFindings.ts';
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

export function report(module: GameModule, balance: Balance, command: string): string {
  const { edition, bot, games } = balance;
  const lines = [
    `# ${module.about.name}: how the edition “${edition.id}” plays`,
    '',
    `Made by \`${command}\`: ${games} games for each number of seats, \`${bot}\` on every seat, edition \`${edition.digest.slice(0, 12)}\`.`,
    'Wins are counted by the place in the order that the set-up gives; beside them stands their 95 % interval (Wilson’s). The share of a thing is how',
    `often it was taken when it was on offer, against the mean of its group: 1 is fair, under ${dead} is marked **dead**.`,
    '',
    ...findings(balance.counts.map(count => figuresOf(module, count))),
    '# Tables',
    '',
  ];
  for (const count of balance.counts) lines.push(...seatLines(module, count));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** What the findings go by: the same figures as in the tables, before they are written down. */
function figuresOf(module: GameModule, { seats, played, groups }: SeatCount): SeatFindings {
  const shares = sharesOf(module, played);
  const best = played.map(({ rows }) => Math.max(...rows.map(({ total }) => total)));
  return {
    seats,
    games: played.length,
    places: Array.from({ length: seats }, (_, place) => placeOf(played, place)),
    ...distanceOf(seats, played),
    decisions: mean(played.map(({ decisions }) => decisions)),
    winners: [quantile(best, 0.05), quantile(best, 0.5), quantile(best, 0.95)],
    sources: shares.map(({ name, percent }) => ({ name, percent })),
    choices: groups
      .filter(({ spread }) => !spread)
      .flatMap(({ words, rows }) => rows.map(row => ({ group: words.en, name: row.words.en, share: row.share }))),
  };
}

function placeOf(played: readonly Played[], place: number): SeatFindings['places'][number] {
  const won = winsOf(played, place);
  const [low, high] = wilson(won, played.length);
  return {
    wins: (100 * won) / played.length,
    low: 100 * low,
    high: 100 * high,
    score: mean(played.map(({ rows }) => rows[place]?.total ?? 0)),
  };
}

/** Games won from a place; a shared victory counts as a part of one. */
const winsOf = (played: readonly Played[], place: number): number =>
  played.reduce((sum, { winners }) => sum + (winners.includes(place) ? 1 / winners.length : 0), 0);

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
    const { wins, low, high, score } = placeOf(played, place);
    lines.push(
      `| ${place + 1} | ${wins.toFixed(1)} % | ${low.toFixed(1)} to ${high.toFixed(1)} % | ${score.toFixed(1)} |`,
    );
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

const categoryLines = (module: GameModule, played: readonly Played[]): string[] =>
  sharesOf(module, played).map(
    ({ name, points, percent }) => `| ${name} | ${points.toFixed(1)} | ${percent.toFixed(0)} % |`,
  );

/** What each category brings a seat on average, and how much of all points that is. */
function sharesOf(module: GameModule, played: readonly Played[]): { name: string; points: number; percent: number }[] {
  const categories = played[0]?.categories ?? [];
  const means = categories.map((_, i) => mean(played.flatMap(({ rows }) => rows.map(({ points }) => points[i] ?? 0))));
  const all = means.reduce((sum, one) => sum + one, 0);
  return categories.map((id, i) => {
    const points = means[i] ?? 0;
    return { name: module.text.categories[id]?.en ?? id, points, percent: (100 * points) / all };
  });
}

function noise({ seats, played }: SeatCount): string {
  const { distance, bound } = distanceOf(seats, played);
  const verdict = distance <= bound ? 'within the noise' : 'beyond the noise';
  return `χ² = ${distance.toFixed(2)}, ${verdict} (5 % bound ${bound})`;
}

/** Pearson's chi-square against equal chances, and what that much means for so many seats at 5 %. */
function distanceOf(seats: number, played: readonly Played[]): { distance: number; bound: number } {
  const fair = played.length / seats;
  let distance = 0;
  for (let place = 0; place < seats; place++) distance += (winsOf(played, place) - fair) ** 2 / fair;
  return { distance, bound: [0, 3.84, 5.99, 7.81, 9.49][seats - 1] ?? Number.NaN };
}

const quantiles = (values: readonly number[]): string =>
  [0.05, 0.25, 0.5, 0.75, 0.95]
    .map(part => `${part === 0.5 ? 'median' : `${Math.round(100 * part)} %`} ${quantile(values, part)}`)
    .join(', ');

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

const shareText = (share: number | null): string =>
  share === null ? '–' : share < dead ? `**${share.toFixed(2)} dead**` : share.toFixed(2);
