/** Full states that fit what a viewer knows. */
import type { Chance, Seat } from '@atoll/engine';
import { type Box, startPair } from '../../editions/box.ts';
import { emptyTable } from '../flow/setup.ts';
import { drawKind, one, type Pack, packOf, sizeOf } from '../packs.ts';
import {
  amuletValues,
  BLOCKED,
  DOUBLE,
  FREE,
  type Landscape,
  landscapes,
  type MangroviaState,
  NEUTRAL,
  pathIds,
  type Step,
  type StoneTile,
  type Supply,
  tileKinds,
  treasureValues,
} from '../types.ts';
import type { MangroviaView, ViewField, ViewStep, ViewSupply } from './viewTypes.ts';

export const treasurePack = (values: readonly number[]): Pack => packOf(values.map(value => value - treasureValues[0]));
export const landscapePack = (names: readonly Landscape[]): Pack => packOf(names.map(name => landscapes.indexOf(name)));
export const amuletPack = (values: readonly number[]): Pack => packOf(values.map(value => value - amuletValues[0]));

/** Deals what the viewer cannot know at random: the others' unseen cards and amulets, the piles and the bag. */
export function imagine(box: Box, v: MangroviaView, chance: Chance): MangroviaState {
  const s = emptyTable(box, v.seats, v.tiles);
  s.over = v.over;
  s.round = v.round;
  s.phase = v.phase;
  s.first = v.first;
  s.start = v.start;
  s.birds = v.birds.reduce((bits, name) => bits | (1 << landscapes.indexOf(name)), 0);
  s.sites = v.sites.map(seat => (seat === null ? FREE : seat === 'blocked' ? BLOCKED : seat));
  s.boat = v.boat;
  s.fields = v.fields.map(codeOf);
  s.poleTiles = box.poleFields.map(field => v.fields[field]?.poleTile ?? 0);
  s.stoneTiles = box.stoneFields.map(field => tileCode(v.fields[field]?.stoneTile ?? null));
  s.openTreasures = v.treasures.open.map(value => value ?? 0);
  s.openLandscapes = v.landscapes.open.map(card => (card === null ? 0 : landscapes.indexOf(card) + 1));
  s.treasureDiscard = treasurePack(v.treasures.discard);
  s.landscapeDiscard = landscapePack(v.landscapes.discard);
  s.ones = v.amulets.ones;
  s.aside = amuletPack(v.amulets.aside);
  s.supplies = v.supplies.map(supply => supplyOf(box, s, supply));
  s.steps = v.steps.map(stepOf);
  dealTreasures(box, s, v, chance);
  dealLandscapes(box, s, v, chance);
  dealAmulets(box, s, v, chance);
  return s;
}

export const codeOf = ({ owner, huts }: Pick<ViewField, 'owner' | 'huts'>): number =>
  owner === null ? 0 : (owner === 'neutral' ? NEUTRAL : owner + 1) + (huts === 2 ? DOUBLE : 0);

export const tileCode = (tile: StoneTile | null): number => (tile === null ? 0 : tileKinds.indexOf(tile) + 1);

/** Start cards as bits; of two equal ones the second stays longest. */
export function startBits(box: Box, s: MangroviaState, seat: Seat, values: readonly number[]): number {
  const pair = startPair(box, s, seat);
  if (values.length === 2) return 3;
  if (values.length === 0) return 0;
  return pair[1] === values[0] ? 2 : 1;
}

function supplyOf(box: Box, s: MangroviaState, v: ViewSupply): Supply {
  const count = (kind: StoneTile) => v.tiles.filter(tile => tile === kind).length;
  return {
    huts: v.huts,
    treasures: treasurePack(v.treasures ?? v.seenTreasures),
    seenTreasures: treasurePack(v.seenTreasures),
    startCards: startBits(box, s, v.seat, v.startCards),
    landscapes: landscapePack(v.landscapes ?? v.seenLandscapes),
    seenLandscapes: landscapePack(v.seenLandscapes),
    amulets: v.amulets ? amuletPack(v.amulets) : v.seenOnes * one(0),
    seenOnes: v.seenOnes,
    statues: pathIds.reduce((bits, path, p) => bits | (count(`statue-${path}`) << p), 0),
    treasureTiles: count('treasure'),
    amuletTiles: count('amulet'),
    jokers: count('joker'),
  };
}

function stepOf(step: ViewStep): Step {
  if (step.kind !== 'throw') return { ...step };
  return { kind: 'throw', seat: step.seat, drawn: amuletPack(step.drawn ?? []) };
}

/** So many out of a pack, at random. */
function some(pack: Pack, count: number, chance: Chance): Pack {
  let rest = pack;
  for (let n = count; n > 0; n--) rest -= one(drawKind(rest, chance));
  return pack - rest;
}

function dealTreasures(box: Box, s: MangroviaState, v: MangroviaView, chance: Chance): void {
  let unseen = box.allTreasures - s.treasureDiscard;
  for (const value of s.openTreasures) if (value > 0) unseen -= one(value - treasureValues[0]);
  for (const { treasures } of s.supplies) unseen -= treasures;
  for (const [seat, supply] of s.supplies.entries()) {
    const more = some(unseen, (v.supplies[seat]?.treasureCount ?? 0) - sizeOf(supply.treasures), chance);
    supply.treasures += more;
    unseen -= more;
  }
  s.treasurePile = unseen;
}

function dealLandscapes(box: Box, s: MangroviaState, v: MangroviaView, chance: Chance): void {
  let unseen = box.allLandscapes - s.landscapeDiscard;
  for (const card of s.openLandscapes) if (card > 0) unseen -= one(card - 1);
  for (const supply of s.supplies) unseen -= supply.landscapes;
  for (const [seat, supply] of s.supplies.entries()) {
    const more = some(unseen, (v.supplies[seat]?.landscapeCount ?? 0) - sizeOf(supply.landscapes), chance);
    supply.landscapes += more;
    unseen -= more;
  }
  s.landscapePile = unseen;
}

function dealAmulets(box: Box, s: MangroviaState, v: MangroviaView, chance: Chance): void {
  let unseen = box.allAmulets - s.aside - s.ones * one(0);
  for (const { amulets } of s.supplies) unseen -= amulets;
  for (const step of s.steps) if (step.kind === 'throw') unseen -= step.drawn;
  const take = (count: number): Pack => {
    const more = some(unseen, count, chance);
    unseen -= more;
    return more;
  };
  for (const [seat, supply] of s.supplies.entries())
    supply.amulets += take((v.supplies[seat]?.amuletCount ?? 0) - sizeOf(supply.amulets));
  for (const [i, step] of v.steps.entries()) {
    const mine = s.steps[i];
    if (step.kind === 'throw' && mine?.kind === 'throw') mine.drawn += take(step.count - sizeOf(mine.drawn));
  }
  s.bag = unseen;
}
