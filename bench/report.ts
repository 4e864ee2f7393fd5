/** The figures, each beside its goal. */
import type { Copying } from './copying.ts';
import type { GameSpeed } from './everyGame.ts';
import type { LongTasks } from './longTasks.ts';
import type { Page } from './page.ts';
import type { Playing } from './playing.ts';
import type { ServerLoad } from './server.ts';
import type { ThinkingSpeed } from './thinking.ts';

export interface Figures {
  playing?: Playing;
  copying?: Copying;
  games?: GameSpeed[];
  thinking?: ThinkingSpeed[];
  page?: Page | null;
  longTasks?: LongTasks[] | null;
  server?: ServerLoad;
}

export interface Figure {
  id: string;
  what: string;
  value: number;
  unit: string;
  /** What is asked for, and what is aimed at. */
  goal: string;
  reached: boolean;
}

/** What each game is to reach: random decisions a second, microseconds a copy, iterations of a search a second. */
const goals: Readonly<Record<string, { decisions: number; copy: number; iterations: number }>> = {
  cacao: { decisions: 250_000, copy: 5, iterations: 1000 },
  orbis: { decisions: 200_000, copy: 8, iterations: 1000 },
  mangrovia: { decisions: 150_000, copy: 10, iterations: 600 },
  'bora-bora': { decisions: 100_000, copy: 15, iterations: 350 },
};
/** Megabytes that a thinking bot may take. */
const most = 150;

export function figures({ playing, copying, games, thinking, page, longTasks, server }: Figures): Figure[] {
  const list: Figure[] = [];
  if (playing) {
    const { listed, sampled, boardgameIo, handTuned } = playing;
    list.push(
      {
        id: 'listed-to-boardgameio',
        what: 'Cacao through the contract, moves listed, to boardgame.io',
        value: listed / boardgameIo,
        unit: 'times',
        goal: 'at least 80, better 300',
        reached: listed / boardgameIo >= 80,
      },
      {
        id: 'sampled-to-boardgameio',
        what: 'Cacao through the contract, moves sampled, to boardgame.io',
        value: sampled / boardgameIo,
        unit: 'times',
        goal: 'at least 80, better 300',
        reached: sampled / boardgameIo >= 80,
      },
      {
        id: 'listed-to-hand-tuned',
        what: 'moves listed, to the loop tuned by hand',
        value: listed / handTuned,
        unit: 'times',
        goal: 'at least 1/8, better 1/3',
        reached: listed / handTuned >= 1 / 8,
      },
      {
        id: 'sampled-to-hand-tuned',
        what: 'moves sampled, to the loop tuned by hand',
        value: sampled / handTuned,
        unit: 'times',
        goal: 'at least 1/8, better 1/3',
        reached: sampled / handTuned >= 1 / 8,
      },
    );
  }
  if (copying)
    list.push(
      {
        id: 'copy',
        what: 'copy of a state in mid-game',
        value: copying.copy,
        unit: 'µs',
        goal: 'at most 5',
        reached: copying.copy <= 5,
      },
      {
        id: 'structuredClone-to-copy',
        what: 'structuredClone, to a copy',
        value: copying.structuredClone / copying.copy,
        unit: 'times as long',
        goal: '',
        reached: true,
      },
      {
        id: 'json-to-copy',
        what: 'there and back through JSON, to a copy',
        value: copying.json / copying.copy,
        unit: 'times as long',
        goal: '',
        reached: true,
      },
    );
  for (const { game, decisions, copy } of games ?? []) {
    const goal = goals[game];
    if (!goal) continue;
    list.push(
      {
        id: `${game}-decisions`,
        what: `random decisions a second in ${game}, two seats`,
        value: decisions,
        unit: 'a second',
        goal: `at least ${goal.decisions}`,
        reached: decisions >= goal.decisions,
      },
      {
        id: `${game}-copy`,
        what: `copy of a state of ${game} in mid-game, all seats taken`,
        value: copy,
        unit: 'µs',
        goal: `at most ${goal.copy}`,
        reached: copy <= goal.copy,
      },
    );
  }
  for (const { game, iterations, memory } of thinking ?? []) {
    const goal = goals[game];
    if (!goal) continue;
    list.push(
      {
        id: `${game}-iterations`,
        what: `iterations of a search in ${game}, first decision of four seats, playouts to the end`,
        value: iterations,
        unit: 'a second',
        goal: `at least ${goal.iterations}`,
        reached: iterations >= goal.iterations,
      },
      {
        id: `${game}-memory`,
        what: `what the strongest bot adds to the memory while it thinks about ${game}`,
        value: memory,
        unit: 'MB',
        goal: `at most ${most}`,
        reached: memory <= most,
      },
    );
  }
  if (page)
    list.push({
      id: 'page',
      what: `JavaScript of the table page, ${page.files} files, gzip (brotli ${kilobytes(page.brotli)} KB)`,
      value: kilobytes(page.gzip),
      unit: 'KB',
      goal: 'at most 120',
      reached: page.gzip <= 120_000,
    });
  for (const { game, slower, decisions, longest, processor, opening, over50, over100, over200 } of longTasks ?? []) {
    const most = slower === 1 ? 100 : 200;
    list.push({
      id: `${game}-long-tasks-${slower}`,
      what:
        `longest task of the page in ${game}, ${slower === 1 ? 'as fast as this machine' : `${slower} times slower`}, ` +
        `${decisions} own decisions (over 50, 100, 200 ms: ${over50}, ${over100}, ${over200}; by processor time the longest ${Math.round(processor)} ms; while opening ${Math.round(opening)} ms)`,
      value: longest,
      unit: 'ms',
      goal: `at most ${most}`,
      reached: longest <= most,
    });
  }
  if (server)
    list.push({
      id: 'server-p99',
      what: `move stored and told to 4 browsers at ${Math.round(server.made)} moves a second, p99 (p50 ${server.p50.toFixed(1)} ms)`,
      value: server.p99,
      unit: 'ms',
      goal: `under 20 at ${server.wanted} a second`,
      reached: server.p99 < 20 && server.made >= 0.98 * server.wanted,
    });
  return list;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

export function reportLines(list: readonly Figure[], { playing }: Figures): string[] {
  const lines = list.map(
    ({ what, value, unit, goal, reached }) =>
      `${reached ? ' ' : '!'} ${shown(value).padStart(7)} ${unit.padEnd(14)} ${what}${goal ? `  [${goal}]` : ''}`,
  );
  if (playing) {
    const perSecond = (rate: number) => Math.round(rate).toLocaleString('en');
    lines.push(
      '',
      `  decisions a second: ${perSecond(playing.listed)} listed, ${perSecond(playing.sampled)} sampled, ` +
        `${perSecond(playing.boardgameIo)} boardgame.io, ${perSecond(playing.handTuned)} by hand`,
    );
  }
  return lines;
}
