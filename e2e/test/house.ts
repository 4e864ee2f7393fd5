/** The product and a browser for all tests of a file. Both are ended afterwards, also when the other did not start. */
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { type Atoll, startAtoll } from './atoll.ts';
import { openBrowser } from './browser.ts';

export interface House {
  readonly atoll: Atoll;
  readonly browser: Browser;
}

export function useHouse(): House {
  let atoll: Atoll | undefined;
  let browser: Browser | undefined;
  before(async () => {
    atoll = await startAtoll();
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await atoll?.stop();
  });
  const there = <T>(thing: T | undefined): T => {
    if (!thing) throw new Error('Tests come after the house is open.');
    return thing;
  };
  return {
    get atoll() {
      return there(atoll);
    },
    get browser() {
      return there(browser);
    },
  };
}
