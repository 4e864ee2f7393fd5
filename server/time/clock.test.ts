import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type ClockState,
  clockOf,
  comeBack,
  isResting,
  leftOf,
  runsOut,
  startClock,
  type TimeRules,
  turnTo,
} from './clock.ts';
import type { ClockSettings } from './settings.ts';

const second = 1000;
const hour = 3600 * second;
const live: ClockSettings = { kind: 'live', bank: 600, increment: 20 };
const days: ClockSettings = { kind: 'days', perTurn: 24, bank: 48 };
const open: TimeRules = { restsOf: () => [], shut: [] };

const ann = { seat: 0, guest: 'ann' };
const bob = { seat: 1, guest: 'bob' };
const bot = { seat: 1, guest: null };

test('a live clock runs for the player who is asked, and gives the increment to the one who has answered', () => {
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

test('a question inside another’s turn takes the time of the player who is asked', () => {
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

test('a stand-in that takes over brings no increment; who comes back with nothing left has a minute, once in a turn', () => {
  const out = turnTo(
    live,
    clockOf(live, 2, [{ next: ann, at: 0 }], open),
    { seat: 0, guest: null },
    700 * second,
    open,
  );
  assert.equal(out.left[0], 0);
  const back = turnTo(live, comeBack(live, out, 0), ann, 800 * second, open);
  assert.equal(runsOut(live, back, open), 860 * second);
  const again = turnTo(live, back, { seat: 0, guest: null }, 900 * second, open);
  assert.equal(comeBack(live, again, 0).left[0], 0);
});

test('who comes back during another’s turn with nothing left has a minute for their own', () => {
  const out = turnTo(
    live,
    clockOf(live, 2, [{ next: ann, at: 0 }], open),
    { seat: 0, guest: null },
    700 * second,
    open,
  );
  const others = comeBack(live, turnTo(live, out, bob, 701 * second, open), 0);
  assert.equal(runsOut(live, turnTo(live, others, ann, 710 * second, open), open), 770 * second);
});

test('going away and coming back in the same turn wins nobody any time', () => {
  for (const settings of [live, days]) {
    let clock = clockOf(settings, 2, [{ next: ann, at: 0 }], open);
    const end = runsOut(settings, clock, open) ?? 0;
    for (let i = 1; i <= 5; i++) {
      clock = turnTo(settings, clock, { seat: 0, guest: null }, i * 60 * second, open);
      clock = turnTo(settings, comeBack(settings, clock, 0), ann, i * 60 * second + second, open);
    }
    // Only the seconds in which the stand-in was asked do not count.
    assert.equal(runsOut(settings, clock, open), end + 5 * second);
  }
});

test('nobody pays for the time in which the house was shut', () => {
  const shut: TimeRules = { ...open, shut: [{ from: 100 * second, to: 400 * second }] };
  const clock = clockOf(live, 2, [{ next: ann, at: 0 }], shut);
  assert.equal(leftOf(live, clock, 0, 500 * second, shut), 400 * second);
  assert.equal(runsOut(live, clock, shut), 900 * second);
});

test('at a table over days the hours of rest of the player who is asked do not count, at a live one they do', () => {
  const rest = { at: 0, zone: 'UTC', night: { from: '22:00', to: '06:00' }, holidays: [] };
  const resting: TimeRules = { restsOf: guest => (guest === 'ann' ? [rest] : []), shut: [] };
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

/** What a clock shows so many minutes after midnight. */
const clockTime = (minutes: number) => new Date(minutes * 60 * second).toISOString().slice(11, 16);
const restChoices = fc.array(
  fc.record({
    wait: fc.nat(6 * 24 * 60),
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
    night: fc.option(fc.tuple(fc.nat(24 * 60 - 1), fc.integer({ min: 1, max: 10 * 60 }))),
    away: fc.option(fc.tuple(fc.nat(40), fc.nat(5))),
  }),
  { maxLength: 8 },
);
/** Three weeks before clocks go forward in Berlin. */
const spring = Date.parse('2026-03-08T00:00:00Z');
const dateAt = (days: number) => new Date(spring + days * 24 * hour).toISOString().slice(0, 10);

test('who changes their hours of rest at whatever time neither gains nor loses any for the past', () => {
  fc.assert(
    fc.property(fc.array(turn, { minLength: 1, maxLength: 12 }), restChoices, (waits, choices) => {
      let at = spring;
      const turns = waits.map(({ next, wait }) => {
        at += wait * 10 * second;
        return { next, at };
      });
      let when = spring;
      const rests = choices.map(({ wait, zone, night, away }) => {
        when += (wait + 1) * 60 * second;
        const holidays = away ? [{ from: dateAt(away[0]), to: dateAt(away[0] + away[1]) }] : [];
        const [from, length] = night ?? [0, 0];
        const chosen = night && { from: clockTime(from), to: clockTime(from + length) };
        return { at: when, zone, night: chosen, holidays };
      });
      // What a house knew at each turn, and what one knows that reads it all afterwards.
      const knownAt = (moment: number): TimeRules => ({
        restsOf: guest => (guest === 'ann' ? rests.filter(rest => rest.at <= moment) : []),
        shut: [],
      });
      let clock = startClock(days, 2);
      for (const { next, at: moment } of turns) clock = turnTo(days, clock, next, moment, knownAt(moment));
      const all = knownAt(Number.POSITIVE_INFINITY);
      assert.deepEqual(clock, clockOf(days, 2, turns, all));
      let before = leftOf(days, clock, 0, at, all);
      for (let moment = at; moment < at + 300 * hour; moment += 7 * hour) {
        const left = leftOf(days, clock, 0, moment, all);
        assert.ok(left <= before, 'a clock never goes back');
        before = left;
      }
      const end = runsOut(days, clock, all);
      const seat = clock.running?.seat;
      if (end === null || seat === undefined) return;
      assert.equal(leftOf(days, clock, seat, end, all), 0);
      if (end > at && (clock.left[seat] ?? 0) > 0) assert.ok(leftOf(days, clock, seat, end - 1, all) > 0);
    }),
  );
});
