/** Strangers find each other: from the lobby to the first move, and once more at the end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, overPlainHttp, phone } from '../test/browser.ts';
import { finished } from '../test/finished.ts';
import { useHouse } from '../test/house.ts';
import { guestOverHttp } from '../test/overHttp.ts';
import { bar, click, decide, decideByKeys, endScreen, whoseTurn } from '../test/playing.ts';

const house = useHouse();
const lobby = (plain = false) => `${plain ? overPlainHttp(house.atoll.url) : house.atoll.url}/lobby`;

/** Somebody with a name, and how often they have clicked since they came. */
async function somebody(name: string, options?: BrowserContextOptions) {
  const window = await openWindow(house.browser, options);
  const { page } = window;
  let clicks = 0;
  await page.exposeFunction('clickedOnce', () => {
    clicks++;
  });
  await page.addInitScript(name => {
    if (!localStorage.getItem('atoll.settings')) localStorage.setItem('atoll.settings', JSON.stringify({ name }));
    const heard = globalThis as unknown as { clickedOnce(): void };
    addEventListener('click', event => event.isTrusted && heard.clickedOnce(), true);
  }, name);
  return { ...window, clicks: () => clicks };
}

const openTables = (page: Page) => page.getByRole('list', { name: 'Open tables' });
const cards = (page: Page) => openTables(page).locator(':scope > li');
const card = (page: Page, text: RegExp) => cards(page).filter({ hasText: text });
const nobody = (page: Page) => page.getByText('Nobody is waiting right now');

test('two people come from the lobby to the first move with one click each, and a third sees the table come and go', async t => {
  const anna = await somebody('Anna');
  const ben = await somebody('Ben');
  const eve = await somebody('Eve', phone);
  await Promise.all([anna.page.goto(lobby()), ben.page.goto(lobby()), eve.page.goto(lobby(true))]);
  await Promise.all([anna, ben, eve].map(({ page }) => nobody(page).waitFor()));
  assert.equal(await eve.page.evaluate(() => isSecureContext), false);
  await eve.page.evaluate(() => Object.assign(globalThis, { stayed: true }));

  const start = performance.now();
  await anna.page.getByRole('button', { name: 'Cacao', exact: true }).click();
  await anna.page.getByText('Your table stands in the lobby').waitFor();
  await card(eve.page, /Cacao.*Anna/s).waitFor();
  await eve.page.getByText('1 table is looking for somebody.').waitFor();
  await card(ben.page, /10 minutes \+ 20 s a turn/).waitFor();
  await ben.page.getByRole('button', { name: 'Sit down: Cacao with Anna' }).click();
  const pages = [anna.page, ben.page];
  await Promise.all(pages.map(page => bar(page).waitFor()));
  const player = await whoseTurn(pages);
  assert.ok(player, 'somebody is asked');
  t.diagnostic(`${((performance.now() - start) / 1000).toFixed(1)} s from the first click to the first move`);
  assert.deepEqual([anna.clicks(), ben.clicks()], [1, 1]);

  await nobody(eve.page).waitFor();
  assert.equal(await cards(eve.page).count(), 0);
  assert.equal(await eve.page.evaluate(() => 'stayed' in globalThis), true, 'without a reload');
  await decide(player, click);
  for (const window of [anna, ben, eve]) await window.close();
});

test('a quick seat from the home page takes the table that waits, and a seat that was given up is taken from the lobby', async () => {
  const anna = await guestOverHttp(house.atoll.url, 'Anna');
  const { id } = await anna.post('/api/quick', { name: 'Anna', game: 'orbis', clock: 'live' });
  const ben = await somebody('Ben');
  await ben.page.goto(house.atoll.url);
  const find = ben.page.getByRole('region', { name: 'Play with others' });
  await find.getByText('1 table is looking for somebody: Orbis').waitFor();
  await find.getByRole('button', { name: 'Quick seat' }).click();
  await bar(ben.page).waitFor();
  assert.equal(new URL(ben.page.url()).pathname, `/t/${id}`);

  const eve = await somebody('Eve');
  await eve.page.goto(lobby());
  await nobody(eve.page).waitFor();
  await anna.post(`/api/tables/${id}/leave`);
  await card(eve.page, /Orbis.*Somebody has left/s).waitFor();
  await eve.page.getByRole('button', { name: 'Sit down: Orbis with Ben' }).click();
  await bar(eve.page).waitFor();
  assert.equal(new URL(eve.page.url()).pathname, `/t/${id}`);
  await whoseTurn([ben.page, eve.page]);
  assert.equal(eve.clicks(), 1);
  for (const window of [ben, eve]) await window.close();
});

