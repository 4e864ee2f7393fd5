import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { whenTold } from './quiet.ts';

const berlin = (from: string, to: string) => ({ quiet: { from, to }, zone: 'Europe/Berlin' });

for (const [title, settings, now, told] of [
  ['no quiet hours', { quiet: null, zone: 'UTC' }, '2026-03-01T03:00:00Z', '2026-03-01T03:00:00Z'],
  ['by day', berlin('22:00', '08:00'), '2026-01-10T12:00:00Z', '2026-01-10T12:00:00Z'],
  ['late in the evening', berlin('22:00', '08:00'), '2026-01-10T21:30:00Z', '2026-01-11T07:00:00Z'],
  ['after midnight', berlin('22:00', '08:00'), '2026-01-11T01:00:00Z', '2026-01-11T07:00:00Z'],
  ['at the first moment', berlin('22:00', '08:00'), '2026-01-10T21:00:00Z', '2026-01-11T07:00:00Z'],
  ['when they have just ended', berlin('22:00', '08:00'), '2026-01-11T07:00:00Z', '2026-01-11T07:00:00Z'],
  ['at noon', berlin('12:00', '13:00'), '2026-07-01T10:30:00Z', '2026-07-01T11:00:00Z'],
  ['in the night that is an hour shorter', berlin('22:00', '08:00'), '2026-03-29T00:30:00Z', '2026-03-29T06:00:00Z'],
  ['in the night that is an hour longer', berlin('22:00', '08:00'), '2026-10-25T00:30:00Z', '2026-10-25T07:00:00Z'],
  [
    'on the other side of the world',
    { quiet: { from: '23:00', to: '06:30' }, zone: 'Pacific/Auckland' },
    '2026-06-01T12:00:00Z',
    '2026-06-01T18:30:00Z',
  ],
] as const)
  test(`what is due is told: ${title}`, () => {
    assert.equal(new Date(whenTold(settings, Date.parse(now))).toISOString(), new Date(told).toISOString());
  });

test('nothing is told before it is due, more than a day late, or in quiet hours', () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(parts => {
    const [hour, minute] = parts.map(part => String(part).padStart(2, '0'));
    return `${hour}:${minute}`;
  });
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC');
  const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  fc.assert(
    fc.property(time, time, zone, moment, (from, to, zone, now) => {
      fc.pre(from !== to);
      const settings = { quiet: { from, to }, zone };
      const told = whenTold(settings, now);
      assert.ok(told >= now && told - now <= 25 * 3_600_000);
      assert.equal(whenTold(settings, told), told, 'by then they are over');
    }),
    { numRuns: 300 },
  );
});
