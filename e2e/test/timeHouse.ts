/** A server in this process whose clock the test sets, and a browser beside it. Bots answer at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { NewTable, TableInfo } from '../../server/door/protocol.ts';
import { type RunningServer, startServer } from '../../server/index.ts';
import { openBrowser } from './browser.ts';

export interface TimeHouse {
  readonly url: string;
  readonly browser: Browser;
  /** So many milliseconds go by in an open house, and what is due by then is done. */
  pass(ms: number): Promise<void>;
  /** The house ends, and opens again on the same data so many milliseconds later. */
  shutFor(ms: number): Promise<void>;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
}

const siteDir = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const looks = 20;

export function useTimeHouse(): TimeHouse {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  let ahead = 0;
  const data = mkdtempSync(join(tmpdir(), 'atoll-time-'));
  const now = () => Date.now() + ahead;
  const start = async (port: number) => {
    server = await startServer({
      port,
      data,
      siteDir,
      now,
      botDelay: 0,
      dutiesEvery: looks,
      // Time jumps here, and nobody is to think that the house was shut.
      shutAfter: Number.POSITIVE_INFINITY,
      log: () => undefined,
    });
  };
  const there = <T>(thing: T | undefined): T => {
    if (!thing) throw new Error('Tests come after the house is open.');
    return thing;
  };
  before(async () => {
    await start(0);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(data, { recursive: true });
  });
  return {
    get url() {
      return there(server).url;
    },
    get browser() {
      return there(browser);
    },
    now,
    async pass(ms) {
      ahead += ms;
      await new Promise(done => setTimeout(done, 5 * looks));
    },
    async shutFor(ms) {
      const { port, close } = there(server);
      await close();
      ahead += ms;
      await start(port);
    },
  };
}

/** The people open a table of Cacao, all of them seated in this order, and look at it. */
export async function seatAt(
  url: string,
  people: readonly { page: Page; name: string }[],
  manners: Omit<NewTable, 'game' | 'seats'>,
): Promise<string> {
  const [first] = people;
  if (!first) throw new Error('a table needs somebody');
  const seats: NewTable['seats'] = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  await first.page.request.post(`${url}api/me`, { data: { name: first.name } });
  const opened = await first.page.request.post(`${url}api/tables`, { data: { game: 'cacao', seats, ...manners } });
  const { id } = (await opened.json()) as TableInfo;
  for (const [seat, { page, name }] of people.entries())
    if (seat > 0) await page.request.post(`${url}api/tables/${id}/seats/${seat}`, { data: { name } });
  for (const { page } of people) await page.goto(`${url}t/${id}`);
  return id;
}

/** What a browser does when its tab is seen again after a while. */
export const wake = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
