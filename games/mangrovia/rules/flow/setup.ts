/** Setting up: what everybody begins with, and what lies on the board. */
import type { Chance, TableConfig } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { dealLandscape, layOut } from '../gathering/drawing.ts';
import { countOf, one } from '../packs.ts';
import {
  AMULET_TILE,
  BLOCKED,
  FREE,
  JOKER,
  landscapes,
  type MangroviaState,
  NEUTRAL,
  pathIds,
  type Supply,
  type TileOption,
  TREASURE_TILE,
} from '../types.ts';
import { LOWEST, SITES } from './bowls.ts';

/** R8, R9: huts, the pair of start cards, and nothing else yet. */
export const freshSupply = (huts: number): Supply => ({
  huts,
  treasures: 0,
  seenTreasures: 0,
  startCards: 3,
  landscapes: 0,
  seenLandscapes: 0,
  amulets: 0,
  seenOnes: 0,
  statues: 0,
  treasureTiles: 0,
  amuletTiles: 0,
  jokers: 0,
});

export const hutsEach = (box: Box, seats: number): number =>
  box.edition.seats[`${seats}` as keyof typeof box.edition.seats].huts;

/** The board as it is set up for so many seats, before any card is dealt. */
export function emptyTable(box: Box, seats: number, tiles: TileOption): MangroviaState {
  const { edition } = box;
  const s: MangroviaState = {
    seats,
    tiles,
    over: false,
    round: 1,
    phase: 'bowls',
    first: 0,
    start: 0,
    // R11
    birds: edition.birds.reduce((bits, name) => bits | (1 << landscapes.indexOf(name)), 0),
    sites: new Array<number>(SITES).fill(FREE),
    boat: 0,
    fields: box.fields.map(({ neutral }) => (hasNeutral(neutral, seats) ? NEUTRAL : 0)),
    poleTiles: box.poleFields.map(() => 0),
    stoneTiles: box.stoneFields.map(() => 0),
    openTreasures: new Array<number>(edition.display.treasures).fill(0),
    openLandscapes: new Array<number>(edition.display.landscapes).fill(0),
    treasurePile: box.allTreasures,
    treasureDiscard: 0,
    landscapePile: box.allLandscapes,
    landscapeDiscard: 0,
    // R7: all amulets of value 1 lie on the board, the others are in the bag.
    ones: countOf(box.allAmulets, 0),
    bag: box.allAmulets - countOf(box.allAmulets, 0) * one(0),
    aside: 0,
    supplies: Array.from({ length: seats }, () => freshSupply(hutsEach(box, seats))),
    steps: [],
  };
  // R14: the neutral hut of the pole place stands on the first pole tile.
  for (const [at, field] of box.poleFields.entries())
    if (s.fields[field] === NEUTRAL) s.poleTiles[at] = edition.poles.tiles[0];
  // R15
  if (seats === 2) s.sites[LOWEST] = BLOCKED;
  return s;
}

/** R13, R14: grey hut symbols with two and three seats, white ones with two. */
export const hasNeutral = (symbol: 'grey' | 'white' | null, seats: number): boolean =>
  (symbol === 'grey' && seats <= 3) || (symbol === 'white' && seats === 2);

/** R79: the stone tiles that are mixed, as places in `tileKinds`. */
export function tilesIn(box: Box, option: TileOption): number[] {
  const { treasure, amulet, joker } = box.edition.stoneTiles;
  const statues = option === 'all' || option === 'statues' ? pathIds.map((_, path) => path) : [];
  const others =
    option === 'all' || option === 'others'
      ? [
          ...new Array<number>(treasure).fill(TREASURE_TILE),
          ...new Array<number>(amulet).fill(AMULET_TILE),
          ...new Array<number>(joker).fill(JOKER),
        ]
      : [];
  return [...statues, ...others];
}

export function setup(box: Box, config: TableConfig, chance: Chance): MangroviaState {
  const s = emptyTable(box, config.seats, (config.options.stoneTiles ?? 'none') as TileOption);
  // R9: the lot says who begins.
  s.first = chance.int(s.seats);
  s.start = s.first;
  // R10
  for (const supply of s.supplies)
    for (let n = box.edition.dealt; n > 0; n--) supply.landscapes += one(dealLandscape(s, chance));
  layOut(s, chance);
  layTiles(box, s, chance);
  s.steps.push({ kind: 'bowl', seat: s.start });
  return s;
}

/** R80: a tile on every field of the stone place where no neutral hut stands. */
function layTiles(box: Box, s: MangroviaState, chance: Chance): void {
  if (s.tiles === 'none') return;
  const tiles = chance.shuffle(tilesIn(box, s.tiles));
  for (const [at, field] of box.stoneFields.entries())
    if (s.fields[field] === 0) s.stoneTiles[at] = (tiles.pop() as number) + 1;
}
