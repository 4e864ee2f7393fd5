/**
 * Person tiles as numbers. A tile in a village is `trade * 3 + copy`, 64 more for a woman, 128 more once it was moved
 * down: tattooed, or its shells collected.
 */
import { type Sex, trades } from '../names.ts';

export const WOMAN = 64;
export const MOVED = 128;
export const tileOf = (person: number): number => person & 63;
export const tradeOf = (person: number): number => ((person & 63) / 3) | 0;
export const isWoman = (person: number): boolean => (person & WOMAN) !== 0;
export const isMoved = (person: number): boolean => (person & MOVED) !== 0;
export const sexOf = (person: number): Sex => (isWoman(person) ? 'woman' : 'man');

/** `man-land-1`: sex, trade, and which of the three tiles. */
export const personId = (sex: Sex, tile: number): string => `${sex}-${trades[tradeOf(tile)]}-${(tile % 3) + 1}`;

const byName = new Map<string, number>();
for (let tile = 0; tile < trades.length * 3; tile++) {
  byName.set(personId('man', tile), tile);
  byName.set(personId('woman', tile), tile + WOMAN);
}

/** A person's name as its number, -1 if there is nobody of that name. */
export const personOf = (id: string): number => byName.get(id) ?? -1;
