/** All ways to make a sum, and how a payment is written. */
import { countOf, listOf, one, type Pack, packOf } from '../packs.ts';
import { amuletValues, treasureValues } from '../types.ts';

/** What is given for a field: cards or amulets, the values of start cards among them, and stone tiles. */
export interface Payment {
  pack: Pack;
  starts: readonly number[];
  tiles: number;
}

/** Every pack that makes exactly a sum, for all sums up to `most`; `all` says how many of each kind there are. */
export function waysToPay(all: Pack, values: readonly number[], most: number): Pack[][] {
  let ways: Pack[][] = Array.from({ length: most + 1 }, (_, sum) => (sum === 0 ? [0] : []));
  for (const [kind, value] of values.entries()) {
    const more: Pack[][] = ways.map(() => []);
    for (const [sum, packs] of ways.entries())
      for (let n = 0; n <= countOf(all, kind) && sum + n * value <= most; n++)
        for (const pack of packs) more[sum + n * value]?.push(pack + n * one(kind));
    ways = more;
  }
  return ways;
}

const lowest = { treasures: treasureValues[0], amulets: amuletValues[0] };

/** `2+2+3`, with start cards and stone tiles after the others: `2+start4+tile3`. */
export function payName(
  currency: 'treasures' | 'amulets',
  { pack, starts, tiles }: Payment,
  tileValue: number,
): string {
  return [
    ...listOf(pack).map(kind => `${kind + lowest[currency]}`),
    ...starts.map(value => `start${value}`),
    ...new Array<string>(tiles).fill(`tile${tileValue}`),
  ].join('+');
}

/** Reads what `payName` writes, however it is ordered; null for anything else. */
export function payFrom(currency: 'treasures' | 'amulets', text: string, tileValue: number): Payment | null {
  const values: readonly number[] = currency === 'treasures' ? treasureValues : amuletValues;
  const kinds: number[] = [];
  const starts: number[] = [];
  let tiles = 0;
  const parts = text.split('+');
  if (parts.length > 30) return null;
  for (const part of parts) {
    const [, what = '', number = ''] = /^(start|tile|)([1-9])$/.exec(part) ?? [];
    const value = Number(number);
    if (what === 'tile' && value === tileValue) tiles++;
    else if (what === 'start' && currency === 'treasures') starts.push(value);
    else if (what === '' && values.includes(value)) kinds.push(value - lowest[currency]);
    else return null;
  }
  if (kinds.some(kind => kinds.filter(other => other === kind).length > 15)) return null;
  return { pack: packOf(kinds), starts: starts.sort((a, b) => a - b), tiles };
}
