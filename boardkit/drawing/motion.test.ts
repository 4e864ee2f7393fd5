import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_MS, SHORTEST_MS, timetable, WHOLE_MS } from './motion.ts';

test('one thing after another, in the order of cause and effect', () => {
  assert.deepEqual(timetable([{ ms: 200 }, { ms: 250 }, {}]), [
    { delay: 0, ms: 200 },
    { delay: 200, ms: 250 },
    { delay: 450, ms: 220 },
  ]);
});

test('what happens together begins together, and the next waits for the longer of the two', () => {
  const [first, second, third] = timetable([{ ms: 180 }, { ms: 280, together: true }, {}]);
  assert.equal(second?.delay, first?.delay);
  assert.equal(third?.delay, 280);
});

test('no step is shorter or longer than the house allows', () => {
  for (const { ms } of timetable([{ ms: 5 }, { ms: 9000 }])) assert.ok(ms >= SHORTEST_MS && ms <= LONGEST_MS);
});

test('a long chain of effects is drawn together and keeps its order', () => {
  const times = timetable(Array.from({ length: 60 }, () => ({})));
  const end = Math.max(...times.map(({ delay, ms }) => delay + ms));
  assert.ok(end <= WHOLE_MS, `${end}`);
  for (let i = 1; i < times.length; i++) assert.ok((times[i]?.delay ?? 0) >= (times[i - 1]?.delay ?? 0));
});
