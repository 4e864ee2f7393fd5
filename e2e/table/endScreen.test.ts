/** The end of each game on every size: the buttons in sight, nothing cut, and no word of a game that still runs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { desktop, openWindow, phone, tablet } from '../test/browser.ts';
import { finished } from '../test/finished.ts';
import { allGames, opened } from '../test/games.ts';
import { useHouse } from '../test/house.ts';

const house = useHouse();

const shapes: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a phone', phone],
  ['a phone on its side', { ...phone, viewport: { width: 844, height: 390 } }],
  ['a tablet', tablet],
  ['a desktop', desktop],
];

const running = {
  de: /so weit|bisher|\bjetzt\b(?! nachspielen)|fehlen noch|\bnoch\b(?! eine Partie)|gerade|bekäme/i,
  en: /as it stands|so far|\bnow\b|still|\byet\b|would get/i,
};

for (const module of allGames) {
  const { id: game } = module;
  const seats = opened(module).seats.max;
  for (const [shape, options] of shapes)
    test(`the end of ${game} with ${seats} seats on ${shape}`, async () => {
      const locale = options.isMobile ? 'de' : 'en';
      const { page, close } = await openWindow(house.browser, { ...options, locale });
      const { id, key, text } = await finished(game, seats);
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [key, text] as const);
      await page.goto(`${house.atoll.url}/local/${id}`);
      const end = page.getByRole('dialog', { name: /Die Partie ist zu Ende|The game is over/ });
      await end.getByRole('img', { name: /Verlauf der Punkte|Points turn by turn/ }).waitFor();
      await end.getByText(/^(Dein Platz|Your place): .* (von|of) \p{L}+$/u).waitFor();

      for (const name of [/Noch eine Partie|Play again/, /Partie ansehen|Watch the replay/, /Partie speichern|Save/]) {
        const button = end.getByRole('link', { name }).or(end.getByRole('button', { name }));
        const box = (await button.boundingBox()) ?? assert.fail(`${name} is not to be seen`);
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${name} is in sight: ${JSON.stringify(box)}`);
        assert.ok(box.x >= 0 && box.x + box.width <= width, `${name} is in sight: ${JSON.stringify(box)}`);
      }

      const cut = await end.evaluate(dialog => {
        const body = dialog.querySelector('.dialog-body') ?? dialog;
        const edge = body.getBoundingClientRect().right + 0.5;
        const beyond = [...body.querySelectorAll('table, td, th, li, svg, h3, p')].filter(
          part => part.getClientRects().length > 0 && part.getBoundingClientRect().right > edge,
        );
        const short = [...body.querySelectorAll('.score-table thead span:not(.unseen)')].filter(
          part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow === 'hidden',
        );
        const wide = body.scrollWidth > body.clientWidth ? [`the window scrolls sideways by ${body.scrollWidth}`] : [];
        return [...beyond, ...short].map(part => part.outerHTML.slice(0, 120)).concat(wide);
      });
      assert.deepEqual(cut, [], 'nothing is cut');

      assert.doesNotMatch(await end.innerText(), running[locale]);
      await accessible(page, `the end of ${game}`);
      await end.getByRole('button', { name: /Schließen|Close/ }).click();
      if (shape === 'a desktop') {
        const panels = page.getByRole('list', { name: /Mitspieler|Am Tisch|Players/ });
        const said = await panels.locator('li').evaluateAll(all => all.map(one => one.textContent).join(' '));
        assert.doesNotMatch(said, running[locale]);
      }
      await close();
    });
}
