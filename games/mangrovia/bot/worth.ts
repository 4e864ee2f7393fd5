/** What fields, cards, amulets and landings are worth to a seat, in chief points. */
import type { Seat } from '@atoll/engine';
import { amuletHuts, amuletSum } from '../rules/amulets.ts';
import { type Box, type Field, landingsOf, startPair } from '../rules/box.ts';
import { polesRaised } from '../rules/building.ts';
import type { Action } from '../rules/edition.ts';
import { countOf, sizeOf } from '../rules/packs.ts';
import { hutsOn, type MangroviaState, ownerOf } from '../rules/types.ts';
import { pathWorth, poleWorth, stoneWorth, supplyOf } from './ranking.ts';
import { roundsLeft } from './time.ts';

/** Chief points that one of a treasure's value is good for while there is time to spend it. */
const perTreasure = 0.5;
const perLandscape = 2.4;
/** An amulet counts its value in the end; while fields can be paid with it, a little more. */
const perAmulet = 1.05;

/** What a hut there (or a double hut) would add to what the seat expects. */
export function fieldWorth(box: Box, s: MangroviaState, seat: Seat, field: Field, huts: number, left: number): number {
  let worth = field.points * huts;
  for (const p of field.paths) {
    const at = (box.paths[p]?.fields ?? []).indexOf(field.index);
    worth += pathWorth(box, s, seat, p, left, huts, at) - pathWorth(box, s, seat, p, left);
  }
  if (field.place === 'pole') {
    worth += (box.edition.poles.tiles[polesRaised(s)] ?? 0) as number;
    worth += poleWorth(box, s, seat, left, 1) - poleWorth(box, s, seat, left);
  } else if (field.place === 'stone') {
    worth += stoneWorth(box, s, seat, left, 1) - stoneWorth(box, s, seat, left);
  } else if (field.place === 'amulet') worth += isleWorth(box, s, seat);
  return worth;
}

/** One more hut on amulet fields: about one amulet more each time that one collects. */
function isleWorth(box: Box, s: MangroviaState, seat: Seat): number {
  const huts = amuletHuts(box, s, seat);
  if (huts >= box.edition.mostAmulets) return 0;
  const collecting = 0.3 * roundsLeft(box, s);
  return collecting * (huts === 0 ? 3 : huts === 1 ? 1 : 4);
}

/** Amulets for a seat now. */
export function collectingWorth(box: Box, s: MangroviaState, seat: Seat): number {
  const huts = amuletHuts(box, s, seat);
  if (huts === 0) return s.ones > 0 ? perAmulet : 0;
  if (s.bag === 0 && s.aside === 0) return 0;
  return perAmulet * (huts === 1 ? 3.8 : Math.min(huts, box.edition.mostAmulets) * 3.8 - 2.4);
}

/** Sum of the treasures in hand, start cards and tiles too. */
export function treasureSum(box: Box, s: MangroviaState, seat: Seat): number {
  const supply = supplyOf(s, seat);
  let sum = supply.treasureTiles * box.edition.stoneTiles.treasureValue;
  for (let kind = 0; kind < 6; kind++) sum += countOf(supply.treasures, kind) * (kind + 2);
  const pair = startPair(box, s, seat);
  for (let card = 0; card < 2; card++) if ((supply.startCards >> card) & 1) sum += pair[card] as number;
  return sum;
}

/** Huts that the hand could pay for, roughly. */
export function readiness(box: Box, s: MangroviaState, seat: Seat): number {
  const supply = supplyOf(s, seat);
  const means = treasureSum(box, s, seat) / 8.5 + amuletSum(supply.amulets) / 9;
  return Math.min(supply.huts, sizeOf(supply.landscapes), means);
}

/**
 * Cards in hand: worth what they can still become. With little time left, only so much of them can be spent; treasures
 * without landscapes, or the other way round, are worth less.
 */
export function handWorth(box: Box, s: MangroviaState, seat: Seat): number {
  const supply = supplyOf(s, seat);
  const treasures = treasureSum(box, s, seat);
  const cards = sizeOf(supply.landscapes);
  const rounds = roundsLeft(box, s);
  const usable = Math.min(supply.huts, 1.3 * rounds + 0.4);
  const pairs = Math.min(cards, treasures / 8.5, usable);
  const rest = Math.min(1, rounds / 3);
  let kinds = 0;
  for (let kind = 0; kind < 4; kind++) if (countOf(supply.landscapes, kind) > 0) kinds++;
  const spare = Math.max(0, Math.min(treasures / 8.5, usable) - pairs) * 8.5 * perTreasure * 0.55;
  const spareCards = Math.max(0, Math.min(cards, usable) - pairs) * perLandscape * 0.5;
  const amulets = amuletSum(supply.amulets);
  return (
    pairs * (8.5 * perTreasure + perLandscape) * (0.35 + 0.65 * rest) +
    (spare + spareCards + 0.35 * kinds) * rest +
    amulets * (1 + (perAmulet - 1) * rest) +
    rest * (supply.jokers * 1.5 + supply.treasureTiles * 0.6 + supply.amuletTiles * 0.9)
  );
}

/** What one card is worth to a seat that may take any. */
const cardWorth = { open: 2.7, pile: 2.1, any: 2.7 } as const;

/** What an action at a landing will bring a seat. */
function actionWorth(box: Box, s: MangroviaState, seat: Seat, action: Action, ready: number): number {
  const hut = 4.2 * Math.min(1, ready + 0.25);
  const second = 4.2 * Math.max(0, Math.min(1, ready - 0.8));
  switch (action) {
    case 'open':
    case 'pile':
    case 'any':
      return cardWorth[action];
    case 'amulets':
      return collectingWorth(box, s, seat);
    case 'hut':
      return hut;
    case 'amulets-or-hut':
      return Math.max(hut, collectingWorth(box, s, seat)) + 0.3;
    case 'hut-or-double':
      return hut + 0.4 * second;
    case 'two-huts':
      return hut + second;
    case 'birds':
      return 1.2;
  }
}

/** What a landing will bring; what comes before the huts may pay for them. */
export function landingWorth(box: Box, s: MangroviaState, seat: Seat, landing: number): number {
  const before = landing > 6 ? 0.35 : 0;
  const ready = readiness(box, s, seat) + before;
  const time = Math.min(1, 0.35 + roundsLeft(box, s) / 4);
  let worth = 0;
  for (const action of box.landings[landing - 1] ?? [])
    worth += actionWorth(box, s, seat, action, ready) * (action.includes('hut') ? 1 : time);
  return worth;
}

/** A cult site, with both its landings. */
export function siteWorth(box: Box, s: MangroviaState, seat: Seat, site: number): number {
  const [out, home] = landingsOf(site);
  return landingWorth(box, s, seat, out) + landingWorth(box, s, seat, home);
}

/** Huts of a seat on the board, doubles counted twice. */
export function built(s: MangroviaState, seat: Seat): number {
  let huts = 0;
  for (const code of s.fields) if (ownerOf(code) === seat + 1) huts += hutsOn(code);
  return huts;
}
