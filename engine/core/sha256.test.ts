import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { sha256, sha256Words } from './sha256.ts';

const wanted = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('the hash of nothing is the well-known one', () => {
  assert.equal(sha256(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('every length around the block borders hashes as in node:crypto', () => {
  for (let length = 0; length <= 200; length++) assert.equal(sha256('a'.repeat(length)), wanted('a'.repeat(length)));
});

test('umlauts, emoji and long texts hash as their UTF-8', () => {
  for (const text of ['Käse äöüß', 'Größe 😀 – “so”', '水'.repeat(55), 'x'.repeat(1_000_000)])
    assert.equal(sha256(text), wanted(text));
});

test('any text hashes as in node:crypto', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      assert.equal(sha256(text), wanted(text));
    }),
  );
});

test('the words are the hash, eight times 32 bits', () => {
  assert.equal([...sha256Words('atoll')].map(word => word.toString(16).padStart(8, '0')).join(''), wanted('atoll'));
});
