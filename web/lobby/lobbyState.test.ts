import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LobbyTable } from '../../server/door/protocol.ts';
import type { LobbyMessage } from '../live/live.ts';
import { hearLobby, heldStill, type LobbyState } from './lobbyState.ts';

const table = (second: number, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id: `t${second}`,
  game: 'cacao',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'open', name: '' },
  ],
  clock: { kind: 'none' },
  absent: { kind: 'end' },
  since: new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString(),
  ...more,
});
const place = (second: number) => `${table(second).since}_t${second}`;
const message = (more: Partial<LobbyMessage>): LobbyMessage => ({
  type: 'lobby',
  whole: false,
  tables: [],
  gone: [],
  total: 0,
  ...more,
});
const ids = (state: LobbyState | null) => state?.tables.map(({ id }) => id).join(' ');
const first = hearLobby(
  null,
  message({ whole: true, tables: [table(9), table(8), table(7)], total: 5, next: place(7) }),
);

test('the first page is the whole lobby, and what was there before is forgotten', () => {
  assert.equal(ids(first), 't9 t8 t7');
  assert.equal(first?.next, place(7));
  const again = hearLobby(first, message({ whole: true, tables: [table(2)], total: 1, next: null }));
  assert.deepEqual([ids(again), again?.total, again?.next], ['t2', 1, null]);
  assert.equal(hearLobby(null, message({ tables: [table(1)] })), null, 'nothing is known before it');
});

test('tables appear in front, change where they stand, and vanish', () => {
  const appeared = hearLobby(first, message({ tables: [table(10)], total: 6 }));
  assert.equal(ids(appeared), 't10 t9 t8 t7');
  assert.equal(appeared?.next, place(7), 'a change says nothing of pages');
  const changed = hearLobby(appeared, message({ tables: [table(8, { language: 'de' })], total: 6 }));
  assert.equal(ids(changed), 't10 t9 t8 t7');
  assert.equal(changed?.tables[2]?.language, 'de');
  assert.equal(ids(hearLobby(changed, message({ gone: ['t9', 'unknown'], total: 5 }))), 't10 t8 t7');
});

test('a page more comes behind; a change further back than one has looked waits for its page', () => {
  assert.equal(ids(hearLobby(first, message({ tables: [table(3)], total: 5 }))), 't9 t8 t7');
  const more = hearLobby(first, message({ tables: [table(5), table(3)], total: 5, next: null }));
  assert.equal(ids(more), 't9 t8 t7 t5 t3');
  assert.equal(more?.next, null);
  assert.equal(ids(hearLobby(more, message({ tables: [table(1)], total: 6 }))), 't9 t8 t7 t5 t3 t1');
});

test('under somebody’s pointer the list stands still: full tables stay, new ones come last', () => {
  const shown = [table(9), table(8)].map(table => ({ table, full: false }));
  const held = heldStill(shown, [table(10), table(8, { language: 'en' })]);
  assert.deepEqual(
    held.map(({ table, full }) => [table.id, full, table.language]),
    [
      ['t9', true, undefined],
      ['t8', false, 'en'],
      ['t10', false, undefined],
    ],
  );
});
