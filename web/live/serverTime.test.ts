import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openServerTime } from './serverTime.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();

/** A device whose clock is wrong by so much, beside a server whose clock is right. */
function device(wrong: number) {
  let server = noon;
  let set = wrong;
  let awake = 0;
  const time = openServerTime(
    () => server + set,
    () => awake,
  );
  return {
    time,
    server: () => server,
    pass(ms: number, asleep = false) {
      server += ms;
      if (!asleep) awake += ms;
    },
    setClock(ms: number) {
      set += ms;
    },
  };
}

test('a device whose clock is hours wrong shows the server’s time all the same', () => {
  for (const wrong of [-5 * 3_600_000, 0, 3 * 3_600_000]) {
    const { time, server, pass } = device(wrong);
    time.heard(iso(server()));
    pass(90_000);
    assert.equal(time.now(), server());
  }
});

test('a message that was held up on its way sets nothing back', () => {
  const { time, server, pass } = device(1000);
  time.heard(iso(server()));
  const written = server();
  pass(60_000);
  time.heard(iso(written));
  assert.equal(time.now(), server());
  // One that was quicker than the first is believed.
  const late = device(1000);
  const before = late.server();
  late.pass(400);
  late.time.heard(iso(before));
  late.time.heard(iso(late.server()));
  assert.equal(late.time.now(), late.server());
});

test('a device that has slept is right at once, and asks again', () => {
  const { time, server, pass } = device(-7000);
  let asked = 0;
  const stop = time.onJump(() => asked++);
  time.heard(iso(server()));
  pass(1000);
  assert.equal(time.now(), server());
  assert.equal(asked, 0);
  pass(8 * 3_600_000, true);
  assert.equal(time.now(), server());
  assert.equal(asked, 1);
  stop();
});

test('when the device’s clock is set, it asks again, and the answer counts whichever way it was set', () => {
  for (const change of [-3_600_000, 3_600_000]) {
    const { time, server, pass, setClock } = device(0);
    let asked = 0;
    time.onJump(() => asked++);
    time.heard(iso(server()));
    setClock(change);
    pass(1000);
    time.now();
    assert.equal(asked, 1);
    time.heard(iso(server()));
    assert.equal(time.now(), server());
    assert.equal(asked, 1, 'and is content with it');
  }
});
