import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { smallPng } from './smallPng.mjs';

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(body));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, end]);
}

/** A picture two pixels wide, its rows as they stand in the file, each after its filter. */
function picture(rows) {
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, 2, 0, 0, 0]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const part = (png, kind) => {
  const at = png.indexOf(kind);
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};

test('however its rows are written, a drawing keeps its colours', () => {
  // Red and blue; then the same from above, from the left, and from what fits best.
  const rows = [
    [0, 255, 0, 0, 0, 0, 255],
    [2, 0, 0, 0, 0, 0, 0],
    [1, 255, 0, 0, 1, 0, 255],
    [4, 0, 0, 0, 0, 0, 0],
    [3, 128, 0, 0, 128, 0, 128],
  ];
  const png = smallPng(picture(rows));
  const palette = part(png, 'PLTE').toString('hex').match(/.{6}/g);
  const painted = inflateSync(part(png, 'IDAT'));
  const colours = rows.map((_, y) => [1, 2].map(x => palette[painted[y * 3 + x]]));
  assert.deepEqual(colours, [
    ['ff0000', '0000ff'],
    ['ff0000', '0000ff'],
    ['ff0000', '0000ff'],
    ['ff0000', '0000ff'],
    ['ff0000', 'ff00ff'],
  ]);
});

test('a picture that is written otherwise is refused rather than spoilt', () => {
  const png = picture([[0, 0, 0, 0, 0, 0, 0]]);
  png[24] = 16;
  assert.throws(() => smallPng(png), /not read here/);
});
