/** Clocks at a live table: time goes by, is up, and a stand-in plays; somebody leaves, and a stranger takes the seat. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, phone } from '../test/browser.ts';
import { bar, click, decide, endScreen, turn, whoseTurn } from '../test/playing.ts';
import { seatAt, useTimeHouse, wake } from '../test/timeHouse.ts';

const house = useTimeHouse();
const minute = 60_000;

const player = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
const clock = (page: Page, name: string): Locator => player(page, name).getByRole('timer');
const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });

/** The others answer until it is this one's turn. */
async function untilTurnOf(mine: Page, others: readonly Page[]): Promise<void> {
  for (let decisions = 0; decisions < 16; decisions++) {
    const next = await whoseTurn([mine, ...others]);
    if (next === mine) return;
    assert.ok(next, 'the game goes on');
    await decide(next, click);
  }
  throw new Error('it never became their turn');
}

/** Seconds that a clock shows. */
async function seconds(shown: Locator): Promise<number> {
  const [minutes = '', rest = ''] = (await shown.innerText()).trim().split(':');
  return Number(minutes) * 60 + Number(rest);
}

test('a clock goes on by itself, by the server’s time and not the device’s; when it is up a stand-in plays, until the person takes over', async () => {
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser, phone);
  // The clock of Anna's device is three hours wrong.
  await anna.page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 3 * 3_600_000;
  });
  const people = [
    { page: anna.page, name: 'Anna' },
    { page: ben.page, name: 'Ben' },
  ];
  await seatAt(house.url, people, { clock: { kind: 'live', bank: 100, increment: 0 } });
  // Anna is the one to be late.
  await untilTurnOf(anna.page, [ben.page]);

  const before = await seconds(clock(anna.page, 'Anna'));
  assert.ok(before > 60 && before <= 100, `${before} seconds are shown`);
  const others = await seconds(clock(anna.page, 'Ben'));
  await anna.page.waitForTimeout(2200);
  const later = await seconds(clock(anna.page, 'Anna'));
  assert.ok(later <= before - 2 && later >= before - 8, `${later} after ${before}`);
  assert.equal(await seconds(clock(anna.page, 'Ben')), others, 'and nobody else’s');

  // She sleeps for a while: what her tab shows then is what the server says.
  await house.pass(45_000);
  await wake(anna.page);
  await anna.page.locator('.clock-prompt:not([data-urgency="calm"])').waitFor();
  assert.ok((await seconds(clock(anna.page, 'Anna'))) <= later - 45);
  await anna.page
    .locator('[aria-live="polite"]')
    .getByText(/seconds left for your turn/)
    .waitFor({ state: 'attached' });

  await accessible(anna.page, 'a clock that is soon up');
  await accessible(ben.page, 'clocks on a phone');
  await house.pass(minute);
  await bar(anna.page).getByText('Bot Navigator is standing in for you.').waitFor();
  await log(anna.page).getByText('Time is up: bot Navigator stands in for Anna').waitFor();
  await player(anna.page, 'Anna').getByText('bot Navigator stands in').waitFor();
  await accessible(anna.page, 'a stand-in at one’s own seat');
  // It plays for her; Ben goes on.
  assert.ok((await whoseTurn([ben.page])) === ben.page);
  await bar(anna.page).getByRole('button', { name: 'I’m back' }).click();
  await bar(anna.page).getByRole('button', { name: 'Confirm' }).waitFor();
  await log(anna.page).getByText('Anna is back and plays again').waitFor();
  await untilTurnOf(anna.page, [ben.page]);
  const again = await seconds(clock(anna.page, 'Anna'));
  assert.ok(again > 40 && again <= 60, `with ${again} seconds for her turn she is not away again at once`);
  await decide(anna.page, click);
  await anna.close();
  await ben.close();
});

