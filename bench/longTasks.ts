/**
 * How long the page keeps a player waiting at once while a table is played: every game with three bots, in a real
 * Chromium, as fast as this machine is and four times slower. What can be chosen is looked at before it is chosen, so that
 * previews show.
 */
import { existsSync } from 'node:fs';
import { type Atoll, startAtoll } from '@atoll/e2e/test/atoll.ts';
import { openBrowser, openWindow } from '@atoll/e2e/test/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { decide, lookAround, myTurn, sitDown } from './atATable.ts';
import { measured } from './everyGame.ts';
import { load } from './ours.ts';
import { startCounting, stopCounting } from './processor.ts';

export interface LongTasks {
  game: string;
  /** How many times slower than this machine. */
  slower: number;
  /** Own decisions made. */
  decisions: number;
  /** Milliseconds of the longest task, and of the longest one until the table stood. */
  longest: number;
  opening: number;
  /** The longest by processor time, which other load on the machine does not change. */
  processor: number;
  /** How many tasks took longer than so many milliseconds. */
  over50: number;
  over100: number;
  over200: number;
  /** What began the longest frames, with their milliseconds: where to look. */
  where: string[];
}

/** Own decisions in each game. */
const wanted = 16;

/** Null when the site has not been built. */
export async function measureLongTasks(say: (line: string) => void): Promise<LongTasks[] | null> {
  if (!existsSync(new URL('../web/dist/index.html', import.meta.url))) return null;
  const found: LongTasks[] = [];
  const atoll = await startAtoll();
  const browser = await openBrowser();
  const chosen = process.env.ATOLL_BENCH_GAMES?.split(',');
  try {
    for (const id of measured) {
      if (chosen && !chosen.includes(id)) continue;
      const { about } = await load(id);
      for (const slower of [1, 4]) {
        say(`long tasks: ${about.name}, ${slower} times slower …`);
        found.push({ game: id, slower, ...(await playOn(browser, atoll, about.name, slower)) });
      }
    }
  } finally {
    await browser.close();
    await atoll.stop();
  }
  return found;
}

async function playOn(browser: Browser, atoll: Atoll, name: string, slower: number) {
  const { page, close } = await openWindow(browser, { reducedMotion: 'no-preference' });
  await page.addInitScript(observe);
  await sitDown(page, atoll.url, name);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.reload();
  await myTurn(page);
  const opening = await observed(page);
  await startCounting(browser, page);
  let decisions = 0;
  for (; decisions < wanted && (await myTurn(page)); decisions++) {
    await lookAround(page);
    await decide(page, decisions);
  }
  const { tasks, frames } = await observed(page);
  const worked = await stopCounting(browser);
  await close();
  const over = (ms: number) => tasks.filter(task => task > ms).length;
  return {
    decisions,
    longest: Math.max(0, ...tasks),
    opening: Math.max(0, ...opening.tasks),
    processor: worked.reduce((most, ms) => Math.max(most, ms), 0),
    over50: over(50),
    over100: over(100),
    over200: over(200),
    where: frames
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 3)
      .map(({ ms, began }) => `${Math.round(ms)} ms: ${began}`),
  };
}

interface Observed {
  tasks: number[];
  frames: { ms: number; began: string }[];
}

/** What was observed since it was asked for last. */
const observed = (page: Page): Promise<Observed> =>
  page.evaluate(async () => {
    // Long tasks are told of a moment after they end.
    await new Promise(done => setTimeout(done, 300));
    const found = globalThis as unknown as { long: Observed };
    const { long } = found;
    found.long = { tasks: [], frames: [] };
    return long;
  });

/** Runs in the page before anything else. */
function observe(): void {
  interface Frame extends PerformanceEntry {
    scripts: {
      invoker: string;
      sourceFunctionName: string;
      sourceURL: string;
      sourceCharPosition: number;
      duration: number;
    }[];
  }
  const found = globalThis as unknown as { long: Observed };
  found.long = { tasks: [], frames: [] };
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) found.long.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Frame[]) {
      const [script] = [...entry.scripts].sort((a, b) => b.duration - a.duration);
      const began = script
        ? `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL.split('/').at(-1)}:${script.sourceCharPosition} ${Math.round(script.duration)} ms`
        : 'style and layout';
      found.long.frames.push({ ms: entry.duration, began });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
