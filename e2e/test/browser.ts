/** Windows in a real Chromium that notice what must never happen: errors, and requests to another host. */
import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** A name for this machine that is none of the secure ones: what it serves is what a home network gets over plain HTTP. */
export const insecureHost = 'atoll.test';

/** The product under that name. */
export const overPlainHttp = (url: string): string => url.replace('//localhost:', `//${insecureHost}:`);

const own = new Set([
  'localhost',
  insecureHost,
  ...Object.values(networkInterfaces()).flatMap(net => net?.map(({ address }) => address) ?? []),
]);

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.ATOLL_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`,
    ],
  });

export const desktop = { viewport: { width: 1440, height: 900 } };
export const tablet = { viewport: { width: 1024, height: 768 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface Window {
  page: Page;
  /** Closes it, and fails if anything went wrong in it. `expecting` names errors that the test itself provoked. */
  close(expecting?: RegExp): Promise<void>;
}

/** A person's browser of its own, with its own cookies. English and without motion unless told. */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', ...desktop, ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const errors: string[] = [];
  const strangers: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', error => {
    errors.push(String(error));
    // Said at once, whatever the test comes to: a page that breaks is not late, and gets no second try (scripts/test.mjs).
    console.error(`Uncaught in the page: ${error.stack ?? error}`);
  });
  page.on('request', request => {
    const { hostname, origin, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    // A test may go from one address of the product to another; all that a page asks for stays where the page came from.
    const stays = request.isNavigationRequest() ? own.has(hostname) : origin === new URL(page.url()).origin;
    if (!stays) strangers.push(request.url());
  });
  return {
    page,
    async close(expecting) {
      await context.close();
      assert.deepEqual(strangers, [], 'a request left the page’s own origin');
      assert.deepEqual(
        errors.filter(error => !expecting?.test(error)),
        [],
        'there were errors in the console',
      );
    },
  };
}
