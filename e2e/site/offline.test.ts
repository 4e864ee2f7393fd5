/** A table that has begun in the browser needs no network any more; and what did not arrive says so and comes later. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openWindow } from '../test/browser.ts';
import { allGames } from '../test/games.ts';
import { useHouse } from '../test/house.ts';
import { bar, decideByKeys, endScreen, nextDecision, playToTheEnd, turn } from '../test/playing.ts';

const house = useHouse();

/** Starts a table against a quick bot that thinks in this browser. */
async function startHere(page: Page, game: string): Promise<void> {
  await page.goto(`${house.atoll.url}/g/${game}?play`);
  await page.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Bot, level 1: Beachcomber' });
  await page.getByRole('checkbox', { name: /Only in this browser/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await bar(page).waitFor();
}

for (const { id: game, about } of allGames)
  test(`${about.name} is played to its end although the network is gone as soon as the table is complete`, async () => {
    const { page, close } = await openWindow(house.browser);
    await startHere(page, game);
    await page.locator('.table[data-complete="true"]').waitFor();
    const missed: string[] = [];
    page.on('requestfailed', request => {
      // The browser itself asks for the picture of the tab again, now and then.
      if (!request.url().endsWith('/atoll.svg')) missed.push(request.url());
    });
    await page.context().setOffline(true);

    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('.rulebook .rule').first().waitFor();
    if (existsSync(new URL(`../../games/${game}/board/examples/index.tsx`, import.meta.url)))
      assert.ok((await page.locator('.rulebook .example').count()) > 0, 'the rules have their drawn examples');
    const decisions = await playToTheEnd(page, decideByKeys);
    assert.ok(decisions > 4, `${decisions} decisions`);
    await endScreen(page).getByRole('table').first().waitFor();
    await endScreen(page).locator('.chart-course').first().waitFor();
    await endScreen(page).getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').first().waitFor();
    assert.deepEqual(missed, [], 'nothing was asked for that was not here');
    await close(/ERR_INTERNET_DISCONNECTED/);
  });

const notFetched = /ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS/;

test('a part that does not arrive says so, and comes by itself as soon as it can', async () => {
  const { page, close } = await openWindow(house.browser);
  const parts = /\/assets\/(rulebook|examples)-[^/]*\.(js|css)$/;
  await page.route(parts, route => route.abort());
  await startHere(page, 'cacao');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByText('This part could not be loaded yet').waitFor();
  await page.unroute(parts);
  await page.locator('.rulebook .rule').first().waitFor();
  const display = await page.locator('.rulebook-tools').evaluate(tools => getComputedStyle(tools).display);
  assert.equal(display, 'flex', 'with its looks');
  await page.locator('.rulebook .example').first().waitFor();
  assert.equal(await page.getByText('This part could not be loaded yet').count(), 0);
  await close(notFetched);
});

test('a bot that cannot be fetched is asked for again, and nobody waits without knowing why', async () => {
  const { page, close } = await openWindow(house.browser);
  const bots = /\/assets\/botWorker-[^/]*\.js$/;
  await page.route(bots, route => route.abort());
  await startHere(page, 'cacao');
  const lost = page.getByText('Connection lost, reconnecting');
  // Who begins is drawn by lot: the bot may be asked at once.
  for (let waited = 0; waited < 200 && !(await lost.isVisible()); waited++)
    if ((await turn(page)) === 'mine') await decideByKeys(page);
    else await page.waitForTimeout(100);
  await lost.waitFor();
  await page.unroute(bots);
  assert.equal(await nextDecision(page), 'mine', 'the bot has answered');
  assert.equal(await page.getByText('Connection lost, reconnecting').count(), 0);
  await close(notFetched);
});
