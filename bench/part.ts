/** One part of the benchmarks, in this process alone: `node part.ts playing` prints its figures as JSON. */
import type { Figures } from './report.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Loaded only when asked for, so that no part runs in the memory and the compiled code that another leaves behind. */
const parts: { [Name in keyof Figures]-?: () => Promise<Figures[Name]> } = {
  playing: async () => (await import('./playing.ts')).measurePlaying(),
  copying: async () => (await import('./copying.ts')).measureCopying(),
  games: async () => (await import('./everyGame.ts')).measureGames(),
  thinking: async () => (await import('./thinking.ts')).measureThinking(),
  page: async () => (await import('./page.ts')).measurePage(),
  longTasks: async () => (await import('./longTasks.ts')).measureLongTasks(say),
  server: async () => (await import('./server.ts')).measureServer(say),
};

const name = process.argv[2] as keyof Figures;
console.log(JSON.stringify(await parts[name]()));
