/** Told while away: a real mail server, a real webhook and a push service of our own, all on this machine. */
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Refusal } from '@atoll/engine';
import type { NewChannel, NoticeChannels, People, TableInfo } from '../door/protocol.ts';
import type { ServerOptions } from '../index.ts';
import { databaseName } from '../store/sqlite/file.ts';
import { openSqlite } from '../store/sqlite/index.ts';
import { type House, openHouse, type Person, playFirst, tableForTwo } from '../test/house.ts';
import { type Listener, openListener } from '../test/listener.ts';
import { type Mailbox, openMailbox } from '../test/mailbox.ts';

const minute = 60_000;

const usual: Omit<NewChannel, 'kind'> = {
  kinds: ['turn', 'invited', 'over', 'standIn'],
  after: 0,
  quiet: null,
  zone: 'Europe/Berlin',
  label: '',
};

interface Place {
  house: House;
  there: Listener;
  mailbox: Mailbox;
  /** Lets time go by. */
  pass(ms: number): void;
}

async function place(t: TestContext, options: Partial<ServerOptions> = {}, environment = {}): Promise<Place> {
  const [there, mailbox] = [await openListener(), await openMailbox()];
  let now = Date.parse('2026-03-02T12:00:00Z');
  const house = await openHouse(t, {
    dutiesEvery: 10,
    botDelay: 3_600_000,
    now: () => now,
    publicUrl: 'https://atoll.example',
    environment: {
      ATOLL_SMTP: mailbox.url,
      ATOLL_MAIL_FROM: 'Atoll <atoll@example.org>',
      ATOLL_WEBHOOKS_INSIDE: 'yes',
      ...environment,
    },
    ...options,
  });
  t.after(() => Promise.all([there.close(), mailbox.close()]));
  return {
    house,
    there,
    mailbox,
    pass: ms => {
      now += ms;
    },
  };
}

async function until(done: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !done(); waited++) {
    assert.ok(waited < 500, what);
    await new Promise(next => setTimeout(next, 20));
  }
}

/** Long enough for several looks at what is due. */
const aWhile = () => new Promise(done => setTimeout(done, 150));

const hook = (person: Person, url: string, more: Partial<NewChannel> = {}) =>
  person.post<NoticeChannels>('/api/me/channels', { ...usual, kind: 'webhook', target: url, ...more });

const said = (listener: Listener, i = 0) =>
  JSON.parse(listener.requests[i]?.body.toString() ?? 'null') as Record<string, string>;

/** Ann at a table with Bob where it is Bob's turn; Ann is told on the way that `add` adds. */
async function annWaits(house: House, add: (ann: Person) => Promise<unknown>) {
  const { ann, bob, id } = await tableForTwo(house);
  await playFirst(ann, id);
  await playFirst(ann, id);
  await add(ann);
  return { ann, bob, id };
}

async function turnBack(bob: Person, id: string): Promise<void> {
  await playFirst(bob, id);
  await playFirst(bob, id);
}

test('somebody is told once for each time that they are asked, not for each move', async t => {
  const { house, there } = await place(t);
  const { ann, bob, id } = await annWaits(house, ann => hook(ann, `${there.url}/secret-hook`));
  await aWhile();
  assert.equal(there.requests.length, 0, 'nothing waits for Ann');
  await turnBack(bob, id);
  await until(() => there.requests.length === 1, 'Ann is told');
  assert.deepEqual(said(there), {
    kind: 'turn',
    title: 'Your turn: Shells',
    text: 'A table is waiting for you.',
    link: `https://atoll.example/t/${id}`,
    game: 'Shells',
  });
  await playFirst(ann, id);
  await aWhile();
  assert.equal(there.requests.length, 1, 'it is still the same turn');
  await playFirst(ann, id);
  await turnBack(bob, id);
  await until(() => there.requests.length === 2, 'asked again, told again');
  assert.ok(!house.lines.some(line => line.includes('secret-hook')), 'the address is a secret and in no log');
});

