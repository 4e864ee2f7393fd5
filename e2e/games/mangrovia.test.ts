/** Mangrovia in a real browser, from positions that a few moves lead to, through its own board: mouse, touch and keys. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chance } from '@atoll/engine';
import { reachOf } from '@atoll/games/mangrovia/board/map/reach.ts';
import { mangrovia } from '@atoll/games/mangrovia/index.ts';
import type { BuildMove, MangroviaMove } from '@atoll/games/mangrovia/rules/types.ts';
import type { MangroviaView } from '@atoll/games/mangrovia/rules/view/viewTypes.ts';
import { links } from '@atoll/games/mangrovia/text/links.ts';
import { cardsName, fieldTitle, payName } from '@atoll/games/mangrovia/text/names.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { phone, tablet } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, confirmButton, ready, tap, undoButton } from '../test/playing.ts';
import { allExplained, asked, complaint, search, sitAt, tabTo } from '../test/positions.ts';

const house = useHouse();

const game = mangrovia.open(mangrovia.editions[0]);
const { box } = game;

/** Players who can do something do it, and mostly build, so that villages grow. */
const likely = (moves: readonly MangroviaMove[], chance: Chance): readonly MangroviaMove[] => {
  const doing = moves.filter(move => move.do !== 'pass');
  const building = doing.filter(isBuild);
  return building.length > 0 && chance.int(3) > 0 ? building : doing.length > 0 ? doing : moves;
};
const find = <T>(kind: string, found: (view: MangroviaView, moves: readonly MangroviaMove[]) => T | null) =>
  search(game, { kind, found, likely, games: 300 });
const sit = (kept: string, options?: BrowserContextOptions) => sitAt(house, game.id, kept, options);

const isBuild = (move: MangroviaMove): move is BuildMove => move.do === 'build';
const fieldOf = (id: string) => {
  const field = box.fields[box.fieldAt.get(id) ?? -1];
  assert.ok(field, `there is a field ${id}`);
  return field;
};

