import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from './refusal.ts';
import {
  anything,
  boolean,
  dictionary,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  parseJson,
  type Read,
  record,
  string,
  withDefault,
  wrong,
} from './shape.ts';

const read = record({
  name: string,
  seats: list(record({ hand: list(integer(1, 5), 0, 3), ready: withDefault(boolean, false) }), 1, 4),
  tide: optional(oneOf('neap', 'spring')),
  notes: dictionary(nullable(integer())),
  rest: anything,
});

const sound = { name: 'x', seats: [{ hand: [1, 2] }], notes: { a: 1, b: null }, rest: [7] };

function refused<T>(reader: Read<T>, value: unknown): BadInput {
  try {
    reader(value, '');
  } catch (error) {
    assert.ok(error instanceof BadInput, String(error));
    assert.ok(error.words.de && error.words.en);
    return error;
  }
  assert.fail('it was accepted');
}

test('what fits is read, with what holds where nothing is said', () => {
  assert.deepEqual(read(sound, ''), { ...sound, seats: [{ hand: [1, 2], ready: false }] });
  assert.deepEqual(read({ ...sound, tide: 'neap' }, '').tide, 'neap');
});

test('a refusal names the exact place', () => {
  assert.equal(refused(read, { ...sound, name: 7 }).path, 'name');
  assert.equal(refused(read, { ...sound, seats: [{ hand: [1] }, { hand: [1, 6] }] }).path, 'seats[1].hand[1]');
  assert.equal(refused(read, { ...sound, seats: [{ hand: [], ready: 1 }] }).path, 'seats[0].ready');
  assert.equal(refused(read, { ...sound, notes: { a: 'x' } }).path, 'notes.a');
  assert.equal(refused(read, { ...sound, tide: 'high' }).path, 'tide');
  assert.equal(refused(read, null).path, '');
});

test('a refusal says what was wanted and what was found', () => {
  assert.match(
    refused(read, { ...sound, seats: [{ hand: [6] }] }).message,
    /^seats\[0\]\.hand\[0\]: Expected a whole number from 1 to 5, found 6\.$/,
  );
  assert.match(
    refused(read, { ...sound, tide: 'high' }).words.de,
    /Erwartet: eines von neap, spring; gefunden: "high"/,
  );
  assert.match(refused(string, undefined).words.en, /found nothing/);
  assert.match(refused(integer(), 'y'.repeat(200)).words.en, /y…\.$/);
});

test('a field that nobody knows is refused, so that typing errors are found', () => {
  const error = refused(read, { ...sound, seat: 1 });
  assert.equal(error.path, 'seat');
  assert.match(error.message, /no such field/);
});

test('numbers must be whole and within bounds, lists neither too short nor too long', () => {
  for (const value of [0, 6, 1.5, '3', Number.NaN, Number.POSITIVE_INFINITY, null]) refused(integer(1, 5), value);
  refused(list(string, 1, 2), []);
  refused(list(string, 1, 2), ['a', 'b', 'c']);
  refused(list(string), { length: 1, 0: 'a' });
  refused(dictionary(string), ['a']);
});

test('a text that is no JSON is refused in words', () => {
  assert.deepEqual(parseJson('{"a": [1]}'), { a: [1] });
  assert.throws(
    () => parseJson('{oops'),
    (error: unknown) => error instanceof BadInput && error.code === 'json',
  );
});

test('a custom rule is refused like the rest', () => {
  assert.throws(
    () => wrong('hand[2]', 'Zu viel.', 'Too much.'),
    (error: unknown) => error instanceof BadInput && error.path === 'hand[2]' && error.message === 'hand[2]: Too much.',
  );
});
