/** What a person does at a table besides playing: undo, ask why not, switch language and theme, wish, look closely. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openWindow } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, confirmButton, decide, hand, nextDecision, playNow, spaces, undoButton } from '../test/playing.ts';

const house = useHouse();

const disabled = async (page: Page) => (await undoButton(page).getAttribute('aria-disabled')) === 'true';

test('undo is offered inside my own turn and refused, with the reason, once the turn is over', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url);
  let offered = false;
  for (let decisions = 0; decisions < 60 && !offered; decisions++) {
    if ((await nextDecision(page)) === 'over') break;
    const placing = (await hand(page).count()) > 0;
    if (placing && decisions > 0) {
      assert.ok(await disabled(page), 'after the draw of a tile nothing can be taken back');
      await undoButton(page).click({ force: true });
      await page
        .locator('.complaint')
        .getByText(/revealed|drawn|nothing to undo/i)
        .waitFor();
    }
    if (!placing) {
      offered = !(await disabled(page));
      if (offered) {
        const tiles = () => page.getByRole('img', { name: /^Worker tile of/ }).count();
        const laid = await tiles();
        await undoButton(page).click();
        await hand(page).waitFor();
        assert.equal(await tiles(), laid - 1, 'the tile is back in my hand');
        await nextDecision(page);
      }
    }
    await decide(page, click);
  }
  assert.ok(offered, 'undo was offered at some decision inside a turn');
  await close();
});

test('what cannot be chosen says why, and shows the rule', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url);
  await nextDecision(page);
  await bar(page).getByRole('button', { name: 'Why not?' }).click();
  await page
    .getByRole('group', { name: /Table with jungle/ })
    .getByRole('button', { name: /0,0/ })
    .first()
    .click();
  const complaint = page.locator('.complaint');
  await complaint.getByText(/chessboard/).waitFor();
  await complaint.getByRole('button', { name: /R8/ }).first().click();
  // The rule opens beside the table, at the right place; the table stays.
  await page.getByRole('tabpanel').locator('.rule.is-target[data-rule="R8"]').waitFor();
  await bar(page).waitFor();
  await close();
});

test('language and theme switch in mid-game without losing what is chosen', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url);
  await nextDecision(page);
  await hand(page).getByRole('button').first().click();
  await spaces(page).first().click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await page.getByRole('radio', { name: 'Dunkel' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: /Leg ein Arbeiterplättchen/ }).waitFor();
  const ready = await page.getByRole('button', { name: 'Bestätigen' }).first().getAttribute('aria-disabled');
  assert.notEqual(ready, 'true', 'the move is still chosen');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [r = 255] = ground.match(/\d+/g)?.map(Number) ?? [];
  assert.ok(r < 100, `the ground is dark now: ${ground}`);
  await close();
});

test('the preview says what a placement gives to everybody before it is confirmed', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url);
  await nextDecision(page);
  await hand(page).getByRole('button').first().click();
  const names = await spaces(page).evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  assert.ok(
    names.some(name => /plantation|market/.test(name)),
    `a space beside a jungle tile says what would work there: ${names.join(' | ')}`,
  );
  assert.equal(await confirmButton(page).getAttribute('aria-disabled'), 'true', 'and nothing has been played');
  await close();
});

test('a local table has a developer panel that steps back and forth and shows the state', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${house.atoll.url}/?dev`);
  await page.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  await page.getByRole('checkbox', { name: /Only in this browser/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/local/);
  await nextDecision(page);
  await decide(page, click);
  await nextDecision(page);
  await page.getByRole('tab', { name: 'Developer' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Developer' });
  await panel.getByText('villages').first().waitFor();
  const slider = panel.getByRole('slider');
  const known = Number(await slider.inputValue());
  assert.ok(known > 1, 'moves were made');
  await slider.focus();
  await page.keyboard.press('Home');
  assert.equal(await page.getByRole('img', { name: /^Worker tile of/ }).count(), 0, 'at the start the table is empty');
  await page.keyboard.press('End');
  assert.equal(Number(await slider.inputValue()), known, 'and forth again');
  await nextDecision(page);
  await page.reload();
  await nextDecision(page);
  assert.ok((await page.getByRole('img', { name: /^Worker tile of/ }).count()) > 1, 'a reload continues the table');
  await close();
});
