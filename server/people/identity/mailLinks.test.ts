import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { test } from 'node:test';
import type { Refusal } from '@atoll/engine';
import { usualLimits } from '../../door/limits.ts';
import type { Arrival, Identity, Me } from '../../door/protocol.ts';
import type { ServerOptions } from '../../index.ts';
import { openHouse, type Person } from '../../test/house.ts';
import { type Mailbox, openMailbox } from '../../test/mailbox.ts';

async function houseWithMail(t: TestContext, options: Partial<ServerOptions> = {}) {
  const mailbox = await openMailbox();
  t.after(() => mailbox.close());
  const environment = { ATOLL_SMTP: mailbox.url, ATOLL_MAIL_FROM: 'Atoll <atoll@example.org>' };
  const house = await openHouse(t, { environment, publicUrl: 'https://atoll.example', ...options });
  return { house, mailbox };
}

async function letter(mailbox: Mailbox, n: number) {
  for (let waited = 0; mailbox.letters.length < n; waited++) {
    assert.ok(waited < 200, 'a letter came');
    await new Promise(done => setTimeout(done, 20));
  }
  const found = mailbox.letters[n - 1];
  // Long lines are broken with `=` at their end.
  const text = (found?.text ?? '').replace(/=\r\n/g, '');
  return { to: found?.to, text, token: /#([\w-]{22})/.exec(text)?.[1] ?? '' };
}

async function refused(person: Person, path: string, body: unknown, status: number, code: string): Promise<void> {
  const answer = await person.call<{ refusal: Refusal }>('POST', path, body);
  assert.equal(`${answer.status} ${answer.body.refusal?.code}`, `${status} ${code}`);
}

async function confirmed(person: Person, mailbox: Mailbox, address: string): Promise<void> {
  const before = mailbox.letters.length;
  await person.post('/api/me/mail', { address });
  await person.post('/api/me/mail/confirm', { token: (await letter(mailbox, before + 1)).token });
}

test('an address proves who somebody is once it is confirmed, and not before', async t => {
  const { house, mailbox } = await houseWithMail(t);
  const ann = house.visit();
  await ann.post('/api/me', { name: 'Ann', settings: { language: 'de' } });
  await ann.post('/api/me/mail', { address: ' Ann@Example.org ' });
  const first = await letter(mailbox, 1);
  assert.deepEqual(first.to, ['ann@example.org']);
  assert.match(first.text, /https:\/\/atoll\.example\/me\/mail#/);
  assert.ok(!first.text.includes('Is that you'), 'in the language that Ann speaks');
  const address = async () => (await ann.get<Identity>('/api/me/identity')).mail.address;
  assert.equal(await address(), null);
  await house.visit().post('/api/me/mail/enter', { address: 'ann@example.org' });

  const { token } = first;
  const seen = { address: 'ann@example.org', name: 'Ann' };
  assert.deepEqual(await house.visit().post('/api/me/mail/look', { token }), seen);
  assert.equal(await address(), null, 'looking is not confirming');
  assert.deepEqual(await house.visit().post('/api/me/mail/confirm', { token }), seen, 'also in another browser');
  assert.equal(await address(), 'ann@example.org');
  await refused(ann, '/api/me/mail/confirm', { token }, 410, 'link-used');
  assert.equal(mailbox.letters.length, 1, 'before it was confirmed nobody could get in by it');
});

test('a letter lets somebody in again, once, within half an hour', async t => {
  let now = Date.parse('2026-05-01T12:00:00Z');
  const { house, mailbox } = await houseWithMail(t, { now: () => now });
  const ann = house.visit();
  await ann.post('/api/me', { name: 'Ann' });
  await confirmed(ann, mailbox, 'ann@example.org');
  const lost = house.visit();
  await lost.post('/api/me/mail/enter', { address: 'ANN@example.org' });
  const { token, text } = await letter(mailbox, 2);
  assert.match(text, /https:\/\/atoll\.example\/me\/carry#/);
  assert.equal((await lost.post<Arrival>('/api/me/carry/look', { token })).name, 'Ann');
  assert.equal((await lost.post<Me>('/api/me/carry/take', { token, how: 'switch' })).name, 'Ann');
  await refused(house.visit(), '/api/me/carry/take', { token, how: 'switch' }, 410, 'link-used');

  await house.visit().post('/api/me/mail/enter', { address: 'ann@example.org' });
  const late = await letter(mailbox, 3);
  now += 30 * 60_000;
  await refused(house.visit(), '/api/me/carry/take', { token: late.token, how: 'switch' }, 410, 'link-over');
});

test('nobody learns whether an address is known here', async t => {
  const { house, mailbox } = await houseWithMail(t);
  await confirmed(house.visit(), mailbox, 'ann@example.org');
  const eve = house.visit();
  const known = await eve.call('POST', '/api/me/mail/enter', { address: 'ann@example.org' });
  const unknown = await eve.call('POST', '/api/me/mail/enter', { address: 'bob@example.org' });
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  await letter(mailbox, 2);
  await new Promise(done => setTimeout(done, 100));
  assert.deepEqual(
    mailbox.letters.map(({ to }) => to.join()),
    ['ann@example.org', 'ann@example.org'],
  );
});

test('an address that belongs to somebody else is not taken from them', async t => {
  const { house, mailbox } = await houseWithMail(t);
  await confirmed(house.visit(), mailbox, 'ann@example.org');
  const eve = house.visit();
  await eve.post('/api/me/mail', { address: 'ann@example.org' });
  const { token } = await letter(mailbox, 2);
  await refused(eve, '/api/me/mail/confirm', { token }, 409, 'mail-taken');
  assert.equal((await eve.get<Identity>('/api/me/identity')).mail.address, null);
});

test('what is no address, and what would bend the head of a letter, is refused', async t => {
  const { house, mailbox } = await houseWithMail(t);
  const eve = house.visit();
  const bad = ['ann', 'ann@example.org\r\nBcc: all@example.org', 'a@b.c,d@e.f', 'Ann <ann@example.org>', '"a b"@c.d'];
  for (const path of ['/api/me/mail', '/api/me/mail/enter'])
    for (const address of bad) await refused(eve, path, { address }, 400, 'mail-address');
  assert.equal(mailbox.letters.length, 0);
});

test('nobody has letters sent without end, neither to one address nor from one', async t => {
  const limits = { lettersFrom: { burst: 4, perSecond: 0 }, lettersTo: { burst: 2, perSecond: 0 } };
  const { house } = await houseWithMail(t, { limits: { ...usualLimits, ...limits } });
  const eve = house.visit();
  const ask = (address: string) => eve.post('/api/me/mail/enter', { address });
  await ask('ann@example.org');
  await ask('ann@example.org');
  await refused(eve, '/api/me/mail/enter', { address: 'ann@example.org' }, 429, 'too-fast');
  await ask('bob@example.org');
  await refused(eve, '/api/me/mail/enter', { address: 'cid@example.org' }, 429, 'too-fast');
});

test('a letter that does not go out is told to whom it was meant to confirm', async t => {
  const { house, mailbox } = await houseWithMail(t);
  mailbox.refuse(true);
  const ann = house.visit();
  await refused(ann, '/api/me/mail', { address: 'ann@example.org' }, 503, 'mail-failed');
  assert.ok(!house.lines.join().includes('ann@example.org'), 'and the log does not say to whom');
});

test('a house without a mail server says so', async t => {
  const house = await openHouse(t, { environment: {} });
  const ann = house.visit();
  assert.equal((await ann.get<Identity>('/api/me/identity')).mail.possible, false);
  await refused(ann, '/api/me/mail', { address: 'ann@example.org' }, 409, 'no-mail');
  await refused(ann, '/api/me/mail/enter', { address: 'ann@example.org' }, 409, 'no-mail');
});
