/** The table of every game that is shown, on a desktop and on a phone, with the Oracle's advice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { desktop, openWindow, phone } from '../test/browser.ts';
import { shownGames } from '../test/games.ts';
import { useHouse } from '../test/house.ts';
import { bar, decideByKeys, nextDecision, playNow } from '../test/playing.ts';

const house = useHouse();

/** Where something lies in the window. */
async function boxOf(thing: Locator) {
  return (await thing.boundingBox()) ?? assert.fail('it is not to be seen');
}

for (const { id, about } of shownGames)
  for (const [shape, options] of [
    ['a desktop in dark', { ...desktop, isMobile: false, colorScheme: 'dark' }],
    ['a phone in light', { ...phone, colorScheme: 'light' }],
  ] as const)
    test(`axe-core finds nothing at a table of ${about.name} on ${shape}`, async () => {
      const { page, close } = await openWindow(house.browser, options);
      await playNow(page, house.atoll.url, 'level 1: Beachcomber', id);
      for (let i = 0; i < 4; i++) {
        assert.equal(await nextDecision(page), 'mine');
        if (i === 0 || i === 3) await accessible(page, `a table of ${about.name}`);
        await decideByKeys(page);
      }
      await nextDecision(page);
      await bar(page).getByRole('button', { name: 'Ask the Oracle' }).click();
      const advice = bar(page).getByRole('region', { name: 'The Oracle’s advice' });
      await advice.waitFor();
      if (!options.isMobile) {
        const [card, board] = await Promise.all([boxOf(advice), boxOf(page.locator('.board-space'))]);
        assert.ok(card.x >= board.x + board.width, 'where there is room, the advice lies beside the board');
      }
      await close();
    });