test('what is answered before it has waited long enough is not told', async t => {
  const { house, there, pass } = await place(t);
  const { ann, bob, id } = await annWaits(house, ann => hook(ann, there.url, { after: 300 }));
  await turnBack(bob, id);
  pass(4 * minute);
  await aWhile();
  assert.equal(there.requests.length, 0);
  await playFirst(ann, id);
  await playFirst(ann, id);
  pass(10 * minute);
  await aWhile();
  assert.equal(there.requests.length, 0);
  await turnBack(bob, id);
  pass(5 * minute + 1000);
  await until(() => there.requests.length === 1, 'this one has waited');
});

test('in quiet hours nothing comes; afterwards it does, if it still waits', async t => {
  const { house, there, pass } = await place(t);
  const quiet = { from: '12:00', to: '15:00' };
  const { ann, bob, id } = await annWaits(house, ann => hook(ann, there.url, { quiet }));
  await turnBack(bob, id);
  await aWhile();
  pass(60 * minute);
  await aWhile();
  assert.equal(there.requests.length, 0, 'it is two in Berlin');
  pass(61 * minute);
  await until(() => there.requests.length === 1, 'it is three');
  assert.ok(ann.cookie);
});

test('anybody who looks at the table is not told, nor later if they have seen it', async t => {
  const { house, there, pass } = await place(t);
  const { ann, bob, id } = await annWaits(house, async ann => {
    await hook(ann, there.url);
    await hook(ann, `${there.url}/later`, { after: 600 });
  });
  const line = await ann.connect();
  await line.ask({ type: 'looking', table: id });
  await turnBack(bob, id);
  await aWhile();
  assert.equal(there.requests.length, 0, 'Ann looks at it');
  await line.close();
  pass(20 * minute);
  await aWhile();
  assert.equal(there.requests.length, 0, 'Ann has seen it');
});

test('a window that only stands open somewhere is nobody who looks', async t => {
  const { house, there } = await place(t);
  const { ann, bob, id } = await annWaits(house, ann => hook(ann, there.url));
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  await turnBack(bob, id);
  await until(() => there.requests.length === 1, 'Ann is told');
});

test('a message has the shape that the other end expects, in the language of the one who is told', async t => {
  const { house, there } = await place(t);
  const ann = house.visit();
  await ann.post('/api/me', { settings: { language: 'de' } });
  const shapes = ['discord', 'ntfy', 'matrix'] as const;
  for (const shape of shapes) await hook(ann, `${there.url}/${shape}`, { shape });
  const { channels } = await ann.get<NoticeChannels>('/api/me/channels');
  for (const { id } of channels) await ann.post(`/api/me/channels/${id}/test`, undefined);
  const by = (path: string) => there.requests.find(request => request.path === path);
  const text = 'So sieht es aus, wenn ein Tisch auf dich wartet.';
  const link = 'https://atoll.example/me';
  assert.deepEqual(JSON.parse(by('/discord')?.body.toString() ?? ''), {
    content: `**Atoll: Probe**\n${text}\n${link}`,
    allowed_mentions: { parse: [] },
  });
  assert.deepEqual(JSON.parse(by('/matrix')?.body.toString() ?? ''), { text: `Atoll: Probe\n${text}\n${link}` });
  assert.equal(by('/ntfy')?.body.toString(), text);
  assert.equal(by('/ntfy')?.headers.title, `=?UTF-8?B?${Buffer.from('Atoll: Probe').toString('base64')}?=`);
  assert.equal(by('/ntfy')?.headers.click, link);
  assert.deepEqual(
    channels.map(({ leadsTo, shape }) => [leadsTo, shape]).sort(),
    shapes.map(shape => [new URL(there.url).host, shape]).sort(),
    'where exactly it leads is not said again',
  );
});

