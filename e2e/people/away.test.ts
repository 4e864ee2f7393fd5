/** Told while away: a person turns letters and a program of their own on, leaves, is told, and stops the letters again. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TableInfo, Waiting } from '../../server/door/protocol.ts';
import { openListener } from '../../server/test/listener.ts';
import { openMailbox } from '../../server/test/mailbox.ts';
import { openWindow, phone } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';
import { bar, click, decide, decideWhile, whoseTurn } from '../test/playing.ts';

const mailbox = await openMailbox();
const program = await openListener();
after(() => Promise.all([mailbox.close(), program.close()]));
process.env.ATOLL_SMTP = mailbox.url;
process.env.ATOLL_MAIL_FROM = 'Atoll <atoll@example.org>';
process.env.ATOLL_WEBHOOKS_INSIDE = 'yes';
const house = useHouse();

/** Where a link of that kind in the last letter leads, on the address under which the browser knows the house. */
async function linkInLetter(n: number, path: RegExp): Promise<string> {
  for (let waited = 0; mailbox.letters.length < n; waited++) {
    assert.ok(waited < 400, `letter ${n} came`);
    await new Promise(done => setTimeout(done, 50));
  }
  const text = (mailbox.letters[n - 1]?.text ?? '').replace(/=\r\n/g, '').replace(/\r\n[ \t]+/g, ' ');
  const [, found] = new RegExp(`https?://[^/\\s<]+(${path.source})`).exec(text) ?? [];
  assert.ok(found, text);
  return house.atoll.url + found;
}

test('somebody who is away is told by a letter and by their own program, and stops the letters with one click', async () => {
  const anna = await openWindow(house.browser, phone);
  const ben = await openWindow(house.browser);
  await anna.page.goto(`${house.atoll.url}/me`);
  const mail = anna.page.getByRole('region', { name: 'E-mail' });
  await mail.getByRole('textbox', { name: 'Your address' }).fill('anna@example.org');
  await mail.getByRole('button', { name: 'Send the letter' }).click();
  await anna.page.goto(await linkInLetter(1, /\/me\/\w+#[\w-]+/));
  await anna.page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await anna.page.getByRole('link', { name: 'To my page' }).click();

  const notices = anna.page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: /^Turn on.*E-mail/ }).click();
  const letters = notices.getByRole('group', { name: 'anna@example.org' });
  await letters.getByRole('combobox', { name: 'When' }).selectOption({ label: 'at once' });
  await notices.getByRole('textbox', { name: 'Address' }).fill(`${program.url}/anna`);
  await notices.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'ntfy' });
  await notices.getByRole('button', { name: 'Add' }).click();
  const own = notices.getByRole('group', { name: new URL(program.url).host });
  await own.getByRole('combobox', { name: 'When' }).selectOption({ label: 'at once' });
  await own.getByRole('checkbox', { name: 'A game is over' }).uncheck();
  await own.getByRole('button', { name: 'Send a test' }).click();
  await own.getByText('The test is on its way.').waitFor();
  assert.equal(program.requests[0]?.path, '/anna');
  await anna.page.reload();
  assert.equal(await own.getByRole('combobox', { name: 'When' }).inputValue(), '0', 'it was kept');
  assert.ok(!(await own.getByRole('checkbox', { name: 'A game is over' }).isChecked()));

  const opened = await anna.page.request.post(`${house.atoll.url}/api/tables`, {
    data: { game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const { id } = (await opened.json()) as TableInfo;
  const table = `${house.atoll.url}/t/${id}`;
  await ben.page.goto(table);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: /Take seat 2/ }).click();
  await bar(ben.page).waitFor();
  await anna.page.goto(table);
  await bar(anna.page).waitFor();
  for (let i = 0; i < 12; i++) {
    const player = await whoseTurn([anna.page, ben.page]);
    if (player === ben.page) break;
    await decide(anna.page, click);
  }
  const before = mailbox.letters.length;
  await anna.page.goto(`${house.atoll.url}/rules`);
  const waitsForAnna = async () => {
    const asked = await anna.page.request.get(`${house.atoll.url}/api/waiting`);
    return ((await asked.json()) as Waiting).tables.length > 0;
  };
  await decideWhile(ben.page, async () => !(await waitsForAnna()));

  const link = await linkInLetter(before + 1, /\/t\/[\w-]+/);
  assert.equal(link, table);
  assert.match(mailbox.letters[before]?.text ?? '', /^Subject: Your turn: Cacao/m);
  for (let waited = 0; program.requests.length < 2; waited++) {
    assert.ok(waited < 200, 'the program is told');
    await anna.page.waitForTimeout(50);
  }
  assert.equal(new URL(String(program.requests[1]?.headers.click)).pathname, `/t/${id}`);

  await ben.page.goto(await linkInLetter(before + 1, /\/stop\/[\w-]+/));
  await ben.page.getByRole('button', { name: 'No more letters' }).click();
  await ben.page.getByRole('heading', { name: 'There will be no more letters.' }).waitFor();
  await anna.page.goto(`${house.atoll.url}/me`);
  await notices.getByRole('button', { name: /^Turn on.*E-mail/ }).waitFor();
  await anna.close();
  await ben.close();
});
