import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openHouse } from '../../test/house.ts';
import { packingFor } from '../http/packing.ts';
import { openSite, type Site, type SiteAsk } from './site.ts';

const script = `console.log('${'lagoon '.repeat(500)}');`;

async function built(t: TestContext): Promise<{ site: Site; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-site-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Atoll</title>');
  await writeFile(join(folder, 'dist', 'assets', 'main-a1b2.js'), script);
  await writeFile(join(folder, 'dist', 'assets', 'font-a1b2.woff2'), 'font'.repeat(1000));
  return { site: openSite(join(folder, 'dist')), folder: join(folder, 'dist') };
}

const ask = (path: string, more: Partial<SiteAsk> = {}): SiteAsk => ({
  path,
  accept: 'text/html',
  acceptEncoding: undefined,
  knownTag: undefined,
  ...more,
});

test('every page address gets the one page, never kept without asking again', async t => {
  const { site } = await built(t);
  for (const path of ['/', '/table/abc', '/index.html']) {
    const answer = await site(ask(path));
    assert.equal(answer?.status, 200);
    assert.match(String(answer?.body), /<title>Atoll/);
    assert.equal(answer?.headers['Cache-Control'], 'no-cache');
  }
});

test('files with a hash in their name are kept for ever and come packed', async t => {
  const { site } = await built(t);
  const br = await site(ask('/assets/main-a1b2.js', { acceptEncoding: 'gzip, deflate, br' }));
  assert.equal(br?.headers['Content-Encoding'], 'br');
  assert.equal(String(br?.body && brotliDecompressSync(br.body)), script);
  assert.match(br?.headers['Cache-Control'] ?? '', /immutable/);
  assert.match(br?.headers['Content-Type'] ?? '', /javascript/);
  const gzip = await site(ask('/assets/main-a1b2.js', { acceptEncoding: 'gzip, br;q=0' }));
  assert.equal(String(gzip?.body && gunzipSync(gzip.body)), script);
  const bare = await site(ask('/assets/main-a1b2.js'));
  assert.equal(String(bare?.body), script);
  const font = await site(ask('/assets/font-a1b2.woff2', { acceptEncoding: 'br' }));
  assert.equal(font?.headers['Content-Encoding'], undefined, 'fonts are packed already');
});

test('who has a file already is told so', async t => {
  const { site } = await built(t);
  const tag = (await site(ask('/')))?.headers.ETag;
  const answer = await site(ask('/', { knownTag: `"other", ${tag}` }));
  assert.equal(answer?.status, 304);
  assert.equal(answer?.body, null);
});

test('a missing script is missing, not a page', async t => {
  const { site } = await built(t);
  assert.equal(await site(ask('/assets/gone.js')), null);
  assert.equal(await site(ask('/assets/gone')), null);
  assert.equal(await site(ask('/logo.png')), null);
  assert.equal(await site(ask('/table/abc', { accept: 'application/json' })), null);
});

test('nothing outside the site is given out', async t => {
  const { site } = await built(t);
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%00',
    '/%',
    '/..\\secret.txt',
  ])
    assert.doesNotMatch(String((await site(ask(path)))?.body), /outside/, path);
});

test('a site that was built again is noticed', async t => {
  const { site, folder } = await built(t);
  await site(ask('/'));
  await writeFile(join(folder, 'index.html'), '<title>Newer</title>');
  assert.match(String((await site(ask('/')))?.body), /Newer/);
});

test('a server without a built site says so kindly', async t => {
  const { status, body } = await (await openHouse(t)).visit().call<string>('GET', '/');
  assert.equal(status, 503);
  assert.match(body, /npm start/);
});

test('the site through the whole server: page, file, and a refusal for what is not there', async t => {
  const { folder } = await built(t);
  const visitor = (await openHouse(t, { siteDir: folder })).visit();
  assert.match((await visitor.call<string>('GET', '/table/xyz')).body, /Atoll/);
  const file = await visitor.call<string>('GET', '/assets/main-a1b2.js', undefined, { 'accept-encoding': 'br' });
  assert.equal(file.body, script);
  assert.equal(file.headers.get('content-encoding'), 'br');
  assert.equal((await visitor.call('HEAD', '/assets/main-a1b2.js')).status, 200);
  const missing = await visitor.call<{ refusal: { code: string } }>('GET', '/assets/gone.js');
  assert.equal(`${missing.status} ${missing.body.refusal.code}`, '404 unknown-page');
});

test('packing follows what the other end accepts', () => {
  assert.equal(packingFor('br, gzip'), 'br');
  assert.equal(packingFor('gzip;q=0.5'), 'gzip');
  assert.equal(packingFor('br;q=0, gzip;q=0.0'), 'identity');
  assert.equal(packingFor('GZIP', ['gzip']), 'gzip');
  assert.equal(packingFor(undefined), 'identity');
});
