/** Following what the others do: the log on a phone, boards that come forward by themselves, one stop for the Tab key. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, Chance, type Game, openTable, writeReplay } from '@atoll/engine';
import { followed as followedAtBora } from '@atoll/games/bora-bora/board/sections.ts';
import { boraBora } from '@atoll/games/bora-bora/index.ts';
import { cacao } from '@atoll/games/cacao/index.ts';
import { followed as followedAtMangrovia } from '@atoll/games/mangrovia/board/sections.ts';
import { mangrovia } from '@atoll/games/mangrovia/index.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, phone, type Window } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar } from '../test/playing.ts';
import { search, sitAt } from '../test/positions.ts';

const house = useHouse();

const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const all = <M>(moves: readonly M[]): readonly M[] => moves;

/** A table of Cacao in the middle of a game, so that the log is longer than any window. */
const long = () =>
  search(cacao.open(cacao.editions[0]), {
    kind: 'place',
    found: view => (view.tiles.length > 24 ? true : null),
    likely: all,
    games: 20,
  }).kept;

test('on a phone the log opens at its end, and a line tapped shows its place on the board', async () => {
  const { page, close } = await sitAt(house, 'cacao', long(), phone);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  const body = page.locator('.dialog-body');
  await log(page).waitFor();
  await page.waitForFunction(() => {
    const body = document.querySelector('.dialog-body');
    return body !== null && body.scrollTop > 0 && body.scrollHeight - body.scrollTop - body.clientHeight < 4;
  });
  const line = body.getByRole('button', { name: / places a tile beside / }).last();
  await line.tap();
  await body.waitFor({ state: 'detached' });
  await page.locator('.is-spotlit').first().waitFor();
  await page.locator('.is-spotlit').first().waitFor({ state: 'detached' });
  await close();
});

test('on a phone the log goes out of the way of a move that is shown again', async () => {
  const { page, close } = await sitAt(house, 'cacao', long(), phone);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await page.getByRole('button', { name: 'Show this turn again' }).last().tap();
  await page.locator('.dialog-body').waitFor({ state: 'detached' });
  await page.locator('.is-spotlit').first().waitFor();
  await close();
});

test('the log is one stop for the Tab key, and arrows lead through it and to the rules', async () => {
  const { page, close } = await sitAt(house, 'cacao', long());
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('Tab');
  const here = page.locator('.log :focus');
  assert.equal(await here.count(), 1, 'Tab leads from the tabs into the log');
  const newest = await here.innerText();
  await page.keyboard.press('ArrowRight');
  assert.match((await here.getAttribute('aria-label')) ?? '', /^Rule R\d+$/, 'right: the rule of the line');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  assert.notEqual(await here.innerText(), newest, 'up: the line above');
  await page.keyboard.press('Tab');
  assert.equal(await here.count(), 0, 'and the next Tab leaves it');
  assert.equal(await page.locator('main :focus').count(), 1, 'for the board');
  await close();
});

test('what happens at the end of every turn is told small, and nothing in coordinates', async () => {
  const { page, close } = await sitAt(house, 'cacao', long());
  await page.locator('.log-aside').getByText('draws a worker tile').first().waitFor();
  assert.equal(await page.locator('.log-line').getByText('draws a worker tile').count(), 0);
  assert.doesNotMatch(await log(page).innerText(), /-?\d,-?\d|\d-\d-\d-\d/);
  await close();
});

/** A game played at random, to be watched. */
function playedAtRandom(game: Game, seats: number, seed: string) {
  const table = openTable(game, { seats }, seed);
  const chance = new Chance(seed);
  for (let decision = game.decision(table.state); decision; decision = game.decision(table.state)) {
    const moves = game.moves(table.state);
    answer(table, decision.seat, moves[chance.int(moves.length)]);
  }
  const names = ['Anna', 'Ben', 'Carla', 'Dora'].slice(0, seats);
  return {
    table,
    file: JSON.stringify(
      writeReplay(
        table,
        names.map(name => ({ name, bot: undefined })),
      ),
    ),
  };
}

