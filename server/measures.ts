/** What the server measures of itself, as Prometheus reads it. Numbers only: no id, no name, no address. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Counts how often something took how long; `most`: the upper ends of the classes, in seconds. */
class Histogram {
  readonly #most: readonly number[];
  readonly #counts: number[];
  #sum = 0;

  constructor(most: readonly number[]) {
    this.#most = most;
    this.#counts = Array<number>(most.length + 1).fill(0);
  }

  note(seconds: number): void {
    const found = this.#most.findIndex(most => seconds <= most);
    const at = found === -1 ? this.#most.length : found;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
  }

  lines(name: string): string[] {
    let all = 0;
    const classes = this.#counts.map((count, i) => {
      all += count;
      return `${name}_bucket{le="${this.#most[i] ?? '+Inf'}"} ${all}`;
    });
    return [...classes, `${name}_sum ${this.#sum}`, `${name}_count ${all}`];
  }
}

const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const slow = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const lengths = {
  request: { help: 'Answering requests, in seconds.', most: quick },
  message: { help: 'Answering messages over sockets, moves among them, in seconds.', most: quick },
  append: { help: 'Storing entries of a table, in seconds.', most: quick },
  thought: { help: 'Thinking of bots about one position, in seconds.', most: slow },
} as const;

const counters = {
  moves: 'Moves stored.',
  conflicts: 'Appends that were refused because another server was faster.',
  store_failures: 'Appends that the store could not do.',
  requests_failed: 'Requests answered with a status from 500 on.',
  hints_sent: 'Changes told to the other servers.',
  hints_missed: 'Changes of others found by looking, which no hint had told of.',
} as const;

const gauges = {
  sockets: 'Open sockets.',
  tables_held: 'Tables in memory.',
  bots_waiting: 'Positions that wait for a bot to think about them.',
  bots_thinking: 'Positions that bots think about.',
} as const;

export interface Measures {
  count(what: keyof typeof counters, by?: number): void;
  took(what: keyof typeof lengths, milliseconds: number): void;
  /** What is asked for whenever somebody reads. */
  read(what: keyof typeof gauges, now: () => number): void;
  text(): string;
  close(): void;
}

export function openMeasures(): Measures {
  const counted = new Map<string, number>();
  const histograms = Object.fromEntries(
    Object.entries(lengths).map(([name, { most }]) => [name, new Histogram(most)]),
  ) as Record<keyof typeof lengths, Histogram>;
  const readers = new Map<string, () => number>();
  // Asked for a moment that lies ahead of it, the loop says by how much it came late.
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  const described = (name: string, help: string, type: string, lines: readonly string[]) =>
    [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');

  const one = (name: string, help: string, type: string, value: number) =>
    described(name, help, type, [`${name} ${Number.isFinite(value) ? value : 0}`]);

  function ofLoop(): string {
    const name = 'atoll_event_loop_delay_seconds';
    const lines = [0.5, 0.99, 1].map(part => `${name}{quantile="${part}"} ${(loop.percentile(100 * part) || 0) / 1e9}`);
    loop.reset();
    return described(
      name,
      'Time between two turns of the loop since it was last read; 0.02 when nothing is late.',
      'gauge',
      lines,
    );
  }

  return {
    count(what, by = 1) {
      counted.set(what, (counted.get(what) ?? 0) + by);
    },
    took: (what, milliseconds) => histograms[what].note(milliseconds / 1000),
    read: (what, now) => void readers.set(what, now),
    text() {
      const cpu = process.cpuUsage();
      const parts = [
        ...Object.entries(counters).map(([what, help]) =>
          one(`atoll_${what}_total`, help, 'counter', counted.get(what) ?? 0),
        ),
        ...Object.entries(gauges).map(([what, help]) =>
          one(`atoll_${what}`, help, 'gauge', readers.get(what)?.() ?? 0),
        ),
        ...Object.entries(lengths).map(([what, { help }]) => {
          const name = `atoll_${what}_seconds`;
          return described(name, help, 'histogram', histograms[what as keyof typeof lengths].lines(name));
        }),
        ofLoop(),
        one('process_cpu_seconds_total', 'Processor time.', 'counter', (cpu.user + cpu.system) / 1e6),
        one('process_resident_memory_bytes', 'Memory.', 'gauge', process.memoryUsage.rss()),
      ];
      return `${parts.join('\n')}\n`;
    },
    close: () => void loop.disable(),
  };
}
