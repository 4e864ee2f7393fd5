/** The page for authors of games: every scene with its real board. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { accessible } from '../test/accessible.ts';
import { openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';

const house = useHouse();
const scenes = (id: string) =>
  readdirSync(new URL(`../../games/${id}/test/scenes`, import.meta.url)).map(name => name.replace('.json', ''));

for (const id of ['cacao', 'orbis', 'mangrovia', 'bora-bora'])
  test(`every scene of ${id} is drawn light and dark, for a phone and a desktop`, async () => {
    const { page, close } = await openWindow(house.browser);
    await page.goto(`${house.atoll.url}/dev/boards/${id}`);
    await page
      .locator('.boards-picture')
      .nth(4 * scenes(id).length - 1)
      .waitFor({ timeout: 60_000 });
    assert.deepEqual(await page.locator('.boards-scene > header h2').allTextContents(), scenes(id).sort());
    const pictures = await page.locator('.boards-picture').evaluateAll(all =>
      all.map(one => ({
        width: one.getBoundingClientRect().width,
        scheme: getComputedStyle(one).colorScheme,
        drawn: one.querySelectorAll('[data-component]').length,
        pressable: one.querySelectorAll('button, [role="button"]').length,
      })),
    );
    assert.equal(pictures.length, 4 * scenes(id).length);
    for (const [i, { width, scheme, drawn, pressable }] of pictures.entries()) {
      const scene = `${scenes(id).sort()[Math.floor(i / 4)]}, picture ${i % 4}`;
      assert.equal(width, i % 2 === 0 ? 390 : 860, scene);
      assert.equal(scheme, i % 4 < 2 ? 'light' : 'dark', scene);
      assert.ok(drawn > 8, `${scene}: there are ${drawn} things on it`);
      assert.ok(pressable > 0, `${scene}: something can be chosen`);
    }
    await close();
  });

test('the language is switched on the page, and each scene can be tried alone', async () => {
  const { page, close } = await openWindow(house.browser, phone);
  await page.goto(`${house.atoll.url}/dev/boards/cacao`);
  await page.getByRole('heading', { name: 'Pictures of the board: Cacao' }).waitFor();
  await accessible(page, 'the pictures of a board');
  await page.getByRole('radio', { name: 'Deutsch' }).tap();
  await page.getByRole('heading', { name: 'Bilder des Bretts: Cacao' }).waitFor();
  await page.getByRole('region', { name: 'place', exact: true }).getByRole('link', { name: 'Allein ansehen' }).tap();
  await page.locator('.action-bar.is-mine').waitFor();
  assert.equal(await page.evaluate(() => Object.keys(localStorage).some(key => key.startsWith('atoll.table.'))), false);
  await close();
});

test('a game without scenes says how to add them, and a scene that there is not is missing', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${house.atoll.url}/dev/boards`);
  await page.getByRole('link', { name: 'Tides' }).click();
  await page.getByText('Put position files into games/tides/test/scenes/').waitFor();
  await page.goto(`${house.atoll.url}/dev/boards/cacao/nowhere`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.locator('.boards-picture, .table').count(), 0);
  await close();
});

test('who does not come here loads nothing of it', async () => {
  const { page, close } = await openWindow(house.browser);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(house.atoll.url);
  await page.getByRole('button', { name: /^Play now.*Cacao/ }).waitFor();
  const early = asked.length;
  await page.goto(`${house.atoll.url}/dev/boards/cacao`);
  await page.locator('.boards-picture').first().waitFor();
  const own = asked.slice(early).filter(path => /\/(dev|fill|place|work)-/.test(path));
  assert.ok(own.length >= 4, own.join());
  for (const path of own) assert.ok(!asked.slice(0, early).includes(path), path);
  await close();
});
