/** A position file is opened in the browser and played on; what is wrong with one is said in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, Chance, type Game, type GameModule, openTable } from '@atoll/engine';
import { boraBora } from '@atoll/games/bora-bora/index.ts';
import { cacao } from '@atoll/games/cacao/index.ts';
import { mangrovia } from '@atoll/games/mangrovia/index.ts';
import { orbis } from '@atoll/games/orbis/index.ts';
import type { Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { decideByKeys, nextDecision } from '../test/playing.ts';

const house = useHouse();

/** A position after some moves, as a file; the second seat's turn where that comes up soon enough. */
function positionOf(module: GameModule, steps: number): { game: Game; file: Record<string, unknown> } {
  const game = module.open(module.editions[0]);
  const table = openTable(game, { seats: 3 }, 'position');
  const chance = new Chance('moves');
  for (let n = 0; n < steps; n++) {
    const moves = game.moves(table.state);
    answer(table, game.decision(table.state)?.seat ?? 0, moves[chance.int(moves.length)]);
  }
  return {
    game,
    file: { atoll: 'position', game: game.id, options: {}, position: game.writePosition(table.state) },
  };
}

const choose = (page: Page, content: unknown) =>
  page.getByLabel('Game or position file').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  });

const shown = (page: Page) => page.locator('.board-space').first();

for (const module of [cacao, orbis, mangrovia, boraBora] as readonly GameModule[])
  test(`a position of ${module.about.name} is opened, played on, kept over a reload, and watched again`, async () => {
    const { page, close } = await openWindow(house.browser);
    const { file } = positionOf(module, 30);
    await page.goto(`${house.atoll.url}/replay`);
    await choose(page, file);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('3 seats; it is the turn of').waitFor();
    await accessible(page, 'an opened position');
    await dialog.getByLabel('On all other seats').selectOption({ index: 0 });
    await dialog.getByRole('button', { name: 'Start' }).click();
    assert.equal(await nextDecision(page), 'mine', 'the seat that decides is mine unless I choose another');
    const address = page.url();
    assert.match(address, /\/local\/[0-9a-f]{16}$/);
    await decideByKeys(page);
    assert.notEqual(await nextDecision(page), 'over');
    const kept = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find(name => name.startsWith('atoll.table.')) ?? '';
        return JSON.parse(localStorage.getItem(key) ?? '{}') as { moves: unknown[]; position: unknown };
      });
    const before = await kept();
    assert.ok(before.moves.length >= 1);
    assert.deepEqual(before.position, file.position);

    await page.reload();
    await shown(page).waitFor();
    assert.equal(await nextDecision(page), 'mine');
    await decideByKeys(page);
    await page.waitForFunction(n => {
      const key = Object.keys(localStorage).find(name => name.startsWith('atoll.table.')) ?? '';
      return JSON.parse(localStorage.getItem(key) ?? '{"moves":[]}').moves.length > n;
    }, before.moves.length);
    await page.goto(address.replace('/local/', '/replay/local/'));
    await page.getByRole('slider').waitFor();
    assert.equal(await page.getByText('Move 0 of').count(), 1);
    await close();
  });

test('on a phone: a position is opened by hand, and its note says what it cannot offer', async () => {
  const { page, close } = await openWindow(house.browser, { ...phone, colorScheme: 'dark', locale: 'de' });
  await page.goto(`${house.atoll.url}/replay`);
  await page.getByLabel('Partie- oder Stellungsdatei').setInputFiles({
    name: 'stellung.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(positionOf(orbis as GameModule, 12).file)),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Eine Partiedatei zum Nachprüfen gibt es am Ende nicht.').waitFor();
  await accessible(page, 'an opened position on a phone');
  await dialog.getByRole('button', { name: 'Los geht’s' }).tap();
  await page.getByRole('region', { name: 'Was jetzt zu tun ist' }).waitFor();
  await close();
});

test('a file is dropped onto the page', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${house.atoll.url}/replay`);
  await page.getByLabel('Game or position file').waitFor();
  const text = JSON.stringify(positionOf(cacao as GameModule, 10).file);
  const data = await page.evaluateHandle(content => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.getByRole('heading', { name: 'Watch a game' }).dispatchEvent('drop', { dataTransfer: data });
  await page.getByRole('dialog').getByText('3 seats; it is the turn of').waitFor();
  await close();
});

test('a broken file is refused with the place where it is wrong, and nothing is opened', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${house.atoll.url}/replay`);
  const { file } = positionOf(cacao as GameModule, 10);
  const position = file.position as { display: unknown };
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  const cases: [content: unknown, says: RegExp][] = [
    [{ ...file, game: 'chess' }, /at “game”: This game isn’t here\./],
    [{ ...file, edition: 'gold' }, /at “edition”: This edition isn’t here\./],
    [{ ...file, position: { ...position, display: ['elephant'] } }, /at “position\.display/],
    [{ ...file, positoin: 1 }, /positoin/],
    ['{ "atoll": "position"', /JSON/],
  ];
  for (const [content, says] of cases) {
    await choose(page, content);
    await alert.filter({ hasText: says }).first().waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
  }
  await choose(page, file);
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).waitFor();
  assert.equal(await page.locator('p.refused').count(), 0, 'what was wrong before is forgotten');
  await close();
});
