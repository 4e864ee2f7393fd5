import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameModule } from '@atoll/engine';
import { orbis } from '@atoll/games/orbis/index.ts';
import { openSqlite } from '../store/sqlite/index.ts';
import type { StoredTable } from '../store/store.ts';
import { nothingYet, plainTime } from '../test/tableOf.ts';
import { openCatalogue } from './editions/editions.ts';
import { keepEditions, openKeptEditions } from './editions/keptEditions.ts';
import { openLive } from './liveTable.ts';
import { decisionOf } from './outgoing.ts';

const catalogue = await openCatalogue({ orbis: async () => orbis as GameModule });

const begunWith = (edition: { id: string; digest: string }): StoredTable => ({
  id: 't',
  game: 'orbis',
  edition,
  rules: 2,
  options: {},
  seed: 'seed',
  ...nothingYet,
  owner: 'ann',
  createdAt: '2026-01-01T00:00:00Z',
  startedAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
  over: false,
  seats: ['ann', 'bob', 'cleo'].map((guest, seat) => ({
    seat,
    kind: 'person',
    guest,
    name: guest,
    bot: null,
    standIn: null,
    preferences: {},
  })),
});

test('a table begun with an edition that came with its game before is played on with it', async t => {
  const store = openSqlite(':memory:');
  t.after(() => store.close());
  await keepEditions(store, catalogue);
  const [old] = orbis.earlier ?? [];
  const { edition } = orbis.open(old);
  const table = begunWith(edition);
  const live = openLive(await openKeptEditions(store, catalogue)(table), table, [], plainTime());
  assert.equal(live.edition.game.edition.digest, edition.digest);
  assert.equal(decisionOf(live)?.kind, 'take');
});

test('no table is begun with an earlier edition: it is not among those on offer', () => {
  const shelf = catalogue.get('orbis');
  assert.deepEqual(
    shelf?.editions.map(({ json }) => json),
    orbis.editions,
  );
});
