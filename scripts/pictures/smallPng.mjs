/** Makes a PNG of a drawing small: its 256 most used colours in a palette. Edges take the nearest of them. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** @param {Buffer} png eight bits a channel, with or without alpha, as browsers write it */
export function smallPng(png) {
  const { width, height, pixels } = read(png);
  const { palette, indexes } = paint(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Every pixel as one number, 0xrrggbb. */
function read(png) {
  const parts = new Map();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    parts.set(kind, [...(parts.get(kind) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const [head] = parts.get('IHDR');
  const width = head.readUInt32BE(0);
  const height = head.readUInt32BE(4);
  const size = { 2: 3, 6: 4 }[head[9]];
  if (head[8] !== 8 || size === undefined || head[12] !== 0) throw new Error('This kind of PNG is not read here.');
  const raw = inflateSync(Buffer.concat(parts.get('IDAT')));
  const pixels = new Uint32Array(width * height);
  const stride = width * size;
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    const row = Buffer.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let i = 0; i < stride; i++) {
      const left = i < size ? 0 : row[i - size];
      row[i] += predicted(filter, left, above[i], i < size ? 0 : above[i - size]);
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = row.readUIntBE(x * size, 3);
    above = row;
  }
  return { width, height, pixels };
}

/** What a PNG row is written against: the pixel to the left, above, both, or whichever of three is nearest. */
function predicted(filter, left, up, corner) {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function paint(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([colour]) => colour);
  const known = new Map(palette.map((colour, i) => [colour, i]));
  const indexes = Buffer.alloc(pixels.length);
  for (const [i, colour] of pixels.entries()) {
    const index = known.get(colour) ?? nearest(palette, colour);
    known.set(colour, index);
    indexes[i] = index;
  }
  return { palette, indexes };
}

function nearest(palette, colour) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, other] of palette.entries()) {
    const [r, g, b] = [16, 8, 0].map(shift => ((colour >> shift) & 255) - ((other >> shift) & 255));
    const far = 2 * r * r + 4 * g * g + 3 * b * b;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