test('addresses inside the house’s own network are refused in words, when they are named and when they are tried', async t => {
  const { house, there } = await place(t, {}, { ATOLL_WEBHOOKS_INSIDE: '' });
  const ann = house.visit();
  await ann.get('/api/me');
  const refused = async (body: object, code: string) => {
    const answer = await ann.call<{ refusal: Refusal }>('POST', '/api/me/channels', body);
    assert.equal(answer.body.refusal?.code, code);
    assert.notEqual(answer.body.refusal.words.de, answer.body.refusal.words.en);
  };
  for (const target of [
    there.url,
    'http://localhost:4100/api/me',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
  ])
    await refused({ ...usual, kind: 'webhook', target }, 'webhook-inside');
  for (const target of ['file:///etc/passwd', 'nowhere'])
    await refused({ ...usual, kind: 'webhook', target }, 'webhook-address');
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  await refused({ ...usual, kind: 'push', subscription: { endpoint: there.url, keys } }, 'push');
  await refused({ ...usual, kind: 'push', subscription: { endpoint: 'https://127.0.0.1/', keys } }, 'webhook-inside');
  await refused({ ...usual, kind: 'mail' }, 'no-mailbox');
  await refused({ ...usual, kind: 'webhook', target: 'https://example.org/', zone: 'Europe/Atlantis' }, 'zone');
  assert.equal(there.requests.length, 0);
  assert.deepEqual((await ann.get<NoticeChannels>('/api/me/channels')).channels, []);
});

test('nobody reaches the ways of somebody else', async t => {
  const { house, there } = await place(t);
  const [ann, bob] = [house.visit(), house.visit()];
  const id = (await hook(ann, there.url)).channels[0]?.id;
  await bob.get('/api/me');
  for (const [method, path] of [
    ['DELETE', `/api/me/channels/${id}`],
    ['POST', `/api/me/channels/${id}/test`],
  ] as const)
    assert.equal((await bob.call(method, path)).status, 404);
  const changed = await bob.call('POST', '/api/me/channels', { ...usual, id, kind: 'webhook', target: there.url });
  assert.equal(changed.status, 404);
  assert.deepEqual((await ann.call<NoticeChannels>('DELETE', `/api/me/channels/${id}`)).body.channels, []);
});

test('what does not arrive is tried again, later each time, and then given up', async t => {
  const { house, there, pass } = await place(t);
  there.answer({ status: 503 });
  const { ann, bob, id } = await annWaits(house, ann => hook(ann, there.url));
  await turnBack(bob, id);
  await until(() => there.requests.length === 1, 'the first try');
  await aWhile();
  assert.equal(there.requests.length, 1, 'not at once again');
  for (const [wait, tries] of [
    [1, 2],
    [5, 3],
    [30, 4],
    [120, 5],
  ] as const) {
    pass(wait * minute + 1000);
    await until(() => there.requests.length === tries, `try ${tries}`);
  }
  pass(24 * 60 * minute);
  await aWhile();
  assert.equal(there.requests.length, 5);
  assert.ok((await ann.get<NoticeChannels>('/api/me/channels')).channels[0]?.failedAt);
});

test('a server that ended between taking a notice and sending it has lost nothing', async t => {
  const { house, there, pass } = await place(t, { dutiesEvery: 3_600_000 });
  const { bob, id } = await annWaits(house, ann => hook(ann, there.url));
  await turnBack(bob, id);
  const store = openSqlite(join(house.data, databaseName), { beside: true });
  const at = (ms: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + ms).toISOString();
  const [due] = await store.dueTurns(at(0), 9);
  assert.ok(due);
  const { channel, table, n } = due;
  const key = { guest: channel.guest, table, kind: 'turn', n, channel: channel.id } as const;
  await store.noteNotices([{ ...key, nextAt: at(0) }], at(0));
  assert.equal((await store.claimNotices(at(0), at(minute), 9)).length, 1, 'claimed by somebody who is gone now');
  await store.close();
  await house.server.close();
  pass(30_000);
  const again = await house.again({ dutiesEvery: 10 });
  await aWhile();
  assert.equal(there.requests.length, 0, 'the one who has it may still be at it');
  pass(31_000);
  await until(() => there.requests.length === 1, 'somebody else does it');
  await aWhile();
  assert.equal(there.requests.length, 1);
  await again.server.close();
});

