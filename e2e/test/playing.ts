/** Playing the way people do: by mouse, by touch, by keyboard. Looks at the page and at nothing else. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { allGames } from './games.ts';

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' });
export const confirmButton = (page: Page): Locator => bar(page).getByRole('button', { name: 'Confirm' });
/** Whether one move is left to confirm. */
export const ready = async (page: Page): Promise<boolean> =>
  (await confirmButton(page).getAttribute('aria-disabled')) !== 'true';
export const undoButton = (page: Page): Locator => bar(page).getByRole('button', { name: 'Undo' });
export const endScreen = (page: Page): Locator => page.getByRole('dialog', { name: 'The game is over' });
export const hand = (page: Page): Locator => bar(page).getByRole('group', { name: 'Your worker tiles' });
export const spaces = (page: Page): Locator =>
  page.getByRole('group', { name: 'Spaces for your tile' }).getByRole('button');

/** Opens a table against a bot: with two clicks from the home page, or from the game's own page if it is not shown there. */
export async function playNow(page: Page, url: string, bot = 'level 2: Angler', game = 'cacao'): Promise<void> {
  const module = allGames.find(({ id }) => id === game);
  assert.ok(module, `there is a game ${game}`);
  await page.goto(module.example ? `${url}/g/${game}` : url);
  const name = module.example ? /^Play now/ : new RegExp(`^Play now.*${module.about.name}`);
  await page.getByRole('button', { name }).click();
  const seat = page.getByRole('combobox', { name: /Seat 2/ });
  await seat.selectOption({ label: `Bot, ${bot}` });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/t\//);
}

/**
 * How things are for this person right now. Where only one move is left it can be confirmed at once; `orConfirm` counts that
 * as something to decide, too.
 */
export async function turn(page: Page, orConfirm = false): Promise<'mine' | 'over' | 'waiting'> {
  if (await endScreen(page).isVisible()) return 'over';
  // Looked at in one go: between two questions the table may have gone on.
  const mine = await bar(page).evaluate(
    (element, confirm) =>
      element.matches('.is-mine') &&
      element.querySelector(confirm) !== null &&
      !element.querySelector('h2')?.textContent?.startsWith('Sending'),
    orConfirm ? '.confirm' : '.confirm[aria-disabled="true"]',
  );
  return mine ? 'mine' : 'waiting';
}

/** Waits until this person has something to decide, or the game is over. */
export async function nextDecision(page: Page, orConfirm = false): Promise<'mine' | 'over'> {
  for (let waited = 0; waited < 1200; waited++) {
    const now = await turn(page, orConfirm);
    if (now !== 'waiting') return now;
    await page.waitForTimeout(50);
  }
  throw new Error(`nothing to decide after a minute: ${await bar(page).innerText()}`);
}

/** Waits until one of several people has something to decide; null when the game is over for all of them. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page | null> {
  for (let waited = 0; waited < 600; waited++) {
    const now = await Promise.all(pages.map(page => turn(page)));
    const mine = now.indexOf('mine');
    if (mine >= 0) return pages[mine] ?? null;
    if (now.every(one => one === 'over')) return null;
    await pages[0]?.waitForTimeout(50);
  }
  throw new Error('nobody had anything to decide for half a minute');
}

type Press = (target: Locator) => Promise<void>;
export const click: Press = target => target.click();
export const tap: Press = target => target.tap();

/** Answers one decision of Cacao through the board: a tile and a space, a jungle tile, an edge. */
export async function decide(page: Page, press: Press): Promise<boolean> {
  if ((await hand(page).count()) > 0) {
    await press(hand(page).getByRole('button').first());
    await press(spaces(page).nth((await spaces(page).count()) >> 1));
  } else {
    await press(bar(page).locator('.cacao-card').first());
    const open = page.getByRole('group', { name: 'Jungle spaces to fill' }).getByRole('button');
    if (!(await ready(page))) await press(open.first());
  }
  assert.ok(await ready(page), `one move is left to confirm: ${await bar(page).innerText()}`);
  await press(confirmButton(page));
  return true;
}

/** Decides for this person at a table of Cacao, whenever there is something to decide, as long as that goes on. */
export async function decideWhile(page: Page, goesOn: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; await goesOn(); waited++) {
    if (waited > 400) throw new Error('it went on for too long');
    if ((await turn(page)) === 'mine') await decide(page, click);
    else await page.waitForTimeout(50);
  }
}

/** The keyboard alone: opens the list of choices and takes the first of each until one move is left; false if there was none. */
export async function decideByKeys(page: Page): Promise<boolean> {
  const list = bar(page).getByRole('listbox', { name: 'Choices' });
  // The table may have gone on between looking and answering; then there is nothing to answer any more.
  if ((await list.count()) === 0) return false;
  if (!(await list.evaluate(element => element === document.activeElement))) await page.keyboard.press('c');
  for (let step = 0; step < 12; step++) {
    const last = await list.getByRole('option').first().innerText();
    await page.keyboard.press('Enter');
    if (last.startsWith('Confirm')) return true;
  }
  throw new Error('the list of choices did not come to an end');
}

/** Plays on until the end screen shows; how many decisions that took. Where there was nothing to answer, it looks again. */
export async function playToTheEnd(page: Page, answer: (page: Page) => Promise<boolean>): Promise<number> {
  let missed = 0;
  for (let decisions = 0; decisions < 600; ) {
    if ((await nextDecision(page, answer === decideByKeys)) === 'over') return decisions;
    if (await answer(page)) decisions++;
    else if (++missed > 1200) break;
    else await page.waitForTimeout(50);
  }
  throw new Error(`the game did not end; ${missed} times there was nothing to answer: ${await bar(page).innerText()}`);
}

/** The totals on the end screen, seat by seat. */
export async function totals(page: Page): Promise<string> {
  const table = endScreen(page).getByRole('table').first();
  return (await table.innerText()).replace(/\s+/g, ' ');
}
