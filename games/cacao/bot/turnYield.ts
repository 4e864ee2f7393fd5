/** What a turn brings one village: goods first, then what they are worth to it. */
import type { Box } from '../editions/box.ts';
import type { Village } from '../rules/types.ts';
import type { Worth } from './worth.ts';

export interface Haul {
  harvest: number;
  water: number;
  suns: number;
  points: number;
  /** Workers at markets, by price; and the highest price among them. */
  sellers: number[];
  dearest: number;
}

const PRICES = 10;

export const emptyHaul = (): Haul => ({
  harvest: 0,
  water: 0,
  suns: 0,
  points: 0,
  sellers: new Array(PRICES).fill(0),
  dearest: 0,
});

export function clear(haul: Haul): void {
  haul.harvest = 0;
  haul.water = 0;
  haul.suns = 0;
  haul.points = 0;
  for (; haul.dearest > 0; haul.dearest--) haul.sellers[haul.dearest] = 0;
}

/** Adds workers at a jungle tile, or takes them away again (negative). Temples are no goods. */
export function add(box: Box, haul: Haul, type: number, workers: number): void {
  const value = box.jungleValue[type] as number;
  switch (box.jungleKind[type]) {
    case 'plantation':
      haul.harvest += workers * value;
      break;
    case 'market':
      haul.sellers[value] = (haul.sellers[value] as number) + workers;
      if (value > haul.dearest) haul.dearest = value;
      break;
    case 'mine':
      haul.points += workers * value;
      break;
    case 'water':
      haul.water += workers;
      break;
    case 'sun':
      haul.suns += workers;
      break;
  }
}

/** In points; fruits are sold where they fetch more than they would in storage. */
export function haulWorth(box: Box, village: Village, worth: Worth, haul: Haul): number {
  const { storage, sunPlaces, waterTrack } = box.edition;
  let points = haul.points;
  let fruits = village.fruits + haul.harvest;
  for (let price = haul.dearest; price > 0 && fruits > 0; price--)
    for (let sellers = haul.sellers[price] as number; sellers > 0 && fruits > 0; sellers--) {
      if (fruits <= storage && price < kept(worth, fruits)) break;
      points += price;
      fruits--;
    }
  if (fruits > storage) fruits = storage;
  if (fruits !== village.fruits) points += (worth.fruits[fruits] as number) - (worth.fruits[village.fruits] as number);
  if (haul.water > 0)
    points +=
      (worth.water[Math.min(waterTrack.length - 1, village.water + haul.water)] as number) -
      (worth.water[village.water] as number);
  if (haul.suns > 0)
    points +=
      (worth.suns[Math.min(sunPlaces, village.suns + haul.suns)] as number) - (worth.suns[village.suns] as number);
  return points;
}

/** What the last of so many fruits is worth in storage. */
const kept = (worth: Worth, fruits: number): number =>
  (worth.fruits[fruits] as number) - (worth.fruits[fruits - 1] as number);
