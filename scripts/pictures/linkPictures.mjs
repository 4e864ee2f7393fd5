/**
 * Draws the pictures that messengers show beside a link, `web/public/links/GAME.png`: each game's own cover, as the
 * game's page shows it, photographed by Chromium. Run it when a cover has changed: `node scripts/pictures/linkPictures.mjs`.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAtoll } from '../../e2e/test/atoll.ts';
import { openBrowser } from '../../e2e/test/browser.ts';
import { games } from '../../games/index.ts';
import { linkPicture } from '../../server/door/site/linkPreview.ts';
import { buildSite } from '../site.mjs';
import { smallPng } from './smallPng.mjs';

const root = join(import.meta.dirname, '../..');
/** The whole cover, and beside it what it is a cover of. */
const style = `
  .game-page-cover { position: fixed !important; inset: 0 auto 0 0; z-index: 1000; width: 840px; height: auto !important; border-radius: 0 !important; }
  .link-panel { position: fixed; inset: 0 0 0 840px; z-index: 1000; display: flex; flex-direction: column; align-items: center;
    justify-content: center; gap: 14px; background: var(--paper); color: var(--ink); font: 600 34px/1.1 var(--display); text-align: center; }
  .link-panel strong { margin-bottom: 40px; padding: 0 16px; font-size: 54px; }
`;
const folder = join(root, 'web/public/links');

await buildSite(process.execPath);
mkdirSync(folder, { recursive: true });
const atoll = await startAtoll();
const browser = await openBrowser();
// The site's content policy would not let the cover fill the window.
const context = await browser.newContext({
  viewport: { width: linkPicture.width, height: linkPicture.height },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  bypassCSP: true,
});
for (const [id, load] of Object.entries(games)) {
  const module = await load();
  if (module.example) continue;
  const page = await context.newPage();
  await page.goto(`${atoll.url}/g/${id}`);
  await page.locator('.game-page-cover svg').first().waitFor();
  await page.addStyleTag({ content: style });
  await page.evaluate(name => {
    const panel = document.createElement('div');
    panel.className = 'link-panel';
    const logo = Object.assign(document.createElement('img'), { src: '/atoll.svg', width: 84, height: 84 });
    const title = Object.assign(document.createElement('strong'), { textContent: name });
    panel.append(title, logo, 'Atoll');
    document.querySelector('.game-page')?.append(panel);
  }, module.about.name);
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, `${id}.png`);
  await page.waitForTimeout(500);
  writeFileSync(path, smallPng(await page.screenshot({ type: 'png' })));
  console.log(`${path}: ${Math.round(statSync(path).size / 1024)} KB`);
  await page.close();
}
await browser.close();
await atoll.stop();
