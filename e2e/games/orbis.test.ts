/** Orbis in a real browser, from positions that a few moves lead to, through its own board: mouse, touch and keys. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { aboutToTake, landingsNow, type Outlook, outlook } from '@atoll/games/orbis/board/preview/outlook.ts';
import { orbis } from '@atoll/games/orbis/index.ts';
import type { OrbisMove, OrbisView } from '@atoll/games/orbis/rules/types.ts';
import { links } from '@atoll/games/orbis/text/links.ts';
import { godNames } from '@atoll/games/orbis/text/names.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, confirmButton, ready, undoButton } from '../test/playing.ts';
import { allExplained, asked, complaint, search, sitAt, tabTo } from '../test/positions.ts';

const house = useHouse();

const game = orbis.open(orbis.editions[0]);

/** Regions are laid as regions where they can be, so that worlds look like worlds. */
const likely = (moves: readonly OrbisMove[]): readonly OrbisMove[] => {
  const wanted = moves.filter(move => move.do !== 'exchange' && !('side' in move && move.side === 'wilderness'));
  return wanted.length > 0 ? wanted : moves;
};
const find = <T>(kind: string, found: (view: OrbisView) => T | null) =>
  search(game, { kind, found, likely, games: 500 });
const sit = (kept: string, options?: BrowserContextOptions) => sitAt(house, game.id, kept, options);

/** The outlooks on everything in the display, as the board works them out. */
function outlooks(view: OrbisView): Outlook[] {
  const s = aboutToTake(game, view, 0);
  return view.display.flatMap(({ tile }) => (tile ? (outlook(game, s, tile) ?? []) : []));
}

/** Whether it takes exactly one exchange to lay this, and then asks what to pay with. */
function exchangedAndPaid(view: OrbisView, { tile, payment, landings }: Outlook): boolean {
  const [exchange, ...more] = payment.exchanges ?? [];
  const spot = landings.find(landing => landing.side === 'region')?.spot;
  if (!exchange || more.length > 0 || !spot) return false;
  const s = aboutToTake(game, view, 0);
  const moves = [
    { do: 'take', tile },
    { do: 'exchange', ...exchange },
    { do: 'place', spot, side: 'region' },
  ] as const;
  for (const move of moves) game.play(s, move, new Chance('ahead'));
  return game.decision(s)?.kind === 'pay';
}

const regionsOf = (seen: Outlook) => seen.landings.filter(({ side }) => side === 'region');
const cell = (page: Page, n: number): Locator => page.locator('.orbis-cell-hit').nth(n);
const card = (page: Page): Locator => page.getByRole('region', { name: 'What it would mean' });
const side = (page: Page, name: string): Locator => card(page).getByRole('button', { name });
const spot = (page: Page, name: string): Locator => page.locator(`button.orbis-spot[data-place="world:0:${name}"]`);
const laid = (page: Page, name: string): Locator => page.locator(`.orbis-laid [data-place="world:0:${name}"]`);
const textOf = (locator: Locator): Promise<string> => locator.innerText();

test('by mouse: look, take, take it back, take again, exchange, lay, pay', async () => {
  // A region that takes exactly one exchange and leaves a choice in paying.
  const { kept, found: seen } = find('take', view => outlooks(view).find(one => exchangedAndPaid(view, one)) ?? null);
  const { page, close } = await sit(kept);
  const log = page.getByRole('list', { name: 'Log' });
  const paid = log.getByText(/Guest pays/);
  const before = await paid.count();
  const sorts = await allExplained(page, links);
  assert.ok(sorts > 15, `${sorts} sorts of things are explained`);

  await cell(page, seen.cell).hover();
  await card(page).getByText('Collect').waitFor();
  assert.equal(
    await page.locator('.orbis-light.is-coming').count(),
    seen.created.length,
    'worshippers appear next to it',
  );
  const means = await textOf(card(page));
  assert.match(means, /Cost\s.*3.*→ 1/s, 'it says which exchange it takes');
  assert.match(means, new RegExp(`${regionsOf(seen).length} spots? as a region`), 'where it can go');
  assert.match(means, /Next\s.*(up to|wilderness only)/s, 'what it leaves to the next player');
  assert.equal(await ready(page), false, 'looking is not choosing');

  await cell(page, seen.cell).click();
  await confirmButton(page).click();
  await asked(page, 'Add the region');
  assert.equal(await page.locator('.orbis-cell.is-gap').count(), 1, 'the tile has left the display');
  await undoButton(page).click();
  await asked(page, 'Take a region');
  assert.equal(await page.locator('.orbis-cell.is-gap').count(), 0, 'it is back');
  await cell(page, seen.cell).click();
  await confirmButton(page).click();
  await asked(page, 'Add the region');

  const where = regionsOf(seen)[0]?.spot ?? '';
  await spot(page, where).click();
  await complaint(page)
    .getByText(/exchange/i)
    .waitFor();
  assert.equal(await ready(page), false, 'nothing is laid as a wilderness by accident');
  await card(page)
    .getByRole('button', { name: /^Exchange 3 : 1/ })
    .click();
  await confirmButton(page).click();
  await spot(page, where).and(page.locator('.is-legal:not(.is-dear)')).click();
  await page.locator('[data-place="ghost"]').waitFor();
  assert.equal(await laid(page, where).count(), 0, 'it is only shown there before it is confirmed');
  await accessible(page, 'a table of Orbis with a spot chosen');
  await confirmButton(page).click();

  await asked(page, 'What do you pay with');
  assert.equal(await laid(page, where).count(), 1);
  for (let i = 0; i < seen.payment.any && !(await ready(page)); i++)
    await bar(page).locator('button.orbis-chip.is-legal').first().click();
  await accessible(page, 'a table of Orbis with a payment chosen');
  await confirmButton(page).click();
  await paid.nth(before).waitFor();
  const turn = await textOf(log.locator('> li', { hasText: 'Guest takes' }).last());
  assert.match(turn, /Guest takes.*Guest exchanges.*Guest places.*Guest pays/s, 'all of it stands in the log');
  await close();
});

