import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Refused } from '../door/refusals.ts';
import { openTime } from './openTime.ts';
import type { Rest } from './rest.ts';
import { restSpans } from './rest.ts';
import { chooseRest, daysUsed, latestRest, type RestChoice } from './restChoice.ts';
import { restShown } from './restShown.ts';

const at = (text: string): number => Date.parse(text);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = at('2026-06-01T12:00:20Z');
const none: RestChoice = { zone: 'Europe/Berlin', night: null, holidays: [] };
const night = { from: '22:00', to: '07:00' };
const refusedWith = (code: string) => (error: unknown) => error instanceof Refused && error.refusal.code === code;

/** Makes these choices one after the other, each at its time. */
function choosing(...choices: [when: number, choice: RestChoice][]): Rest[] {
  let rests: Rest[] = [];
  for (const [when, choice] of choices) {
    const chosen = chooseRest(rests, choice, when);
    if (chosen) rests = [...rests.filter(rest => rest.at < chosen.at), chosen];
  }
  return rests;
}

test('what is chosen holds from the next full minute on', () => {
  const [rest] = choosing([noon, { ...none, night }]);
  assert.deepEqual(rest, { at: at('2026-06-01T12:01:00Z'), zone: 'Europe/Berlin', night, holidays: [] });
});

test('what is already so is not kept twice, and who has never rested need not say so', () => {
  assert.equal(chooseRest([], none, noon), null);
  const rests = choosing([noon, { ...none, night }]);
  assert.equal(chooseRest(rests, { ...none, night }, noon + hour), null);
});

test('a night has ten hours at most, and an end', () => {
  for (const to of ['08:01', '22:00', '21:00'])
    assert.throws(() => choosing([noon, { ...none, night: { from: '22:00', to } }]), refusedWith('rest-night'));
  assert.equal(choosing([noon, { ...none, night: { from: '22:00', to: '08:00' } }]).length, 1);
});

test('a night cannot be moved along: another one holds for a day, but a mistake is put right at once', () => {
  const other = { ...none, night: { from: '08:00', to: '18:00' } };
  const first: [number, RestChoice] = [noon, { ...none, night }];
  assert.equal(choosing(first, [noon + 9 * minute, other]).length, 2);
  assert.throws(() => choosing(first, [noon + hour, other]), refusedWith('rest-soon'));
  assert.throws(
    () => choosing(first, [noon + hour, none], [noon + 2 * hour, other]),
    refusedWith('rest-soon'),
    'nor by having none between',
  );
  assert.throws(
    () => choosing(first, [noon + hour, { ...first[1], zone: 'Asia/Tokyo' }]),
    refusedWith('rest-soon'),
    'nor by moving house',
  );
  assert.equal(
    choosing(first, [noon + hour, none], [noon + 2 * hour, first[1]]).length,
    3,
    'the same again is no move',
  );
  assert.equal(choosing(first, [noon + day + minute, other]).length, 2);
});

test('a holiday begins today at the earliest where the person lives, and ends after it has begun', () => {
  const holiday = (from: string, to: string) => ({ ...none, holidays: [{ from, to }] });
  assert.equal(choosing([noon, holiday('2026-06-01', '2026-06-01')]).length, 1);
  assert.throws(() => choosing([noon, holiday('2026-05-31', '2026-06-02')]), refusedWith('rest-past'));
  assert.throws(() => choosing([noon, holiday('2026-05-30', '2026-05-31')]), refusedWith('rest-past'));
  const over: [number, RestChoice] = [noon, holiday('2026-06-01', '2026-06-02')];
  const june5 = at('2026-06-05T12:00:00Z');
  assert.throws(() => choosing(over, [june5, holiday('2026-06-01', '2026-06-09')]), refusedWith('rest-past'));
  assert.deepEqual(
    choosing(over, [june5, { ...over[1], night }])[1]?.holidays,
    [],
    'one that is over need not be told',
  );
  assert.throws(() => choosing([noon, holiday('2026-06-05', '2026-06-04')]), refusedWith('rest-dates'));
  assert.throws(() => choosing([noon, holiday('2026-06-31', '2026-07-02')]), refusedWith('rest-dates'));
  assert.throws(() => choosing([noon, holiday('2027-06-05', '2027-06-06')]), refusedWith('rest-far'));
  const late = at('2026-06-01T23:00:00Z');
  assert.throws(
    () => choosing([late, holiday('2026-06-01', '2026-06-02')]),
    refusedWith('rest-past'),
    'there it is the 2nd',
  );
  assert.throws(() => choosing([noon, { ...none, zone: 'Atlantis' }]), refusedWith('rest-zone'));
});

test('a holiday that has begun can be made longer or shorter; what has been used of it counts', () => {
  const away: [number, RestChoice] = [noon, { ...none, holidays: [{ from: '2026-06-01', to: '2026-06-20' }] }];
  const later = at('2026-06-10T12:00:00Z');
  const longer = choosing(away, [later, { ...none, holidays: [{ from: '2026-06-01', to: '2026-06-30' }] }]);
  assert.equal(daysUsed(longer).size, 30);
  const back = choosing(away, [later, none]);
  assert.equal(daysUsed(back).size, 10, 'ten days were used');
  const july = { ...none, holidays: [{ from: '2026-07-01', to: '2026-07-21' }] };
  assert.throws(() => choosing(away, [later, none], [later + day, july]), refusedWith('rest-days'));
  const shorter = { ...none, holidays: [{ from: '2026-07-01', to: '2026-07-20' }] };
  assert.equal(daysUsed(choosing(away, [later, none], [later + day, shorter])).size, 30);
});

