/** Two people over an invitation link, somebody who watches, and a server that dies on the way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openWindow } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, decide, decideByKeys, hand, nextDecision, spaces, totals, whoseTurn } from '../test/playing.ts';

const house = useHouse();

/** The first makes a table with an open seat, the second opens the link and sits down. */
async function invite(host: Page, guest: Page): Promise<string> {
  await host.goto(house.atoll.url);
  await host.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  await host.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Anyone with the link' });
  await host.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await host.getByRole('button', { name: 'Open the table and invite' }).click();
  const link = await host.getByRole('textbox', { name: 'Invite with this link' }).inputValue();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await guest.getByRole('button', { name: /Take seat 2/ }).click();
  await bar(guest).waitFor();
  await bar(host).waitFor();
  return link;
}

const lost = /WebSocket|ERR_CONNECTION|Failed to load resource/;

test('two browsers play over a link to the same final score, although the server is killed and restarted on the way', async () => {
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser);
  await invite(anna.page, ben.page);
  const pages = [anna.page, ben.page];
  let decisions = 0;
  for (let player = await whoseTurn(pages); player; player = await whoseTurn(pages)) {
    if (decisions === 12) {
      await house.atoll.kill();
      await Promise.all(
        [anna.page, ben.page].map(page =>
          page
            .getByText(/Reconnecting/i)
            .first()
            .waitFor(),
        ),
      );
      await house.atoll.start();
      await Promise.all(
        [anna.page, ben.page].map(page =>
          page
            .getByText(/Reconnecting/i)
            .first()
            .waitFor({ state: 'hidden' }),
        ),
      );
    }
    await decide(player, click);
    decisions++;
  }
  assert.ok(decisions > 22, `${decisions} decisions were made`);
  assert.equal(await totals(anna.page), await totals(ben.page), 'both see the same final score');
  await anna.close(lost);
  await ben.close(lost);
});

test('a spectator sees the table and everybody’s open things, but no hand', async () => {
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser);
  const link = await invite(anna.page, ben.page);
  const eve = await openWindow(house.browser);
  const heard: string[] = [];
  eve.page.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))));
  await eve.page.goto(link);
  await bar(eve.page).waitFor();
  const player = await whoseTurn([anna.page, ben.page]);
  assert.ok(player);
  await decide(player, click);
  await eve.page
    .getByRole('list', { name: 'Log' })
    .getByText(/places/)
    .first()
    .waitFor();
  assert.equal(await hand(eve.page).count(), 0, 'there is no hand to see');
  assert.equal(await spaces(eve.page).count(), 0, 'and nothing to choose');
  const views = heard.filter(text => text.includes('"view"')).map(text => JSON.parse(text).standing.view);
  assert.ok(views.length > 0);
  for (const view of views)
    for (const village of view.villages) assert.equal(village.hand, null, 'no hand was sent, not even unseen');
  assert.ok(!heard.some(text => /"seed":/.test(text)), 'the seed stays on the server');
  for (const window of [anna, ben, eve]) await window.close();
});

test('a reload in the middle of a turn puts me back where I was, in my own seat', async () => {
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser);
  await invite(anna.page, ben.page);
  for (let i = 0; i < 6; i++) {
    const player = await whoseTurn([anna.page, ben.page]);
    assert.ok(player);
    if (i === 4) {
      const before = await player.getByRole('list', { name: 'Log' }).innerText();
      await player.reload();
      assert.equal(await nextDecision(player), 'mine', 'it is still my decision');
      assert.equal(await player.getByRole('list', { name: 'Log' }).innerText(), before, 'and the log is as it was');
    }
    await decideByKeys(player);
  }
  await anna.close();
  await ben.close();
});
