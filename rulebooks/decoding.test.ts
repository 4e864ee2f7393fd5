import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { decode, mostBytes } from './decoding.ts';

const sentence = 'Für jede Hütte erhältst du „fünf“ Punkte.\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean) =>
  Uint8Array.from(
    [...text].flatMap(sign => {
      const code = sign.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const latin1 = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0));

function refuses(bytes: Uint8Array, code: string, why: RegExp): void {
  assert.throws(
    () => decode(bytes),
    (error: unknown) => {
      assert.ok(error instanceof BadInput);
      assert.equal(error.code, code);
      assert.match(error.words.en, why);
      assert.ok(error.words.de.length > 0);
      return true;
    },
  );
}

test('UTF-8 is read, with or without a mark at the start', () => {
  assert.deepEqual(decode(utf8(sentence)), { text: sentence, encoding: 'utf-8' });
  assert.deepEqual(decode(utf8(`\ufeff${sentence}`)), { text: sentence, encoding: 'utf-8' });
});

test('UTF-16 is read in either order, with or without a mark', () => {
  for (const [little, encoding] of [
    [true, 'utf-16le'],
    [false, 'utf-16be'],
  ] as const)
    for (const mark of ['\ufeff', ''])
      assert.deepEqual(decode(utf16(mark + sentence, little)), { text: sentence, encoding });
});

test('Windows-1252 is recognised by its umlauts and quotes', () => {
  const bytes = latin1(sentence.replace('„', '\x84').replace('“', '\x93'));
  assert.deepEqual(decode(bytes), { text: sentence, encoding: 'windows-1252' });
});

test('other old encodings are refused rather than read wrongly', () => {
  // As a DOS machine wrote it: ü is 0x81, ä is 0x84.
  refuses(latin1('F\x81r jede H\x81tte erh\x84ltst du f\x81nf Punkte.'), 'encoding', /Save it as UTF-8/);
});

test('line ends of all kinds become one', () => {
  assert.equal(decode(utf8('eins\r\nzwei\rdrei\u2028vier')).text, 'eins\nzwei\ndrei\nvier');
});

test('what is no text says what it is', () => {
  refuses(utf8(''), 'empty', /empty/);
  refuses(utf8(' \n\t\n'), 'empty', /empty/);
  refuses(utf8('%PDF-1.7 …'), 'format', /pdftotext/);
  refuses(latin1('PK\x03\x04 docx'), 'format', /word processor/);
  refuses(
    Uint8Array.from({ length: 2000 }, (_, i) => (i * 7) % 32),
    'binary',
    /not a text file/,
  );
  refuses(
    Uint8Array.from({ length: 2000 }, (_, i) => (i * 151) % 256),
    'encoding',
    /neither UTF-8/,
  );
});

test('a line of a megabyte and a file of many are refused', () => {
  refuses(utf8(`Kurz.\n${'x'.repeat(2 ** 20)}`), 'line', /^Line 2 has 1048576 characters/);
  refuses(new Uint8Array(mostBytes + 1).fill(97), 'large', /at most 8 MB/);
});

test('a whole rulebook on one line is let through', () => {
  assert.equal(decode(utf8('Nehmt zwei Karten. '.repeat(5000))).encoding, 'utf-8');
});
