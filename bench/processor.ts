/** What the page's own thread worked at each task, by its processor time: a busy machine makes no task look longer. */
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

export const startCounting = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['toplevel', '__metadata'] });

/** Milliseconds of every task since `startCounting`, in the windows' main threads. */
export async function stopCounting(browser: Browser): Promise<number[]> {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const threads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return trace.traceEvents.flatMap(({ name, ph, pid, tid, tdur }) =>
    ph === 'X' && name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`) ? [(tdur ?? 0) / 1000] : [],
  );
}
