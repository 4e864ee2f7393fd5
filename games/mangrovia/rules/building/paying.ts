/** Paying for a field: which treasures or amulets make its price exactly. */
import type { Seat } from '@atoll/engine';
import { type Box, type Plan, startPair } from '../../editions/box.ts';
import { common, countOf, holds, type Pack } from '../packs.ts';
import { amuletValues, type BuildMove, type MangroviaMove, type MangroviaState, treasureValues } from '../types.ts';
import { type Payment, payName } from './payments.ts';

/** What a seat can pay with in one currency. */
export interface Purse {
  pack: Pack;
  /** What the pack makes in all: no need to try what costs more. */
  sum: number;
  /** All packs that make a sum. */
  ways: readonly (readonly Pack[])[];
  /** Values of the seat's start cards; which of them it still has, as bits; the number that is on them, from 0. */
  pair: readonly number[];
  startCards: number;
  number: number;
  /** Stone tiles that count as such a card or amulet. */
  tiles: number;
  tileValue: number;
}

const purse: Purse = { pack: 0, sum: 0, ways: [], pair: [], startCards: 0, number: 0, tiles: 0, tileValue: 0 };

function sumOf(pack: Pack, values: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < values.length; kind++) sum += countOf(pack, kind) * values[kind];
  return sum;
}

/**
 * R48, R83, R84: treasures with start cards and treasure tiles, or amulets with amulet tiles. There is one purse, filled
 * again each time, so that looking for something to build makes no garbage.
 */
export function openPurse(box: Box, s: MangroviaState, seat: Seat, currency: Plan['currency']): Purse {
  const supply = s.supplies[seat];
  const { stoneTiles } = box.edition;
  if (currency === 'treasures') {
    purse.pack = supply.treasures;
    purse.sum = sumOf(supply.treasures, treasureValues);
    purse.ways = box.treasureWays;
    purse.pair = startPair(box, s, seat);
    purse.startCards = supply.startCards;
    purse.number = (seat - s.first + s.seats) % s.seats;
    purse.tiles = supply.treasureTiles;
    purse.tileValue = stoneTiles.treasureValue;
  } else {
    purse.pack = supply.amulets;
    purse.sum = sumOf(supply.amulets, amuletValues);
    purse.ways = box.amuletWays;
    purse.startCards = 0;
    purse.tiles = supply.amuletTiles;
    purse.tileValue = stoneTiles.amuletValue;
  }
  return purse;
}

/** Whether these start cards (as bits) are there. Of two equal cards the first goes first, so that they are one choice. */
const canUse = ({ startCards, pair }: Purse, used: number): boolean =>
  (startCards & used) === used && !(used === 2 && pair[0] === pair[1] && (startCards & 1) === 1);

const worthOf = ({ pair, tileValue }: Purse, used: number, tiles: number): number =>
  (used & 1 ? pair[0] : 0) + (used & 2 ? pair[1] : 0) + tiles * tileValue;

/**
 * R47: whether a price can be paid exactly. `fits` says whether a pack could be paid; without it: whether it is there.
 */
export function canPay(from: Purse, price: number, fits?: (way: Pack) => boolean): boolean {
  for (let tiles = 0; tiles <= from.tiles; tiles++)
    for (let used = 0; used <= from.startCards; used++) {
      if (!canUse(from, used)) continue;
      const ways = from.ways[price - worthOf(from, used, tiles)];
      if (ways) for (const way of ways) if (fits ? fits(way) : holds(from.pack, way)) return true;
    }
  return false;
}

/** R49: every way to pay for a plan, as shared records. */
export function payMoves(box: Box, plan: Plan, joker: boolean, from: Purse, into: MangroviaMove[]): void {
  const shelves = box.shelves[plan.index * 2 + (joker ? 1 : 0)];
  for (let tiles = 0; tiles <= from.tiles; tiles++)
    for (let used = 0; used <= from.startCards; used++) {
      if (!canUse(from, used)) continue;
      const rest = plan.price - worthOf(from, used, tiles);
      const ways = from.ways[rest];
      if (!ways || rest > from.sum) continue;
      const at = (used === 0 ? 0 : from.number * 4 + used) * 16 + tiles;
      let shelf = shelves[at];
      if (!shelf) {
        shelf = [];
        shelves[at] = shelf;
      }
      for (let i = 0; i < ways.length; i++) {
        const way = ways[i];
        if (!holds(from.pack, way)) continue;
        let move = shelf[i];
        if (!move) {
          const starts = from.pair.filter((_, card) => (used >> card) & 1).sort((a, b) => a - b);
          move = record(box, plan, joker, { pack: way, starts, tiles }, from.tileValue);
          shelf[i] = move;
        }
        into.push(move);
      }
    }
}

const record = (box: Box, plan: Plan, joker: boolean, payment: Payment, tileValue: number): BuildMove =>
  Object.freeze({
    do: 'build',
    field: box.fieldIds[plan.field],
    huts: plan.huts,
    cards: joker ? `${plan.names}+joker` : plan.names,
    pay: payName(plan.currency, payment, tileValue),
  });

/** R40, R54, R83, R84: treasures to the discards, amulets aside; start cards and tiles leave the game. */
export function pay(box: Box, s: MangroviaState, seat: Seat, currency: Plan['currency'], payment: Payment): void {
  const supply = s.supplies[seat];
  const { pack, tiles } = payment;
  if (currency === 'amulets') {
    supply.amulets -= pack;
    // Of equal ones nobody can tell which was given, so what is known shrinks first; with cards likewise.
    supply.seenOnes -= Math.min(supply.seenOnes, countOf(pack, 0));
    supply.amuletTiles -= tiles;
    s.aside += pack;
    return;
  }
  supply.treasures -= pack;
  supply.seenTreasures -= common(supply.seenTreasures, pack);
  supply.treasureTiles -= tiles;
  s.treasureDiscard += pack;
  const pair = startPair(box, s, seat);
  for (const value of payment.starts) supply.startCards &= pair[0] === value && supply.startCards & 1 ? 2 : 1;
}

/** R46, R54: landscape cards to their discards. */
export function giveLandscapes(s: MangroviaState, seat: Seat, cards: Pack): void {
  const supply = s.supplies[seat];
  supply.landscapes -= cards;
  supply.seenLandscapes -= common(supply.seenLandscapes, cards);
  s.landscapeDiscard += cards;
}
