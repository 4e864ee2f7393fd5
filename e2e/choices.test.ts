/** The list of choices comes and goes with one's own decisions, and with it the focus of those who play by keys. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow } from './test/browser.ts';
import { useHouse } from './test/house.ts';
import { bar, decideByKeys, nextDecision, playNow } from './test/playing.ts';

const house = useHouse();

test('while others decide the list of choices is not offered and holds no focus', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url, 'level 1: Beachcomber');
  const list = bar(page).getByRole('listbox', { name: 'Choices' });
  for (let decisions = 0; ; decisions++) {
    assert.ok(decisions < 8, 'a turn of Cacao has come to its end');
    assert.equal(await nextDecision(page), 'mine');
    assert.equal(await list.count(), 1, 'it is offered when it is asked for');
    await decideByKeys(page);
    const how = await page.waitForFunction(() => {
      const mine = document.querySelector('.action-bar')?.classList.contains('is-mine');
      const open = document.querySelector('.choices:not([hidden])');
      if (mine) return open && 'mine again';
      return document.activeElement === document.body && (open ? 'still offered' : 'gone');
    });
    const now = await how.jsonValue();
    if (now === 'mine again') continue;
    assert.equal(now, 'gone');
    break;
  }
  await close();
});
