/** Compresses what goes over HTTP, as far as the other end understands it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

export type Packing = 'br' | 'gzip' | 'identity';

/** Below this a packed answer is hardly smaller. */
export const worthPacking = 1400;

export function packingFor(accept: string | undefined, known: readonly Packing[] = ['br', 'gzip']): Packing {
  const accepted = new Set<string>();
  for (const part of (accept ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase());
    if (!parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return known.find(packing => accepted.has(packing)) ?? 'identity';
}

/** Files are packed once and kept, so they may take their time (`hard`); answers are packed for one reader. */
export async function pack(bytes: Buffer, packing: Packing, hard = false): Promise<Buffer> {
  switch (packing) {
    case 'br':
      return brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: hard ? 10 : 4 } });
    case 'gzip':
      return gzipped(bytes, { level: hard ? 9 : 5 });
    case 'identity':
      return bytes;
  }
}
