/** Bora Bora in a real browser through its pictures alone: what glows on the board and in the hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { links } from '@atoll/games/bora-bora/text/links.ts';
import type { Locator, Page } from 'playwright-core';
import { openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, confirmButton, nextDecision, playNow, ready, tap } from '../test/playing.ts';

const house = useHouse();

const sit = (page: Page): Promise<void> => playNow(page, house.atoll.url, 'level 1: Beachcomber', 'bora-bora');
const board = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });
const whyNot = (page: Page): Locator => bar(page).getByRole('button', { name: 'Why not?' });
const complaint = (page: Page): Locator => bar(page).locator('.complaint');

/** The first thing that glows, in sight, and answers something that is still open. */
async function glowing(page: Page): Promise<Locator | null> {
  const all = page.locator('button.bora-choice.is-legal:visible, rect.bora-hit.is-legal:visible');
  const at = await all.evaluateAll(found => {
    const fields = (one: Element) => one.getAttribute('data-fields')?.split(' ') ?? [];
    const settled = new Set([...document.querySelectorAll('[data-fields].is-chosen')].flatMap(fields));
    return found.findIndex(one => fields(one).some(field => !settled.has(field)));
  });
  return at < 0 ? null : all.nth(at);
}

/** On a phone the board may still be showing what the others did, and then comes back to what is asked. */
async function glowingSoon(page: Page): Promise<Locator | null> {
  for (let waited = 0; waited < 50; waited++) {
    const target = await glowing(page);
    if (target || (await page.locator('.action-bar.is-mine').count()) === 0) return target;
    await page.waitForTimeout(100);
  }
  return null;
}

/**
 * Answers one decision with the first thing that glows, and the next, until one move is left.
 * False if the table had gone on between looking and answering.
 */
async function decideByPictures(page: Page, press: (target: Locator) => Promise<void>): Promise<boolean> {
  for (let step = 0; step < 8 && !(await ready(page)); step++) {
    const target = await glowingSoon(page);
    if (!target && step === 0 && (await page.locator('.action-bar.is-mine').count()) === 0) return false;
    assert.ok(target, `something glows: ${await bar(page).innerText()}`);
    await press(target);
  }
  assert.ok(await ready(page), `one move is left to confirm: ${await bar(page).innerText()}`);
  await press(confirmButton(page));
  return true;
}

/** Everything on the page that says what it is, says it in a way the rules know. */
async function allExplained(page: Page): Promise<Set<string>> {
  const found = await page.locator('[data-component]').evaluateAll(all => all.map(one => one.dataset.component ?? ''));
  for (const id of found) assert.ok(links.components[id], `the rules know a component “${id}”`);
  return new Set(found);
}

test('25 decisions by mouse, on the board and in the hand alone', async () => {
  const { page, close } = await openWindow(house.browser);
  await sit(page);
  const seen = new Set<string>();
  for (let answered = 0; answered < 25; ) {
    assert.equal(await nextDecision(page), 'mine');
    for (const id of await allExplained(page)) seen.add(id);
    if (await decideByPictures(page, click)) answered++;
  }
  assert.ok(seen.size > 60, `${seen.size} sorts of components were shown`);
  await close();
});

test('10 decisions by touch on a phone, on the board and in the hand alone', async () => {
  const { page, close } = await openWindow(house.browser, phone);
  await sit(page);
  for (let answered = 0; answered < 10; ) {
    assert.equal(await nextDecision(page), 'mine');
    if (await decideByPictures(page, tap)) answered++;
  }
  await close();
});

test('“Why not?” on an action mat gives the reason and says what the mat is', async () => {
  const { page, close } = await openWindow(house.browser);
  await sit(page);
  const shut = board(page).locator('.bora-action[aria-disabled="true"]');
  for (let decisions = 0; ; decisions++) {
    assert.ok(decisions < 30, 'some action could not be used in a whole round');
    assert.equal(await nextDecision(page), 'mine');
    await whyNot(page).click();
    if ((await shut.count()) > 0) break;
    await whyNot(page).click();
    await decideByPictures(page, click);
  }
  const name = await shut.first().locator('.bora-action-name').innerText();
  // Forced, because Playwright does not press what says that it is disabled.
  await shut.first().click({ force: true });
  await complaint(page).waitFor();
  const said = await complaint(page).innerText();
  assert.ok(said.includes(name), `it says what it is, ${name}: ${said}`);
  assert.ok(!said.includes('not asked for'), `a reason of the game: ${said}`);
  assert.match(said, /\bR\d+/, 'with the rule that forbids it');

  await board(page).locator('[data-component^="god-"][data-place^="display:"]').first().click();
  await complaint(page).getByText('Not right now').waitFor();
  await complaint(page).getByText(/god/).waitFor();
  await close();
});