test('somebody leaves, and a stranger takes the free seat and plays on', async () => {
  const windows = await Promise.all([0, 1, 2, 3].map(() => openWindow(house.browser)));
  const [anna, ben, cleo, eve] = windows.map(({ page }) => page);
  assert.ok(anna && ben && cleo && eve);
  const people = [
    { page: anna, name: 'Anna' },
    { page: ben, name: 'Ben' },
    { page: cleo, name: 'Cleo' },
  ];
  const id = await seatAt(house.url, people, { clock: { kind: 'live', bank: 600, increment: 20 } });
  await ben.getByRole('button', { name: 'Leave the table' }).click();
  const leave = ben.getByRole('dialog', { name: 'Leave the table' });
  await leave.getByText('your seat is free for anyone with the link').waitFor();
  await accessible(ben, 'leaving');
  await leave.getByRole('button', { name: 'Give up my seat' }).click();
  await ben.getByText('You are watching').waitFor();
  await player(anna, 'Navigator').getByText('free seat, a bot plays').waitFor();

  await eve.goto(`${house.url}t/${id}`);
  await eve.getByRole('button', { name: 'Join in' }).click();
  const join = eve.getByRole('dialog', { name: 'Take a free seat' });
  await join.getByRole('button', { name: 'Take seat 2' }).click();
  await join.getByRole('alert').waitFor();
  await accessible(eve, 'taking a free seat');
  await join.getByRole('textbox', { name: 'Your name' }).fill('Eve');
  await join.getByRole('button', { name: 'Take seat 2' }).click();
  await log(anna).getByText('Eve takes over this seat').waitFor();
  assert.ok((await seconds(clock(eve, 'Eve'))) >= 598, 'with a clock of her own');
  await untilTurnOf(eve, [anna, cleo]);
  await decide(eve, click);
  assert.equal(await turn(ben), 'waiting');
  for (const { close } of windows) await close();
});

test('after a day of silence without a clock the others decide by vote, and everybody sees who wants what', async () => {
  const windows = await Promise.all([0, 1, 2].map(() => openWindow(house.browser)));
  const people = windows.map(({ page }, i) => ({ page, name: ['Anna', 'Ben', 'Cleo'][i] ?? '' }));
  await seatAt(house.url, people, {});
  const silent = await whoseTurn(people.map(({ page }) => page));
  const absent = people.find(({ page }) => page === silent);
  const [one, two] = people.filter(({ page }) => page !== silent);
  assert.ok(absent && one && two);
  assert.equal(await one.page.getByRole('region', { name: 'Vote' }).count(), 0, 'nobody is asked too early');
  await house.pass(25 * 60 * minute);
  for (const { page } of people) await wake(page);
  const ballot = (page: Page) => page.getByRole('region', { name: 'Vote' });
  await ballot(one.page).getByText(`Nothing from ${absent.name} for 25 hours`).waitFor();
  await bar(absent.page).getByText('The others may now decide').waitFor();
  await accessible(one.page, 'a vote');
  await ballot(one.page).getByRole('button', { name: 'A bot stands in' }).click();
  await ballot(two.page)
    .getByRole('button', { name: `A bot stands in ${one.name}` })
    .waitFor();
  await log(two.page).getByText(`${one.name} wants a bot to stand in for ${absent.name}`).waitFor();
  await ballot(two.page)
    .getByRole('button', { name: /A bot stands in/ })
    .click();
  await log(one.page).getByText(`By vote, bot Navigator stands in for ${absent.name}`).waitFor();
  await ballot(one.page).waitFor({ state: 'hidden' });
  await bar(absent.page).getByText('The others decided so.').waitFor();
  for (const { close } of windows) await close();
});

test('a table that ends because somebody’s time is up says so, and that it does not count; its replay tells it, too', async () => {
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser);
  const people = [
    { page: anna.page, name: 'Anna' },
    { page: ben.page, name: 'Ben' },
  ];
  const id = await seatAt(house.url, people, {
    clock: { kind: 'live', bank: 60, increment: 0 },
    absent: { kind: 'end' },
  });
  const first = await whoseTurn([anna.page, ben.page]);
  assert.ok(first);
  await decide(first, click);
  await whoseTurn([anna.page, ben.page]);
  await house.pass(2 * minute);
  for (const { page } of people) {
    await endScreen(page).getByText('Ended early').waitFor();
    await endScreen(page).getByText('A player’s time ran out. The game does not count.').waitFor();
    assert.equal(
      await endScreen(page)
        .getByText(/wins|You win/)
        .count(),
      0,
    );
  }
  await anna.page.goto(`${house.url}replay/${id}`);
  await anna.page.getByRole('button', { name: 'To the end' }).click();
  await log(anna.page).getByText('Ended early: A player’s time ran out.').waitFor();
  await anna.close();
  await ben.close();
});
