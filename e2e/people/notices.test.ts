/** It is my turn, and I am elsewhere: the tab says so, it knocks, and one click leads there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { accessible } from '../test/accessible.ts';
import { openWindow, overPlainHttp, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, decide, decideWhile, nextDecision, whoseTurn } from '../test/playing.ts';

const house = useHouse();

/** The first opens a table with an open seat, the second sits down. */
async function tableFor(host: Page, guest: Page): Promise<string> {
  await host.goto(house.atoll.url);
  await host.getByRole('button', { name: /^Play now.*Cacao/ }).click();
  await host.getByRole('combobox', { name: /Seat 2/ }).selectOption({ label: 'Anyone with the link' });
  await host.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await host.getByRole('button', { name: 'Open the table and invite' }).click();
  const link = await host.getByRole('textbox', { name: 'Invite with this link' }).inputValue();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await guest.getByRole('button', { name: /Take seat 2/ }).click();
  await bar(guest).waitFor();
  await bar(host).waitFor();
  return host.url();
}

const title = (page: Page, fits: RegExp) =>
  page.waitForFunction(({ source }) => new RegExp(source).test(document.title), { source: fits.source });

const icon = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

/** Plays for the one who is asked until it is the turn of the first. */
async function turnOf(wanted: Page, other: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const player = await whoseTurn([wanted, other]);
    assert.ok(player);
    if (player === wanted) return;
    await decide(player, click);
  }
  assert.fail('it never became their turn');
}

test('another tab of the house says that a table waits, and stops when it has been answered', async () => {
  const anna = await openWindow(house.browser);
  const ben = await openWindow(house.browser);
  await tableFor(anna.page, ben.page);
  await turnOf(ben.page, anna.page);
  const rules = await anna.page.context().newPage();
  // What would be heard is counted where it would begin to sound.
  await rules.addInitScript(() => {
    const struck = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      document.documentElement.dataset.struck = 'yes';
      struck.call(this, when);
    };
  });
  await rules.goto(`${house.atoll.url}/rules`);
  await title(rules, /^(?!\(\d)/);
  assert.equal(await icon(rules), '/atoll.svg');
  await rules.getByRole('heading', { level: 1 }).click();
  await turnOf(anna.page, ben.page);
  await title(rules, /^\(1\) /);
  await title(anna.page, /^\(1\) Your turn/);
  await rules.locator('html[data-struck]').waitFor({ state: 'attached' });
  await rules.locator('link[rel="icon"][href^="data:image/png"]').waitFor({ state: 'attached' });
  await rules.getByRole('link', { name: '1 table is waiting for you' }).waitFor();
  await accessible(rules, 'a page while a table waits');
  await turnOf(ben.page, anna.page);
  await title(rules, /^(?!\(\d)/);
  assert.equal(await icon(rules), '/atoll.svg');
  assert.equal(await rules.getByRole('link', { name: '1 table is waiting for you' }).count(), 0);
  await anna.close();
  await ben.close();
});

/** What the browser shows of this house outside of its pages. */
const shownOutside = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return ((await registration?.getNotifications()) ?? []).map(({ title }) => title);
  });

test('a browser that was allowed to shows that a table waits, and takes it back when it has been answered', async () => {
  const anna = await openWindow(house.browser, { permissions: ['notifications'] });
  const ben = await openWindow(house.browser);
  const table = await tableFor(anna.page, ben.page);
  await turnOf(ben.page, anna.page);
  await anna.page.goto(`${house.atoll.url}/me`);
  const notices = anna.page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: /^Turn on.*This browser/ }).click();
  await notices.getByRole('button', { name: /^Turn off.*This browser/ }).waitFor();
  await accessible(anna.page, 'the page about oneself, with notices');
  const hidden = await anna.page.context().newPage();
  // Browsers under test keep every tab in front.
  await hidden.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await hidden.goto(`${house.atoll.url}/rules`);
  await hidden.waitForFunction(() => document.querySelector('link[rel="icon"]') !== null);
  await decideWhile(ben.page, async () => !/^\(1\) /.test(await hidden.title()));
  for (let waited = 0; (await shownOutside(hidden)).length === 0; waited++) {
    assert.ok(waited < 100, 'it is shown');
    await hidden.waitForTimeout(50);
  }
  assert.deepEqual(await shownOutside(hidden), ['Your turn']);
  await anna.page.goto(table);
  await turnOf(ben.page, anna.page);
  for (let waited = 0; (await shownOutside(hidden)).length > 0; waited++) {
    assert.ok(waited < 100, 'it is taken back');
    await hidden.waitForTimeout(50);
  }
  // Windows under test are private ones, in which Chromium takes nothing from the house itself, and says so.
  await anna.close(/incognito mode/);
  await ben.close();
});

