/** People who talk at a table: in two languages, among spectators, on a phone, and in the replay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, overPlainHttp, phone, type Window } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, playNow } from '../test/playing.ts';

const house = useHouse();
/** As in a home network: what a chat needs must be there without HTTPS, too. */
const url = () => overPlainHttp(house.atoll.url);

/** A browser whose person has a name. */
async function person(name: string, options: BrowserContextOptions = {}): Promise<Window> {
  const window = await openWindow(house.browser, options);
  await window.page.goto(url());
  await ask(window.page, 'POST', '/api/me', { name });
  return window;
}

/** Asks the server as the page would. */
const ask = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers, ...(body ? { body } : {}) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as T;
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );

async function openTable(page: Page): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'cacao', seats });
  return id;
}

const tableUrl = (id: string) => new URL(`t/${id}`, url()).href;

async function sitDown(page: Page, id: string, name: string): Promise<void> {
  await ask(page, 'POST', `/api/tables/${id}/seats/1`, { name });
  await page.goto(tableUrl(id));
  await bar(page)
    .or(page.getByRole('region', { name: 'Was jetzt zu tun ist' }))
    .waitFor();
}

interface Decided {
  n: number;
  decision: { seat: number } | null;
  moves?: unknown[];
}

/** Makes moves over the API, as many as asked for or until the game is over. */
async function play(pages: readonly Page[], id: string, most = 1000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const first = pages[0] as Page;
    const { decision } = await ask<Decided>(first, 'GET', `/api/tables/${id}/standing`);
    if (!decision) return;
    const page = pages[decision.seat] as Page;
    const { n, moves } = await ask<Decided>(page, 'GET', `/api/tables/${id}/standing`);
    await ask(page, 'POST', `/api/tables/${id}/moves`, { after: n, key: `${id} ${i} ${n}`, move: moves?.[0] });
  }
}

const openChat = (page: Page) => page.getByRole('tab', { name: /^(Chat|Gespräch)/ }).click();
const field = (page: Page) => page.getByRole('textbox', { name: /^(Say something|Etwas sagen)$/ });
const lines = (page: Page) => page.getByRole('list', { name: /^(What was said|Was gesagt wurde)$/ });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('two people talk in two languages, from the waiting room on; an undo takes no line back, and a dead server none', async () => {
  const anna = await person('Anna', { locale: 'de' });
  const ben = await person('Ben');
  const id = await openTable(anna.page);
  await anna.page.goto(tableUrl(id));
  await anna.page.getByRole('button', { name: 'Hallo zusammen!' }).click();
  await lines(anna.page).getByText('Hallo zusammen!').waitFor();
  await accessible(anna.page, 'a waiting table with its chat');
  await sitDown(ben.page, id, 'Ben');
  await anna.page.getByRole('tab', { name: /^Gespräch/ }).waitFor();
  assert.match(await ben.page.getByRole('tab', { name: /^Chat/ }).innerText(), /1/, 'one line is unread');
  await openChat(ben.page);
  await lines(ben.page).getByText('Hello everybody!').waitFor();
  assert.equal(await ben.page.locator('.unread').count(), 0, 'and now it is read');
  assert.match(await lines(ben.page).innerText(), /Anna/);

  await say(ben.page, 'Here I am');
  await anna.page.getByRole('button', { name: 'Ben Here I am' }).click();
  await lines(anna.page).getByText('Here I am').waitFor();
  await say(ben.page, 'See https://example.com <b>now</b>');
  await lines(anna.page).getByText('See https://example.com <b>now</b>').waitFor();
  assert.equal(await lines(anna.page).getByRole('link').count(), 0, 'what looks like a link leads nowhere');

  // Until somebody may take something back.
  const mayUndo = async (page: Page) =>
    (await ask<{ undo: { can: boolean } }>(page, 'GET', `/api/tables/${id}/standing`)).undo.can;
  let undoer: Page | undefined;
  while (!undoer) {
    await play([anna.page, ben.page], id, 1);
    for (const { page } of [anna, ben]) if (await mayUndo(page)) undoer = page;
  }
  await say(anna.page, 'Das war schnell.');
  await lines(ben.page).getByText('Das war schnell.').waitFor();
  await undoer.getByRole('button', { name: /^(Undo|Zurücknehmen)$/ }).click();
  while (await mayUndo(undoer)) await undoer.waitForTimeout(50);
  for (const { page } of [anna, ben]) assert.equal(await lines(page).getByText('Das war schnell.').count(), 1);

  await house.atoll.kill();
  await ben.page
    .getByText(/reconnecting/i)
    .first()
    .waitFor();
  await say(ben.page, 'Are you still there?');
  await ben.page.getByText('sending …').waitFor();
  await house.atoll.start();
  await lines(anna.page).getByText('Are you still there?').waitFor();
  await ben.page.getByText('sending …').waitFor({ state: 'hidden' });
  await ben.page.reload();
  await openChat(ben.page);
  await lines(ben.page).getByText('Are you still there?').waitFor();
  assert.equal(await lines(ben.page).getByText('Are you still there?').count(), 1, 'and it is there once');
  await accessible(ben.page, 'a table with its chat');
  const lost = /WebSocket|ERR_CONNECTION|Failed to load resource/;
  await anna.close(lost);
  await ben.close(lost);
});

