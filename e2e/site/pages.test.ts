/** Every page, in both themes: nothing that axe-core objects to, nothing that scrolls sideways. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../test/accessible.ts';
import { desktop, openWindow, phone, tablet } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, decide, endScreen, hand, nextDecision, playNow, playToTheEnd, spaces } from '../test/playing.ts';

const house = useHouse();

const shapes = [
  ['a desktop in light', { ...desktop, colorScheme: 'light' }],
  ['a desktop in dark', { ...desktop, colorScheme: 'dark' }],
  ['a tablet in light', { ...tablet, colorScheme: 'light' }],
  ['a phone in light', { ...phone, colorScheme: 'light' }],
  ['a phone in dark', { ...phone, colorScheme: 'dark' }],
] as const;

for (const [name, options] of shapes)
  test(`axe-core finds nothing on any page on ${name}`, async () => {
    const { page, close } = await openWindow(house.browser, options);
    await page.goto(house.atoll.url);
    await page.getByRole('article', { name: 'Cacao' }).waitFor();
    await accessible(page, 'the home page');
    await page.getByRole('button', { name: /^Play now.*Cacao/ }).click();
    await page.getByRole('dialog').waitFor();
    await accessible(page, 'the set-up');
    await page.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Anyone with the link' });
    await page.getByRole('button', { name: 'Open the table and invite' }).click();
    await page.getByRole('textbox', { name: 'Invite with this link' }).waitFor();
    await accessible(page, 'the waiting room');
    for (const [path, what] of [
      ['/lobby', 'the lobby'],
      ['/tables', 'the tables'],
      ['/me', 'the page about me'],
      ['/people', 'the people I know'],
      ['/g/cacao', 'the game’s page'],
      ['/learn/cacao', 'the lessons'],
      ['/rules/cacao', 'the rulebook'],
      ['/rules', 'all rulebooks together'],
      ['/replay', 'the replay page'],
      ['/nowhere', 'the page that is missing'],
    ] as const) {
      await page.goto(house.atoll.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(300);
      await accessible(page, what);
    }
    await playNow(page, house.atoll.url);
    await nextDecision(page);
    await accessible(page, 'a table');
    const display = page.getByRole('region', { name: 'Display' });
    await display.focus();
    assert.ok(await display.evaluate(element => element === document.activeElement), 'keys reach what may scroll');
    await hand(page).getByRole('button').first().click();
    await spaces(page).first().click();
    await accessible(page, 'a table with a chosen move');
    await page.getByRole('button', { name: 'Settings' }).click();
    await accessible(page, 'the table’s settings');
    // The table that is missing answered 404, as it should.
    await close(/404/);
  });

test('axe-core finds nothing on the end screen and in the replay', async () => {
  const { page, close } = await openWindow(house.browser);
  await playNow(page, house.atoll.url, 'level 1: Beachcomber');
  await playToTheEnd(page, page => decide(page, click));
  await endScreen(page).getByRole('table').first().waitFor();
  await accessible(page, 'the end screen');
  await endScreen(page)
    .getByRole('link', { name: 'Watch the replay' })
    .or(endScreen(page).getByRole('button', { name: 'Watch the replay' }))
    .click();
  await page.waitForURL(/replay/);
  await bar(page).or(page.getByRole('slider')).first().waitFor();
  await accessible(page, 'the replay');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await accessible(page, 'the replay one move on');
  await page.getByRole('button', { name: 'Ask the Oracle' }).click();
  const advice = page.getByRole('region', { name: 'The Oracle’s advice' });
  const best = advice.getByRole('listitem').getByRole('button').first();
  await best.waitFor();
  const board = page.locator('.board-space');
  const was = await board.innerHTML();
  await best.click();
  await advice.getByText(/how it would have looked/).waitFor();
  assert.notEqual(await board.innerHTML(), was, 'the advised move is shown on the board');
  await accessible(page, 'the replay with advice on the board');
  await advice.getByRole('button', { pressed: true }).click();
  await advice.getByText(/simulated game/).waitFor();
  await close();
});

test('on a tablet a game can be started without scrolling, and the words lie beside the boat', async () => {
  for (const locale of ['en', 'de']) {
    const { page, close } = await openWindow(house.browser, { ...tablet, locale });
    await page.goto(house.atoll.url);
    const play = page.getByRole('button', { name: /^(Play now|Jetzt spielen).*Cacao/ });
    const box = (await play.boundingBox()) ?? assert.fail('it is not there');
    assert.ok(box.y + box.height <= 768, `the button ends at ${box.y + box.height}`);
    const [boat, words] = await page.evaluate(() =>
      ['.scenery-boat', '.hero-words'].map(part => {
        const { left = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
        const texts = [...document.querySelectorAll(`${part} :is(h1, p)`)].map(text => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right;
        });
        return { left, right: Math.max(0, ...texts) };
      }),
    );
    assert.ok(
      boat && words && boat.left > words.right,
      `the words end at ${words?.right}, the boat is at ${boat?.left}`,
    );
    await page.close();
    await close();
  }
});

test('the dots of complexity have words', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(house.atoll.url);
  const facts = page.getByRole('article', { name: 'Bora Bora' }).getByRole('list', { name: 'At a glance' });
  assert.match(await facts.innerText(), /2–4 players.*120 minutes.*demanding/s);
  await close();
});

test('the waiting room and its tab say which game it is', async () => {
  const { page, close } = await openWindow(house.browser);
  await page.goto(house.atoll.url);
  await page.getByRole('button', { name: /^Play now.*Orbis/ }).click();
  await page.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Anyone with the link' });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await page.getByRole('button', { name: 'Open the table and invite' }).click();
  await page.getByRole('heading', { level: 1, name: /Orbis/ }).waitFor();
  assert.match(await page.title(), /^Orbis/);
  const shown = await page.request.get(page.url(), { headers: { accept: 'text/html', 'accept-language': 'de' } });
  assert.match(await shown.text(), /og:title" content="Anna lädt dich zu Orbis ein"/);
  await close();
});