test('by touch on a phone: look at a region, take it, choose the wilderness side', async () => {
  const { kept, found: seen } = find(
    'take',
    view => outlooks(view).find(one => one.payment.exchanges?.length === 0 && regionsOf(one).length > 1) ?? null,
  );
  const { page, close } = await sit(kept, { ...phone, colorScheme: 'dark' });
  await cell(page, seen.cell).tap();
  await card(page)
    .getByText(/spots as a region/)
    .waitFor();
  await accessible(page, 'a table of Orbis on a phone');
  await confirmButton(page).tap();
  await asked(page, 'Add the region');

  const [first, second] = regionsOf(seen);
  await spot(page, first?.spot ?? '').tap();
  assert.equal(await side(page, 'As a region').getAttribute('aria-pressed'), 'true', 'a region, unless told');
  await side(page, 'As a wilderness').tap();
  await spot(page, second?.spot ?? '').tap();
  const ghost = page.locator('[data-place="ghost"]');
  assert.equal(await ghost.locator('.is-wild').count(), 1, 'the other side is kept on another spot');
  await accessible(page, 'a table of Orbis on a phone with a wilderness chosen');
  await confirmButton(page).tap();
  await page.getByRole('button', { name: 'Log' }).tap();
  await page
    .getByRole('dialog')
    .getByText(/Guest places .* as a wilderness/)
    .last()
    .waitFor();
  await close();
});

test('by touch on a phone: when only a god is left to take, the gods are in front', async () => {
  const { kept } = find('take', view => (view.worlds[0]?.pyramid.length === 14 ? true : null));
  const { page, close } = await sit(kept, phone);
  await page.locator('.orbis-god.is-legal').first().tap();
  assert.ok(await ready(page));
  await close();
});

test('by keys alone: take a god', async () => {
  const { kept, found: gods } = find('take', view =>
    view.worlds[0]?.god === null && view.gods.length > 1 && !view.gods.includes('love') && !view.gods.includes('death')
      ? view.gods
      : null,
  );
  const { page, close } = await sit(kept);
  await tabTo(page, '.orbis-god', 60);
  await page.keyboard.press('ArrowDown');
  const god = gods[1] ?? 'training';
  await card(page).getByText(godNames[god].en).waitFor();
  assert.equal(await ready(page), false);
  await page.keyboard.press('Enter');
  assert.ok(await ready(page), 'Enter chooses');
  await page.keyboard.press('Escape');
  assert.equal(await ready(page), false, 'Escape takes it back');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.orbis-crown').getByText(/\d/).waitFor();
  assert.equal(await page.locator('.orbis-crown').getAttribute('data-component'), god);
  await close();
});

test('by keys alone: take a region, turn it over and lay it', async () => {
  const { kept, found: seen } = find(
    'take',
    view => outlooks(view).find(one => one.cell === 4 && one.payment.exchanges?.length === 0) ?? null,
  );
  const { page, close } = await sit(kept);
  await tabTo(page, '.orbis-cell-hit', 60);
  for (const key of ['Home', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  assert.match((await page.locator(':focus').getAttribute('aria-label')) ?? '', /in the middle/);
  assert.equal(await page.locator('.orbis-light.is-coming').count(), seen.created.length, 'focus shows what it means');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('button.orbis-spot:focus').waitFor();
  await page.keyboard.press('w');
  const [where] = await page
    .locator('.orbis-spot.is-chosen')
    .evaluateAll(all => all.map(one => one.dataset.stop ?? ''));
  await page.locator('.orbis-spot.is-chosen .is-wild').waitFor();
  await page.keyboard.press('Enter');
  await laid(page, where ?? '')
    .locator('.is-wild')
    .waitFor();
  await close();
});

test('“Why not?” on a spot that does not fit names the rule and what the spot is', async () => {
  const { kept, found: where } = find('place', view => {
    const landings = landingsNow(game, view);
    const fits = (name: string) => landings.some(one => one.spot === name && one.side === 'region');
    const wrong = landings.find(one => !one.spot.startsWith('1,') && !fits(one.spot));
    return landings.some(one => fits(one.spot)) ? (wrong?.spot ?? null) : null;
  });
  const { page, close } = await sit(kept);
  await bar(page).getByRole('button', { name: 'Why not?' }).click();
  await spot(page, where).click({ force: true });
  await complaint(page)
    .getByText(/colour/i)
    .waitFor();
  const said = await textOf(complaint(page));
  assert.match(said, /R25/, 'the rule that forbids it');
  assert.match(said, /Spot on two regions/, 'what was asked about');
  await close();
});
