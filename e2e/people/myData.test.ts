/** What belongs to me: hours of rest that others see before they sit down, my data as a file, and to be forgotten. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { APIRequestContext, Page } from 'playwright-core';
import type { MyData, StandingWithMoves, TableInfo } from '../../server/door/protocol.ts';
import { accessible } from '../test/accessible.ts';
import { openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { endScreen } from '../test/playing.ts';

const house = useHouse();

const api = (path: string) => `${house.atoll.url}/api${path}`;

async function openTable(owner: APIRequestContext, more: object = {}): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = await owner.post(api('/tables'), { data: { game: 'cacao', seats, ...more } });
  return ((await opened.json()) as TableInfo).id;
}

/** Plays on for the player who is asked until the game is over. */
async function finish(id: string, people: readonly APIRequestContext[]): Promise<void> {
  let keys = 0;
  let asked = people[0];
  while (asked) {
    const response = await asked.get(api(`/tables/${id}/standing`));
    if (response.status() === 429) {
      await new Promise(done => setTimeout(done, 200));
      continue;
    }
    const { n, decision, moves } = (await response.json()) as StandingWithMoves;
    if (moves) await asked.post(api(`/tables/${id}/moves`), { data: { after: n, key: `k${++keys}`, move: moves[0] } });
    asked = decision ? people[decision.seat] : undefined;
  }
}

/** In a week, and so many days later, as the date field wants it. */
const dayAhead = (days: number): string => new Date(Date.now() + (7 + days) * 86_400_000).toISOString().slice(0, 10);

async function rename(page: Page, name: string): Promise<void> {
  await page.goto(`${house.atoll.url}/me`);
  const section = page.getByRole('region', { name: /^(Your name|Dein Name)$/ });
  await section.getByRole('textbox').fill(name);
  await section.getByRole('button').click();
  await section.getByText(/^(Saved|Gespeichert)\.$/).waitFor();
}

test('who sets a night and a holiday is seen to rest by another browser before it sits down', async () => {
  const ann = await openWindow(house.browser, { ...phone, timezoneId: 'Europe/Berlin' });
  const bob = await openWindow(house.browser, { timezoneId: 'Europe/Lisbon' });
  await rename(ann.page, 'Ann');
  const section = ann.page.getByRole('region', { name: 'Nights and holidays' });
  await section.getByRole('checkbox', { name: 'My clock stands still at night' }).check();
  await section.getByLabel('from').fill('21:30');
  await section.getByLabel('to', { exact: true }).fill('23:00');
  await section.getByLabel('to', { exact: true }).fill('09:00');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('A night has at most 10 hours.').waitFor();
  await section.getByLabel('to', { exact: true }).fill('06:30');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Saved. It counts from the next minute on.').waitFor();
  await section.getByLabel('First day').fill(dayAhead(0));
  await section.getByLabel('Last day').fill(dayAhead(4));
  await section.getByRole('button', { name: 'Add' }).click();
  await section.getByRole('listitem').waitFor();
  await accessible(ann.page, 'nights and holidays');
  await ann.page.reload();
  assert.equal(await section.getByLabel('from').inputValue(), '21:30');
  assert.equal(await section.getByRole('listitem').count(), 1);

  const id = await openTable(ann.page.request, { clock: { kind: 'days', perTurn: 24, bank: 48 } });
  await bob.page.goto(`${house.atoll.url}/t/${id}`);
  const seat = bob.page.getByRole('listitem').filter({ hasText: 'Ann' });
  await seat.getByText(/night 20:30–05:30 · holiday .+–.+/).waitFor();
  await section.getByRole('button', { name: /^Remove the holiday/ }).click();
  await seat.getByText(/night 20:30–05:30$/).waitFor();
  await ann.close(/400/);
  await bob.close();
});

test('I take my data away as a file, delete myself, and the other one still watches our game, now with “jemand”', async () => {
  const ann = await openWindow(house.browser);
  const bob = await openWindow(house.browser, { locale: 'de' });
  await rename(ann.page, 'Ann');
  await rename(bob.page, 'Bob');
  const id = await openTable(ann.page.request);
  await bob.page.request.post(api(`/tables/${id}/seats/1`), { data: { name: 'Bob' } });
  await finish(id, [ann.page.request, bob.page.request]);
  await bob.page.goto(`${house.atoll.url}/t/${id}`);
  await bob.page.getByRole('dialog', { name: 'Die Partie ist zu Ende' }).getByText('Ann').first().waitFor();

  await ann.page.goto(`${house.atoll.url}/me`);
  const section = ann.page.getByRole('region', { name: 'Your data' });
  const download = ann.page.waitForEvent('download');
  await section.getByRole('link', { name: 'Download as a file' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as MyData;
  assert.equal((file.data.guests as { name: string }).name, 'Ann');
  const [table] = file.data.tables as { id: string; entries: unknown[] }[];
  assert.equal(table?.id, id);
  assert.ok((table?.entries.length ?? 0) > 10);

  await section.getByRole('button', { name: 'Delete me' }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'Delete you here?' });
  await accessible(ann.page, 'deleting oneself');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click({ force: true });
  assert.equal(await dialog.isVisible(), true, 'not without saying so twice');
  await dialog.getByRole('checkbox', { name: 'Yes, delete everything about me' }).check();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  const gone = ann.page.getByRole('dialog', { name: 'You are deleted' });
  await gone.getByRole('button', { name: 'To the home page' }).click();
  await ann.page.waitForURL(`${house.atoll.url}/`);
  const left = (await (await ann.page.request.get(api('/me/data'))).json()) as MyData;
  assert.deepEqual(left.data, {});
  await ann.page.goto(`${house.atoll.url}/t/${id}`);
  await endScreen(ann.page).getByText('somebody').first().waitFor();

  await bob.page.goto(`${house.atoll.url}/t/${id}`);
  const end = bob.page.getByRole('dialog', { name: 'Die Partie ist zu Ende' });
  await end.getByText('jemand').first().waitFor();
  assert.equal(await end.getByText('Ann').count(), 0);
  await end.getByRole('link', { name: 'Partie ansehen' }).click();
  await bob.page.waitForURL(/\/replay\//);
  await bob.page.getByRole('list', { name: 'Am Tisch' }).getByText('jemand').waitFor();
  await ann.close();
  await bob.close();
});
