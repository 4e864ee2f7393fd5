/** What goods are worth while the game still runs, in points. */
import type { Box } from '../editions/box.ts';
import type { CacaoState } from '../rules/types.ts';

/** The prices a village reckons with; they fall as its last tile comes nearer. */
export interface Worth {
  /** Of so many fruits in storage. */
  fruits: number[];
  /** Of so many steps on the water track. */
  water: number[];
  /** Of so many sun tokens. */
  suns: number[];
  /** Of all the tiles still to be placed. */
  tiles: number;
}

// Fitted to the final scores of many games that bots played against each other.
const pointsOfTile = 6;
/** The last tiles bring less: the table is full, and little is left to fill. */
const pointsOfLastTiles = [0, 5, 9, 14] as const;
const waterStepsOfTile = 0.35;
const partOfPrice = 0.6;
const hasteToSell = 0.6;
const wakefulness = 1.1;
const jungleTileLeft = 0.2;
const overbuilding = 2;

/** Prices by the number of tiles that the village has still to place. */
export function worths(box: Box): Worth[] {
  const most = Math.max(...(['2', '3', '4'] as const).map(seats => sum(box.edition.workers.map(w => w.count[seats]))));
  return Array.from({ length: most + 1 }, (_, left) => ({
    fruits: fruitWorth(box, left),
    water: waterWorth(box.edition.waterTrack, left * waterStepsOfTile),
    suns: sunWorth(box, left),
    tiles: pointsOfLastTiles[left] ?? 14 + pointsOfTile * (left - 3),
  }));
}

/** The first fruit is sold soon; the fifth needs a good market and all the time that is left. */
function fruitWorth(box: Box, left: number): number[] {
  const markets = box.edition.jungle.filter(tile => tile.kind === 'market');
  const price = sum(markets.map(tile => tile.value * tile.count)) / Math.max(1, sum(markets.map(tile => tile.count)));
  const worth = [0];
  for (let n = 1; n <= box.edition.storage; n++)
    worth.push(worth[n - 1] + partOfPrice * price * (1 - Math.exp((-hasteToSell * left) / n)));
  return worth;
}

/** The field that the carrier may be expected to reach, when steps come by chance, so many on average (Poisson). */
function waterWorth(track: readonly number[], steps: number): number[] {
  return track.map((_, now) => {
    let worth = 0;
    let likely = Math.exp(-steps);
    for (let more = 0; more < 30; more++) {
      worth += likely * track[Math.min(track.length - 1, now + more)];
      likely *= steps / (more + 1);
    }
    return worth;
  });
}

/** A token is worth its point, and overbuilding; a village seldom comes to build over with all of them. */
function sunWorth(box: Box, left: number): number[] {
  const worth = [0];
  for (let n = 1; n <= box.edition.sunPlaces; n++)
    worth.push(worth[n - 1] + box.edition.unusedSun + (n <= left ? overbuilding / n ** 2 : 0));
  return worth;
}

/** Of a worker who looks at an empty jungle space: the fewer jungle tiles are left, the longer they may wait. */
export const asleepWorth = (s: CacaoState): number =>
  Math.min(wakefulness, jungleTileLeft * (s.pile.length + s.display.length));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
