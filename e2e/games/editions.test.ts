/** Owners of the box can bring its true values, and play with them, in the browser too. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startAtoll } from '../test/atoll.ts';
import { openBrowser, openWindow } from '../test/browser.ts';
import { bar, click, decide, nextDecision, playNow } from '../test/playing.ts';

test('a table with an edition that the owner brought is drawn and played with its values', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-editions-'));
  const base = JSON.parse(readFileSync(new URL('../../games/cacao/editions/base.json', import.meta.url), 'utf8'));
  mkdirSync(join(folder, 'cacao'));
  const mine = { ...base, id: 'mine', waterTrack: [-10, -4, -1, 0, 2, 4, 7, 11, 99] };
  writeFileSync(join(folder, 'cacao', 'mine.json'), JSON.stringify(mine));
  const atoll = await startAtoll('--editions', folder);
  const browser = await openBrowser();
  const { page, close } = await openWindow(browser);
  await playNow(page, atoll.url);
  assert.equal(await nextDecision(page), 'mine');
  await page.getByRole('complementary', { name: 'Players' }).getByText('99').first().waitFor();
  await decide(page, click);
  assert.equal(await nextDecision(page), 'mine');
  await bar(page).waitFor();
  await close();
  await browser.close();
  await atoll.stop();
  rmSync(folder, { recursive: true });
});
