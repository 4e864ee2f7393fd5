/**
 * QR codes for links (ISO/IEC 18004): bytes, error correction M (a seventh of the code may be dirty), versions 1 to 10.
 * `codewords` are the bytes in the code; `modules` are its squares.
 */

/** By version: error correction codewords of each block, blocks. */
const blocksOf: readonly (readonly [ecc: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];

/** Rows of squares, true for dark; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + blocksOf.findIndex((_, i) => bytes.length <= roomFor(i + 1));
  if (version === 0) return null;
  const codewords = interleaved(dataCodewords(bytes, version), version);
  const drawings = masks.map((_, mask) => draw(version, codewords, mask));
  return drawings.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const sizeOf = (version: number): number => 17 + 4 * version;

/** Squares that are left for codewords when all fixed patterns are drawn. */
function freeModules(version: number): number {
  const size = sizeOf(version);
  const places = alignments(version).length;
  const aligned = version === 1 ? 0 : 25 * (places ** 2 - 3) - 10 * (places - 2);
  const finders = 3 * 64 + 2 * (size - 16) + 31;
  return size ** 2 - finders - aligned - (version >= 7 ? 36 : 0);
}

const allCodewords = (version: number): number => freeModules(version) >> 3;

function dataLength(version: number): number {
  const [ecc = 0, blocks = 0] = blocksOf[version - 1] ?? [];
  return allCodewords(version) - ecc * blocks;
}

/** Bits that say how many bytes there are. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const roomFor = (version: number): number => (dataLength(version) * 8 - 4 - lengthBits(version)) >> 3;

/** Kind, length, the bytes themselves, an end, and filling. */
function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const all = dataLength(version) * 8;
  put(0, Math.min(4, all - bits.length));
  put(0, -bits.length & 7);
  for (let filling = 0xec; bits.length < all; filling ^= 0xec ^ 0x11) put(filling, 8);
  return Array.from({ length: all / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** Product in the field of 256 elements that Reed–Solomon codes count in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
  return product;
}

function errorCorrection(data: readonly number[], length: number): number[] {
  const divisor = Array.from({ length }, (_, i) => Number(i === length - 1));
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2))
    for (let j = 0; j < length; j++) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  const rest: number[] = Array(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [i, part] of divisor.entries()) rest[i] = (rest[i] ?? 0) ^ times(part, factor);
  }
  return rest;
}

/** Cuts the data into blocks, corrects each, and takes one codeword of each in turn. */
function interleaved(data: readonly number[], version: number): number[] {
  const [ecc = 0, count = 1] = blocksOf[version - 1] ?? [];
  const short = Math.floor(data.length / count);
  const shorts = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - shorts);
    return data.slice(from, from + short + (i < shorts ? 0 : 1));
  });
  const corrections = blocks.map(block => errorCorrection(block, ecc));
  const inTurn = (parts: readonly number[][]) =>
    Array.from({ length: Math.max(...parts.map(part => part.length)) }, (_, i) =>
      parts.flatMap(part => part[i] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
}

/** Middles of the small squares, along both axes. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const size = sizeOf(version);
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  const middles = alignments(version);
  for (const x of middles)
    for (const y of middles) {
      const corners = [x, y].filter(middle => middle === 6).length + [x, y].filter(middle => middle > size - 8).length;
      const inFinder = corners === 2 && !(x > size - 8 && y > size - 8);
      if (!inFinder) square(x, y, 2, [1]);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);

  // Codewords go up and down in columns two wide, from the right, around everything fixed.
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - i : i;
        if (grid[y]?.[x] !== undefined) continue;
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        set(x, y, dark !== masks[mask]?.(x, y));
      }
  }
  return grid.map(row => row.map(dark => dark === true));
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Appends the rest of a division, by which a reader mends these few bits. */
function checked(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (value << length) | rest;
}

/** Which error correction and which mask, twice. The two bits for correction M are 00. */
function drawFormat(set: Set, size: number, mask: number): void {
  const bits = checked(mask, 10, 0x537) ^ 0x5412;
  const at = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) set(8, i, at(i));
  set(8, 7, at(6));
  set(8, 8, at(7));
  set(7, 8, at(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, at(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, at(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, at(i));
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  const bits = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const far = size - 11 + (i % 3);
    const near = Math.floor(i / 3);
    set(far, near, ((bits >> i) & 1) === 1);
    set(near, far, ((bits >> i) & 1) === 1);
  }
}

/** How hard a drawing is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map(row => row[x] === true))].map(line =>
    line.map(dark => (dark ? '1' : '0')).join(''),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const corner of ['10111010000', '00001011101'])
      for (let at = line.indexOf(corner); at >= 0; at = line.indexOf(corner, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const here = grid[y]?.[x];
      if (grid[y]?.[x - 1] === here && grid[y - 1]?.[x] === here && grid[y - 1]?.[x - 1] === here) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / size ** 2 - 10));
}
