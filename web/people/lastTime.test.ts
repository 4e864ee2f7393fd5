import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastTime } from './lastTime.ts';

test('when something was is said in days of the calendar, and by its date when it is long ago', () => {
  const now = new Date(2026, 10, 19, 0, 30);
  const said = (...when: [number, number, number, number]) => lastTime(new Date(...when).toISOString(), now, 'de');
  assert.equal(said(2026, 10, 19, 0), 'heute');
  assert.equal(said(2026, 10, 18, 23), 'gestern', 'an hour ago, but before midnight');
  assert.equal(said(2026, 10, 13, 12), 'vor 6 Tagen');
  assert.equal(said(2026, 10, 12, 12), '12.11.2026');
});
