import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openListener } from '../test/listener.ts';
import { NotDelivered, openPost, refuseInside } from './post.ts';

async function listener(t: TestContext) {
  const found = await openListener();
  t.after(() => found.close());
  return found;
}

const parcel = (url: string) => ({ url, headers: { 'content-type': 'text/plain' }, body: 'hello' });

const failing = (code: string, final: boolean) => (error: unknown) =>
  error instanceof NotDelivered && error.why.code === code && error.final === final;

test('what is sent arrives, body and heads', async t => {
  const there = await listener(t);
  await openPost({ insideToo: true })(parcel(`${there.url}/hook?x=1`));
  const [got] = there.requests;
  assert.deepEqual(
    [got?.path, got?.headers['content-type'], got?.body.toString()],
    ['/hook?x=1', 'text/plain', 'hello'],
  );
});

test('nothing is sent to this machine or its network, by number or by name, unless the operator allows it', async t => {
  const there = await listener(t);
  const { port } = new URL(there.url);
  const post = openPost({ insideToo: false });
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '0.0.0.0', '[::ffff:127.0.0.1]']) {
    const url = `http://${host}:${port}/`;
    await assert.rejects(post(parcel(url)), failing('webhook-inside', true), url);
    await assert.rejects(refuseInside(url, false), failing('webhook-inside', true), url);
  }
  assert.equal(there.requests.length, 0);
  await refuseInside(`http://localhost:${port}/`, true);
});

test('only the web is written to', async () => {
  const post = openPost({ insideToo: true });
  for (const url of ['ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'no address', ''])
    await assert.rejects(post(parcel(url)), failing('webhook-address', true), url);
});

test('a redirection is not followed', async t => {
  const there = await listener(t);
  there.answer({ status: 302, headers: { location: `${there.url}/elsewhere` } });
  await assert.rejects(openPost({ insideToo: true })(parcel(there.url)), failing('webhook-refused', true));
  assert.equal(there.requests.length, 1);
});

test('a refusal is final, a fault at the other end is not', async t => {
  const there = await listener(t);
  const post = openPost({ insideToo: true });
  for (const [status, final] of [
    [400, true],
    [404, true],
    [429, false],
    [500, false],
    [503, false],
  ] as const) {
    there.answer({ status });
    await assert.rejects(post(parcel(there.url)), failing('webhook-refused', final), String(status));
  }
});

test('an end that does not answer is waited for a while only, and one that is not there is said to be so', async t => {
  const there = await listener(t);
  there.answer('never');
  await assert.rejects(openPost({ insideToo: true, patience: 60 })(parcel(there.url)), failing('webhook-late', false));
  await assert.rejects(
    openPost({ insideToo: true })(parcel('http://127.0.0.1:9/')),
    failing('webhook-unreached', false),
  );
});
