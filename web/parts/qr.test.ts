import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256 } from '@atoll/engine';
import { qrCode } from './qr.ts';

/** As people would draw it. */
const drawn = (text: string): string =>
  (qrCode(text) ?? []).map(row => row.map(dark => (dark ? '#' : '.')).join('')).join('\n');

test('a link is drawn as another program draws it (npm qrcode 1.5, error correction M)', () => {
  assert.equal(
    drawn('http://192.168.1.20:4100/t/Jc0p'),
    [
      '#######...###..##..#..#######',
      '#.....#...........#.#.#.....#',
      '#.###.#.#..##.#.#.#...#.###.#',
      '#.###.#.###.....###.#.#.###.#',
      '#.###.#.###..###...#..#.###.#',
      '#.....#.##.######.#...#.....#',
      '#######.#.#.#.#.#.#.#.#######',
      '........#.#.##.#..#.#........',
      '#.#####..####.##.##.#.#####..',
      '###.#...##.....#####..#.#...#',
      '.....##.#.#.#....#.....##....',
      '.......##..#..#.#..#.##.#..#.',
      '.###..#####.#...##.###.#.##..',
      '###..#.#....####...#..#.#.#.#',
      '.#.####..##.#####....##...#..',
      '#..#.#..#..###.#..#..#.#...#.',
      '##...######...##.##.##....#..',
      '##.###.##.#.#..#####.##.###.#',
      '#.#.###..#.#.....#....#..##..',
      '#...##.##.###.#.#..#.##.#..#.',
      '#.#..###.#.#........#####.###',
      '........#....###.####...#####',
      '#######...#.####.####.#.###..',
      '#.....#.#..#.#.#..#.#...#...#',
      '#.###.#.##..#.####..#######.#',
      '#.###.#.####.#..#.#.##.#.....',
      '#.###.#.##.###.#.####.#.##.#.',
      '#.....#..#..#.##....##.##..#.',
      '#######.#.#...#####......##..',
    ].join('\n'),
  );
});

// The longest link that each version holds, and the hash of what the same program draws of it.
for (const [version, length, hash] of [
  [1, 14, '0fd4e486012900df6a48ea0e2ba3162b2367ce54c75f4e304e82c581e1e946c8'],
  [2, 26, 'b19366e52f5761e6409ece993d63b1ce6652b2b06697fe5c3f023fd0bf47c303'],
  [3, 42, 'e0eabf68b2a50729d7f7322ad175c20fa8d2d345222371f61b000281286107c8'],
  [4, 62, '30b25a6d7793d0f4e727931334c5d1c63f68803a6c8837f5be029ab1830a9ab9'],
  [5, 84, 'c64dbcd489fe857f8d5ac05bd1c4e6c43184ef0973a82487db6a1e920ac906f5'],
  [6, 106, '40d64da64fee7f12d16b0696502487d90f6b08212004b3208158a1ff76675a1c'],
  [7, 122, '3b0ca9823cb08d24b2b46ac0a6a262d3989f45febced4ae9541ca877a55c385a'],
  [8, 152, 'f25bf9ba7861989b8bc1f57c80bda5e662a3dd0b079f13e3db1f54c0d3ae36f6'],
  [9, 180, 'd76f642e16a5d4f0bbac12a3b96462de32c8fdb34efd4364de49f250d8aca3d6'],
  [10, 213, 'e4b3bd6f54d7821b5ea0ade5cb0fbe346d3926506d08bb486f6c73a4fc53112f'],
] as const)
  test(`a link of ${length} letters fills version ${version}`, () => {
    const link = `http://kitchen:4100/t/${'aB3_-'.repeat(50)}`.slice(0, length);
    assert.equal(qrCode(link)?.length, 17 + 4 * version);
    assert.equal(sha256(drawn(link)), hash);
  });

test('letters are counted as the bytes that they take', () => {
  assert.equal(qrCode('ö'.repeat(7))?.length, 21);
  assert.equal(qrCode('ö'.repeat(8))?.length, 25);
});

test('a text that does not fit gives no code rather than a wrong one', () => {
  assert.equal(qrCode('x'.repeat(214)), null);
});
