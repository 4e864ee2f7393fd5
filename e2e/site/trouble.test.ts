/** When the page itself breaks: it says so, reloading mends it, and no move is lost on the way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openWindow } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, decide, decideByKeys, nextDecision, playNow } from '../test/playing.ts';

const house = useHouse();

const injected = /broken on purpose/;
const notice = (page: Page) => page.getByRole('dialog', { name: 'Something broke' });

/** Stands between the page and the server: moves can be held up, and what the page hears can be changed. */
async function between(page: Page) {
  const line = { holdMoves: false, held: 0, change: (text: string) => text };
  await page.routeWebSocket(/\/live$/, socket => {
    const server = socket.connectToServer();
    socket.onMessage(message => {
      if (line.holdMoves && String(message).includes('"type":"move"')) line.held++;
      else server.send(message);
    });
    server.onMessage(message => socket.send(line.change(String(message))));
  });
  return line;
}

test('an error in the page is told, and a move that had not arrived is sent again after the reload', async () => {
  const { page, close } = await openWindow(house.browser);
  const line = await between(page);
  await playNow(page, house.atoll.url);
  await nextDecision(page);
  const log = page.getByRole('list', { name: 'Log' });
  const lines = () => log.getByRole('listitem').count();
  const before = await lines();
  line.holdMoves = true;
  await decide(page, click);
  await bar(page)
    .getByRole('heading', { name: /^Sending/ })
    .waitFor();
  assert.equal(line.held, 1, 'the move is on its way and does not arrive');
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('broken on purpose');
    }),
  );
  await notice(page).getByText('Nothing is lost').waitFor();
  line.holdMoves = false;
  await notice(page).getByRole('button', { name: 'Reload the page' }).click();
  await nextDecision(page);
  assert.ok((await lines()) > before, 'the move was played');
  assert.equal(await notice(page).count(), 0);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('unsent')).length), 0);
  await close(injected);
});

test('a promise that nobody looked after is told as well, once, and one may go on without reloading', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url);
  await nextDecision(page);
  const breakIt = () => page.evaluate(() => void Promise.reject(new Error('broken on purpose')));
  await breakIt();
  await notice(page).getByRole('button', { name: 'Go on without reloading' }).click();
  await breakIt();
  await decideByKeys(page);
  assert.equal(await nextDecision(page), 'mine');
  assert.equal(await notice(page).count(), 0, 'the same is not told again and again');
  await close(injected);
});

test('a table that cannot be drawn leaves words and a way back instead of an empty page', async () => {
  const { page, close } = await openWindow(house.browser);
  const line = await between(page);
  line.change = text => {
    const message = JSON.parse(text);
    if (message.type === 'standing') message.standing.scoresheet = null;
    return JSON.stringify(message);
  };
  await playNow(page, house.atoll.url);
  await page.getByRole('heading', { name: 'Something broke' }).waitFor();
  line.change = text => text;
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await bar(page).waitFor();
  assert.equal(await nextDecision(page), 'mine');
  await close(/TypeError/);
});

test('a page that cannot even start says so', async () => {
  const { page, close } = await openWindow(house.browser);
  const start = /\/assets\/index-[^/]*\.js$/;
  await page.route(start, route => route.abort());
  await page.goto(house.atoll.url);
  await page.getByText('Atoll could not start').waitFor();
  await page.unroute(start);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: /^Play now.*Cacao/ }).waitFor();
  assert.equal(await page.getByText('Atoll could not start').count(), 0);
  await close(/ERR_FAILED/);
});
