import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lengthWords, minutesAndSeconds, untilWords } from './clockWords.ts';

const at = (text: string) => Date.parse(text);
const zone = 'Europe/Berlin';

test('a live clock shows minutes and seconds, and 0:00 only when time is up', () => {
  assert.deepEqual([0, 0.2, 9, 59.5, 60, 272, 3872].map(minutesAndSeconds), [
    '0:00',
    '0:01',
    '0:09',
    '1:00',
    '1:00',
    '4:32',
    '1:04:32',
  ]);
});

test('over days the reader hears until when, by the calendar where they live', () => {
  const now = at('2026-11-19T09:00:00Z');
  const said = (moment: string) => [untilWords(at(moment), now, 'de', zone), untilWords(at(moment), now, 'en', zone)];
  assert.deepEqual(said('2026-11-19T17:30:00Z'), ['bis 18:30', 'until 18:30']);
  assert.deepEqual(said('2026-11-20T17:30:00Z'), ['bis morgen 18:30', 'until tomorrow 18:30']);
  assert.deepEqual(said('2026-11-22T05:05:00Z'), ['bis Sonntag 06:05', 'until Sunday 06:05']);
  assert.deepEqual(said('2026-12-03T17:30:00Z'), ['bis 3. Dez., 18:30', 'until 3 Dec, 18:30']);
  // What is tomorrow depends on where one lives.
  assert.equal(untilWords(at('2026-11-19T23:30:00Z'), now, 'de', 'UTC'), 'bis 23:30');
  assert.equal(untilWords(at('2026-11-19T23:30:00Z'), now, 'de', zone), 'bis morgen 00:30');
});

test('a length of time is said with the right number, in words that fit its size', () => {
  assert.deepEqual(
    [1, 45, 120, 45 * 60, 2 * 3600, 48 * 3600, 72 * 3600].map(seconds => lengthWords(seconds).de),
    ['1 Sekunde', '45 Sekunden', '2 Minuten', '45 Minuten', '2 Stunden', '48 Stunden', '3 Tage'],
  );
  assert.equal(lengthWords(1).en, '1 second');
});
