/** Somebody is barred by the operator while they play: they are told why, and the other one plays on. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '../../server/door/protocol.ts';
import { startServer } from '../../server/index.ts';
import { openOffice } from '../../server/office.ts';
import { accessible } from '../test/accessible.ts';
import { openBrowser, openWindow } from '../test/browser.ts';

const siteDir = fileURLToPath(new URL('../../web/dist/', import.meta.url));

test('who is barred is told at once, watches from then on, and can change nothing', async t => {
  const data = mkdtempSync(join(tmpdir(), 'atoll-barred-'));
  const server = await startServer({ port: 0, data, siteDir, botDelay: 0, log: () => undefined });
  const browser = await openBrowser();
  t.after(async () => {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true });
  });
  const [ann, bob] = [await openWindow(browser), await openWindow(browser)];
  const api = `${server.url}api`;
  for (const [window, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const)
    await window.page.request.post(`${api}/me`, { data: { name } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = await ann.page.request.post(`${api}/tables`, { data: { game: 'cacao', seats } });
  const { id } = (await opened.json()) as TableInfo;
  await bob.page.request.post(`${api}/tables/${id}/seats/1`, { data: { name: 'Bob' } });
  await bob.page.goto(`${server.url}t/${id}`);
  await bob.page.getByRole('list', { name: 'Players' }).getByText('Bob').waitFor();

  const office = await openOffice(data);
  const [found] = await office.people('Bob', 1);
  await office.bar(found?.id ?? '');
  await office.close();

  const dialog = bob.page.getByRole('dialog', { name: 'You are barred' });
  await dialog.getByText('You can still read and watch.').waitFor();
  await accessible(bob.page, 'being barred');
  await dialog.getByRole('button', { name: 'I see' }).click();
  await bob.page.getByRole('list', { name: 'Players' }).waitFor();
  assert.equal(await bob.page.getByRole('list', { name: 'Players' }).getByText('Bob').count(), 0);
  await bob.page.goto(`${server.url}me`);
  const name = bob.page.getByRole('region', { name: 'Your name' });
  await name.getByRole('textbox').fill('Robert');
  await name.getByRole('button', { name: 'Save' }).click();
  await name.getByText('You are barred from this house.').waitFor();
  const table = (await (await ann.page.request.get(`${api}/tables/${id}`)).json()) as TableInfo;
  assert.deepEqual([table.status, table.seats[1]?.kind], ['running', 'open']);
  await ann.close();
  await bob.close(/403/);
});
