/** Timing things side by side, so that other load on the machine hits all of them alike. */

export interface Contestant {
  id: string;
  /** Works for a while and says how many things it did. */
  run(): number;
}

/** Makes 64 things and keeps them for a moment, so that none can be optimised away. */
export function making(make: () => unknown): () => number {
  const kept: unknown[] = new Array(64);
  return () => {
    for (let i = 0; i < kept.length; i++) kept[i] = make();
    return kept.length;
  };
}

/** Things per second, by contestant: the median of rounds in which everybody has a turn. */
export function contest(contestants: readonly Contestant[], rounds: number, ms: number): Map<string, number> {
  for (const contestant of contestants) turn(contestant, ms);
  const rates = new Map<string, number[]>(contestants.map(({ id }) => [id, []]));
  for (let round = 0; round < rounds; round++)
    for (const contestant of contestants) rates.get(contestant.id)?.push(turn(contestant, ms));
  return new Map([...rates].map(([id, list]) => [id, median(list)]));
}

/**
 * Counted in the processor time of this thread: a busy machine makes nobody look slow, and what other threads tidy up
 * beside it is not waited for.
 */
function turn({ run }: Contestant, ms: number): number {
  const began = processorMs();
  let done = 0;
  let now = began;
  while (now - began < ms) {
    done += run();
    now = processorMs();
  }
  return (done * 1000) / (now - began);
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
