import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { BadInput, type GameModule } from '@atoll/engine';
import type { GamesInfo, TableInfo } from '../../door/protocol.ts';
import { openHouse } from '../../test/house.ts';
import { shells } from '../../test/shells.ts';
import { openCatalogue } from './editions.ts';

const games = { shells: async () => shells as GameModule };

async function withFiles(files: Record<string, unknown>, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-editions-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const refusedAt = (code: string, path: string) => (error: unknown) => {
  assert.ok(error instanceof BadInput);
  assert.equal(error.code, code);
  assert.ok(error.path.endsWith(path), error.path);
  return true;
};

test('what the owner of a box brings comes first; what the game brings stays', () =>
  withFiles(
    { 'shells/box.json': { id: 'my box', shells: 40 }, 'shells/notes.txt': 'hello', README: 'hello' },
    async folder => {
      const shelf = (await openCatalogue(games, folder)).get('shells');
      assert.deepEqual(
        shelf?.editions.map(({ game }) => game.edition.id),
        ['my box', 'base'],
      );
    },
  ));

test('an edition that is not sound is refused with its file and the place in it', () =>
  withFiles({ 'shells/box.json': { id: 'my box', shells: 3 } }, async folder => {
    await assert.rejects(openCatalogue(games, folder), refusedAt('shape', 'box.json: shells'));
  }));

test('an edition that is no JSON is refused with its file', () =>
  withFiles({ 'shells/box.json': '{"id": ' }, async folder => {
    await assert.rejects(openCatalogue(games, folder), refusedAt('json', 'box.json'));
  }));

test('a folder of no known game is refused: it is probably a typing error', () =>
  withFiles({ 'shels/box.json': {} }, async folder => {
    await assert.rejects(openCatalogue(games, folder), refusedAt('unknown-game', 'shels'));
  }));

test('two editions of one name are refused', () =>
  withFiles({ 'shells/a.json': { id: 'x', shells: 40 }, 'shells/b.json': { id: 'x', shells: 41 } }, async folder => {
    await assert.rejects(openCatalogue(games, folder), refusedAt('edition', 'b.json'));
  }));

test('a folder that is not there is refused', async () => {
  await assert.rejects(openCatalogue(games, '/no/such/folder'), refusedAt('file', 'folder'));
});

test('a table can be opened with a brought edition by name', t =>
  withFiles({ 'shells/box.json': { id: 'my box', shells: 40 } }, async editions => {
    const ann = (await openHouse(t, { editions })).visit();
    const {
      games: [game],
    } = await ann.get<GamesInfo>('/api/games');
    assert.equal(game?.editions[0]?.id, 'my box');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const table = await ann.post<TableInfo>('/api/tables', { game: 'shells', edition: 'base', seats });
    assert.equal(table.edition.id, 'base');
    const usual = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats });
    assert.equal(usual.edition.id, 'my box', 'what the owner brings is what is usually played');
    assert.deepEqual(await ann.get(`/api/tables/${usual.id}/edition`), { id: 'my box', shells: 40 });
  }));