test('spectators have a line of their own until the end; then everybody reads all, and the replay shows each at its place', async () => {
  const anna = await person('Anna');
  const ben = await person('Ben');
  const eva = await person('Eva');
  const id = await openTable(anna.page);
  await ask(ben.page, 'POST', `/api/tables/${id}/seats/1`, { name: 'Ben' });
  const heard: string[] = [];
  eva.page.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))));
  for (const { page } of [anna, eva]) {
    await page.goto(tableUrl(id));
    await openChat(page);
  }
  await play([anna.page, ben.page], id, 6);
  await say(anna.page, 'Abracadabra');
  await eva.page.getByText('Only those who watch read this for now').waitFor();
  await say(eva.page, 'Who will win?');
  await lines(eva.page).getByText('Who will win?').waitFor();
  await lines(anna.page).getByText('Abracadabra').waitFor();
  assert.equal(await lines(anna.page).getByText('Who will win?').count(), 0);
  await anna.page.getByRole('button', { name: /1 person watching/ }).click();
  await anna.page.getByRole('dialog', { name: 'Watching' }).getByText('Eva').waitFor();
  await anna.page.keyboard.press('Escape');
  await eva.page.reload();
  await openChat(eva.page);
  await lines(eva.page).getByText('Who will win?').waitFor();
  assert.equal(await lines(eva.page).getByText('Abracadabra').count(), 0);
  assert.ok(!heard.some(text => text.includes('Abracadabra')), 'it was not even sent');

  await play([anna.page, ben.page], id);
  for (const { page } of [anna, eva]) {
    await page.keyboard.press('Escape');
    await lines(page).getByText('Who will win?').waitFor();
    await lines(page).getByText('Abracadabra').waitFor();
  }

  await eva.page.goto(new URL(`replay/${id}`, url()).href);
  const slider = eva.page.getByRole('slider', { name: 'Watch the replay' });
  await slider.waitFor();
  await openChat(eva.page);
  await eva.page.getByText('Nobody has said anything yet.').waitFor();
  const { chat } = await ask<{ chat: { after: number }[] }>(eva.page, 'GET', `/api/tables/${id}/replay`);
  const after = chat[0]?.after ?? 0;
  assert.ok(after >= 6);
  await slider.fill(`${after - 1}`);
  await eva.page.getByText('Nobody has said anything yet.').waitFor();
  await slider.fill(`${after}`);
  await lines(eva.page).getByText('Abracadabra').waitFor();
  await lines(eva.page).getByText('Who will win?').waitFor();
  assert.equal(await field(eva.page).count(), 0, 'and nothing can be said any more');
  for (const window of [anna, ben, eva]) await window.close();
});

test('on a phone: unread lines are counted, somebody is muted and read again, chat is switched off and on, floods are refused', async () => {
  const anna = await person('Anna', phone);
  const ben = await person('Ben');
  const id = await openTable(anna.page);
  await sitDown(ben.page, id, 'Ben');
  await anna.page.goto(tableUrl(id));
  await bar(anna.page).waitFor();
  await openChat(ben.page);
  await say(ben.page, 'hurry up');
  await say(ben.page, 'hurry up!!');
  const button = anna.page.getByRole('navigation').getByRole('button', { name: /^Chat/ });
  await button.getByText('2', { exact: true }).waitFor();
  await button.tap();
  const sheet = anna.page.getByRole('dialog', { name: 'Chat' });
  await lines(anna.page).getByText('hurry up!!').waitFor();
  await accessible(anna.page, 'the chat on a phone');
  await sheet.getByRole('button', { name: 'Phrases' }).tap();
  await sheet.getByRole('button', { name: 'One moment, please.' }).tap();
  await lines(ben.page).getByText('One moment, please.').waitFor();

  await sheet.getByRole('button', { name: 'More about Ben' }).first().tap();
  await sheet.getByRole('button', { name: 'Mute Ben' }).tap();
  await lines(anna.page).getByText('hurry up!!').waitFor({ state: 'hidden' });
  await say(ben.page, 'can you hear me?');
  await lines(ben.page).getByText('can you hear me?').waitFor();
  assert.equal(await lines(anna.page).getByText('can you hear me?').count(), 0);
  await sheet.getByRole('button', { name: 'Chat settings' }).tap();
  await sheet.getByRole('button', { name: 'Read Ben again' }).tap();
  await lines(anna.page).getByText('can you hear me?').waitFor();

  await sheet.getByRole('checkbox', { name: /I read what is said/ }).uncheck();
  await sheet.getByText('You have switched chat off for yourself.').waitFor();
  assert.equal(await lines(anna.page).count(), 0);
  await sheet.getByRole('button', { name: 'Switch it on again' }).tap();
  await lines(anna.page).getByText('can you hear me?').waitFor();

  for (let i = 0; i < 8; i++) await say(ben.page, `again ${i}`);
  await ben.page.getByRole('alert').getByText('That was a lot at once').waitFor();

  await sheet.getByRole('radio', { name: 'phrases' }).check({ force: true });
  await field(ben.page).waitFor({ state: 'hidden' });
  await ben.page.getByRole('button', { name: 'Thanks!' }).waitFor();
  await sheet.getByRole('radio', { name: 'nothing' }).check({ force: true });
  await ben.page.getByText('Chat is switched off at this table.').waitFor();
  await accessible(anna.page, 'the settings of the chat');
  await anna.close();
  await ben.close();
});

test('a table against bots has no chat: there is nobody to talk to', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, url());
  await bar(page).waitFor();
  assert.equal(await page.getByRole('tab', { name: 'Log' }).count(), 1);
  assert.equal(await page.getByRole('tab', { name: /^Chat/ }).count(), 0);
  await close();
});
