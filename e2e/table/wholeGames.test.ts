/** Whole games of Cacao in a real browser, by each way of playing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { click, decide, decideByKeys, endScreen, nextDecision, playNow, playToTheEnd, tap } from '../test/playing.ts';

const house = useHouse();

test('a whole game by mouse, from the home page to the checked result', async () => {
  const { page, close } = await openWindow(house.browser, { reducedMotion: 'no-preference' });
  await playNow(page, house.atoll.url);
  await playToTheEnd(page, page => decide(page, click));
  await assert.doesNotReject(
    endScreen(page).getByRole('img', { name: 'Points turn by turn' }).first().waitFor(),
    'the course of the game is drawn',
  );
  await endScreen(page).getByText('Check this game yourself').click();
  await endScreen(page).getByRole('button', { name: 'Play it through now' }).click();
  await endScreen(page).getByText('Everything fits').waitFor();
  await close();
});

test('a whole game by keyboard alone', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(house.atoll.url);
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 60; i++) {
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(focused)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`could not reach ${name} with Tab`);
  };
  await page.getByRole('article', { name: 'Cacao' }).waitFor();
  await tabTo(/^Play now/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(/^Start$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await playToTheEnd(page, decideByKeys);
  await close();
});

test('a whole game by touch on a phone', async () => {
  const { page, close } = await openWindow(house.browser, phone);
  await playNow(page, house.atoll.url);
  assert.equal(await nextDecision(page), 'mine');
  await playToTheEnd(page, page => decide(page, tap));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} px wide on a phone of 390`);
  await close();
});
