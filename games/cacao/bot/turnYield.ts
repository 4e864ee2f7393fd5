/** What a turn brings one village: goods first, then what they are worth to it. */
import type { Box } from '../editions/box.ts';
import type { Village } from '../rules/types.ts';
import type { Worth } from './worth.ts';

export interface TurnYield {
  harvest: number;
  water: number;
  suns: number;
  points: number;
  /** Workers at markets, by price; and the highest price among them. */
  sellers: number[];
  dearest: number;
}

const PRICES = 10;

export const emptyYield = (): TurnYield => ({
  harvest: 0,
  water: 0,
  suns: 0,
  points: 0,
  sellers: new Array(PRICES).fill(0),
  dearest: 0,
});

export function clear(turnYield: TurnYield): void {
  turnYield.harvest = 0;
  turnYield.water = 0;
  turnYield.suns = 0;
  turnYield.points = 0;
  for (; turnYield.dearest > 0; turnYield.dearest--) turnYield.sellers[turnYield.dearest] = 0;
}

/** Adds workers at a jungle tile, or takes them away again (negative). Temples are no goods. */
export function add(box: Box, turnYield: TurnYield, type: number, workers: number): void {
  const value = box.jungleValue[type];
  switch (box.jungleKind[type]) {
    case 'plantation':
      turnYield.harvest += workers * value;
      break;
    case 'market':
      turnYield.sellers[value] += workers;
      if (value > turnYield.dearest) turnYield.dearest = value;
      break;
    case 'mine':
      turnYield.points += workers * value;
      break;
    case 'water':
      turnYield.water += workers;
      break;
    case 'sun':
      turnYield.suns += workers;
      break;
  }
}

/** In points; fruits are sold where they fetch more than they would in storage. */
export function yieldWorth(box: Box, village: Village, worth: Worth, turnYield: TurnYield): number {
  const { storage, sunPlaces, waterTrack } = box.edition;
  let points = turnYield.points;
  let fruits = village.fruits + turnYield.harvest;
  for (let price = turnYield.dearest; price > 0 && fruits > 0; price--)
    for (let sellers = turnYield.sellers[price]; sellers > 0 && fruits > 0; sellers--) {
      if (fruits <= storage && price < kept(worth, fruits)) break;
      points += price;
      fruits--;
    }
  if (fruits > storage) fruits = storage;
  if (fruits !== village.fruits) points += worth.fruits[fruits] - worth.fruits[village.fruits];
  if (turnYield.water > 0)
    points +=
      worth.water[Math.min(waterTrack.length - 1, village.water + turnYield.water)] - worth.water[village.water];
  if (turnYield.suns > 0)
    points += worth.suns[Math.min(sunPlaces, village.suns + turnYield.suns)] - worth.suns[village.suns];
  return points;
}

/** What the last of so many fruits is worth in storage. */
const kept = (worth: Worth, fruits: number): number => worth.fruits[fruits] - worth.fruits[fruits - 1];
