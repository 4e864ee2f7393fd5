import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockState, Standing, TableInfo } from '../../../server/door/protocol.ts';
import { withoutManners } from '../source/withoutManners.ts';
import { clocksOf, shownFor } from './clocks.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const iso = (seconds: number) => new Date(noon + seconds * 1000).toISOString();

const info = (clock: Partial<ClockState>, over: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'g',
  edition: { id: 'e', digest: 'd' },
  rules: 1,
  options: {},
  seats: [],
  you: 0,
  n: 3,
  createdAt: iso(0),
  changedAt: iso(0),
  seedHash: '',
  ...withoutManners(3),
  status: 'running',
  decision: { seat: 1, kind: 'k' },
  clock: {
    kind: 'live',
    bank: 600,
    increment: 20,
    left: [300, 200, null],
    runsOut: iso(200),
    resting: false,
    at: iso(0),
    ...clock,
  },
  ...over,
});
const standing = (clock: ClockState, seat: number): Standing => ({
  n: 4,
  view: {},
  decision: { seat, kind: 'k' },
  scoresheet: { categories: [], rows: [], final: false },
  undo: { can: true },
  since: iso(0),
  clock,
});

test('the clock of the seat that is asked runs, the others stand, and those of bots are not shown', () => {
  const clocks = clocksOf({ info: info({}), standing: null });
  assert.ok(clocks);
  assert.deepEqual(shownFor(clocks, 1, noon + 50_000), { seconds: 150, running: true, urgency: 'calm' });
  assert.deepEqual(shownFor(clocks, 0, noon + 50_000), { seconds: 300, running: false, urgency: 'calm' });
  assert.equal(shownFor(clocks, 2, noon), null);
});

test('what came with the standing later counts, and an older standing does not', () => {
  const later = { left: [310, 150, null], runsOut: iso(400), resting: false, at: iso(60) };
  const clocks = clocksOf({ info: info({}), standing: standing(later, 0) });
  assert.equal(clocks?.running, 0);
  assert.equal(clocks && shownFor(clocks, 1, noon)?.seconds, 150);
  const old = clocksOf({ info: info({ at: iso(90), left: [1, 2, null] }), standing: standing(later, 1) });
  assert.equal(old && shownFor(old, 0, noon)?.seconds, 1);
});

test('it becomes urgent a minute and twenty seconds before the end, and never shows less than nothing', () => {
  const clocks = clocksOf({ info: info({}), standing: null });
  assert.ok(clocks);
  const urgencies = [139, 140, 179, 180, 500].map(after => shownFor(clocks, 1, noon + after * 1000)?.urgency);
  assert.deepEqual(urgencies, ['calm', 'soon', 'soon', 'last', 'last']);
  assert.equal(shownFor(clocks, 1, noon + 500_000)?.seconds, 0);
});

test('over days it becomes urgent two hours before', () => {
  const days = info({ runsOut: iso(86_400) });
  const clocks = clocksOf({
    info: { ...days, clock: { ...days.clock, kind: 'days', perTurn: 24, bank: 0 } },
    standing: null,
  });
  assert.ok(clocks);
  assert.equal(shownFor(clocks, 1, noon + 22 * 3_600_000 - 1)?.urgency, 'calm');
  assert.equal(shownFor(clocks, 1, noon + 22 * 3_600_000)?.urgency, 'soon');
});

test('there is no clock at a table without one, nor at one that is over', () => {
  assert.equal(clocksOf({ info: info({}, { clock: withoutManners(3).clock }), standing: null }), null);
  assert.equal(clocksOf({ info: info({}, { status: 'over' }), standing: null }), null);
});
