import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsKey, freshKey, hashKey, keyText, readKey } from './houseKey.ts';

test('a key has four groups of five signs that nobody confuses', () => {
  for (let i = 0; i < 50; i++) assert.match(keyText(freshKey()), /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
});

test('a key is read however it was typed', () => {
  const key = freshKey();
  const text = keyText(key);
  const typed = [text, text.toLowerCase(), text.replaceAll('-', ' '), ` ${text.replaceAll('-', '')}\n`];
  for (const said of [...typed, text.replaceAll('0', 'O').replaceAll('1', 'l')]) assert.deepEqual(readKey(said), key);
});

test('what cannot be a key is noticed without asking the house', () => {
  const text = keyText(freshKey()).replaceAll('-', '');
  for (const said of ['', text.slice(1), `${text}0`, text.replace(/^./, 'U'), 'ä'.repeat(20)])
    assert.equal(readKey(said), null, said);
});

test('every slip of one sign is noticed', () => {
  const text = keyText(freshKey()).replaceAll('-', '');
  for (let place = 0; place < text.length; place++)
    for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      const said = text.slice(0, place) + other + text.slice(place + 1);
      assert.equal(readKey(said) !== null, said === text, `${other} at ${place}`);
    }
});

test('only the key itself fits what was kept of it', async () => {
  const key = freshKey();
  const kept = await hashKey(key);
  assert.ok(!kept.includes(key.secret));
  assert.notEqual(kept, await hashKey(key), 'each has a salt of its own');
  assert.equal(await fitsKey(key, kept), true);
  assert.equal(await fitsKey(freshKey(), kept), false);
  assert.equal(await fitsKey(key, undefined), false);
});