test('thirty days a year, each year its own', () => {
  const dates = { ...none, holidays: [{ from: '2026-12-02', to: '2027-01-30' }] };
  assert.equal(daysUsed(choosing([noon, dates])).size, 60);
  const more = { ...none, holidays: [{ from: '2026-12-01', to: '2027-01-30' }] };
  assert.throws(() => choosing([noon, more]), refusedWith('rest-days'));
  const twice = { ...none, holidays: [...dates.holidays, { from: '2026-12-24', to: '2026-12-26' }] };
  assert.equal(daysUsed(choosing([noon, twice])).size, 60, 'a day counts once');
});

test('others see the present or next night and holiday as moments, and nothing else', () => {
  const rests = choosing([noon, { ...none, night, holidays: [{ from: '2026-07-01', to: '2026-07-02' }] }]);
  assert.deepEqual(restShown(rests, at('2026-06-02T03:00:00Z')), {
    night: { from: '2026-06-01T20:00:00.000Z', to: '2026-06-02T05:00:00.000Z' },
    holiday: { from: '2026-06-30T22:00:00.000Z', to: '2026-07-02T22:00:00.000Z' },
  });
  assert.deepEqual(restShown(rests, at('2026-07-03T05:00:00Z')), {
    night: { from: '2026-07-03T20:00:00.000Z', to: '2026-07-04T05:00:00.000Z' },
  });
  assert.equal(restShown([], noon), null);
  assert.equal(restShown(choosing([noon, { ...none, night }], [noon + hour, none]), noon + day), null);
});

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
const clockTime = fc.nat(24 * 60 - 1).map(m => new Date(m * minute).toISOString().slice(11, 16));
const dateOf = (days: number) => new Date(at('2026-01-01T00:00:00Z') + days * day).toISOString().slice(0, 10);
const choice: fc.Arbitrary<RestChoice> = fc.record({
  zone: fc.constantFrom(...zones),
  night: fc.option(fc.record({ from: clockTime, to: clockTime })),
  holidays: fc.array(
    fc.tuple(fc.nat(500), fc.nat(12)).map(([from, length]) => ({ from: dateOf(from), to: dateOf(from + length) })),
    { maxLength: 3 },
  ),
});
/** Choices over the year, by somebody who may try anything. */
const attempts = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 * 24 * 60 }), choice), { maxLength: 25 });

function kept(tried: readonly [wait: number, choice: RestChoice][]): Rest[] {
  let now = at('2026-01-01T00:00:00Z');
  let rests: Rest[] = [];
  for (const [wait, wanted] of tried) {
    now += wait * minute;
    try {
      const chosen = chooseRest(rests, wanted, now);
      if (!chosen) continue;
      assert.ok(chosen.at > now, 'nothing holds before it was chosen');
      rests = [...rests.filter(rest => rest.at < chosen.at), chosen];
    } catch (error) {
      assert.ok(error instanceof Refused, String(error));
    }
  }
  return rests;
}

test('nobody rests more than the limits allow, however often they choose again', () => {
  fc.assert(
    fc.property(attempts, tried => {
      const rests = kept(tried);
      const perYear = new Map<string, number>();
      for (const date of daysUsed(rests)) perYear.set(date.slice(0, 4), (perYear.get(date.slice(0, 4)) ?? 0) + 1);
      for (const count of perYear.values()) assert.ok(count <= 30);
      const nightsOnly = rests.map(rest => ({ ...rest, holidays: [] }));
      // Two nights may meet where one was changed: twenty hours, and one more where clocks go back.
      for (let from = at('2026-01-01T00:00:00Z'); from < at('2027-01-10T00:00:00Z'); from += 31 * hour) {
        const open = openTime(from, from + 2 * day, restSpans(nightsOnly, from, from + 2 * day));
        assert.ok(open >= 2 * day - 31 * hour, `${open / hour} open hours in two days`);
      }
    }),
    { numRuns: 60 },
  );
});

test('what is chosen later changes nothing for the time before', () => {
  fc.assert(
    fc.property(attempts, fc.nat(25), (tried, cut) => {
      const before = kept(tried.slice(0, cut));
      const after = kept(tried);
      const changed = after.find(rest => !before.some(old => old.at === rest.at && old.zone === rest.zone))?.at;
      const until = Math.min(changed ?? Number.POSITIVE_INFINITY, at('2027-06-01T00:00:00Z'));
      const from = at('2026-01-01T00:00:00Z');
      assert.deepEqual(restSpans(after, from, until), restSpans(before, from, until));
    }),
    { numRuns: 40 },
  );
});

test('the latest choice is the one that holds, in whatever order they come', () => {
  const rests = choosing([noon, { ...none, night }], [noon + hour, none]);
  assert.equal(latestRest(rests.toReversed())?.night, null);
});
