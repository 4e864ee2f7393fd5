/** Coming back by a letter, with a real mail server. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openMailbox } from '../../server/test/mailbox.ts';
import { openWindow } from '../test/browser.ts';
import { useHouse } from '../test/house.ts';

const mailbox = await openMailbox();
after(() => mailbox.close());
process.env.ATOLL_SMTP = mailbox.url;
process.env.ATOLL_MAIL_FROM = 'Atoll <atoll@example.org>';
const house = useHouse();

/** The link in the last letter, on the address under which the browser knows the house. */
async function linkInLetter(n: number): Promise<string> {
  for (let waited = 0; mailbox.letters.length < n; waited++) {
    assert.ok(waited < 200, `letter ${n} came`);
    await new Promise(done => setTimeout(done, 50));
  }
  const text = (mailbox.letters[n - 1]?.text ?? '').replace(/=\r\n/g, '');
  const path = /https?:\/\/[^/\s]+(\/me\/\w+#[\w-]+)/.exec(text)?.[1];
  assert.ok(path, text);
  return house.atoll.url + path;
}

test('an address is confirmed by a letter, and another letter lets somebody in who has lost their cookies', async () => {
  const { page, close } = await openWindow(house.browser);
  const mail = page.getByRole('region', { name: 'E-mail' });
  await page.goto(`${house.atoll.url}/me`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('Saved.').waitFor();
  await mail.getByRole('textbox', { name: 'Your address' }).fill('anna@example.org');
  await mail.getByRole('button', { name: 'Send the letter' }).click();
  await mail.getByText('A letter is on its way to anna@example.org').waitFor();
  await page.goto(await linkInLetter(1));
  await page.getByText('Anna would like to use anna@example.org').waitFor();
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await page.getByText('anna@example.org is confirmed.').waitFor();
  await page.getByRole('link', { name: 'To my page' }).click();
  await mail.getByText('Confirmed: anna@example.org').waitFor();

  await page.context().clearCookies();
  await page.reload();
  const before = page.getByRole('region', { name: 'I was here before' });
  await before.getByRole('textbox', { name: 'Your e-mail address' }).fill('anna@example.org');
  await before.getByRole('button', { name: 'Send a link' }).click();
  await before.getByText('If the house knows this address').waitFor();
  await page.goto(await linkInLetter(2));
  await page.getByRole('button', { name: 'Be Anna here' }).click();
  await page.waitForURL(`${house.atoll.url}/`);
  await page.goto(`${house.atoll.url}/me`);
  await mail.getByText('Confirmed: anna@example.org').waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Anna');
  await close();
});
