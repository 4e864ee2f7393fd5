/** Words on the screen: long ones fit, a bad file is told of in a sentence, a whole question finds its rule. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';

const house = useHouse();

test('on the narrowest phones the three answers stand side by side, in German too', async () => {
  const { page, close } = await openWindow(house.browser, { viewport: { width: 320, height: 640 }, locale: 'de' });
  await page.goto(`${house.atoll.url}/g/cacao?play`);
  await page.getByRole('checkbox', { name: /Nur in diesem Browser/ }).check();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  for (const name of ['Bestätigen', 'Zurücknehmen', 'Warum nicht?']) {
    const box = await page.getByRole('button', { name }).first().boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 320, `${name}: ${JSON.stringify(box)}`);
  }
  await close();
});

test('a file that is no game says where and what, as a sentence', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${house.atoll.url}/replay`);
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') };
  await page.getByLabel('Game or position file').setInputFiles(file);
  await page.getByRole('alert').getByText('The file has a fault at “a”: There is no such field here.').waitFor();
  await close();
});

test('a whole question finds its rule', async () => {
  const { page, close } = await openWindow(house.browser, { locale: 'de' });
  await page.goto(`${house.atoll.url}/rules/mangrovia`);
  await page.getByRole('searchbox').fill('wann darf ich hütte bauen');
  await page.getByRole('heading', { name: /Niemand muss bauen/ }).waitFor();
  await close();
});
