/** A table over three days: people sleep, their browsers too, the house is shut for a night, and nobody loses time by it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openWindow, phone, type Window } from '../test/browser.ts';
import { bar, click, decide, whoseTurn } from '../test/playing.ts';
import { seatAt, useTimeHouse } from '../test/timeHouse.ts';

const house = useTimeHouse();
const hour = 3_600_000;
const zone = 'Europe/Berlin';

/** When the decision runs out, as the house tells anybody who asks. */
async function runsOut(page: Page, id: string): Promise<number> {
  const asked = await page.request.get(`${house.url}api/tables/${id}`);
  const { clock } = (await asked.json()) as { clock: { runsOut: string } };
  return Date.parse(clock.runsOut);
}

/** “tomorrow 18:30”, as a person in Berlin would say it. */
function said(moment: number): string {
  const at = (ms: number, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...format }).format(ms);
  const day = (ms: number) => at(ms, { dateStyle: 'short' });
  const time = at(moment, { hour: '2-digit', minute: '2-digit' });
  if (day(moment) === day(house.now())) return `until ${time}`;
  if (day(moment) === day(house.now() + 24 * hour)) return `until tomorrow ${time}`;
  return `until ${at(moment, { weekday: 'long' })} ${time}`;
}

test('a table over days goes on for three of them while browsers sleep and the house is shut, and who is late is stood in for', async () => {
  const open = (name: string, options = {}) =>
    openWindow(house.browser, { timezoneId: zone, ...options }).then(window => ({ ...window, name }));
  const people: (Window & { name: string })[] = [await open('Anna'), await open('Ben', phone), await open('Cleo')];
  const pages = people.map(({ page }) => page);
  const id = await seatAt(house.url, people, { clock: { kind: 'days', perTurn: 12, bank: 10 } });
  const path = `${house.url}t/${id}`;
  const sleep = () => Promise.all(pages.map(page => page.goto('about:blank')));
  const wake = () => Promise.all(pages.map(page => page.goto(path)));
  const asked = async () => {
    const page = await whoseTurn(pages);
    const person = people.find(one => one.page === page);
    assert.ok(person, 'somebody is asked');
    return person;
  };
  /** Answers until somebody else is asked. */
  const takeTurn = async () => {
    const before = await asked();
    for (let now = before; now === before; now = await asked()) await decide(now.page, click);
  };

  // Who does not want to be waited for because of trifles says so once.
  const [first] = pages;
  assert.ok(first);
  await first.getByRole('button', { name: 'Settings' }).click();
  const settings = first.getByRole('dialog', { name: 'Settings' });
  await settings.getByText('keeps nobody waiting at a table over days').waitFor();
  assert.ok((await settings.getByRole('radio').count()) > 4);
  await settings.getByRole('button', { name: 'Close' }).click();

  // The first day: everybody plays a turn within their hours; the reserve stays whole.
  for (let turn = 0; turn < 3; turn++) {
    const { page, name } = await asked();
    await bar(page)
      .getByText(said(await runsOut(page, id)))
      .waitFor();
    await sleep();
    await house.pass(7 * hour);
    await wake();
    assert.equal((await asked()).name, name, 'it is still their turn');
    await takeTurn();
  }
  for (const { page } of people.slice(0, 1))
    assert.equal(await page.getByRole('list', { name: 'Players' }).getByText('10 hours in reserve').count(), 2);

  // The night: the house is shut for nine hours, which count for nobody.
  const { page: waiting } = await asked();
  const before = await runsOut(waiting, id);
  await sleep();
  await house.shutFor(9 * hour);
  await wake();
  const shifted = (await runsOut(waiting, id)) - before;
  assert.ok(Math.abs(shifted - 9 * hour) < 60_000, `the decision runs out ${shifted / hour} hours later`);
  await bar(waiting)
    .getByText(said(before + shifted))
    .waitFor();

  // The second day: who takes longer than the hours of a turn uses up their reserve, and is warned at the end.
  await sleep();
  await house.pass(20.5 * hour);
  await wake();
  const late = await asked();
  assert.ok(late.page === waiting);
  await late.page.locator('.clock-prompt[data-urgency="soon"]').waitFor();
  await bar(late.page)
    .getByText(/90 minutes left/)
    .waitFor();

  // The third day: their time is up while everybody sleeps. A stand-in has played when the others wake.
  await sleep();
  await house.pass(2 * hour);
  await house.pass(3 * hour);
  await wake();
  await bar(late.page).getByText('Your time ran out.').waitFor();
  const next = await asked();
  assert.ok(next.page !== late.page);
  await house.pass(17 * hour);
  await takeTurn();
  await bar(late.page).getByRole('button', { name: 'I’m back' }).click();
  await bar(late.page).getByRole('button', { name: 'Confirm' }).waitFor();
  for (let turns = 0; turns < 4 && (await asked()).page !== late.page; turns++) await takeTurn();
  assert.ok((await asked()).page === late.page, 'who was away plays again');
  // The reserve is gone, the hours of a turn are theirs as before.
  const left = (await runsOut(late.page, id)) - house.now();
  assert.ok(left > 11.9 * hour && left <= 12 * hour, `${left / hour} hours are left`);
  await takeTurn();
  for (const { close } of people) await close();
});
