/** What a home network gets: the product over plain HTTP, where browsers keep half of what they can to themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openWindow, overPlainHttp } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, decideByKeys, endScreen, nextDecision, totals, whoseTurn } from '../test/playing.ts';

const house = useHouse();
const url = () => overPlainHttp(house.atoll.url);

/** Such pages have no ids, no clipboard, and more that is easily used without thinking. */
async function assertInsecure(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => isSecureContext), false, `${page.url()} is no secure context`);
}

/** What is on the clipboard, as somebody finds out who may not read it: by pasting. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })));
  const field = page.locator('#paste');
  await field.press('Control+V');
  const text = await field.inputValue();
  await field.evaluate(element => element.remove());
  return text;
}

test('two people and a bot play a whole table over plain HTTP, from the copied link to the same result', async () => {
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser);
  await anna.page.goto(url());
  await anna.page.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  await anna.page.getByRole('radio', { name: '3' }).check();
  await anna.page.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Bot, level 1: Beachcomber' });
  await anna.page.getByRole('combobox', { name: /Seat 3/ }).selectOption({ label: 'Anyone with the link' });
  await anna.page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await anna.page.getByRole('button', { name: 'Open the table and invite' }).click();
  await assertInsecure(anna.page);
  const link = await anna.page.getByRole('textbox', { name: 'Invite with this link' }).inputValue();
  assert.ok(link.startsWith(url()), 'opened by a name that others know as well, that is the link');
  await anna.page.getByRole('button', { name: 'Copy' }).click();
  await anna.page.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await pasted(anna.page), link);

  await ben.page.goto(link);
  await assertInsecure(ben.page);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: /Take seat 3/ }).click();
  const pages = [anna.page, ben.page];
  await Promise.all(pages.map(page => bar(page).waitFor()));
  let decisions = 0;
  for (let player = await whoseTurn(pages); player; player = await whoseTurn(pages))
    if (await decideByKeys(player)) decisions++;
  assert.ok(decisions > 20, `${decisions} decisions were made`);
  assert.equal(await totals(anna.page), await totals(ben.page), 'both see the same final score');
  await endScreen(anna.page).getByText('Check this game yourself').click();
  await endScreen(anna.page).getByRole('button', { name: 'Play it through now' }).click();
  await endScreen(anna.page).getByText('Everything fits').waitFor();
  await anna.close();
  await ben.close();
});

test('over plain HTTP bots think in the browser, the Oracle answers, and positions can be copied', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${url()}/g/cacao?dev`);
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: /Only in this browser/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await assertInsecure(page);
  for (let i = 0; i < 4; i++) {
    assert.equal(await nextDecision(page), 'mine', 'the bot in the browser has answered');
    await decideByKeys(page);
  }
  await nextDecision(page);
  await bar(page).getByRole('button', { name: 'Ask the Oracle' }).click();
  await bar(page)
    .getByRole('region', { name: 'The Oracle’s advice' })
    .getByText(/simulated games?/)
    .waitFor();
  await page.getByRole('tab', { name: 'Developer' }).click();
  await page.getByRole('button', { name: 'Copy position' }).click();
  await page.getByText('Copied.').waitFor();
  assert.ok(Object.keys(JSON.parse(await pasted(page))).length > 2, 'a position in JSON');
  await close();
});

test('where a browser lets nothing be copied, the link stands selected and words say what to press', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await page.goto(url());
  await page.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  await page.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Anyone with the link' });
  await page.getByRole('button', { name: 'Open the table and invite' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The text is selected: press Ctrl+C').waitFor();
  const link = page.getByRole('textbox', { name: 'Invite with this link' });
  assert.equal(await page.evaluate(() => getSelection()?.toString()), await link.inputValue());
  await close();
});

test('who opened the product as localhost gets a link that others can open, also as a QR code', async t => {
  const { addresses } = (await (await fetch(`${house.atoll.url}/api/addresses`)).json()) as { addresses: string[] };
  const [likeliest] = addresses;
  if (likeliest === undefined) return t.skip('this machine is in no network');
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser);
  await anna.page.goto(house.atoll.url);
  await anna.page.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  await anna.page.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Anyone with the link' });
  await anna.page.getByRole('button', { name: 'Open the table and invite' }).click();
  const link = await anna.page.getByRole('textbox', { name: 'Invite with this link' }).inputValue();
  assert.equal(link, new URL(new URL(anna.page.url()).pathname, likeliest).href);
  await anna.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await ben.page.goto(link);
  await assertInsecure(ben.page);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: /Take seat 2/ }).click();
  const pages = [anna.page, ben.page];
  for (let i = 0; i < 4; i++) {
    const player = await whoseTurn(pages);
    assert.ok(player, 'the game goes on');
    await decideByKeys(player);
  }
  await anna.close();
  await ben.close();
});