test('what the house sends to a browser is shown while no page looks, and taken back', async () => {
  const { page, close } = await openWindow(house.browser, { permissions: ['notifications'] });
  const developer = await page.context().newCDPSession(page);
  const registered = new Promise<string>(done => {
    developer.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await developer.send('ServiceWorker.enable');
  await page.goto(`${house.atoll.url}/me`);
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: /^Turn on.*This browser/ }).click();
  await notices.getByRole('button', { name: /^Turn off.*This browser/ }).waitFor();
  const registrationId = await registered;
  const push = (message: object) =>
    developer.send('ServiceWorker.deliverPushMessage', {
      origin: house.atoll.url,
      registrationId,
      data: JSON.stringify(message),
    });
  const shows = async (titles: string[]) => {
    for (let waited = 0; (await shownOutside(page)).join() !== titles.join(); waited++) {
      assert.ok(waited < 100, `shown: ${await shownOutside(page)}`);
      await page.waitForTimeout(50);
    }
  };
  const message = { tag: 'turn T 3', title: 'Your turn: Cacao', text: 'A table is waiting for you.', link: '/t/T' };
  await push(message);
  await shows(['Your turn: Cacao']);
  await push(message);
  await push({ ...message, tag: 'turn U 5', title: 'Your turn: Orbis' });
  await shows(['Your turn: Cacao', 'Your turn: Orbis']);
  await push({ tag: 'turn T 3', withdraw: true });
  await shows(['Your turn: Orbis']);
  await close(/incognito mode/);
});

test('over plain HTTP the page says that this browser can show nothing, and what works all the same', async () => {
  const { page, close } = await openWindow(house.browser, { locale: 'de' });
  await page.goto(`${overPlainHttp(house.atoll.url)}/me`);
  const notices = page.getByRole('region', { name: 'Nachrichten' });
  await notices.getByText('Das geht nur über https.').waitFor();
  await notices.getByText('Dieses Haus verschickt keine E-Mails.').waitFor();
  await notices.getByRole('textbox', { name: 'Adresse' }).fill('http://192.168.1.20/hook');
  await notices.getByRole('button', { name: 'Hinzufügen' }).click();
  await notices.getByText('Diese Adresse liegt im eigenen Netz des Servers.').waitFor();
  await close(/403/);
});

for (const [device, options] of [
  ['a desktop', {}],
  ['a phone', phone],
] as const)
  test(`after my move one click leads to the next table that waits for me, on ${device}`, async () => {
    const anna = await openWindow(house.browser, options);
    const ben = await openWindow(house.browser, options);
    const benToo = await ben.page.context().newPage();
    const first = await tableFor(anna.page, ben.page);
    await turnOf(anna.page, ben.page);
    const second = await tableFor(anna.page, benToo);
    await turnOf(anna.page, benToo);
    await title(anna.page, /^\(2\) /);
    assert.equal(await anna.page.getByRole('link', { name: /Next table/ }).count(), 0, 'this one waits for me, too');
    await turnOf(benToo, anna.page);
    await title(anna.page, /^\(1\) /);
    await accessible(anna.page, 'a table with the way to the next one');
    await anna.page.getByRole('link', { name: /Next table/ }).click();
    await anna.page.waitForURL(first);
    assert.notEqual(first, second);
    assert.equal(await nextDecision(anna.page), 'mine');
    await anna.close();
    await ben.close();
  });