test('the lobby is filtered by game, clock, free seats and language, and the address keeps it', async () => {
  const anna = await guestOverHttp(house.atoll.url, 'Anna');
  const [me, open] = [{ kind: 'me' }, { kind: 'open' }];
  const tables = [
    { game: 'cacao', seats: [me, open], language: 'de' },
    { game: 'orbis', seats: [me, open, open], clock: { kind: 'days', perTurn: 24, bank: 48 }, language: 'en' },
    { game: 'mangrovia', seats: [me, open], clock: { kind: 'live', bank: 600, increment: 20 } },
  ];
  const ids: string[] = [];
  for (const table of tables) ids.push((await anna.post('/api/tables', { ...table, lobby: true })).id);
  const eve = await somebody('Eve');
  await eve.page.goto(lobby());
  await cards(eve.page).nth(2).waitFor();
  await accessible(eve.page, 'the lobby with tables');
  const choose = async (label: string, value: string, expected: RegExp[]) => {
    await eve.page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
    await eve.page.getByText(expected.length === 1 ? '1 table is' : `${expected.length} tables are`).waitFor();
    for (const text of expected) await card(eve.page, text).waitFor();
    assert.equal(await cards(eve.page).count(), expected.length);
  };
  await choose('Game', 'orbis', [/Orbis/]);
  await choose('Game', '', [/Orbis/, /Cacao/, /Mangrovia/]);
  await choose('Clock', 'days', [/Orbis.*1 day a turn, 2 days in reserve/s]);
  await eve.page.reload();
  await card(eve.page, /Orbis/).waitFor();
  assert.equal(await cards(eve.page).count(), 1, 'the address keeps the filter');
  await choose('Clock', '', [/Orbis/, /Cacao/, /Mangrovia/]);
  await choose('Free seats', '2', [/Orbis/]);
  await choose('Free seats', '', [/Orbis/, /Cacao/, /Mangrovia/]);
  await choose('Language', 'de', [/Cacao/, /Mangrovia/]);
  await eve.page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('days');
  await eve.page.getByText('No open table fits that.').waitFor();
  await eve.page.getByRole('link', { name: 'Show all' }).click();
  await cards(eve.page).nth(2).waitFor();
  for (const id of ids) await anna.post(`/api/tables/${id}/close`);
  await nobody(eve.page).waitFor();
  await eve.close();
});

test('a lobby with very many tables comes in pages, costs little, and stays live', async t => {
  const me = { kind: 'me' };
  const hosts = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map(name => guestOverHttp(house.atoll.url, name)));
  const ids: [number, string][] = [];
  for (let i = 0; i < 120; i++) {
    const host = i % hosts.length;
    const table = { game: 'cacao', seats: [me, { kind: 'open' }], lobby: true };
    ids.push([host, (await hosts[host]?.post('/api/tables', table))?.id ?? '']);
  }
  const eve = await somebody('Eve');
  let bytes = 0;
  eve.page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      bytes += Buffer.byteLength(payload);
    }),
  );
  await eve.page.goto(lobby());
  await eve.page.getByText('120 tables are looking for somebody.').waitFor();
  t.diagnostic(`${bytes} bytes over the live connection for a joining browser`);
  assert.ok(bytes <= 100_000, `${bytes} bytes`);
  assert.equal(await cards(eve.page).count(), 50);
  const more = eve.page.getByRole('button', { name: 'Show more tables' });
  await more.click();
  await eve.page.getByText('100 of 120').waitFor();
  assert.equal(await cards(eve.page).count(), 100);
  await more.click();
  await cards(eve.page).nth(119).waitFor();
  assert.equal(await more.count(), 0);
  await eve.page.mouse.move(0, 0);
  const [host, oldest] = ids[0] ?? [0, ''];
  await hosts[host]?.post(`/api/tables/${oldest}/close`);
  await eve.page.getByText('119 tables are looking for somebody.').waitFor();
  assert.equal(await cards(eve.page).count(), 119, 'the last of the last page vanishes, too');
  // Where the pointer is on the list, nothing moves away from under it.
  await openTables(eve.page).hover();
  const [nextHost, next] = ids[1] ?? [0, ''];
  await hosts[nextHost]?.post(`/api/tables/${next}/close`);
  await card(eve.page, /Just filled up/).waitFor();
  await eve.page.mouse.move(0, 0);
  await card(eve.page, /Just filled up/).waitFor({ state: 'detached' });
  assert.equal(await cards(eve.page).count(), 118);

  await house.atoll.kill();
  await house.atoll.start();
  for (const [host, id] of ids.slice(2)) await hosts[host]?.post(`/api/tables/${id}/close`);
  await nobody(eve.page).waitFor();
  await eve.close(/WebSocket|ERR_CONNECTION|Failed to load resource/);
});

