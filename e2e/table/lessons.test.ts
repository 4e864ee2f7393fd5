/** Every lesson of Cacao is done to its end, on a phone and at a desk, in both languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fits,
  type Game,
  type GameModule,
  type LessonRun,
  type MoveRecord,
  openField,
  openLesson,
} from '@atoll/engine';
import { cacao } from '@atoll/games/cacao/index.ts';
import type { Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { desktop, openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';

const house = useHouse();
const module = cacao as GameModule;
const game: Game = module.open(module.editions[0]);
const lessons = (await module.lessons?.()) ?? [];
const card = (page: Page) => page.locator('.lesson-card');

/** Chooses a move from the list of choices, field by field, as those do who play by keys, and confirms it. */
async function choose(page: Page, run: LessonRun, move: MoveRecord, language: 'de' | 'en'): Promise<void> {
  const view = game.view(run.table.state, run.lesson.seat);
  let left = game.moves(run.table.state);
  const options = page.locator('.choices-list [role=option]');
  for (let field = openField(left); field !== null; field = openField(left)) {
    const value = move[field];
    assert.ok(value !== undefined);
    const name = module.text.choice(field, value, view, game.box)[language];
    const texts = await options.allTextContents();
    const at = texts.indexOf(name);
    assert.ok(at >= 0, `${name} is offered: ${texts.join(', ')}`);
    await options.nth(at).dispatchEvent('click');
    left = left.filter(legal => legal[field] === value);
  }
  await page.locator('.confirm:not([aria-disabled=true])').dispatchEvent('click');
}

/** What the card covers, of what is on the board or in the bar: nothing. */
async function liesOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.lesson-card')?.getBoundingClientRect();
    if (!card) return ['there is no card'];
    const wrong = ['.board-space', '.action-bar'].filter(name => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return (
        !box ||
        (box.top < card.bottom - 1 && card.top < box.bottom - 1 && box.left < card.right && card.left < box.right)
      );
    });
    if (card.left < 0 || card.right > innerWidth || card.bottom > innerHeight) wrong.push('the window’s edge');
    return wrong;
  });
}

for (const [language, window, options] of [
  ['de', 'a phone', phone],
  ['en', 'a phone', phone],
  ['de', 'a desktop', desktop],
  ['en', 'a desktop', desktop],
] as const)
  test(`every lesson of Cacao is done to its end on ${window}, in ${language}`, { timeout: 300_000 }, async () => {
    const { page, close } = await openWindow(house.browser, { ...options, locale: language });
    for (const lesson of lessons) {
      await page.goto(`${house.atoll.url}/learn/cacao/${lesson.id}`);
      await card(page).waitFor();
      const run = openLesson(game, lesson);
      for (let n = 0; run.awaits().kind !== 'done'; n++) {
        assert.ok(n < 200, `${lesson.id} comes to an end`);
        const { at, step } = run;
        assert.ok(step);
        const awaited = run.awaits();
        if (awaited.kind === 'bot') {
          // What a bot does is not known here: the learner just plays on with whatever comes first.
          await playFreely(page, at);
          break;
        }
        if (awaited.kind === 'given') {
          run.play(awaited.seat, awaited.move);
          continue;
        }
        const where = `${lesson.id}, step ${at + 1}`;
        await page.locator(`.lesson-card[data-step="${at}"][data-awaits="${awaited.kind}"]`).waitFor();
        assert.ok((await card(page).innerText()).includes(step.words[language]), where);
        assert.deepEqual(await liesOver(page), [], `${where}: the card lies over something`);
        for (const [i, point] of (step.points ?? []).entries())
          assert.ok(
            (await marked(page, point)) > 0,
            `${where}: what it points at (${i}: ${JSON.stringify(point)}) is there`,
          );
        if (awaited.kind === 'goOn') {
          await page.locator('.lesson-on').click();
          run.goOn();
          continue;
        }
        const { task } = step;
        const moves = game.moves(run.table.state);
        const move = moves.find(
          legal =>
            task.kind === 'free' ||
            (task.kind === 'fit' && fits(legal, task.fits)) ||
            (task.kind === 'move' && Object.keys(legal).every(field => legal[field] === task.move[field])),
        );
        assert.ok(move, where);
        await choose(page, run, move, language);
        run.play(lesson.seat, move);
      }
      await page.locator('.lesson-card[data-awaits=done]').waitFor();
    }
    await page.goto(`${house.atoll.url}/learn/cacao`);
    await page.locator('.learn-lesson').first().waitFor();
    assert.equal(await page.locator('.learn-lesson.is-done').count(), lessons.length, 'all of them are kept as done');
    await close();
  });

/** How many things on the page are marked for this pointer. */
async function marked(page: Page, point: object): Promise<number> {
  const [[kind = '', value] = []] = Object.entries(point);
  const selector = {
    component: `[data-component="${value}"]`,
    place: `[data-place="${value}"]`,
    field: `[data-fields~="${value}"]`,
    panel: `[data-seat-panel="${value}"]`,
    prompt: '.prompt',
  }[kind];
  const found = page.locator(`${selector}[data-taught]`);
  await found.first().waitFor();
  // In a drawing it is a frame over it that one sees.
  if (await found.first().evaluate(element => element instanceof SVGElement))
    await page.locator('.lesson-frames > div').first().waitFor();
  return found.count();
}

/** Takes the first of every choice until the step is done, whatever the others answer. */
async function playFreely(page: Page, at: number): Promise<void> {
  const first = page.locator('.choices-list [role=option]').first();
  for (let n = 0; n < 600; n++) {
    const now = Number(await card(page).getAttribute('data-step'));
    if (now > at) break;
    const confirm = page.locator('.confirm:not([aria-disabled=true])');
    if ((await confirm.count()) > 0) await confirm.dispatchEvent('click');
    else if ((await first.count()) > 0 && (await first.isEnabled())) await first.dispatchEvent('click').catch(() => {});
    await page.waitForTimeout(80);
  }
  while ((await card(page).getAttribute('data-awaits')) === 'goOn') await page.locator('.lesson-on').click();
}

test('another move is refused with the reason, back takes a step back, and a lesson that was left goes on there', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${house.atoll.url}/g/cacao`);
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await page.getByRole('link', { name: /A whole turn/ }).click();
  const next = page.getByRole('button', { name: 'Next' });
  // By keyboard alone: the way on has the focus.
  await next.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('.lesson-on'));
  await page.keyboard.press('Enter');
  const step = (n: number) => page.locator(`.lesson-card[data-step="${n}"]`);
  await step(1).waitFor();
  await accessible(page, 'a lesson');
  const lesson = lessons.find(({ id }) => id === 'turn');
  assert.ok(lesson);
  const run = openLesson(game, lesson);
  run.goOn();
  const wrong = game.moves(run.table.state).find(({ tile }) => tile === '3-0-0-1');
  assert.ok(wrong);
  await choose(page, run, wrong, 'en');
  await page.locator('.lesson-why', { hasText: 'But here 2-1-0-1 goes on the right of the plantation' }).waitFor();
  const right = { tile: '2-1-0-1', cell: '1,0', turn: 3 };
  for (let picked = 0; picked < 4; picked++) await page.keyboard.press('Escape');
  await choose(page, run, right, 'en');
  await step(2).waitFor();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.locator('.learn-lesson', { hasText: 'begun' }).click();
  await step(2).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await step(1).waitFor();
  await close();
});

test('once the list is there the lessons need no network', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(`${house.atoll.url}/learn/cacao`);
  await page.locator('.learn-list').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /From fruit to gold/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('.lesson-card[data-step="1"]').waitFor();
  await close(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/);
});
