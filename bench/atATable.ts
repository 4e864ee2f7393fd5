/**
 * Playing in a real browser for measurements: sitting down with three bots, looking at what can be chosen, choosing. Once
 * the game runs, things are found by their classes: looking for roles would keep the page itself busy.
 */
import type { Page } from 'playwright-core';

/** Things looked at before each decision. */
const lookedAt = 6;

/** Opens a table in this browser: you and three bots of the second level. */
export async function sitDown(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: new RegExp(`^Play now.*${name}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  for (const seat of [2, 3, 4])
    await dialog
      .getByRole('combobox', { name: new RegExp(`Seat ${seat}`) })
      .selectOption({ label: 'Bot, level 2: Angler' });
  await dialog.getByRole('checkbox', { name: /Only in this browser/ }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
}

/** Waits until there is something to decide; false when the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open]')) return 'over';
      return document.querySelector('.action-bar.is-mine .choices-list [role="option"]') && 'mine';
    },
    undefined,
    { polling: 50, timeout: 120_000 },
  );
  return (await found.jsonValue()) === 'mine';
}

/** Moves the focus over what can be chosen on the board and in the hand, as keys would; each shows what it would bring. */
export async function lookAround(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(async most => {
    const stops = [...document.querySelectorAll<HTMLElement>('.board-space [data-stop], .hand [data-stop]')].filter(
      stop => stop.getAttribute('aria-disabled') !== 'true' && stop.getBoundingClientRect().width > 0,
    );
    const step = Math.max(1, stops.length / most);
    for (let i = 0; i < stops.length; i += step) {
      const stop = stops[Math.floor(i)];
      if (!stop?.isConnected) continue;
      stop.focus({ preventScroll: true });
      await new Promise(done => setTimeout(done, 60));
    }
  }, lookedAt);
}

/**
 * Decides with the list of choices and the keys alone. Always the first choice would make dull games, so `turn` says how
 * far down the list.
 */
export async function decide(page: Page, turn: number): Promise<void> {
  await page.keyboard.press('c');
  for (let step = 0; step < 12; step++) {
    const choices = await page.$$eval('.choices-list [role="option"]', options => options.map(one => one.textContent));
    for (let down = (turn * 7 + step * 3) % Math.min(choices.length, 8); down > 0; down--)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if (choices[0]?.startsWith('Confirm')) return;
  }
  throw new Error('The list of choices did not come to an end.');
}
