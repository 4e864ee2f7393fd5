/** What a balance report found, on one page: who wins, how long and how high games are, what pays, what is dead. */

/** The figures of one number of seats that the findings go by. */
export interface SeatFindings {
  seats: number;
  games: number;
  /** By place in the starting order: the share of games won with its 95 % interval, all in percent, and the mean score. */
  places: readonly { wins: number; low: number; high: number; score: number }[];
  /** Pearson's chi-square against equal chances, and what it may be by chance at 5 %. */
  distance: number;
  bound: number;
  decisions: number;
  /** Winners' scores: the 5 %, 50 % and 95 % quantiles. */
  winners: readonly [low: number, median: number, high: number];
  /** Where points come from, in percent of all. */
  sources: readonly { name: string; percent: number }[];
  /** What could be chosen, and how often it was, against the mean of its group; null where it was never on offer. */
  choices: readonly { group: string; name: string; share: number | null }[];
}

/** Less than this part of its fair share, and a thing is as good as dead. */
export const dead = 0.1;

/** Less than this is worth a second look. */
const rare = 0.25;

/** Lists longer than this say how many more there are. */
const longest = 12;

export function findings(counts: readonly SeatFindings[]): string[] {
  return [
    '## Findings',
    '',
    ...seatLines(counts),
    '',
    ...overviewLines(counts),
    '',
    ...sourceLines(counts),
    '',
    ...choiceLines(counts),
    '',
  ];
}

function seatLines(counts: readonly SeatFindings[]): string[] {
  const unfair = counts.filter(({ distance, bound }) => distance > bound);
  const verdict =
    unfair.length === 0
      ? '**Seats are fair** as far as so many games can tell: every χ² is within the noise.'
      : `**Seats are not fair** with ${unfair.map(({ seats }) => seats).join(', ')} seats: χ² is beyond the noise.`;
  const most = Math.max(...counts.map(({ places }) => places.length));
  const places = Array.from({ length: most }, (_, i) => i);
  return [
    verdict,
    '',
    `| seats | games |${places.map(i => ` place ${i + 1} wins |`).join('')} fair | χ² (5 % bound) |`,
    `|---|---|${places.map(() => '---|').join('')}---|---|`,
    ...counts.map(count => {
      const shares = places.map(i => {
        const place = count.places[i];
        return place ? ` ${place.wins.toFixed(1)} % (${place.low.toFixed(0)} to ${place.high.toFixed(0)}) |` : ' |';
      });
      const fair = (100 / count.seats).toFixed(1);
      return `| ${count.seats} | ${count.games} |${shares.join('')} ${fair} % | ${count.distance.toFixed(2)} (${count.bound}) |`;
    }),
  ];
}

function overviewLines(counts: readonly SeatFindings[]): string[] {
  return [
    '**Lengths and scores.**',
    '',
    '| seats | decisions a game | winner, median | 90 % of the winners | mean of all |',
    '|---|---|---|---|---|',
    ...counts.map(({ seats, decisions, winners: [low, median, high], places }) => {
      const all = places.reduce((sum, { score }) => sum + score, 0) / places.length;
      return `| ${seats} | ${decisions.toFixed(0)} | ${median} | ${low} to ${high} | ${all.toFixed(1)} |`;
    }),
  ];
}

function sourceLines(counts: readonly SeatFindings[]): string[] {
  const names = [...new Set(counts.flatMap(({ sources }) => sources.map(({ name }) => name)))];
  const percent = (count: SeatFindings, name: string) => count.sources.find(one => one.name === name)?.percent;
  const weight = (name: string) => counts.reduce((sum, count) => sum + Math.abs(percent(count, name) ?? 0), 0);
  return [
    '**Where the points come from**, the largest part first.',
    '',
    `| points from |${counts.map(({ seats }) => ` ${seats} seats |`).join('')}`,
    `|---|${counts.map(() => '---|').join('')}`,
    ...names
      .toSorted((a, b) => weight(b) - weight(a))
      .map(name => `| ${name} |${counts.map(count => ` ${percent(count, name)?.toFixed(0) ?? '–'} % |`).join('')}`),
  ];
}

function choiceLines(counts: readonly SeatFindings[]): string[] {
  const below = (least: number, limit: number) => {
    const found = new Map<string, { seats: number[]; lowest: number }>();
    for (const { seats, choices } of counts)
      for (const { group, name, share } of choices) {
        if (share === null || share < least || share >= limit) continue;
        const key = `${group}: ${name}`;
        const { seats: all, lowest } = found.get(key) ?? { seats: [], lowest: share };
        found.set(key, { seats: [...all, seats], lowest: Math.min(lowest, share) });
      }
    return [...found].sort(([, a], [, b]) => a.lowest - b.lowest);
  };
  const list = (title: string, none: string, things: ReturnType<typeof below>) => [
    things.length === 0 ? none : title,
    ...(things.length === 0 ? [] : ['']),
    ...things
      .slice(0, longest)
      .map(([what, { seats, lowest }]) => `- ${what} (${lowest.toFixed(2)}; ${seats.join(', ')} seats)`),
    ...(things.length > longest ? [`- and ${things.length - longest} more`] : []),
  ];
  return [
    ...list(`**Dead**, under ${dead} of the fair share:`, '**Nothing is dead.**', below(0, dead)),
    '',
    ...list(
      `**Seldom taken**, under ${rare} of it:`,
      `Nothing is taken less than ${rare} of its fair share.`,
      below(dead, rare),
    ),
  ];
}
