import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRecord } from '@atoll/engine';
import type { LogEntry } from '../../../server/door/protocol.ts';
import { recentPlaces, sinceMine, turnsOf } from './history.ts';

type Said = EventRecord & { seat?: number; at?: string };

const lineOf = (event: Said) => (event.type === 'silent' ? null : { de: event.type, en: event.type });
const entry = (n: number, seat: number, events: Said[], auto = false): LogEntry => ({
  n,
  at: '',
  seat,
  kind: 'k',
  auto,
  events,
});
const places = (event: EventRecord) => ('at' in event ? [String(event.at)] : []);

test('a game that tells its turns is grouped by them, with what others decide within', () => {
  const turns = turnsOf(
    [
      entry(1, 0, [{ type: 'placed', seat: 0 }]),
      entry(2, 1, [
        { type: 'sold', seat: 1 },
        { type: 'turn', seat: 1 },
      ]),
      entry(3, 1, [{ type: 'placed', seat: 1 }]),
    ],
    lineOf,
  );
  assert.deepEqual(
    turns.map(turn => [turn.seat, turn.lines.map(line => line.words.en)]),
    [
      [0, ['placed', 'sold']],
      [1, ['placed']],
    ],
  );
});

test('without told turns, whatever a seat decides in a row is its turn', () => {
  const turns = turnsOf(
    [entry(1, 0, [{ type: 'a' }]), entry(2, 0, [{ type: 'b' }]), entry(3, 1, [{ type: 'c' }])],
    lineOf,
  );
  assert.deepEqual(
    turns.map(turn => turn.entries),
    [[1, 2], [3]],
  );
});

test('what is not worth a line has none, and a standing answer is said once', () => {
  const [turn] = turnsOf(
    [entry(1, 0, [{ type: 'silent' }, { type: 'took', seat: 0 }, { type: 'drew', seat: 0 }], true)],
    lineOf,
  );
  assert.deepEqual(
    turn?.lines.map(line => [line.words.en, line.auto]),
    [
      ['took', true],
      ['drew', false],
    ],
  );
});

test('what happens in every turn is kept apart from what the turn was about', () => {
  const [turn] = turnsOf(
    [entry(1, 0, [{ type: 'placed', seat: 0 }, { type: 'drew', seat: 0 }, { type: 'revealed' }])],
    lineOf,
    event => event.type !== 'placed',
  );
  assert.deepEqual(
    turn?.lines.map(line => line.words.en),
    ['placed'],
  );
  assert.deepEqual(
    turn?.asides.map(({ en }) => en),
    ['drew', 'revealed'],
  );
});

test('the last moves of the others stay marked until one has acted', () => {
  const entries = [
    entry(1, 0, [{ type: 'placed', seat: 0, at: 'mine' }]),
    entry(2, 1, [{ type: 'placed', seat: 1, at: 'x' }]),
    entry(3, 2, [
      { type: 'placed', seat: 2, at: 'y' },
      { type: 'gave', seat: 0, at: 'z' },
    ]),
  ];
  assert.deepEqual(
    [...recentPlaces(entries, 0, places)],
    [
      ['x', 1],
      ['y', 2],
    ],
  );
  assert.deepEqual([...recentPlaces([...entries, entry(4, 0, [])], 0, places)], []);
  assert.deepEqual(
    sinceMine(entries, 'spectator').map(({ n }) => n),
    [3],
  );
});
