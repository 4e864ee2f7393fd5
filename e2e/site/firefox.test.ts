/** Every game in Firefox: it is played, nothing breaks, and the page stays where it is. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { type Atoll, startAtoll } from '../test/atoll.ts';
import { overPlainHttp } from '../test/browser.ts';
import { openFirefox, openFirefoxWindow } from '../test/firefox.ts';
import { allGames } from '../test/games.ts';

let atoll: Atoll | undefined;
let firefox: Browser | undefined;
before(async () => {
  atoll = await startAtoll();
  firefox = await openFirefox();
});
after(async () => {
  await firefox?.close();
  await atoll?.stop();
});

const label = (name: string) => `aria/${name}`;

/** Starts a table against a quick bot. */
async function play(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/g/${game}?play`);
  const seat = await page.waitForSelector('.setup-seat:nth-child(2) select');
  await seat?.select('bot:level1');
  await page.locator(label('Start')).click();
  await page.waitForSelector('.action-bar');
}

/** What there is to do: something to decide, or the end. */
async function nextDecision(page: Page): Promise<'mine' | 'over'> {
  const now = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog .end')) return 'over';
      const bar = document.querySelector('.action-bar.is-mine');
      const asked = bar?.querySelector('h2')?.textContent ?? 'Sending';
      return bar?.querySelector('.confirm[aria-disabled="true"]') && !asked.startsWith('Sending') && 'mine';
    },
    { timeout: 60_000, polling: 50 },
  );
  return (await now.jsonValue()) === 'over' ? 'over' : 'mine';
}

/**
 * The keyboard alone, as everywhere: the first of each list of choices until the move is confirmed. False if the table had
 * gone on between looking and answering.
 */
async function decide(page: Page): Promise<boolean> {
  await page.keyboard.press('c');
  for (let step = 0; step < 12; step++) {
    const list = await page.$$eval('.choices-list [role="option"]', all => all.map(one => one.textContent ?? ''));
    const [first] = list;
    if (first === undefined) return false;
    await page.keyboard.press('Enter');
    if (first.startsWith('Confirm')) return true;
  }
  throw new Error('the list of choices did not come to an end');
}

/** What has been scrolled that nobody can scroll back: the page itself, and whatever merely hides what is too much. */
const scrolled = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll('.table, .table *')]
      .filter(element => element.scrollTop > 0)
      .filter(element => element === document.documentElement || getComputedStyle(element).overflowY === 'hidden')
      .map(element => `${element.tagName}.${element.className} by ${element.scrollTop} px`),
  );

/** What Firefox could do otherwise shows long before the end; the first game is played to its end all the same. */
const enough = 50;

for (const [i, { id: game }] of allGames.entries()) {
  // One of them as a home network gets it.
  const secure = i > 0;
  test(`Firefox plays a game of ${game}${secure ? '' : ' over plain HTTP'}`, async () => {
    assert.ok(atoll && firefox);
    const { page, close } = await openFirefoxWindow(firefox);
    await play(page, secure ? atoll.url : overPlainHttp(atoll.url), game);
    assert.equal(await page.evaluate(() => isSecureContext), secure);
    let decisions = 0;
    let missed = 0;
    while ((!secure || decisions < enough) && (await nextDecision(page)) === 'mine') {
      if (!(await decide(page))) {
        assert.ok(++missed < 200, 'there is something to answer');
        continue;
      }
      decisions++;
      assert.deepEqual(await scrolled(page), [], `after ${decisions} decisions`);
      assert.equal(await page.evaluate(() => scrollY), 0);
    }
    assert.ok(decisions > 4, `${decisions} decisions`);
    if (!secure || decisions < enough) await page.waitForSelector('dialog .end table');
    await close();
  });
}
