/** A table whose rules are gone is read, not played; and what the site is made of says under which licences. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@atoll/engine';
import { cacao } from '@atoll/games/cacao/index.ts';
import type { Browser } from 'playwright-core';
import { type RunningServer, startServer } from '../../server/index.ts';
import { openBrowser, openWindow, phone } from '../test/browser.ts';

const siteDir = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const module = cacao as GameModule;
const newer: GameModule = { ...module, open: edition => ({ ...module.open(edition), version: 99 }) };

async function withServer<T>(data: string, game: GameModule, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const games = { cacao: async () => game };
  const server = await startServer({ port: 0, data, siteDir, games, botDelay: 0, log: () => undefined });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** A browser that left open would keep this file from ending. */
async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await openBrowser();
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** Plays a game between bots to its end, and gives the table's id. */
async function finishedTable({ url }: RunningServer): Promise<string> {
  const bot = { kind: 'bot', bot: 'random' };
  const body = JSON.stringify({ game: 'cacao', seats: [bot, bot] });
  const headers = { 'content-type': 'application/json' };
  const opened = await fetch(`${url}api/tables`, { method: 'POST', headers, body });
  const { id } = (await opened.json()) as { id: string };
  for (;;) {
    const { status } = (await (await fetch(`${url}api/tables/${id}`)).json()) as { status: string };
    if (status === 'over') break;
    await new Promise(done => setTimeout(done, 50));
  }
  const said = JSON.stringify({ key: 'k', phrase: 'wellPlayed' });
  await fetch(`${url}api/tables/${id}/chat`, { method: 'POST', headers, body: said });
  return id;
}

test('a table that newer rules have closed says why, how it ended and what happened, on a phone as well', async () => {
  const data = mkdtempSync(join(tmpdir(), 'atoll-closed-'));
  const id = await withServer(data, module, finishedTable);
  await withServer(data, newer, ({ url }) =>
    withBrowser(async browser => {
      for (const options of [{}, phone]) {
        const { page, close } = await openWindow(browser, options);
        await page.goto(`${url}t/${id}`);
        await page.getByText('played by older rules').waitFor();
        await page.getByRole('table', { name: 'How it ended' }).waitFor();
        assert.ok((await page.locator('.log-line').count()) > 20);
        assert.doesNotMatch((await page.locator('.log').textContent()) ?? '', /\{\d\}|undefined/);
        await page.getByRole('region', { name: 'Chat' }).getByText('Well played!').waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, 'nothing is cut off at the side');
        await close();
      }
    }),
  );
  rmSync(data, { recursive: true });
});

test('the foot of the site leads to the licences, the fonts’ own text among them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'atoll-licences-'));
  await withServer(data, module, ({ url }) =>
    withBrowser(async browser => {
      const { page, close } = await openWindow(browser);
      await page.goto(url);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Licences' });
      const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', url).href);
      const text = await answer.text();
      assert.equal(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length, 2, 'one for each font');
      for (const name of ['atoll', 'preact', '@preact/signals']) assert.match(text, new RegExp(`^${name} \\d`, 'm'));
      await close();
    }),
  );
  rmSync(data, { recursive: true });
});