test('the owner of a table looks after it: frees seats, lets bots sit, makes a new link, and closes it', async () => {
  const anna = await somebody('Anna');
  const ben = await somebody('Ben');
  await anna.page.goto(lobby());
  await anna.page.getByRole('button', { name: 'Open your own table' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Cacao' }).click();
  await anna.page.getByRole('radio', { name: '3', exact: true }).check();
  await anna.page.getByRole('combobox', { name: /Seat 3/ }).selectOption('open');
  assert.ok(await anna.page.getByRole('radio', { name: 'Everybody, through the lobby' }).isChecked());
  await anna.page.getByRole('dialog').getByRole('radio', { name: 'Over days' }).check();
  await anna.page.getByText('So that the game does not wait for you').waitFor();
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await anna.page.getByText('Your table stands in the lobby').waitFor();
  const link = anna.page.url();

  await ben.page.goto(link);
  const terms = ben.page.getByRole('region', { name: 'What holds here' });
  await terms.getByText(/1 day a turn, 2 days in reserve.*10 hours.*30 days a year/).waitFor();
  await terms.getByText('When time is up, a stand-in (Navigator) plays on').waitFor();
  await ben.page.getByRole('button', { name: /Take seat 2/ }).click();
  await ben.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await anna.page.getByRole('button', { name: 'Free seat 2: Ben' }).click();
  await ben.page.getByRole('button', { name: /Take seat 2/ }).waitFor();
  const second = anna.page.getByRole('combobox', { name: /Who sits on seat 2/ });
  await second.selectOption({ label: 'Bot, level 1: Beachcomber' });
  await ben.page.getByText('Beachcomber').waitFor();

  await anna.page.getByRole('button', { name: 'Take it out of the lobby' }).click();
  await anna.page.getByRole('button', { name: 'Make a new link' }).click();
  await ben.page.getByText('This invitation no longer holds.').waitFor();
  assert.equal(await ben.page.getByRole('button', { name: /Take seat/ }).count(), 0);
  const shown = anna.page.getByRole('textbox', { name: 'Invite with this link' });
  await anna.page.waitForFunction(() => document.querySelector<HTMLInputElement>('.invite input')?.value.includes('?'));
  const fresh = new URL(await shown.inputValue());
  await ben.page.goto(house.atoll.url + fresh.pathname + fresh.search);
  await ben.page.getByRole('button', { name: /Take seat 3/ }).waitFor();

  await anna.page.getByRole('button', { name: 'Close the table' }).click();
  await anna.page.getByRole('button', { name: 'Really close it?' }).click();
  for (const { page } of [anna, ben]) await page.getByRole('link', { name: 'To the lobby' }).waitFor();
  await ben.page.goto(lobby());
  await nobody(ben.page).waitFor();
  for (const window of [anna, ben]) await window.close();
});

test('at the end one asks for a rematch with one click, the other joins with one, and the seats have moved on', async () => {
  const host = await somebody('Anna');
  const guest = await somebody('Ben');
  await host.page.goto(`${house.atoll.url}/g/tides?play`);
  await host.page.getByRole('combobox', { name: /Seat 2/ }).selectOption('open');
  await host.page.getByRole('button', { name: 'Open the table and invite' }).click();
  await host.page.getByRole('textbox', { name: 'Invite with this link' }).waitFor();
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: /Take seat 2/ }).click();
  const pages = [host.page, guest.page];
  await Promise.all(pages.map(page => bar(page).waitFor()));
  for (let player = await whoseTurn(pages); player; player = await whoseTurn(pages)) await decideByKeys(player);
  const first = host.page.url();
  await endScreen(guest.page).waitFor();
  // Closed, it comes back by itself when somebody asks.
  await endScreen(guest.page).getByRole('button', { name: 'Close' }).click();
  await endScreen(host.page).getByRole('button', { name: 'Rematch' }).click();
  await host.page.getByRole('heading', { name: /almost ready/ }).waitFor();
  assert.notEqual(host.page.url(), first);
  await endScreen(guest.page).getByText('Anna wants a rematch.').waitFor();
  await endScreen(guest.page).getByRole('button', { name: 'Join the rematch' }).click();
  await guest.page.waitForURL(host.page.url());
  await Promise.all(pages.map(page => bar(page).waitFor()));
  const table = (await (await fetch(`${house.atoll.url}/api/tables/${host.page.url().split('/t/')[1]}`)).json()) as {
    status: string;
    seats: { name: string }[];
  };
  assert.equal(table.status, 'running');
  assert.deepEqual(
    table.seats.map(({ name }) => name),
    ['Ben', 'Anna'],
  );
  assert.ok(await whoseTurn(pages), 'and the game goes on');
  for (const window of [host, guest]) await window.close();
});

test('against bots in this browser one click begins the rematch, one seat further on', async () => {
  const { page, close } = await somebody('Anna');
  const { id, key, text } = await finished('orbis', 3);
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [key, text] as const);
  await page.goto(`${house.atoll.url}/local/${id}`);
  await endScreen(page).getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL(url => /\/local\//.test(url.pathname) && !url.pathname.endsWith(id));
  await bar(page).waitFor();
  const seats = await page.evaluate(
    id => JSON.parse(localStorage.getItem(`atoll.table.${id}`) ?? '{}').seats,
    page.url().split('/local/')[1],
  );
  assert.deepEqual(seats, [{ kind: 'bot', bot: 'level2' }, { kind: 'me' }, { kind: 'bot', bot: 'level1' }]);
  await close();
});