async function confirmMail(person: Person, mailbox: Mailbox, address: string): Promise<void> {
  const before = mailbox.letters.length;
  await person.post('/api/me/mail', { address });
  await until(() => mailbox.letters.length > before, 'a letter to confirm the address');
  const text = mailbox.letters.at(-1)?.text.replace(/=\r\n/g, '') ?? '';
  await person.post('/api/me/mail/confirm', { token: /#([\w-]{22})/.exec(text)?.[1] });
  mailbox.letters.length = 0;
}

test('a letter says what waits and where, and how to have no more of them, with one click', async t => {
  const { house, mailbox } = await place(t);
  const { ann, bob, id } = await annWaits(house, async ann => {
    assert.equal((await ann.get<NoticeChannels>('/api/me/channels')).mail, 'unconfirmed');
    await confirmMail(ann, mailbox, 'ann@example.org');
    const { mail } = await ann.post<NoticeChannels>('/api/me/channels', { ...usual, kind: 'mail' });
    assert.equal(mail, 'ready');
  });
  await turnBack(bob, id);
  await until(() => mailbox.letters.length === 1, 'a letter');
  const [letter] = mailbox.letters;
  assert.deepEqual(letter?.to, ['ann@example.org']);
  const text = letter.text.replace(/=\r\n/g, '').replace(/\r\n\s+/g, ' ');
  assert.match(text, /^Subject: Your turn: Shells/m);
  assert.ok(text.includes(`https://atoll.example/t/${id}`));
  assert.match(text, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const link = /^List-Unsubscribe: <https:\/\/atoll\.example(\/stop\/[\w-]+)>/m.exec(text)?.[1] ?? '';
  assert.ok(link);

  const stranger = house.visit();
  assert.notEqual((await stranger.call('GET', link)).status, 404, 'there is a page to look at');
  const forged = link.slice(0, -2) + (link.endsWith('AA') ? 'BB' : 'AA');
  assert.equal((await stranger.call('POST', forged)).status, 404, 'not ours');
  assert.equal((await ann.get<NoticeChannels>('/api/me/channels')).channels.length, 1, 'looking at it changes nothing');
  const clicked = await stranger.call('POST', link, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  assert.equal(clicked.status, 200);
  assert.deepEqual((await ann.get<NoticeChannels>('/api/me/channels')).channels, []);
});

test('a letter that the mail server does not take is written again later', async t => {
  const { house, mailbox, pass } = await place(t);
  const { ann, bob, id } = await annWaits(house, async ann => {
    await confirmMail(ann, mailbox, 'ann@example.org');
    await ann.post('/api/me/channels', { ...usual, kind: 'mail' });
  });
  mailbox.refuse(true);
  await turnBack(bob, id);
  const failed = async () => (await ann.get<NoticeChannels>('/api/me/channels')).channels[0]?.failedAt ?? null;
  for (let waited = 0; (await failed()) === null; waited++) {
    assert.ok(waited < 100, 'it is tried');
    await aWhile();
  }
  mailbox.refuse(false);
  await aWhile();
  assert.equal(mailbox.letters.length, 0, 'not at once again');
  pass(minute + 1000);
  await until(() => mailbox.letters.length === 1, 'the letter');
  await aWhile();
  assert.equal(await failed(), null, 'it works again');
});

test('somebody who is asked to a table by name is told of that while they are away', async t => {
  const { house, there } = await place(t);
  const { ann, bob } = await tableForTwo(house);
  await hook(bob, there.url, { kinds: ['invited'] });
  const { people } = await ann.get<People>('/api/people');
  const person = people.find(({ name }) => name === 'Bob')?.person;
  const { id } = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await ann.post(`/api/tables/${id}/asked`, { person });
  await until(() => there.requests.length === 1, 'Bob is told');
  assert.deepEqual([said(there).kind, said(there).link], ['invited', `https://atoll.example/t/${id}`]);
});

/** A browser's keys, and reading what was encrypted for them. */
function openBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    /** As RFC 8291 has it: what only the browser's own keys can open. */
    read(body: Buffer): Record<string, unknown> {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, info, length));
      const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const shared = derive(keys.computeSecret(sender), auth, both, 32);
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>;
    },
  };
}