async function watch(file: string, move: number, options: BrowserContextOptions): Promise<Window> {
  const window = await openWindow(house.browser, options);
  await window.page.goto(`${house.atoll.url}/replay`);
  await window.page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await window.page.getByRole('slider').fill(String(move));
  return window;
}

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

test('Mangrovia on a phone: the part where something happens comes forward, and then mine comes back', async () => {
  const game = mangrovia.open(mangrovia.editions[0]);
  const { table, file } = playedAtRandom(game as Game, 3, 'follow');
  const built = table.played.findIndex(({ told }) => told[0]?.event.type === 'built');
  assert.equal(followedAtMangrovia(table.played[built]?.told[0]?.event as never, 'spectator')?.part, 'map');
  const { page, close } = await watch(file, built, phone);
  await page.locator('.mg-tabs button').nth(2).tap();
  await part(page, 'cards').waitFor();
  await page.getByRole('button', { name: /^One move (on|forward)$/ }).tap();
  await part(page, 'map').waitFor();
  await part(page, 'cards').waitFor();
  assert.ok(await part(page, 'map').isHidden());
  await close();
});

test('Bora Bora on a phone: it comes forward as well, but who takes hold of it stays there', async () => {
  const game = boraBora.open(boraBora.editions[0]);
  const { table, file } = playedAtRandom(game as Game, 3, 'follow');
  const placed = table.played.findIndex(({ told }, n) => n > 10 && told[0]?.event.type === 'die');
  assert.equal(followedAtBora(table.played[placed]?.told[0]?.event as never, 'spectator')?.part, 'mats');
  const { page, close } = await watch(file, placed, phone);
  const tasks = page.locator('.bora-tabs').getByRole('button', { name: 'Tasks' });
  await tasks.tap();
  const on = page.getByRole('button', { name: /^One move (on|forward)$/ });
  await on.tap();
  await part(page, 'mats').waitFor();
  await part(page, 'tasks').waitFor();
  await page.getByRole('button', { name: 'One move back' }).tap();
  await on.tap();
  await part(page, 'mats').locator('h2').tap();
  await page.waitForTimeout(2000);
  assert.ok(await part(page, 'mats').isVisible(), 'it stays in front');
  await close();
});

test('Bora Bora on a desktop: the board scrolls to what happens and back, and the page stands still', async () => {
  const game = boraBora.open(boraBora.editions[0]);
  const { table, file } = playedAtRandom(game as Game, 3, 'follow');
  const settled = table.played.findIndex(({ told }, n) => n > 20 && told[0]?.event.type === 'settled');
  const { page, close } = await watch(file, settled, {});
  const scroller = page.locator('.bora-sections');
  const top = () => scroller.evaluate(element => element.scrollTop);
  await scroller.evaluate(element => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  const before = await top();
  assert.ok(before > 200, 'the board is longer than its window');
  await page.getByRole('button', { name: /^One move (on|forward)$/ }).click();
  await page.waitForFunction(at => (document.querySelector('.bora-sections')?.scrollTop ?? at) < at - 100, before);
  await page.waitForFunction(at => document.querySelector('.bora-sections')?.scrollTop === at, before);
  assert.equal(await page.evaluate(() => document.scrollingElement?.scrollTop), 0);
  await close();
});

test('on a phone all that one has is in sight, and axe-core has nothing against it', async () => {
  const { kept } = search(boraBora.open(boraBora.editions[0]), {
    kind: 'expand',
    found: view => {
      const own = view.villages[0];
      const kinds = new Set(own?.hand ?? []).size;
      return kinds >= 4 && (own?.dice.length ?? 0) >= 1 ? true : null;
    },
    likely: all,
    games: 200,
  });
  const { page, close } = await sitAt(house, 'bora-bora', kept, phone);
  const row = bar(page).locator('.bora-holdings-row');
  const { whole, room } = await row.evaluate(element => ({ whole: element.scrollWidth, room: element.clientWidth }));
  assert.ok(whole <= room, `${whole} of ${room} px`);
  await accessible(page, 'a table of Bora Bora with a full hand on a phone');
  await close();
});
