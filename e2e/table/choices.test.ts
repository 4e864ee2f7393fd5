/** The list of choices comes and goes with one's own decisions, and with it the focus of those who play by keys. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MoveRecord } from '@atoll/engine';
import { mangrovia } from '@atoll/games/mangrovia/index.ts';
import { openWindow } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, decideByKeys, nextDecision, playNow } from '../test/playing.ts';
import { search, sitAt } from '../test/positions.ts';

const house = useHouse();

test('a choice from the list leads to the next one in the list, not away to the board', async () => {
  const { kept } = search(mangrovia.open(mangrovia.editions[0]), {
    kind: 'build',
    found: (_view, moves: readonly MoveRecord[]) =>
      new Set(moves.flatMap(({ field }) => field ?? [])).size > 1 ? moves : null,
    likely: moves => moves,
    games: 40,
  });
  const { page, close } = await sitAt(house, 'mangrovia', kept);
  const list = bar(page).getByRole('listbox', { name: 'Choices' });
  await page.keyboard.press('c');
  await list.getByRole('option', { name: 'Build', exact: true }).waitFor();
  // The list goes to what begins with the letters that are typed.
  await page.keyboard.type('build');
  await page.keyboard.press('Enter');
  await list.getByRole('option', { name: 'Build', exact: true }).waitFor({ state: 'hidden' });
  assert.ok((await list.getByRole('option').count()) > 1, 'it offers what to choose next');
  assert.ok(await list.evaluate(element => element === document.activeElement));
  await close();
});

test('while others decide the list of choices is not offered and holds no focus', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url, 'level 1: Beachcomber');
  const list = bar(page).getByRole('listbox', { name: 'Choices' });
  for (let decisions = 0; ; decisions++) {
    assert.ok(decisions < 8, 'a turn of Cacao has come to its end');
    assert.equal(await nextDecision(page), 'mine');
    assert.equal(await list.count(), 1, 'it is offered when it is asked for');
    await decideByKeys(page);
    // Where one's own turn goes on there is nothing to see of others.
    const gone = await page
      .waitForFunction(
        () =>
          !document.querySelector('.action-bar')?.classList.contains('is-mine') &&
          !document.querySelector('.choices:not([hidden])') &&
          document.activeElement === document.body,
        undefined,
        { timeout: 3000 },
      )
      .catch(() => null);
    if (gone) break;
  }
  await close();
});
