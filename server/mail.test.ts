import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { isMailAddress, openMailer } from './mail.ts';
import { openMailbox } from './test/mailbox.ts';

const from = 'Atoll <atoll@example.org>';

test('a letter arrives at a real mail server', async () => {
  const mailbox = await openMailbox();
  const mailer = openMailer({ ATOLL_SMTP: mailbox.url, ATOLL_MAIL_FROM: from });
  await mailer?.send({ to: 'ann@example.org', subject: 'Du bist dran', text: 'Schön, oder?', headers: { 'X-A': 'b' } });
  assert.deepEqual(mailbox.letters[0]?.to, ['ann@example.org']);
  assert.match(mailbox.letters[0]?.text ?? '', /^Subject: Du bist dran\r\n/m);
  assert.match(mailbox.letters[0]?.text ?? '', /^X-A: b\r\n/m);
  mailbox.refuse(true);
  await assert.rejects(async () => mailer?.send({ to: 'ann@example.org', subject: 's', text: 't' }));
  mailer?.close();
  await mailbox.close();
});

test('a line break never begins a header', async () => {
  const mailbox = await openMailbox();
  const mailer = openMailer({ ATOLL_SMTP: mailbox.url, ATOLL_MAIL_FROM: from });
  for (const letter of [
    { to: 'ann@example.org\r\nBcc: all@example.org', subject: 's' },
    { to: 'ann@example.org', subject: 's\nBcc: all@example.org' },
  ])
    await assert.rejects(async () => mailer?.send({ ...letter, text: 't' }));
  assert.equal(mailbox.letters.length, 0);
  mailer?.close();
  await mailbox.close();
});

test('without a mail server there is no mail, and half a set-up is refused in words', () => {
  assert.equal(openMailer({}), null);
  assert.throws(() => openMailer({ ATOLL_SMTP: 'http://mail.example' }), BadInput);
  assert.throws(() => openMailer({ ATOLL_SMTP: 'smtp://mail.example' }), BadInput);
});

test('an address is one address', () => {
  for (const good of ['ann@example.org', 'a.b+c@mail.example', 'root@localhost']) assert.ok(isMailAddress(good), good);
  for (const bad of ['ann', 'ann@', '@example.org', 'a@b,c@d', 'a b@c', '"x"@y\r\n', 'Ann <a@b>', 'a@b>'])
    assert.ok(!isMailAddress(bad), bad);
});
