/** A new game, as `atoll new-game` makes it, is played on the plain board in a copy of the repository. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeGame, namesFor } from '../../cli/newGame/making.ts';
import { copyOfAtoll } from '../../cli/test/copyOfAtoll.ts';
import { accessible } from '../test/accessible.ts';
import { startAtollIn } from '../test/atoll.ts';
import { desktop, openBrowser, openWindow, phone } from '../test/browser.ts';
import { bar, confirmButton, decideByKeys, endScreen, nextDecision, playToTheEnd } from '../test/playing.ts';

const folder = mkdtempSync(join(tmpdir(), 'atoll-new-game-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const copy = copyOfAtoll(folder);
makeGame(copy, namesFor('coral-reef'));
const build = "import { buildSite } from './scripts/site.mjs'; await buildSite(process.execPath);";
const built = spawnSync(process.execPath, ['--input-type=module', '-e', build], { cwd: copy, encoding: 'utf8' });
assert.equal(built.status, 0, built.stderr);
const atoll = await startAtollIn(copy);
const browser = await openBrowser();
after(async () => {
  await browser.close();
  await atoll.stop();
});

async function sitDown(options: Parameters<typeof openWindow>[1]) {
  const window = await openWindow(browser, options);
  await window.page.goto(`${atoll.url}/g/coral-reef`);
  await window.page.locator('.game-page-cover svg').waitFor();
  await window.page.getByRole('button', { name: /Play now/ }).click();
  await window.page.getByRole('button', { name: 'Start' }).click();
  assert.equal(await nextDecision(window.page), 'mine');
  return window;
}

for (const [shape, options] of [
  ['a desktop in dark', { ...desktop, colorScheme: 'dark' }],
  ['a phone in light', { ...phone, colorScheme: 'light' }],
] as const)
  test(`a card is chosen by a click in the hand and lies in the row, on ${shape}`, async () => {
    const { page, close } = await sitDown(options);
    await accessible(page, 'the plain board');
    const card = bar(page).locator('.plain-hand .is-legal').first();
    const name = await card.innerText();
    await card.click();
    assert.equal(await card.getAttribute('aria-pressed'), 'true');
    await confirmButton(page).click();
    await page.getByRole('region', { name: 'Row' }).getByText(name).first().waitFor();
    assert.equal(await page.locator('.plain').getByText('Guest').count(), 0, 'the players are listed once');
    await close();
  });

test('a whole game on the plain board, to the checked result', async () => {
  const { page, close } = await sitDown(desktop);
  await page
    .getByRole('region', { name: 'Pile' })
    .getByText(/\d+ face-down cards/)
    .waitFor({ state: 'attached' });
  await playToTheEnd(page, decideByKeys);
  await endScreen(page).getByText('Check this game yourself').click();
  await endScreen(page).getByRole('button', { name: 'Play it through now' }).click();
  await endScreen(page).getByText('Everything fits').waitFor();
  await close();
});
