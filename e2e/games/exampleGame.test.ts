/** Games that are there as examples run through the product like any other, and are not offered to those who come to play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow } from '../test/browser.ts';
import { allGames, shownGames } from '../test/games.ts';
import { useHouse } from '../test/house.ts';

const house = useHouse();

test('the home page shows every game but the examples, which have pages of their own', async () => {
  const examples = allGames.filter(module => module.example);
  assert.ok(examples.length > 0);
  const { page, close } = await openWindow(house.browser);
  await page.goto(house.atoll.url);
  for (const { about } of shownGames) await page.getByRole('article', { name: about.name }).waitFor();
  for (const { about } of examples) assert.equal(await page.getByRole('article', { name: about.name }).count(), 0);
  for (const { id } of examples) {
    await page.goto(`${house.atoll.url}/g/${id}`);
    await page.getByRole('button', { name: /Play now/ }).waitFor();
  }
  await close();
});