test('a browser is told while the site is closed, encrypted for it alone, and it is taken back when answered elsewhere', async t => {
  const { house, there } = await place(t);
  const browser = openBrowser(`${there.url}/push/1`);
  const { subscription } = browser;
  const { ann, bob, id } = await annWaits(house, ann =>
    ann.post('/api/me/channels', { ...usual, kind: 'push', label: 'Phone', subscription }),
  );
  const { channels, pushKey } = await ann.get<NoticeChannels>('/api/me/channels');
  assert.deepEqual([channels[0]?.here, channels[0]?.label, channels[0]?.leadsTo], [true, 'Phone', '']);
  await turnBack(bob, id);
  await until(() => there.requests.length === 1, 'the push service is asked');
  const [sent] = there.requests;
  assert.ok(sent);
  assert.equal(sent.headers['content-encoding'], 'aes128gcm');
  assert.ok(!sent.body.includes(id), 'the service of the browser’s maker cannot read it');
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(sent.headers.authorization ?? '') ?? [];
  assert.equal(key, pushKey);
  const point = Buffer.from(pushKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  assert.ok(signed, 'it comes from this house');
  assert.equal(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud, there.url);
  const shown = browser.read(sent.body);
  assert.deepEqual(
    [shown.title, shown.link, shown.tag],
    ['Your turn: Shells', `https://atoll.example/t/${id}`, `turn ${id} 4`],
  );
  await playFirst(ann, id);
  await playFirst(ann, id);
  await until(() => there.requests.length === 2, 'it is taken back');
  assert.deepEqual(browser.read(there.requests[1]?.body ?? Buffer.alloc(0)), {
    tag: `turn ${id} 4`,
    withdraw: true,
  });
});

test('a browser that is gone is forgotten', async t => {
  const { house, there } = await place(t);
  there.answer({ status: 410 });
  const { subscription } = openBrowser(`${there.url}/push/1`);
  const { ann, bob, id } = await annWaits(house, ann =>
    ann.post('/api/me/channels', { ...usual, kind: 'push', subscription }),
  );
  await turnBack(bob, id);
  await until(() => there.requests.length === 1, 'it is tried');
  for (let waited = 0; (await ann.get<NoticeChannels>('/api/me/channels')).channels.length > 0; waited++) {
    assert.ok(waited < 100, 'it is forgotten');
    await aWhile();
  }
});

test('somebody whose game has ended is told of that, once', async t => {
  const { house, there } = await place(t);
  const { ann, bob, id } = await annWaits(house, ann => hook(ann, there.url, { kinds: ['over', 'standIn'] }));
  let over = false;
  for (let i = 0; i < 40 && !over; i++) {
    const { decision } = await ann.get<TableInfo>(`/api/tables/${id}`);
    over = decision === null;
    if (decision) await playFirst(decision.seat === 0 ? ann : bob, id);
  }
  await until(() => there.requests.length === 1, 'told of the end');
  assert.deepEqual([said(there).kind, said(there).title], ['over', 'Over: Shells']);
  await aWhile();
  assert.equal(there.requests.length, 1, 'once, and of nothing else');
});

test('somebody whose time is up is told that a bot plays for them', async t => {
  const { house, there, pass } = await place(t);
  const [ann, bob] = [house.visit(), house.visit()];
  await hook(ann, there.url, { kinds: ['standIn'] });
  const { id } = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    clock: { kind: 'live', bank: 60, increment: 0 },
    absent: { kind: 'standIn', bot: 'first' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  pass(15_000);
  await aWhile();
  for (let i = 0; i < 5; i++) {
    pass(15_000);
    await aWhile();
  }
  await until(() => there.requests.length === 1, 'told of the stand-in');
  assert.equal(said(there).kind, 'standIn');
});
