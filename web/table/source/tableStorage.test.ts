import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LocalTable } from './localTable.ts';
import { all, find, idOf, mostFinished, put, remove, type Storage } from './tableStorage.ts';

/** A browser's storage in memory; `room` is how many characters fit. */
function storage(
  entries: Record<string, string> = {},
  room = Number.POSITIVE_INFINITY,
): Storage & { texts(): string[] } {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: i => [...kept.keys()][i] ?? null,
    getItem: key => kept.get(key) ?? null,
    removeItem: key => void kept.delete(key),
    setItem(key, text) {
      const others = [...kept].reduce((sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length), 0);
      if (others + key.length + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    texts: () => [...kept].map(([key, text]) => `${key} ${text}`),
  };
}

const table = (seed: string, more: Partial<LocalTable> = {}): LocalTable => ({
  id: idOf(seed),
  game: 'cacao',
  edition: 'd1',
  rules: 1,
  options: {},
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level2' }],
  seed,
  moves: [],
  startedAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
  turn: 0,
  ...more,
});

const names = (here: Storage) => all(here).map(({ seed }) => seed);

/** As Atoll kept them when there was one a game: the address had the game's name, and nothing said whose turn it was. */
const oldKey = 'atoll.local.cacao';
const oldText =
  '{"game":"cacao","edition":"5b1f","rules":2,"options":{"huts":"no"},"seats":[{"kind":"me"},{"kind":"bot","bot":"level2"}],' +
  '"seed":"0f8e2a","moves":[{"seat":0,"move":{"tile":1,"cell":"0,1"},"auto":false},{"seat":1,"move":{"tile":0,"cell":"1,0"},"auto":true}],' +
  '"startedAt":"2026-03-04T18:30:00.000Z"}';

test('a new table of the same game does not take the place of another', () => {
  const here = storage();
  put(here, table('first', { changedAt: '2026-01-02' }));
  put(here, table('second', { changedAt: '2026-01-03' }));
  assert.deepEqual(names(here), ['second', 'first'], 'the latest changed first');
  remove(here, idOf('second'));
  assert.deepEqual(names(here), ['first']);
});

test('what an older Atoll kept opens with everything in it, under an id of its own', () => {
  const here = storage({ [oldKey]: oldText, 'atoll.settings': '{}' });
  const [found] = all(here);
  const { id, changedAt, ...rest } = found ?? table('none');
  assert.deepEqual(rest, JSON.parse(oldText));
  assert.equal(changedAt, rest.startedAt);
  assert.deepEqual(find(here, id), found);
  assert.equal(here.getItem(oldKey), null, 'it is kept once');
  assert.deepEqual(find(storage({ [oldKey]: oldText }), id), found, 'asked for by its id it is found as well');
});

test('of an old table that went on in two windows the longer one stays', () => {
  const longer = { ...JSON.parse(oldText), moves: [1, 2, 3].map(() => ({ seat: 0, move: {}, auto: false })) };
  const here = storage({ [oldKey]: oldText });
  const [short] = all(here);
  here.setItem(oldKey, JSON.stringify(longer));
  assert.deepEqual([all(here).length, all(here)[0]?.moves.length], [1, 3]);
  here.setItem(oldKey, oldText);
  assert.deepEqual([all(here).length, all(here)[0]?.moves.length], [1, 3]);
  assert.equal(all(here)[0]?.id, short?.id);
});

test('an old table that finds no room under its new name stays where it is', () => {
  const here = storage({ [oldKey]: oldText }, oldKey.length + oldText.length);
  all(here);
  assert.deepEqual(here.texts(), [`${oldKey} ${oldText}`]);
});

test('the last finished tables stay, and every running one', () => {
  const here = storage();
  const day = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString();
  put(here, table('running', { changedAt: day(0) }));
  for (let i = 1; i <= mostFinished + 2; i++) put(here, table(`over ${i}`, { changedAt: day(i), turn: null }));
  const left = names(here);
  assert.equal(left.length, mostFinished + 1);
  assert.deepEqual([left[0], left.at(-2), left.at(-1)], [`over ${mostFinished + 2}`, 'over 3', 'running']);
});

test('a full storage says so and loses nothing that is in it', () => {
  const here = storage({}, 400);
  assert.equal(put(here, table('first')), true);
  const before = here.texts();
  assert.equal(put(here, table('first', { options: { long: 'x'.repeat(400) } })), false);
  assert.equal(put(here, table('second')), false);
  assert.deepEqual(here.texts(), before);
});

test('what is no table is passed over and left alone', () => {
  const strange = {
    'atoll.table.a': '{',
    'atoll.table.b': '{"game":1}',
    'atoll.local.x': 'null',
    'atoll.table.c': '[]',
  };
  const here = storage(strange);
  assert.deepEqual(all(here), []);
  assert.equal(find(here, 'a'), null);
  assert.equal(here.texts().length, 4);
});