const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });
const at = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]`);
const press = (page: Page, place: string): Locator => at(page, place).locator('.mg-hit');
const picker = (page: Page): Locator => page.getByRole('region', { name: 'Paying' });
const option = (page: Page, name: string): Locator => picker(page).getByRole('button', { name, exact: true });
const sumOf = (pay: string): number => [...pay.matchAll(/\d+/g)].reduce((sum, [value]) => sum + Number(value), 0);
const payLabel = (pay: string): string => `${payName(pay).en} = ${sumOf(pay)}`;

/** Skips to the content, and from there to one of these. */
async function tabInto(page: Page, what: string): Promise<void> {
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, what, 20);
}

/** Fields with their ways to build there, those with most ways to pay first. */
function ways(moves: readonly MangroviaMove[], huts: 1 | 2): [string, BuildMove[]][] {
  const byField = Map.groupBy(
    moves.filter(isBuild).filter(move => move.huts === huts),
    move => move.field,
  );
  return [...byField].sort(([, a], [, b]) => b.length - a.length);
}

/** Chooses cards and payment in the picker until this is the one move left. */
async function pay(page: Page, by: (target: Locator) => Promise<void>, move: BuildMove): Promise<void> {
  await by(option(page, cardsName(move.cards).en));
  if (!(await ready(page))) await by(option(page, payLabel(move.pay)));
  assert.ok(await ready(page), `one move is left to confirm: ${await bar(page).innerText()}`);
}

test('by mouse: place a bowl after looking at what its two landings bring', async () => {
  const { kept, found: site } = find('bowl', (view, moves) => {
    const free = moves.filter(move => move.do === 'bowl');
    return view.round > 1 && free.length > 2 ? (free[1]?.site ?? null) : null;
  });
  const { page, close } = await sit(kept);
  assert.ok((await allExplained(page, links)) > 15, 'what lies on the table is explained');
  const home = 13 - site;
  await at(page, `landing:${home}`).hover();
  await page.locator('.hint-label').getByText(`Landing ${home}:`).waitFor();
  await press(page, `site:${site}`).hover();
  await page.locator('.mg-note').getByText(`landing ${home} – `).waitFor();
  assert.equal(await page.locator('.mg-timeline .is-ghost').count(), 2, 'the timeline shows when one would act');
  assert.equal(await ready(page), false, 'looking is not choosing');
  await press(page, `site:${site}`).click();
  await accessible(page, 'a table of Mangrovia with a cult site chosen');
  const before = await log(page).getByText('Guest places a bowl').count();
  await confirmButton(page).click();
  await log(page).getByText('Guest places a bowl').nth(before).waitFor();
  await at(page, `bowl:${site}`).waitFor();
  await close();
});

test('on a tablet all that can be taken is in sight', async () => {
  const { kept } = find('bowl', () => true);
  const { page, close } = await sit(kept, tablet);
  const bag = await at(page, 'bag').boundingBox();
  const side = await page.locator('.mg-side').boundingBox();
  assert.ok(bag && side && bag.y + bag.height <= side.y + side.height, 'the bag, which lies lowest, too');
  await close();
});

test('by mouse: take an open card, take it back, take it again, then draw one face down', async () => {
  const { kept, found: slot } = find('draw', view => {
    const [next, first] = [view.steps.at(-2), view.steps.at(-1)];
    const slot = view.treasures.open.findIndex(value => value !== null);
    const free = first?.kind === 'draw' && first.from === 'open' && next?.kind === 'draw' && next.from === 'pile';
    return free && view.boat === 4 && slot >= 0 && view.treasures.pile > 0 ? slot : null;
  });
  const { page, close } = await sit(kept);
  const card = at(page, `treasure:${slot}`);
  await card.hover();
  await bar(page).locator('.mg-held.is-coming').waitFor();
  assert.equal(await ready(page), false, 'the hand shows it before it is chosen');
  await card.click();
  await confirmButton(page).click();
  await asked(page, 'Draw a face-down card');
  assert.equal(await page.locator('.mg-card-gap').and(card).count(), 1, 'it has left the display');
  await undoButton(page).click();
  await asked(page, 'Take a face-up card');
  await card.click();
  await confirmButton(page).click();
  await asked(page, 'Draw a face-down card');
  await at(page, 'treasurePile').click();
  await confirmButton(page).click();
  await log(page)
    .getByText(/You drew treasure/)
    .last()
    .waitFor();
  await close();
});

test('by mouse: a hut, previewed in place, paid exactly in one of several ways', async () => {
  // A field with one landscape and several payments.
  const { kept, found } = find('build', (_view, moves) => {
    const [most] = ways(moves, 1).filter(([, all]) => new Set(all.map(({ cards }) => cards)).size === 1);
    return most && most[1].length > 2 ? { id: most[0], all: most[1] } : null;
  });
  const { id, all } = found;
  const [, move] = all;
  assert.ok(move);
  const { price } = fieldOf(id);
  const { page, close } = await sit(kept);
  await press(page, `field:${id}`).hover();
  await at(page, `field:${id}`).locator('.mg-hut.is-ghost').waitFor();
  await page.locator('.mg-panel-gain').first().waitFor();
  assert.equal(await picker(page).count(), 0, 'looking is not choosing');
  await press(page, `field:${id}`).click();
  const sums = await picker(page).locator('.mg-sum').allInnerTexts();
  assert.deepEqual(new Set(sums), new Set([`= ${price}`]), 'every payment is exact and says so');
  assert.equal(sums.length, all.length, 'all ways to pay are offered');
  await pay(page, click, move);
  assert.equal(await bar(page).locator('.mg-held.is-going').count(), new Set(move.pay.split('+')).size + 1);
  assert.equal(await at(page, `hut:${id}`).count(), 0, 'it is only shown there before it is confirmed');
  await accessible(page, 'a table of Mangrovia with a payment chosen');
  await confirmButton(page).click();
  await at(page, `hut:${id}`).waitFor();
  await log(page)
    .getByText(`Guest builds on ${fieldTitle(fieldOf(id)).en} `)
    .last()
    .waitFor();
  await close();
});

test('by touch on a phone: a double hut for twice the price', async () => {
  const { kept, found } = find('build', (_view, moves) => {
    const move = ways(moves, 2)[0]?.[1][0];
    return move ? { move, orOne: ways(moves, 1).some(([field]) => field === move.field) } : null;
  });
  const { move, orOne } = found;
  const { page, close } = await sit(kept, { ...phone, colorScheme: 'dark' });
  await press(page, `field:${move.field}`).tap();
  if (orOne) await option(page, 'Double hut').tap();
  assert.equal(await picker(page).locator('.mg-sum').first().innerText(), `= ${2 * fieldOf(move.field).price}`);
  await pay(page, tap, move);
  await accessible(page, 'a table of Mangrovia on a phone with a double hut chosen');
  await confirmButton(page).tap();
  const hut = at(page, `hut:${move.field}`).and(page.locator('[data-component="doubleHut"]'));
  await hut.waitFor({ state: 'attached' });
  // The next question may have brought another part of the board to the front.
  await asked(page, '');
  await page.locator('.mg-tabs').getByRole('button', { name: 'Board' }).tap();
  await hut.waitFor();
  await close();
});

test('by touch on a phone: collect amulets and throw one back', async () => {
  const { kept } = find('amulets', view => ((view.supplies[0]?.amuletHuts ?? 0) > 1 ? true : null));
  const { page, close } = await sit(kept, phone);
  await at(page, 'bag').tap();
  await confirmButton(page).tap();
  await asked(page, 'Return one of the drawn amulets');
  await bar(page)
    .getByRole('button', { name: /^Return amulet/ })
    .first()
    .tap();
  await confirmButton(page).tap();
  await page.getByRole('button', { name: 'Log' }).tap();
  await page
    .getByRole('dialog')
    .getByText(/Back into the bag: amulet/)
    .last()
    .waitFor();
  await close();
});

test('by touch on a phone: the birds move to two other landscapes on the oracle rock', async () => {
  const { kept, found: empty } = find('birds', ({ birds }) =>
    (['mangrove', 'water', 'sand', 'reed'] as const).filter(landscape => !birds.includes(landscape)),
  );
  const { page, close } = await sit(kept, phone);
  for (const landscape of empty) await at(page, `oracle:${landscape}`).tap();
  assert.equal(await page.locator('.mg-bird.is-ghost').count(), 2, 'they are shown there before it is confirmed');
  assert.ok(await ready(page));
  await confirmButton(page).tap();
  for (const landscape of empty)
    await at(page, `oracle:${landscape}`).locator('.mg-bird:not(.is-ghost)').waitFor({ state: 'attached' });
  await close();
});

test('by touch on a phone: a bowl, by one of the landings that belong to it', async () => {
  const { kept, found: site } = find('bowl', (_view, moves) =>
    moves[0]?.do === 'bowl' && moves.length > 2 ? moves[0].site : null,
  );
  const { page, close } = await sit(kept, { ...phone, colorScheme: 'dark' });
  await press(page, `landing:${13 - site}`).tap();
  assert.equal(await at(page, `bowl:${site}`).locator('.is-ghost').count(), 1);
  await accessible(page, 'a table of Mangrovia on a phone');
  await confirmButton(page).tap();
  await at(page, `bowl:${site}`).locator('.mg-bowl:not(.is-ghost)').waitFor();
  await close();
});

test('by keys alone: build a hut', async () => {
  const { kept } = find('build', (_view, moves) => (ways(moves, 1).length > 2 ? true : null));
  const { page, close } = await sit(kept);
  await tabInto(page, '.mg-hit');
  const legal = page.locator('.mg-hit.is-legal:focus');
  assert.equal(await legal.count(), 1, 'Tab leads to what can be chosen');
  const first = await legal.getAttribute('aria-label');
  await page.keyboard.press('Home');
  assert.match((await page.locator(':focus').getAttribute('aria-label')) ?? '', /bird/, 'Home: the oracle rock');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  for (let steps = 0; (await legal.count()) === 0 || (await legal.getAttribute('aria-label')) === first; steps++) {
    assert.ok(steps < 60, 'the keys lead to another field that glows');
    await page.keyboard.press('PageDown');
  }
  await page.locator('.mg-hut.is-ghost').first().waitFor();
  const id = await legal.evaluate(one => one.closest('[data-place]')?.getAttribute('data-place') ?? '');
  await page.keyboard.press('Enter');
  await picker(page).waitFor();
  await page.keyboard.press('Escape');
  await picker(page).waitFor({ state: 'detached' });
  await press(page, id).focus();
  await page.keyboard.press('Enter');
  for (let steps = 0; !(await ready(page)); steps++) {
    assert.ok(steps < 4, 'Enter answers what is open, one after the other');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await at(page, id.replace('field', 'hut')).waitFor();
  await close();
});

test('by keys alone: forgo to build', async () => {
  const { kept } = find('build', (_view, moves) => (ways(moves, 1).length > 0 ? true : null));
  const { page, close } = await sit(kept);
  const before = await log(page).getByText('Guest does not build').count();
  await tabInto(page, '.mg-action.is-pass');
  await page.keyboard.press('Enter');
  assert.ok(await ready(page), 'Enter chooses');
  await page.keyboard.press('Escape');
  assert.equal(await ready(page), false, 'Escape takes it back');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await log(page).getByText('Guest does not build').nth(before).waitFor();
  await close();
});

test('“Why not?” on a field that only lacks a bird names the landscape and the rule', async () => {
  const { kept, found: id } = find('build', (view, moves) =>
    ways(moves, 1).length > 0 ? ([...reachOf(game, view)].find(([, reach]) => reach === 'noBird')?.[0] ?? null) : null,
  );
  const { page, close } = await sit(kept);
  const field = press(page, `field:${id}`);
  assert.match((await field.getAttribute('aria-label')) ?? '', /you could pay for this, but no bird sits on/);
  assert.equal(await at(page, `field:${id}`).and(page.locator('.is-dimmed')).count(), 1);
  await bar(page).getByRole('button', { name: 'Why not?' }).click();
  // Forced, because Playwright does not press what says that it is disabled.
  await field.click({ force: true });
  await complaint(page)
    .getByText(/No bird of paradise sits on/)
    .waitFor();
  assert.match(await complaint(page).innerText(), /R45/, 'the rule that forbids it');
  await close();
});
