/** Being oneself in more than one browser, and again after losing them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openWindow, overPlainHttp, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar } from '../test/playing.ts';

const house = useHouse();
const url = (path: string) => `${house.atoll.url}${path}`;

const part = (page: Page, name: string) => page.getByRole('region', { name });

async function nameMyself(page: Page, name: string): Promise<void> {
  await page.goto(url('/me'));
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await part(page, 'Your name').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
}

/** A table against a bot, at which it is the person's turn or will be. */
async function openTable(page: Page, game = 'cacao'): Promise<string> {
  const data = { game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }] };
  const opened = await page.request.post(url('/api/tables'), { data });
  assert.equal(opened.status(), 201, await opened.text());
  return ((await opened.json()) as { id: string }).id;
}

const mySeat = async (page: Page, table: string): Promise<unknown> =>
  ((await (await page.request.get(url(`/api/tables/${table}`))).json()) as { you: unknown }).you;

async function carryLink(page: Page): Promise<string> {
  await page.goto(url('/me'));
  await page.getByRole('button', { name: 'Go on playing on another device' }).click();
  const link = await page.getByRole('textbox', { name: 'Open this link on the other device' }).inputValue();
  await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  return url(`/me/carry${new URL(link).hash}`);
}

test('a seat is carried to a phone by a link, once, and the phone is signed out again', async () => {
  const desk = await openWindow(house.browser);
  await nameMyself(desk.page, 'Anna');
  const table = await openTable(desk.page);
  const link = await carryLink(desk.page);

  const hand = await openWindow(house.browser, phone);
  await hand.page.goto(link);
  await hand.page.getByRole('heading', { name: 'Be Anna here?' }).waitFor();
  assert.equal(await mySeat(hand.page, table), 'spectator', 'nothing happens before the question is answered');
  await hand.page.getByRole('button', { name: 'Be Anna here' }).click();
  await hand.page.waitForURL(url('/'));
  await hand.page.goto(url(`/t/${table}`));
  await bar(hand.page).waitFor();
  assert.equal(await mySeat(hand.page, table), 0);
  await part(desk.page, 'Your devices').getByText('Arrived: Chrome').waitFor();

  const late = await openWindow(house.browser);
  await late.page.goto(link);
  await late.page.getByRole('alert').getByText('This link has been used').waitFor();

  await desk.page.goto(url('/me'));
  const devices = part(desk.page, 'Your devices').getByRole('listitem');
  await devices.nth(1).waitFor();
  assert.equal(await devices.count(), 2);
  await devices
    .filter({ hasText: 'Android' })
    .or(devices.filter({ hasText: 'last seen' }))
    .getByRole('button')
    .click();
  await devices.nth(1).waitFor({ state: 'detached' });
  assert.equal(await mySeat(hand.page, table), 'spectator');
  assert.equal(await mySeat(desk.page, table), 0);
  await hand.close();
  await late.close(/410/);
  await desk.close();
});

test('two names in two browsers become one person, with the tables of both', async () => {
  const desk = await openWindow(house.browser);
  await nameMyself(desk.page, 'Anna');
  const first = await openTable(desk.page);
  const hand = await openWindow(house.browser, phone);
  await nameMyself(hand.page, 'Annie');
  const second = await openTable(hand.page, 'orbis');
  await hand.page.goto(await carryLink(desk.page));
  await hand.page.getByText('In this browser you are Annie and have one table').waitFor();
  await hand.page.getByRole('button', { name: /^Take along/ }).click();
  await hand.page.waitForURL(url('/'));
  for (const page of [desk.page, hand.page])
    for (const table of [first, second]) assert.equal(await mySeat(page, table), 0);
  await hand.page.goto(url('/me'));
  assert.equal(await hand.page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Anna');
  await hand.close();
  await desk.close();
});

test('a guest who has lost their cookies is themselves again by their house key', async () => {
  const { page, close } = await openWindow(house.browser);
  await nameMyself(page, 'Anna');
  const table = await openTable(page);
  await page.getByRole('button', { name: 'Make a house key' }).click();
  const key = await page.getByRole('textbox', { name: 'Your house key' }).inputValue();
  assert.match(key, /^(\w{5}-){3}\w{5}$/);
  await page.reload();
  assert.equal(await page.getByText(key).count(), 0, 'it is shown only once');
  await page.getByText(/You have one, made/).waitFor();

  await page.context().clearCookies();
  await page.reload();
  const before = part(page, 'I was here before');
  await before.getByRole('textbox', { name: 'House key' }).fill('ABCDE-FGHJK-MNPQR-STVWX');
  await before.getByRole('button', { name: 'Unlock' }).click();
  await before.getByRole('alert').getByText('not what a house key looks like').waitFor();
  await before.getByRole('textbox', { name: 'House key' }).fill(key.toLowerCase().replaceAll('-', ' '));
  await before.getByRole('button', { name: 'Unlock' }).click();
  await before.getByRole('button', { name: 'Be Anna here' }).click();
  await page.waitForURL(url('/'));
  assert.equal(await mySeat(page, table), 0);
  await close(/400/);
});

test('a passkey lets somebody in again who has lost their cookies, until it is removed', async () => {
  const { page, close } = await openWindow(house.browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await nameMyself(page, 'Anna');
  const table = await openTable(page);
  const passkeys = part(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Create a passkey' }).click();
  await passkeys.getByRole('listitem').waitFor();

  const comeBack = async () => {
    await page.context().clearCookies();
    await page.goto(url('/me'));
    await part(page, 'I was here before').getByRole('button', { name: 'By passkey' }).click();
  };
  for (let time = 0; time < 2; time++) {
    await comeBack();
    await page.getByRole('button', { name: 'Be Anna here' }).click();
    await page.waitForURL(url('/'));
    assert.equal(await mySeat(page, table), 0);
  }

  await page.goto(url('/me'));
  await passkeys.getByRole('button', { name: /^Remove the passkey/ }).click();
  await passkeys.getByRole('listitem').waitFor({ state: 'detached' });
  await comeBack();
  await page.getByRole('alert').getByText('The house does not know this passkey').waitFor();
  await close(/404/);
});

test('the colour somebody likes is theirs when they open a table', async () => {
  const { page, close } = await openWindow(house.browser);
  await nameMyself(page, 'Anna');
  const kept = page.waitForResponse(
    response => response.request().postData()?.includes('colour') === true && response.ok(),
  );
  await page.getByRole('radio', { name: 'blue triangle' }).check();
  await kept;
  await page.goto(house.atoll.url);
  await page.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  assert.equal(await page.getByRole('combobox', { name: /Seat 2/ }).inputValue(), 'me');
  await page.getByRole('radio', { name: '3' }).check();
  assert.equal(await page.getByRole('combobox', { name: /Seat 2/ }).inputValue(), 'me');
  await close();
});

test('over plain HTTP the page says what cannot work there, and everything else does', async () => {
  const { page, close } = await openWindow(house.browser);
  const insecure = overPlainHttp(house.atoll.url);
  await page.goto(`${insecure}/me`);
  await part(page, 'Passkeys').getByText('Passkeys need https').waitFor();
  assert.equal(await page.getByRole('button', { name: /passkey/i }).count(), 0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ben');
  await part(page, 'Your name').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('button', { name: 'Make a house key' }).click();
  const key = await page.getByRole('textbox', { name: 'Your house key' }).inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('textbox', { name: 'House key' }).fill(key);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('button', { name: 'Be Ben here' }).click();
  await page.waitForURL(`${insecure}/`);
  await close();
});
