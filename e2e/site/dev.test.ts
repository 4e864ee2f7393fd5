/** `npm run dev`: what is changed in the files is on screen, and the table stands where it stood. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openWindow } from '../test/browser.ts';
import { type Dev, startDev } from '../test/dev.ts';
import { bar, decideByKeys, nextDecision, ready } from '../test/playing.ts';

let dev: Dev | undefined;
let browser: Browser | undefined;
before(async () => {
  dev = await startDev();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await dev?.stop();
});

const board = 'games/tides/board/index.tsx';
const text = 'games/tides/text/text.ts';

/** A table of the example game, two decisions on. */
async function midGame(page: Page, url: string, here: boolean): Promise<void> {
  await page.goto(`${url}/g/tides?play`);
  if (here) await page.getByRole('checkbox', { name: /Only in this browser/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  for (let i = 0; i < 2; i++) {
    assert.equal(await nextDecision(page), 'mine');
    await decideByKeys(page);
  }
  assert.equal(await nextDecision(page), 'mine');
}

/** Where the table stands, as a person sees it. */
const standing = (page: Page): Promise<string[]> => page.locator('.tides-level, .tides-hand').allTextContents();

for (const [where, here, was, is] of [
  ['in the browser', true, 'waves in the pile', 'billows in the pile'],
  ['on the server', false, 'billows in the pile', 'rollers in the pile'],
] as const)
  test(`a change of a board shows in a game ${where} that goes on with what was chosen`, async () => {
    assert.ok(dev && browser);
    const { page, close } = await openWindow(browser);
    await midGame(page, dev.url, here);
    const before = await standing(page);
    await page.locator('.tides-wave.is-legal').first().click();
    const loaded = await page.evaluate(() => performance.timeOrigin);

    dev.edit(board, was, is);
    await page.locator('.tides-piles').getByText(is).waitFor();
    assert.equal(await page.locator('.tides-wave.is-chosen').count(), 1, 'what was chosen is still chosen');
    assert.equal(await page.evaluate(() => performance.timeOrigin), loaded, 'the page was not loaded again');
    assert.deepEqual(await standing(page), before);
    if (!(await ready(page))) await page.locator('.tides-pool.is-legal').first().click();
    await bar(page).getByRole('button', { name: 'Confirm' }).click();
    await nextDecision(page);
    await close();
  });

test('a colour changes in the open page', async () => {
  assert.ok(dev && browser);
  const { page, close } = await openWindow(browser);
  await midGame(page, dev.url, true);
  dev.edit('games/tides/board/tides.css', '.tides-piles {', '.tides-piles { fill: rgb(1, 2, 3) !important;');
  await page.waitForFunction(() => {
    const piles = document.querySelector('.tides-piles');
    return piles && getComputedStyle(piles).fill === 'rgb(1, 2, 3)';
  });
  await close();
});

test('changed rules start the server again, and the table of before goes on', async () => {
  assert.ok(dev && browser);
  const { page, close } = await openWindow(browser);
  await midGame(page, dev.url, false);
  const before = await standing(page);
  // The board gets these words from the page, which loaded the game once.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands so in the file
  dev.edit(text, '`Wave ${value}`', '`Billow ${value}`');
  await page.locator('.tides-hand').getByText('Billow').first().waitFor();
  assert.equal(await nextDecision(page), 'mine');
  assert.deepEqual(
    await standing(page),
    before.map(said => said.replaceAll('Wave', 'Billow')),
  );
  await decideByKeys(page);
  await nextDecision(page);
  assert.notDeepEqual(await standing(page), before, 'the server that was started again has played it');
  await close(/WebSocket|ERR_|50\d/);
});
