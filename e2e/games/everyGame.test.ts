/** Every game: a whole game of it, played by keys to the checked result. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../test/accessible.ts';
import { openWindow } from '../test/browser.ts';
import { allGames } from '../test/games.ts';
import { useHouse } from '../test/house.ts';
import { decideByKeys, endScreen, playNow, playToTheEnd } from '../test/playing.ts';

const house = useHouse();

for (const module of allGames)
  test(`a whole game of ${module.about.name}, to the checked result`, async () => {
    const { page, close } = await openWindow(house.browser);
    await playNow(page, house.atoll.url, 'level 1: Beachcomber', module.id);
    const decisions = await playToTheEnd(page, decideByKeys);
    assert.ok(decisions > 4, `${decisions} decisions`);
    await endScreen(page).getByRole('table').first().waitFor();
    await accessible(page, 'the end screen');
    await endScreen(page).getByText('Check this game yourself').click();
    await endScreen(page).getByRole('button', { name: 'Play it through now' }).click();
    await endScreen(page).getByText('Everything fits').waitFor();
    await close();
  });
