/** Games do not disappear: local tables as a list, finished ones to open and to watch, samples, and a full storage. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, phone } from '../test/browser.ts';
import { type Finished, finished } from '../test/finished.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, decide, decideByKeys, endScreen, nextDecision, playNow, playToTheEnd } from '../test/playing.ts';
import { search } from '../test/positions.ts';

const house = useHouse();

const keep = (page: Page, table: Finished) =>
  page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'put once');
      localStorage.setItem(key, text);
    },
    [table.key, table.text] as const,
  );

async function startHere(page: Page): Promise<void> {
  await page.goto(house.atoll.url);
  await page.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  await page.getByRole('checkbox', { name: /Only in this browser/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/local\/[0-9a-f]{16}$/);
  await nextDecision(page);
}

test('a second local game leaves the first where it was, and each can be gone on with or deleted', async () => {
  const { page, close } = await openWindow(house.browser);
  await startHere(page);
  await decide(page, click);
  await nextDecision(page);
  const first = page.url();
  const log = await page.getByRole('list', { name: 'Log' }).innerText();
  await startHere(page);
  assert.notEqual(page.url(), first);
  await page.goto(house.atoll.url);
  const mine = page.getByRole('region', { name: 'Your tables' });
  await mine.getByRole('link', { name: /Cacao/ }).nth(1).waitFor();
  assert.equal(await mine.getByRole('link', { name: /Cacao/ }).count(), 2);
  await page.goto(first);
  await nextDecision(page);
  assert.equal(await page.getByRole('list', { name: 'Log' }).innerText(), log);
  await page.goto(`${house.atoll.url}/tables`);
  const open = page.getByRole('region', { name: 'Not over yet' });
  await open.getByRole('button', { name: 'Delete: Cacao' }).first().click();
  assert.equal(await open.getByRole('listitem').filter({ hasText: 'Cacao' }).count(), 2, 'it asks once more first');
  await open.getByRole('button', { name: 'Really delete?' }).click();
  await page.reload();
  await open.getByRole('link', { name: /Cacao/ }).first().waitFor();
  assert.equal(await open.getByRole('link', { name: /Cacao/ }).count(), 1);
  await close();
});

test('a table that an older Atoll kept is found at its old address, with its moves', async () => {
  const { cacao } = await import('@atoll/games/cacao/index.ts');
  const game = cacao.open(cacao.editions[0]);
  const { kept } = search(game, {
    kind: 'place',
    found: (view: { villages: unknown }, moves: readonly unknown[]) => (moves.length > 30 && view ? true : null),
    likely: moves => moves,
    games: 20,
  });
  const moves = JSON.parse(kept).moves.length;
  assert.ok(moves > 0);
  const { page, close } = await openWindow(house.browser);
  await keep(page, { id: '', key: 'atoll.local.cacao', text: kept });
  await page.goto(`${house.atoll.url}/local/cacao`);
  await page.waitForURL(/local\/[0-9a-f]{16}$/);
  await nextDecision(page);
  const now = await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter(key => /^atoll\.(local|table)/.test(key));
    return keys.map(key => [key, JSON.parse(localStorage.getItem(key) ?? '').moves.length] as const);
  });
  assert.equal(now.length, 1);
  assert.match(now[0]?.[0] ?? '', /^atoll\.table\.[0-9a-f]{16}$/);
  assert.equal(now[0]?.[1], moves);
  await close();
});

test('a finished table of the server is found again, opened to its end, and watched from the start', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url, 'level 1: Beachcomber', 'orbis');
  const table = new URL(page.url()).pathname;
  await playToTheEnd(page, decideByKeys);
  await page.goto(house.atoll.url);
  await page.getByRole('link', { name: 'All tables, finished ones too' }).click();
  const over = page.getByRole('region', { name: 'Finished games' });
  const card = over.getByRole('link', { name: /Orbis.*Finished/s });
  await card.waitFor();
  await accessible(page, 'my tables');
  await card.click();
  await endScreen(page).waitFor();
  assert.equal(new URL(page.url()).pathname, table);
  await page.goto(`${house.atoll.url}/replay`);
  await page.getByRole('link', { name: 'Watch: Orbis' }).click();
  await page.getByRole('slider').waitFor();
  assert.equal(await page.getByRole('slider').inputValue(), '0');
  await page.keyboard.press('End');
  assert.equal(await page.getByRole('slider').inputValue(), await page.getByRole('slider').getAttribute('max'));
  await close();
});

test('a finished local table is listed, opened, watched and deleted', async () => {
  const { page, close } = await openWindow(house.browser, phone);
  await keep(page, await finished('cacao', 2));
  await page.goto(`${house.atoll.url}/replay`);
  const mine = page.getByRole('region', { name: 'Your finished games' });
  await mine.getByRole('link', { name: /Cacao.*Finished/s }).click();
  await endScreen(page).waitFor();
  await endScreen(page).getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.goto(`${house.atoll.url}/replay`);
  await mine.getByText('keeps the last 50 finished games').waitFor();
  await accessible(page, 'the page of games to watch');
  await mine.getByRole('button', { name: 'Delete: Cacao' }).click();
  await mine.getByRole('button', { name: 'Really delete?' }).click();
  await mine.getByText('No finished game yet.').waitFor();
  await close();
});

for (const name of ['Cacao', 'Orbis', 'Mangrovia', 'Bora Bora'])
  test(`a sample game of ${name} comes with the product`, async () => {
    const { page, close } = await openWindow(house.browser);
    await page.goto(`${house.atoll.url}/replay`);
    await page.getByRole('region', { name: 'Sample games' }).getByRole('link', { name, exact: true }).click();
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('End');
    const { value, max } = await page.getByRole('slider').evaluate((slider: HTMLInputElement) => slider);
    assert.equal(value, max);
    await close();
  });

test('a browser whose storage is full says so, and the game goes on', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.addInitScript(() => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (key.startsWith('atoll.table.')) throw new DOMException('full', 'QuotaExceededError');
      put.call(this, key, text);
    };
  });
  await startHere(page);
  const trouble = page.getByRole('alert').filter({ hasText: 'This browser cannot keep the table' });
  await trouble.waitFor();
  await trouble.getByRole('button', { name: 'Close' }).click();
  await decide(page, click);
  await nextDecision(page);
  await bar(page).waitFor();
  await close();
});
