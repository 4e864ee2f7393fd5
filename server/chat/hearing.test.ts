import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChatAudience, Said } from '../store/chatStore.ts';
import { audienceOf, hearsNow, lineFor, mayHear, type Reader, stampIn } from './hearing.ts';

const started = '2026-05-01T20:00:00.000Z';
const before = '2026-05-01T19:59:59.999Z';
const later = '2026-05-01T20:30:00.000Z';

const reader = (seated: boolean, more: Partial<Reader> = {}): Reader => ({
  guest: 'g',
  seated,
  startedAt: started,
  over: false,
  ...more,
});
const said = (audience: ChatAudience, at: string) => ({ audience, at });

test('while a game runs, each side reads its own line and what was said before it began', () => {
  for (const [seated, own, other] of [
    [true, 'players', 'spectators'],
    [false, 'spectators', 'players'],
  ] as const) {
    for (const at of [started, later]) {
      assert.equal(mayHear(said(own, at), reader(seated)), true);
      assert.equal(mayHear(said(other, at), reader(seated)), false, `${other} at ${at}`);
    }
    assert.equal(mayHear(said(other, before), reader(seated)), true);
    assert.equal(hearsNow(reader(seated)), own);
  }
});

test('before it began and once it is over everybody reads all', () => {
  for (const seated of [true, false])
    for (const more of [{ startedAt: null }, { over: true }, { startedAt: null, over: true }])
      for (const audience of ['players', 'spectators'] as const) {
        assert.equal(mayHear(said(audience, later), reader(seated, more)), true);
        assert.equal(hearsNow(reader(seated, more)), 'all');
      }
});

test('a line of a running game is never stamped as if the table had still waited, also when the clock is put back', () => {
  const hourBefore = Date.parse(started) - 3_600_000;
  const at = stampIn({ startedAt: started }, hourBefore);
  assert.equal(at, started);
  assert.equal(mayHear(said(audienceOf(0), at), reader(false)), false);
  assert.equal(stampIn({ startedAt: started }, Date.parse(later)), later);
  assert.equal(stampIn({ startedAt: null }, Date.parse(before)), before);
});

test('a line goes out field by field, without who it was', () => {
  const line: Said = {
    line: 3,
    n: 7,
    guest: 'secret-guest',
    name: 'Ann',
    seat: 1,
    audience: audienceOf(1),
    phrase: null,
    text: 'hello',
    key: 'secret-key',
    at: later,
  };
  const out = lineFor(line, 'somebody else');
  assert.deepEqual(out, {
    line: 3,
    n: 7,
    at: later,
    seat: 1,
    name: 'Ann',
    mine: false,
    audience: 'players',
    words: { de: 'hello', en: 'hello' },
  });
  assert.equal(lineFor(line, 'secret-guest').mine, true);
  assert.equal(lineFor({ ...line, guest: null }, null).mine, false, 'nobody is not the one who was deleted');
  assert.ok(!('seat' in lineFor({ ...line, seat: null, audience: audienceOf('spectator') }, null)));
});
