/** What a seat or a spectator may know. */
import type { Seat, Viewer } from '@atoll/engine';
import { type Box, startPair } from '../../editions/box.ts';
import { polesRaised } from '../building/building.ts';
import { bowlsEach } from '../flow/bowls.ts';
import { isLastRound } from '../flow/flow.ts';
import {
  ownerName,
  pointsBySeat,
  type Rank,
  rankPath,
  rankPoles,
  type SeatPoints,
  stoneHuts,
} from '../flow/scoring.ts';
import { amuletHuts, amuletsIn, drawn, kept } from '../gathering/amulets.ts';
import { listOf, type Pack, sizeOf } from '../packs.ts';
import { landscapesIn } from '../records.ts';
import {
  AMULET_TILE,
  BLOCKED,
  FREE,
  hutsOn,
  JOKER,
  type Landscape,
  landscapes,
  type MangroviaState,
  NEUTRAL,
  type Owner,
  ownerOf,
  pathIds,
  type Step,
  type StoneTile,
  type Supply,
  TREASURE_TILE,
  tileKinds,
  treasureValues,
} from '../types.ts';
import type { MangroviaView, ViewField, ViewRank, ViewStep, ViewSupply } from './viewTypes.ts';

export const treasuresIn = (pack: Pack): number[] => listOf(pack).map(kind => kind + treasureValues[0]);
export const landscapeCards = (pack: Pack): Landscape[] => listOf(pack).map(kind => landscapes[kind]);

const ownerAt = (code: number): Owner | null =>
  code === 0 ? null : ownerOf(code) === NEUTRAL ? 'neutral' : ownerOf(code) - 1;

/** R88: hidden are the others' face-down cards and amulets, the piles and the bag. */
export function view(box: Box, s: MangroviaState, viewer: Viewer): MangroviaView {
  const stone = stoneHuts(box, s);
  const all = pointsBySeat(box, s);
  return {
    viewer,
    seats: s.seats,
    tiles: s.tiles,
    over: s.over,
    round: s.round,
    lastRound: isLastRound(s),
    phase: s.phase,
    first: s.first,
    start: s.start,
    birds: landscapesIn(s.birds),
    sites: s.sites.map(seat => (seat === FREE ? null : seat === BLOCKED ? 'blocked' : seat)),
    boat: s.boat,
    fields: s.fields.map((code, field) => viewField(box, s, code, field)),
    poleTile: box.edition.poles.tiles[polesRaised(s)] ?? null,
    treasures: {
      open: s.openTreasures.map(value => value || null),
      pile: sizeOf(s.treasurePile),
      discard: treasuresIn(s.treasureDiscard),
    },
    landscapes: {
      open: s.openLandscapes.map(card => landscapes[card - 1] ?? null),
      pile: sizeOf(s.landscapePile),
      discard: landscapeCards(s.landscapeDiscard),
    },
    amulets: { ones: s.ones, bag: sizeOf(s.bag), aside: amuletsIn(s.aside) },
    paths: box.paths.map(({ id, first, second }, p) => ({
      path: id,
      ranking: rankPath(box, s, p).map((rank, place) => viewRank(rank, place, first, second)),
    })),
    stone: {
      huts: stone[0],
      seats: all.map((standing, seat) => ({ huts: stone[seat + 1], points: standing.stone })),
    },
    pole: rankPoles(box, s).map((rank, place) =>
      viewRank(rank, place, box.edition.poles.first, box.edition.poles.second),
    ),
    supplies: s.supplies.map((supply, seat) => viewSupply(box, s, supply, all[seat], seat, viewer)),
    steps: s.steps.map(step => viewStep(step, viewer)),
  };
}

function viewField(box: Box, s: MangroviaState, code: number, field: number): ViewField {
  const tile = s.stoneTiles[box.stoneAt[field]];
  return {
    id: box.fieldIds[field],
    owner: ownerAt(code),
    huts: hutsOn(code) as 0 | 1 | 2,
    poleTile: s.poleTiles[box.poleAt[field]] || null,
    stoneTile: tile ? tileKinds[tile - 1] : null,
  };
}

