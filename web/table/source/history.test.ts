import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRecord } from '@atoll/engine';
import type { Happened, LogEntry } from '../../../server/door/protocol.ts';
import { recentPlaces, sinceMine, type Turn, turnsOf } from './history.ts';

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
const happened = (n: number, seat: number, what: Happened): LogEntry => ({ ...entry(n, seat, []), happened: what });
const said = (line: Turn['lines'][number]) =>
  'happened' in line ? `${line.happened.type} ${line.seat}` : line.words.en;
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
    turns.map(turn => [turn.seat, turn.lines.map(said)]),
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
    turn?.lines.map(line => [said(line), 'auto' in line && line.auto]),
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
  assert.deepEqual(turn?.lines.map(said), ['placed']);
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

test('what happened besides the game stands where it happened, and begins no turn', () => {
  const told = [
    happened(1, 1, { type: 'back' }),
    entry(2, 0, [{ type: 'placed', seat: 0 }]),
    happened(3, 0, { type: 'standIn', bot: 'b', why: 'time' }),
    { ...entry(4, 0, [{ type: 'sold', seat: 0 }]), standIn: true },
    entry(5, 0, [{ type: 'turn', seat: 1 }]),
    happened(6, 1, { type: 'vote', about: 0, choice: 'wait' }),
    entry(7, 1, [{ type: 'placed', seat: 1 }]),
    happened(8, 1, { type: 'end', why: 'vote' }),
  ];
  const shown = turnsOf(told, lineOf).map(turn => [turn.number, turn.seat, turn.standIn, turn.lines.map(said)]);
  assert.deepEqual(shown, [
    [1, 0, true, ['back 1', 'placed', 'standIn 0', 'sold', 'vote 1']],
    [2, 1, false, ['placed', 'end 1']],
  ]);
});

test('a table at which nobody has moved still tells what happened', () => {
  const [turn] = turnsOf([happened(1, 1, { type: 'end', why: 'time' })], lineOf);
  assert.deepEqual([turn?.seat, turn?.lines.map(said), turn?.entries], [1, ['end 1'], []]);
});

test('what a stand-in did for me is new to me', () => {
  const entries = [
    entry(1, 0, [{ type: 'placed', seat: 0 }]),
    happened(2, 0, { type: 'standIn', bot: 'b', why: 'time' }),
    { ...entry(3, 0, [{ type: 'sold', seat: 0 }]), standIn: true },
    happened(4, 0, { type: 'back' }),
  ];
  assert.deepEqual(
    sinceMine(entries, 0).map(({ n }) => n),
    [2, 3, 4],
  );
});
