/** People one knows: asked by name, heard at once, seated with one click; and kept away from by a block. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, phone, type Window } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';

const house = useHouse();

/** Asks the server as this person, as any program could. */
async function ask<T>(page: Page, method: 'get' | 'post', path: string, data?: unknown): Promise<T> {
  const answer = await page.request[method](`${house.atoll.url}${path}`, data === undefined ? {} : { data });
  assert.ok(answer.ok(), `${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function person(name: string, options: BrowserContextOptions = {}): Promise<Window> {
  const window = await openWindow(house.browser, options);
  await ask(window.page, 'get', '/api/me');
  await ask(window.page, 'post', '/api/me', { name });
  return window;
}

/** They have sat at a table together. */
async function meet(...people: readonly { page: Page; name: string }[]): Promise<void> {
  const [first, ...others] = people;
  assert.ok(first);
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { id } = await ask<{ id: string }>(first.page, 'post', '/api/tables', { game: 'cacao', seats });
  for (const [i, { page, name }] of others.entries())
    await ask(page, 'post', `/api/tables/${id}/seats/${i + 1}`, { name });
}

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'People' }).getByRole('listitem').filter({ hasText: name });
const banner = (page: Page) => page.getByRole('region', { name: 'Invitation', exact: true });

test('three people who know each other: one invites by name, one sits down with one click, one cannot come', async () => {
  const [ann, ben, cleo] = [
    await person('Ann'),
    await person('Ben', phone),
    await person('Cleo', { colorScheme: 'dark' }),
  ];
  await meet({ page: ann.page, name: 'Ann' }, { page: ben.page, name: 'Ben' }, { page: cleo.page, name: 'Cleo' });
  await ben.page.goto(`${house.atoll.url}/rules`);
  await cleo.page.goto(`${house.atoll.url}/tables`);

  await ann.page.goto(`${house.atoll.url}/people`);
  await row(ann.page, 'Ben').getByText('here now').waitFor();
  assert.match(await row(ann.page, 'Cleo').innerText(), /1 game together · last today/);
  await accessible(ann.page, 'the people page');
  await row(ann.page, 'Ben').getByRole('button', { name: 'Invite Ben' }).click();
  await ann.page
    .getByRole('dialog', { name: 'Invite Ben' })
    .getByRole('button', { name: /^Cacao/ })
    .waitFor();
  await accessible(ann.page, 'the choice of a table');
  await ann.page
    .getByRole('dialog', { name: 'Invite Ben' })
    .getByRole('button', { name: /^Cacao/ })
    .click();
  await ann.page.waitForURL(/\/t\//);

  const known = ann.page.getByRole('region', { name: 'People you know' });
  await known.getByRole('listitem').filter({ hasText: 'Ben' }).getByText('invited').waitFor();
  await known.getByRole('button', { name: 'Invite Cleo' }).click();
  await banner(ben.page).getByText('Ann invites you: Cacao').waitFor();
  await accessible(ben.page, 'an invitation over a page on a phone');
  await banner(cleo.page).waitFor();
  await accessible(cleo.page, 'an invitation over a page');
  await banner(cleo.page).getByRole('button', { name: 'No thanks' }).click();
  await known.getByRole('listitem').filter({ hasText: 'Cleo' }).getByText('can’t come').waitFor();
  assert.equal(await banner(cleo.page).count(), 0);

  await banner(ben.page).getByRole('button', { name: 'Join' }).tap();
  await ben.page.waitForURL(ann.page.url());
  for (const { page } of [ann, ben]) await page.getByRole('region', { name: 'What to do now' }).waitFor();
  for (const window of [ann, ben, cleo]) await window.close();
});

test('an invitation stands on the home page, and goes when the table is closed', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben', { locale: 'de' })];
  await meet({ page: ann.page, name: 'Ann' }, { page: ben.page, name: 'Ben' });
  const { people } = await ask<{ people: { person: string }[] }>(ann.page, 'get', '/api/people');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ask<{ id: string }>(ann.page, 'post', '/api/tables', { game: 'orbis', seats });
  await ask(ann.page, 'post', `/api/tables/${id}/asked`, { person: people[0]?.person });
  await ben.page.goto(house.atoll.url);
  const cards = ben.page.getByRole('region', { name: 'Einladungen' });
  await cards.getByText('Ann lädt dich ein: Orbis').waitFor();
  assert.equal(await ben.page.getByRole('region', { name: 'Einladung', exact: true }).count(), 0);
  await ben.page.goto(`${house.atoll.url}/rules`);
  const asked = ben.page.getByRole('region', { name: 'Einladung', exact: true });
  await asked.getByRole('button', { name: 'Später antworten' }).click();
  await asked.waitFor({ state: 'detached' });
  await ben.page.getByRole('link', { name: 'Atoll, zur Startseite' }).click();
  await cards.waitFor();
  await ask(ann.page, 'post', `/api/tables/${id}/close`, {});
  await cards.waitFor({ state: 'detached' });
  for (const window of [ann, ben]) await window.close();
});

test('an invitation outlives a crash of the house, and one that is over by then is gone', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  await meet({ page: ann.page, name: 'Ann' }, { page: ben.page, name: 'Ben' });
  const { people } = await ask<{ people: { person: string }[] }>(ann.page, 'get', '/api/people');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = async (game: string) => {
    const { id } = await ask<{ id: string }>(ann.page, 'post', '/api/tables', { game, seats });
    await ask(ann.page, 'post', `/api/tables/${id}/asked`, { person: people[0]?.person });
    return id;
  };
  await ben.page.goto(`${house.atoll.url}/rules`);
  const cacao = await opened('cacao');
  await banner(ben.page).getByText('Ann invites you: Cacao').waitFor();
  await house.atoll.kill();
  await house.atoll.start();
  await ask(ann.page, 'post', `/api/tables/${cacao}/close`, {});
  await banner(ben.page).waitFor({ state: 'detached' });
  await opened('orbis');
  await house.atoll.kill();
  await house.atoll.start();
  await banner(ben.page).getByText('Ann invites you: Orbis').waitFor();
  await banner(ben.page).getByRole('button', { name: 'Join' }).click();
  await ben.page.getByRole('region', { name: 'What to do now' }).waitFor();
  await ann.close();
  await ben.close(/WebSocket|Failed to load resource|ERR_CONNECTION/);
});

test('a block hides the tables of both from each other, until it is lifted', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  await meet({ page: ann.page, name: 'Ann' }, { page: ben.page, name: 'Ben' });
  await ann.page.goto(`${house.atoll.url}/people`);
  await row(ann.page, 'Ben').getByRole('button', { name: 'More about Ben' }).click();
  await row(ann.page, 'Ben').getByRole('button', { name: 'Block Ben' }).click();
  await row(ann.page, 'Ben')
    .getByText(/^Blocked/)
    .waitFor();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ask<{ id: string }>(ann.page, 'post', '/api/tables', { game: 'cacao', seats, lobby: true });
  const lobby = async () => (await ask<{ tables: { id: string }[] }>(ben.page, 'get', '/api/lobby')).tables;
  assert.ok(!(await lobby()).some(table => table.id === id));

  await ben.page.goto(`${house.atoll.url}/t/${id}`);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: /^Take seat 2/ }).click();
  const why = await ben.page.getByRole('alert').filter({ hasText: 'invitation' }).innerText();
  assert.match(why, /This invitation no longer holds/);
  assert.doesNotMatch(await ben.page.locator('main').innerText(), /block/i);

  await row(ann.page, 'Ben').getByRole('button', { name: 'Lift it for Ben' }).click();
  await row(ann.page, 'Ben').getByRole('button', { name: 'Invite Ben' }).waitFor();
  assert.ok((await lobby()).some(table => table.id === id));
  await ben.page.getByRole('button', { name: /^Take seat 2/ }).click();
  await ben.page.getByRole('region', { name: 'What to do now' }).waitFor();
  await ann.close();
  await ben.close(/403/);
});

test('somebody among many is found by a part of their name, on a phone, by keys alone', async () => {
  const ann = await person('Ann', phone);
  const names = ['Ben', 'Cleo', 'Dora', 'Emil', 'Örjan', 'Fritz'];
  const others = await Promise.all(names.map(name => person(name)));
  for (const [i, { page }] of others.entries())
    await meet({ page: ann.page, name: 'Ann' }, { page, name: names[i] ?? '' });
  await ann.page.goto(`${house.atoll.url}/people`);
  const rows = ann.page.getByRole('region', { name: 'People' }).getByRole('listitem');
  await rows.nth(names.length - 1).waitFor();
  assert.match(await rows.first().innerText(), /^Fritz/, 'the latest first');
  await ann.page.getByRole('searchbox', { name: 'Search a name' }).fill('öR');
  await rows.nth(1).waitFor({ state: 'detached' });
  assert.match(await rows.first().innerText(), /^Örjan/);
  await accessible(ann.page, 'the people page on a phone');
  await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.press('Enter');
  await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.press('Enter');
  await rows
    .first()
    .getByText(/^Muted/)
    .waitFor();
  const lift = rows.first().getByRole('button', { name: 'Lift it for Örjan' });
  assert.ok(await lift.evaluate(button => button === document.activeElement), 'the next key takes it back');
  await ann.page.getByRole('searchbox', { name: 'Search a name' }).fill('nobody');
  await ann.page.getByText('You don’t know anybody like that here yet.').waitFor();
  for (const window of [ann, ...others]) await window.close();
});

test('people who do not want to be seen are not seen', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  await meet({ page: ann.page, name: 'Ann' }, { page: ben.page, name: 'Ben' });
  await ann.page.goto(`${house.atoll.url}/people`);
  await ben.page.goto(`${house.atoll.url}/people`);
  const here = row(ann.page, 'Ben').getByText('here now');
  await here.waitFor();
  await ben.page.getByRole('checkbox', { name: /may see that I am here/ }).uncheck();
  await here.waitFor({ state: 'detached' });
  await ben.page.getByRole('checkbox', { name: /may see that I am here/ }).check();
  await here.waitFor();
  await ben.close();
  await here.waitFor({ state: 'detached' });
  await ann.close();
});
