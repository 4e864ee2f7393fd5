/** The Oracle's advice on a phone: it points at the board, so it must leave the board in sight. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';

const house = useHouse();

const upright = { ...phone, viewport: { width: 390, height: 844 } };
const lying = { ...phone, viewport: { width: 844, height: 390 } };
const shapes = { upright, lying };

const advice = (page: Page): Locator => page.getByRole('region', { name: /The Oracle’s advice|Rat des Orakels/ });
const askTheOracle = (page: Page): Locator => page.getByRole('button', { name: /Ask the Oracle|Orakel fragen/ });

/** How much of the window's height shows the board and nothing over it, along the middle of the board. */
const seen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('.board-space');
    if (!board) return 0;
    const { left, width } = board.getBoundingClientRect();
    let rows = 0;
    for (let y = 0; y < innerHeight; y++) if (board.contains(document.elementFromPoint(left + width / 2, y))) rows++;
    return rows / innerHeight;
  });

async function leavesTheBoardInSight(page: Page, what: string): Promise<void> {
  const part = await seen(page);
  assert.ok(part >= 0.45, `${what}, the board shows on ${Math.round(part * 100)} % of the height`);
}

/** Every move of the advice can be reached and pressed: what is too long scrolls within the card. */
async function everyMoveCanBePressed(page: Page): Promise<void> {
  for (const move of await advice(page).getByRole('listitem').getByRole('button').all()) {
    await move.scrollIntoViewIfNeeded();
    await move.click({ trial: true });
  }
}

for (const [shape, options] of Object.entries(shapes))
  for (const locale of ['en', 'de']) {
    test(`a phone ${shape}, ${locale}: at a running table the advice leaves the board in sight`, async () => {
      const { page, close } = await openWindow(house.browser, { ...options, locale });
      for (const game of ['cacao', 'bora-bora']) {
        await page.goto(`${house.atoll.url}/g/${game}`);
        await page
          .getByRole('button', { name: /^(Play now|Jetzt spielen)/ })
          .first()
          .click();
        await page.getByRole('button', { name: /^(Start|Los geht’s)$/ }).click();
        await page.waitForURL(/\/t\//);
        await page.locator('.action-bar.is-mine').waitFor();
        await askTheOracle(page).click();
        await advice(page).getByRole('listitem').first().waitFor();
        await leavesTheBoardInSight(page, game);
        await everyMoveCanBePressed(page);
      }
      await close();
    });

    test(`a phone ${shape}, ${locale}: in a replay the advice and what it shows leave the board in sight`, async () => {
      const { page, close } = await openWindow(house.browser, { ...options, locale });
      await page.goto(`${house.atoll.url}/replay/sample/bora-bora`);
      await page.getByRole('slider').fill('40');
      await askTheOracle(page).click();
      const best = advice(page).getByRole('listitem').getByRole('button').first();
      await best.waitFor();
      await leavesTheBoardInSight(page, 'with the advice');
      await everyMoveCanBePressed(page);
      await best.click();
      await advice(page).getByRole('button', { pressed: true }).waitFor();
      await leavesTheBoardInSight(page, 'with an advised move on the board');
      await close();
    });
  }
