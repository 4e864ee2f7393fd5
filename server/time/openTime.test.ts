import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openTime, openUntil } from './openTime.ts';
import { type Rest, restSpans } from './rest.ts';

const at = (text: string): number => Date.parse(text);
const hour = 3_600_000;

const berlin = (from: string, to: string, since = '2026-01-01T00:00:00Z'): Rest => ({
  at: at(since),
  zone: 'Europe/Berlin',
  night: { from, to },
  holidays: [],
});

test('a night that ends after midnight is one night', () => {
  const spans = restSpans([berlin('22:00', '07:00')], at('2026-06-01T12:00:00Z'), at('2026-06-02T12:00:00Z'));
  assert.deepEqual(spans, [{ from: at('2026-06-01T20:00:00Z'), to: at('2026-06-02T05:00:00Z') }]);
});

test('where clocks change, the night follows what they show', () => {
  const spring = restSpans([berlin('22:00', '07:00')], at('2026-03-28T12:00:00Z'), at('2026-03-29T12:00:00Z'));
  assert.deepEqual(spring, [{ from: at('2026-03-28T21:00:00Z'), to: at('2026-03-29T05:00:00Z') }]);
  const autumn = restSpans([berlin('22:00', '07:00')], at('2026-10-24T12:00:00Z'), at('2026-10-25T12:00:00Z'));
  assert.deepEqual(autumn, [{ from: at('2026-10-24T20:00:00Z'), to: at('2026-10-25T06:00:00Z') }]);
});

test('a nap within one day is no night', () => {
  const spans = restSpans([berlin('13:00', '14:00')], at('2026-06-01T00:00:00Z'), at('2026-06-02T00:00:00Z'));
  assert.deepEqual(spans, [{ from: at('2026-06-01T11:00:00Z'), to: at('2026-06-01T12:00:00Z') }]);
});

test('holidays are whole days where the person lives', () => {
  const rest: Rest = { ...berlin('00:00', '00:00'), night: null, holidays: [{ from: '2026-12-24', to: '2026-12-26' }] };
  const spans = restSpans([rest], at('2026-12-01T00:00:00Z'), at('2027-01-01T00:00:00Z'));
  assert.deepEqual(spans, [{ from: at('2026-12-23T23:00:00Z'), to: at('2026-12-26T23:00:00Z') }]);
});

test('what somebody sets holds from then on, not before', () => {
  const rests = [berlin('22:00', '07:00'), { ...berlin('22:00', '07:00', '2026-06-01T22:00:00Z'), night: null }];
  const spans = restSpans(rests, at('2026-06-01T12:00:00Z'), at('2026-06-03T12:00:00Z'));
  assert.deepEqual(spans, [{ from: at('2026-06-01T20:00:00Z'), to: at('2026-06-01T22:00:00Z') }]);
});

test('spans that overlap count once', () => {
  const spans = [
    { from: 2, to: 5 },
    { from: 4, to: 6 },
    { from: 5, to: 5 },
    { from: 9, to: 20 },
  ];
  assert.equal(openTime(0, 10, spans), 10 - 4 - 1);
  assert.equal(openUntil(0, 3, spans), 7);
  assert.equal(openUntil(0, 2, spans), 2, 'time that is up exactly when a rest begins is up then');
});

const spans = fc.array(
  fc.tuple(fc.nat(1000), fc.nat(100)).map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 8 },
);

test('when so much time has gone by, just so much has gone by', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(500), spans, (from, needed, resting) => {
      const until = openUntil(from, needed, resting);
      assert.equal(openTime(from, until, resting), needed);
      if (needed > 0) assert.ok(openTime(from, until - 1, resting) < needed, 'and not a moment earlier');
    }),
  );
});

test('a night of nine hours leaves fifteen of each day', () => {
  const from = at('2026-06-01T00:00:00Z');
  const to = from + 10 * 24 * hour;
  assert.equal(openTime(from, to, restSpans([berlin('22:00', '07:00')], from, to)), 10 * 15 * hour);
});
