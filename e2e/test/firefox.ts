/** Windows in a real Firefox, driven over WebDriver BiDi; they notice what must never happen, as those of browser.ts do. */
import assert from 'node:assert/strict';
import puppeteer, { type Browser, type Page, type Viewport } from 'puppeteer-core';
import { insecureHost } from './browser.ts';

export const openFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.ATOLL_FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'network.dns.localDomains': insecureHost,
      'intl.accept_languages': 'en',
      'ui.prefersReducedMotion': 1,
    },
  });

export interface FirefoxWindow {
  page: Page;
  /** Closes it, and fails if anything went wrong in it. */
  close(): Promise<void>;
}

export async function openFirefoxWindow(
  browser: Browser,
  viewport: Viewport = { width: 1440, height: 900 },
): Promise<FirefoxWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', error => {
    errors.push(String(error));
    console.error(`Uncaught in the page: ${error instanceof Error ? error.stack : error}`);
  });
  return {
    page,
    async close() {
      await context.close();
      assert.deepEqual(errors, [], 'there were errors in the console');
    },
  };
}
