import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockSettings } from '../../server/door/protocol.ts';
import { absentWords, clockWords, lengthOf, restWords } from './terms.ts';

test('a clock is said in the units that people use', () => {
  const said = (clock: ClockSettings) => [clockWords(clock).de, clockWords(clock).en];
  assert.deepEqual(said({ kind: 'none' }), ['ohne Uhr', 'no clock']);
  assert.deepEqual(said({ kind: 'live', bank: 600, increment: 20 }), [
    '10 Minuten + 20 s je Zug',
    '10 minutes + 20 s a turn',
  ]);
  assert.deepEqual(said({ kind: 'live', bank: 60, increment: 0 }), [
    '1 Minute für die ganze Partie',
    '1 minute for the whole game',
  ]);
  assert.deepEqual(said({ kind: 'days', perTurn: 24, bank: 48 }), [
    '1 Tag je Zug, 2 Tage Reserve',
    '1 day a turn, 2 days in reserve',
  ]);
  assert.deepEqual(said({ kind: 'days', perTurn: 36, bank: 0 }), ['36 Stunden je Zug', '36 hours a turn']);
  assert.deepEqual(
    [45, 90, 3600].map(seconds => lengthOf(seconds).de),
    ['45 Sekunden', '90 Sekunden', '1 Stunde'],
  );
});

test('only tables over days know hours of rest', () => {
  assert.equal(restWords({ kind: 'live', bank: 600, increment: 20 }), null);
  assert.match(restWords({ kind: 'days', perTurn: 24, bank: 0 })?.de ?? '', /Nachtruhe/);
});

test('what happens to somebody who is away is said of every choice, and otherwise where no clock runs', () => {
  const live: ClockSettings = { kind: 'live', bank: 600, increment: 20 };
  const said = [{ kind: 'standIn', bot: 'level3' }, { kind: 'end' }, { kind: 'vote' }] as const;
  assert.equal(new Set(said.map(absent => absentWords(live, absent, 'Angler').en)).size, 3);
  assert.match(absentWords(live, { kind: 'standIn', bot: 'level3' }, 'Angler').de, /Vertreter \(Angler\)/);
  assert.equal(new Set(said.map(absent => absentWords({ kind: 'none' }, absent, '').en)).size, 1);
});