function viewRank(rank: Rank, place: number, first: number, second: number): ViewRank {
  const owner = ownerName(rank);
  const points = owner === 'neutral' ? 0 : place === 0 ? first : place === 1 ? second : 0;
  return { owner, huts: rank.huts, nearest: rank.nearest, statue: rank.statue, points };
}

/** Stone tiles that a seat has, statues first. */
export function tilesOf({ statues, treasureTiles, amuletTiles, jokers }: Supply): StoneTile[] {
  const several = (kind: number, n: number) => new Array<StoneTile>(n).fill(tileKinds[kind]);
  return [
    ...pathIds.flatMap((_, path) => several(path, (statues >> path) & 1)),
    ...several(TREASURE_TILE, treasureTiles),
    ...several(AMULET_TILE, amuletTiles),
    ...several(JOKER, jokers),
  ];
}

/** Values of the start cards that a seat still has. */
export const startCardsOf = (box: Box, s: MangroviaState, seat: Seat): number[] =>
  startPair(box, s, seat).filter((_, card) => (s.supplies[seat].startCards >> card) & 1);

function viewSupply(
  box: Box,
  s: MangroviaState,
  supply: Supply,
  standing: SeatPoints,
  seat: Seat,
  viewer: Viewer,
): ViewSupply {
  const own = viewer === seat;
  const huts = amuletHuts(box, s, seat);
  return {
    seat,
    huts: supply.huts,
    bowls: bowlsEach(box, s.seats) - s.sites.filter(owner => owner === seat).length,
    amuletHuts: huts,
    drawsAmulets: drawn(box, huts),
    keepsAmulets: kept(box, huts),
    chief: standing.fields + standing.poleTiles,
    treasures: own ? treasuresIn(supply.treasures) : null,
    treasureCount: sizeOf(supply.treasures),
    seenTreasures: treasuresIn(supply.seenTreasures),
    startCards: startCardsOf(box, s, seat),
    landscapes: own ? landscapeCards(supply.landscapes) : null,
    landscapeCount: sizeOf(supply.landscapes),
    seenLandscapes: landscapeCards(supply.seenLandscapes),
    amulets: own || s.over ? amuletsIn(supply.amulets) : null,
    amuletCount: sizeOf(supply.amulets),
    seenOnes: supply.seenOnes,
    tiles: tilesOf(supply),
  };
}

export function viewStep(step: Step, viewer: Viewer): ViewStep {
  if (step.kind !== 'throw') return { ...step };
  const { kind, seat, drawn } = step;
  return { kind, seat, drawn: viewer === seat ? amuletsIn(drawn) : null, count: sizeOf(drawn) };
}

export function copy(s: MangroviaState): MangroviaState {
  return {
    seats: s.seats,
    tiles: s.tiles,
    over: s.over,
    round: s.round,
    phase: s.phase,
    first: s.first,
    start: s.start,
    birds: s.birds,
    sites: s.sites.slice(),
    boat: s.boat,
    fields: s.fields.slice(),
    poleTiles: s.poleTiles.slice(),
    stoneTiles: s.stoneTiles.slice(),
    openTreasures: s.openTreasures.slice(),
    openLandscapes: s.openLandscapes.slice(),
    treasurePile: s.treasurePile,
    treasureDiscard: s.treasureDiscard,
    landscapePile: s.landscapePile,
    landscapeDiscard: s.landscapeDiscard,
    ones: s.ones,
    bag: s.bag,
    aside: s.aside,
    supplies: s.supplies.map(copySupply),
    steps: s.steps.map(step => ({ ...step })),
  };
}

const copySupply = (supply: Supply): Supply => ({
  huts: supply.huts,
  treasures: supply.treasures,
  seenTreasures: supply.seenTreasures,
  startCards: supply.startCards,
  landscapes: supply.landscapes,
  seenLandscapes: supply.seenLandscapes,
  amulets: supply.amulets,
  seenOnes: supply.seenOnes,
  statues: supply.statues,
  treasureTiles: supply.treasureTiles,
  amuletTiles: supply.amuletTiles,
  jokers: supply.jokers,
});
