/** The game that `docs/adding-a-game.md` builds runs through the whole product like any other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startAtoll } from './test/atoll.ts';
import { openBrowser, openWindow } from './test/browser.ts';
import { bar, decideByKeys, endScreen, nextDecision, playToTheEnd } from './test/playing.ts';

test('the example game is played from its own page to the checked result, and stays off the home page', async () => {
  const atoll = await startAtoll();
  const browser = await openBrowser();
  const { page, close } = await openWindow(browser);
  await page.goto(atoll.url);
  await page.getByRole('article', { name: 'Cacao' }).waitFor();
  assert.equal(await page.getByRole('article', { name: 'Tides' }).count(), 0);
  await page.goto(`${atoll.url}/g/tides`);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  assert.equal(await nextDecision(page), 'mine');
  await page.getByRole('group', { name: 'Tides' }).waitFor();
  await bar(page).waitFor();
  await playToTheEnd(page, decideByKeys);
  await endScreen(page).getByText('Check this game yourself').click();
  await endScreen(page).getByRole('button', { name: 'Play it through now' }).click();
  await endScreen(page).getByText('Everything fits').waitFor();
  await close();
  await browser.close();
  await atoll.stop();
});
