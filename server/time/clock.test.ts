import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ClockState, clockOf, isResting, leftOf, runsOut, startClock, type TimeRules, turnTo } from './clock.ts';
import type { ClockSettings } from './settings.ts';

const second = 1000;
const hour = 3600 * second;
const live: ClockSettings = { kind: 'live', bank: 600, increment: 20 };
const days: ClockSettings = { kind: 'days', perTurn: 24, bank: 48 };
const open: TimeRules = { restsOf: () => [], shut: [] };

const ann = { seat: 0, guest: 'ann' };
const bob = { seat: 1, guest: 'bob' };
const bot = { seat: 1, guest: null };

test('a live clock runs for whoever is asked, and gives the increment to who has answered', () => {
  const clock = clockOf(
    live,
    2,
    [
      { next: ann, at: 0 },
      { next: bob, at: 30 * second },
    ],
    open,
  );
  assert.deepEqual(clock.left, [590 * second, 600 * second]);
  assert.equal(leftOf(live, clock, 1, 40 * second, open), 590 * second);
  assert.equal(leftOf(live, clock, 0, 40 * second, open), 590 * second, 'and for nobody else');
  assert.equal(runsOut(live, clock, open), 630 * second);
});

test('a question inside another’s turn takes the time of whoever is asked', () => {
  const turns = [
    { next: ann, at: 0 },
    { next: bob, at: 10 * second },
    { next: ann, at: 70 * second },
  ];
  assert.deepEqual(clockOf(live, 2, turns, open).left, [610 * second, 560 * second]);
});

test('over days each turn has its hours, and only what goes beyond them is taken from the reserve', () => {
  const quick = clockOf(
    days,
    2,
    [
      { next: ann, at: 0 },
      { next: bob, at: 20 * hour },
    ],
    open,
  );
  assert.equal(quick.left[0], 48 * hour);
  const slow = clockOf(
    days,
    2,
    [
      { next: ann, at: 0 },
      { next: bob, at: 30 * hour },
    ],
    open,
  );
  assert.equal(slow.left[0], 42 * hour);
  assert.equal(runsOut(days, slow, open), 30 * hour + 72 * hour);
});

test('bots and stand-ins have no clock', () => {
  const clock = clockOf(
    live,
    2,
    [
      { next: ann, at: 0 },
      { next: bot, at: second },
    ],
    open,
  );
  assert.equal(runsOut(live, clock, open), null);
  assert.equal(leftOf(live, clock, 1, hour, open), 600 * second);
});

test('a stand-in that takes over brings no increment; who comes back has a minute at least', () => {
  const out = turnTo(
    live,
    clockOf(live, 2, [{ next: ann, at: 0 }], open),
    { seat: 0, guest: null },
    700 * second,
    open,
  );
  assert.equal(out.left[0], 0);
  assert.equal(turnTo(live, out, ann, 800 * second, open).left[0], 60 * second);
});

test('nobody pays for the time in which the house was shut', () => {
  const shut: TimeRules = { ...open, shut: [{ from: 100 * second, to: 400 * second }] };
  const clock = clockOf(live, 2, [{ next: ann, at: 0 }], shut);
  assert.equal(leftOf(live, clock, 0, 500 * second, shut), 400 * second);
  assert.equal(runsOut(live, clock, shut), 900 * second);
});

test('at a table over days the hours of rest of whoever is asked do not count, at a live one they do', () => {
  const night = { from: '22:00', to: '06:00', zone: 'UTC' };
  const resting: TimeRules = { restsOf: guest => (guest === 'ann' ? [{ at: 0, night, holidays: [] }] : []), shut: [] };
  const clock = clockOf(days, 2, [{ next: ann, at: 0 }], resting);
  // Two nights lie before 72 open hours have gone by from midnight on: six hours, and eight in each night after it.
  assert.equal(runsOut(days, clock, resting), 72 * hour + 6 * hour + 4 * 8 * hour);
  assert.equal(isResting(days, clock, 5 * hour, resting), true);
  assert.equal(isResting(days, clock, 6 * hour, resting), false);
  assert.equal(runsOut(days, clockOf(days, 2, [{ next: bob, at: 0 }], resting), resting), 72 * hour);
  assert.equal(runsOut(live, clockOf(live, 2, [{ next: ann, at: 0 }], resting), resting), 600 * second);
});

test('without a clock nothing ever runs out', () => {
  assert.equal(runsOut({ kind: 'none' }, clockOf({ kind: 'none' }, 2, [{ next: ann, at: 0 }], open), open), null);
});

const turn = fc.record({
  next: fc.constantFrom(ann, bob, bot, { seat: 0, guest: null }),
  wait: fc.nat(200 * 1000),
});
const shuts = fc.array(
  fc.tuple(fc.nat(2_000_000), fc.nat(300_000)).map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 4 },
);
const settings = fc.constantFrom<ClockSettings>(live, days, { kind: 'live', bank: 60, increment: 0 });

test('a house that was shut at any time takes nothing from anybody: what is left is what open time left', () => {
  fc.assert(
    fc.property(settings, fc.array(turn, { minLength: 1, maxLength: 12 }), shuts, (chosen, waits, shut) => {
      const rules: TimeRules = { ...open, shut };
      let at = 0;
      const turns = waits.map(({ next, wait }) => {
        at += wait;
        return { next, at };
      });
      const clock = clockOf(chosen, 2, turns, rules);
      // The same turns by a clock that stops while the house is shut.
      const openAt = (moment: number) => moment - shutBefore(moment, shut);
      const stopped = clockOf(
        chosen,
        2,
        turns.map(({ next, at }) => ({ next, at: openAt(at) })),
        open,
      );
      assert.deepEqual(clock.left, stopped.left);
      const ends = runsOut(chosen, clock, rules);
      const stoppedEnds = runsOut(chosen, stopped, open);
      assert.equal(ends === null ? null : openAt(ends), stoppedEnds);
    }),
  );
});

function shutBefore(moment: number, spans: readonly { from: number; to: number }[]): number {
  let sum = 0;
  let reached = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(from, reached);
    const end = Math.min(to, moment);
    if (end > begin) sum += end - begin;
    reached = Math.max(reached, to);
  }
  return sum;
}

test('a clock that is stopped and started again at any turn is the same clock', () => {
  fc.assert(
    fc.property(settings, fc.array(turn, { maxLength: 12 }), fc.nat(12), (chosen, waits, cut) => {
      let at = 0;
      const turns = waits.map(({ next, wait }) => {
        at += wait;
        return { next, at };
      });
      const whole = clockOf(chosen, 2, turns, open);
      let clock: ClockState = startClock(chosen, 2);
      for (const { next, at: when } of turns.slice(0, cut)) clock = turnTo(chosen, clock, next, when, open);
      clock = JSON.parse(JSON.stringify(clock)) as ClockState;
      for (const { next, at: when } of turns.slice(cut)) clock = turnTo(chosen, clock, next, when, open);
      assert.deepEqual(clock, whole);
    }),
  );
});
