/** There is room for everything that can be chosen, and for every name: on a phone, a tablet and a desktop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chance, MoveRecord } from '@atoll/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { desktop, phone, tablet } from '../test/browser.ts';
import { allGames, opened } from '../test/games.ts';
import { useHouse } from '../test/house.ts';
import { search, sitAt } from '../test/positions.ts';

const house = useHouse();

const lying = { ...phone, viewport: { width: 844, height: 390 } };
const zoomed = { viewport: { width: 720, height: 450 } };
const sizes: Readonly<Record<string, BrowserContextOptions>> = { desktop, tablet, phone, lying };

/** Where a decision has about as many answers as it ever has. */
function crowded(id: string, kind: string, seats: number, field: string, most: number): string {
  const module = allGames.find(game => game.id === id);
  assert.ok(module);
  return search(opened(module), {
    kind,
    seats,
    found: (_view, moves) => (new Set(moves.map(move => move[field])).size >= most ? true : null),
    likely: (moves: readonly MoveRecord[], chance: Chance) => {
      const doing = moves.filter(move => move.do !== 'pass' && move.edge !== 'done' && move.use !== 'done');
      return doing.length > 0 && chance.int(4) > 0 ? doing : moves;
    },
    games: 60,
  }).kept;
}

/** What can be pressed in the hand and is neither wholly within the bar nor behind an arrow that says so. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
    const answers = document.querySelector('.answers')?.getBoundingClientRect();
    if (!bar || !answers) return ['there is no bar'];
    const found: string[] = [];
    for (const button of document.querySelectorAll('.hand button:not(.choice-strip-more)')) {
      const box = button.getBoundingClientRect();
      const row = button.closest('.choice-strip-row');
      const room = (row ?? button.closest('.hand') ?? button).getBoundingClientRect();
      const strip = row?.parentElement;
      const beyond = (side: string) => strip?.querySelector(`.choice-strip-more.${side}`) != null;
      const name = button.textContent || button.getAttribute('aria-label') || '';
      const left = box.left < room.left - 1 && !beyond('is-before');
      const right = box.right > room.right + 1 && !beyond('is-after');
      const outside = box.bottom > bar.bottom + 1 || box.top < bar.top - 1 || room.right > bar.right + 1;
      const under =
        room.right > answers.left + 1 &&
        box.right > answers.left + 1 &&
        box.bottom > answers.top + 1 &&
        box.top < answers.bottom - 1;
      if (left || right || outside || under) found.push(`${name}: ${JSON.stringify({ left, right, outside, under })}`);
    }
    return found;
  });

const asked: readonly [game: string, kind: string, seats: number, field: string, most: number][] = [
  ['cacao', 'work', 4, 'edge', 4],
  ['cacao', 'fill', 2, 'jungle', 2],
  ['orbis', 'pay', 2, 'do', 1],
  ['mangrovia', 'birds', 3, 'do', 1],
  ['mangrovia', 'throw', 3, 'amulet', 2],
  ['bora-bora', 'help', 3, 'swap', 6],
  ['bora-bora', 'fire', 4, 'gift', 4],
  ['bora-bora', 'use', 3, 'use', 4],
  ['bora-bora', 'gather', 2, 'material', 2],
];

for (const [id, kind, seats, field, most] of asked)
  test(`${id}: nothing that can be chosen to “${kind}” is cut off, in both languages`, async () => {
    const kept = crowded(id, kind, seats, field, most);
    for (const [size, options] of Object.entries(sizes))
      for (const locale of ['en', 'de']) {
        const { page, close } = await sitAt(house, id, kept, { ...options, locale });
        await page.locator('.hand button').first().waitFor();
        assert.deepEqual(await cutOff(page), [], `${id}, ${kind}, ${size}, ${locale}`);
        await close();
      }
  });

test('on a phone an arrow leads to the choices that are out of sight', async () => {
  const { page, close } = await sitAt(house, 'bora-bora', crowded('bora-bora', 'help', 3, 'swap', 6), phone);
  const last = page.locator('.hand .choice-strip-row button').last();
  const outside = () =>
    last.evaluate(one => {
      const row = one.closest('.choice-strip-row')?.getBoundingClientRect();
      return one.getBoundingClientRect().right > (row?.right ?? 0) + 4;
    });
  assert.ok(await outside(), 'there are more than fit');
  const on = page.locator('.choice-strip-more.is-after');
  while ((await on.count()) > 0) {
    await on.tap({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(400);
  }
  assert.equal(await outside(), false);
  await page.locator('.choice-strip-more.is-before').waitFor();
  await close();
});

for (const [size, options] of Object.entries({ phone, lying, zoomed }))
  test(`names of five people are never cut: ${size}`, async () => {
    const kept = crowded('mangrovia', 'bowl', 5, 'site', 2);
    const name = 'Maximiliane-Charlotte';
    const { page, close } = await sitAt(house, 'mangrovia', kept, options);
    // The name is asked for on the way to a table; here it is in the browser from an earlier one.
    await page.evaluate(name => {
      const settings = JSON.parse(localStorage.getItem('atoll.settings') ?? '{}');
      localStorage.setItem('atoll.settings', JSON.stringify({ ...settings, name }));
    }, name);
    await page.reload();
    const names = page.locator('.strip-name');
    await names.first().waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.strip-name')].every(one => one.scrollWidth <= one.clientWidth),
    );
    assert.equal(await names.count(), 5);
    assert.match(await names.first().innerText(), /^Maximiliane-Charlotte\s*(Maximiliane|MC)$/);
    const { bottom, buttons } = await page.evaluate(() => ({
      bottom: document.querySelector('.action-bar')?.getBoundingClientRect().bottom ?? 0,
      buttons: document.querySelector('.answers')?.getBoundingClientRect().bottom ?? 0,
    }));
    assert.ok(buttons <= bottom + 1, `the bar holds its buttons: ${buttons} of ${bottom}`);
    await page.getByRole('button', { name: 'Scores', exact: true }).click();
    assert.equal(
      await page.evaluate(() =>
        [...document.querySelectorAll('.score-table .fit-name')].every(one => one.scrollWidth <= one.clientWidth),
      ),
      true,
    );
    await close();
  });
