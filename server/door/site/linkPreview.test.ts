import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { games } from '@atoll/games';
import { openHouse, type Person } from '../../test/house.ts';
import type { TableInfo } from '../protocol.ts';
import { languageOf, linkPicture, originAsked } from './linkPreview.ts';

const page = '<!doctype html><html><head><title>Atoll</title></head><body></body></html>';

async function withSite(t: TestContext, more: Parameters<typeof openHouse>[1] = {}) {
  const siteDir = await mkdtemp(join(tmpdir(), 'atoll-preview-'));
  t.after(() => rm(siteDir, { recursive: true }));
  await mkdir(siteDir, { recursive: true });
  await writeFile(join(siteDir, 'index.html'), page);
  return openHouse(t, { siteDir, ...more });
}

/** A table for three that Ann, under this name, sits at and one bot. */
async function invitation(ann: Person, name: string): Promise<TableInfo> {
  await ann.post('/api/me', { name });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'first' }];
  return ann.post<TableInfo>('/api/tables', { game: 'shells', seats });
}

const read = async (person: Person, path: string, language = 'en') =>
  (await person.call<string>('GET', path, undefined, { accept: 'text/html', 'accept-language': language })).body;

test('the link to a waiting table says who invites, to which game, and how many seats there are', async t => {
  const house = await withSite(t);
  const { id } = await invitation(house.visit(), 'Ann');
  const english = await read(house.visit(), `/t/${id}`);
  assert.match(english, /<meta property="og:title" content="Ann invites you to Shells" \/>/);
  assert.match(english, /<meta property="og:description" content="3 seats, 1 still free" \/>/);
  const german = await read(house.visit(), `/t/${id}`, 'fr, de-AT;q=0.9, en;q=0.4');
  assert.match(german, /og:title" content="Ann lädt dich zu Shells ein"/);
  assert.match(german, /og:locale" content="de_DE"/);
});

test('a name stays a name, whatever is in it', async t => {
  const house = await withSite(t);
  const { id } = await invitation(house.visit(), `"><script>'&$\``);
  const html = await read(house.visit(), `/t/${id}`);
  assert.ok(!html.includes('<script'), html);
  assert.match(html, /content="&#34;&#62;&#60;script&#62;&#39;&#38;\$` invites you to Shells"/);
});

test('nothing of the game and nobody’s id is in it', async t => {
  const house = await withSite(t);
  const ann = house.visit();
  const bob = house.visit();
  const { id } = await invitation(ann, 'Ann');
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const html = await read(house.visit(), `/t/${id}`);
  const told = [...html.matchAll(/content="([^"]*)"/g)].map(([, text]) => text);
  assert.deepEqual(told, ['Atoll', 'website', 'en_GB', 'A table of Shells', '3 seats', '3 seats', 'summary']);
});

test('a game’s page says what the game is; other pages, and tables that there are not, stay as they are', async t => {
  const house = await withSite(t);
  const ann = house.visit();
  assert.match(await read(ann, '/g/shells'), /og:description" content="Shells on the beach 2–4 players\."/);
  for (const path of ['/', '/rules/shells', '/t/none', '/g/none', '/t/a/b', '/t/%00']) {
    const html = await read(ann, path);
    assert.ok(!String(html).includes('og:'), path);
  }
});

test('the language that is wanted most', () => {
  assert.equal(languageOf('de-DE,de;q=0.9,en;q=0.8'), 'de');
  assert.equal(languageOf('en-GB,de;q=0.9'), 'en');
  assert.equal(languageOf('en;q=0.3, de;q=0.7'), 'de');
  assert.equal(languageOf('fr'), 'en');
  assert.equal(languageOf(undefined), 'en');
});

test('a game with a picture shows it, by the whole address that was asked for', async t => {
  const house = await withSite(t, { games });
  const visitor = house.visit();
  const english = await read(visitor, '/g/orbis');
  const image = /property="og:image" content="([^"]*)"/.exec(String(english))?.[1];
  assert.match(image ?? '', /^http:\/\/localhost:\d+\/links\/orbis\.png$/);
  assert.match(english, /og:image:width" content="1200"/);
  assert.match(english, /og:image:height" content="630"/);
  assert.match(english, /og:image:alt" content="A drawn picture for Orbis"/);
  assert.match(english, /name="twitter:card" content="summary_large_image"/);
  assert.match(await read(visitor, '/g/orbis', 'de'), /og:image:alt" content="Ein gezeichnetes Bild zu Orbis"/);
});

test('a game without a picture promises none', async t => {
  const html = await read((await withSite(t)).visit(), '/g/shells');
  assert.doesNotMatch(html, /og:image/);
  assert.match(html, /name="twitter:card" content="summary"/);
});

test('behind a proxy that ends HTTPS the address says so', () => {
  assert.equal(originAsked('http://atoll.example/t/1', 'https'), 'https://atoll.example');
  assert.equal(originAsked('http://192.168.1.2:4100/t/1', undefined), 'http://192.168.1.2:4100');
});

test('every picture is as large as its tags say, and small enough to be fetched in passing', () => {
  const ids = Object.keys(games).filter(id => id !== 'tides');
  for (const id of ids) {
    const png = readFileSync(new URL(`../../../web/public${linkPicture.path(id)}`, import.meta.url));
    assert.equal(png.toString('latin1', 1, 4), 'PNG', id);
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [linkPicture.width, linkPicture.height], id);
    assert.ok(png.length < 300_000, `${id}: ${png.length}`);
  }
});
