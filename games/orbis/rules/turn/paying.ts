/** Paying for a region: its symbols, reduction tokens, any-colour symbols, and what exchanging could do. */
import type { Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { tileOf } from '../regions/pyramid.ts';
import type { Colour, OrbisEvent, OrbisMove, OrbisState, PayMove, World } from '../types.ts';
import { choices, colourName, countsOf, sum, take } from '../worshipers.ts';

// What a region still costs and what stays free for its any-colour symbols; filled again by each question below.
const due = [0, 0, 0, 0, 0];
const spare = [0, 0, 0, 0, 0];

/** R15, R17: symbols by colour, without the colours of reduction tokens. Returns how many are missing. */
function weigh(box: Box, world: World, tile: number): number {
  let missing = 0;
  for (let c = 0; c < 5; c++) {
    const cost = (world.reductions >> c) & 1 ? 0 : box.cost[tile * 6 + c];
    const have = world.worshipers[c];
    due[c] = cost;
    spare[c] = have > cost ? have - cost : 0;
    if (cost > have) missing += cost - have;
  }
  return missing;
}

const anySymbols = (box: Box, tile: number): number => box.cost[tile * 6 + 5];
const spareSum = (): number => spare[0] + spare[1] + spare[2] + spare[3] + spare[4];

/** Whether the supply pays for a tile as it is. */
export const canPay = (box: Box, world: World, tile: number): boolean =>
  weigh(box, world, tile) === 0 && spareSum() >= anySymbols(box, tile);

/** How many exchanges it takes to be able to pay: 0 for none, -1 when no exchange helps. */
export function exchangesToPay(box: Box, world: World, tile: number): number {
  const rate = box.edition.exchange;
  const missing = weigh(box, world, tile);
  if (missing === 0) return spareSum() >= anySymbols(box, tile) ? 0 : -1;
  let possible = 0;
  for (let c = 0; c < 5; c++) possible += Math.floor(spare[c] / rate);
  return missing <= possible && spareSum() - rate * missing >= anySymbols(box, tile) ? missing : -1;
}

export interface Payment {
  /** Symbols to pay after reductions, by colour, and those for any colour. */
  due: Readonly<Record<Colour, number>>;
  any: number;
  /** Exchanges that make it possible, one after the other; null when nothing does. */
  exchanges: { from: Colour; to: Colour }[] | null;
}

/** Whether and how a seat could pay for a tile: what a board shows beside it. */
export function howToPay(box: Box, world: World, tile: number): Payment {
  const needed = exchangesToPay(box, world, tile);
  const exchanges: { from: Colour; to: Colour }[] = [];
  const left = [...spare];
  for (let to = 0; to < 5 && needed > 0; to++)
    for (let short = due[to] - world.worshipers[to]; short > 0; short--) {
      const from = left.indexOf(Math.max(...left));
      left[from] -= box.edition.exchange;
      exchanges.push({ from: colourName(from), to: colourName(to) });
    }
  return { due: countsOf(due), any: anySymbols(box, tile), exchanges: needed < 0 ? null : exchanges };
}

const active = (s: OrbisState): World => s.worlds[s.active];
const tileAt = (world: World, spot: number): number => tileOf(world.pyramid[spot]);

/** R16: the different sets of worshipers that pay for the region on a spot. */
export function payMoves(box: Box, s: OrbisState, spot: number, into: OrbisMove[]): void {
  const world = active(s);
  const tile = tileAt(world, spot);
  weigh(box, world, tile);
  choices('pay', due, spare, anySymbols(box, tile), into);
}

/** Whether any-colour symbols leave a choice. */
export function paymentsDiffer(box: Box, s: OrbisState, spot: number): boolean {
  const world = active(s);
  const tile = tileAt(world, spot);
  const any = anySymbols(box, tile);
  if (any === 0) return false;
  weigh(box, world, tile);
  let colours = 0;
  for (let c = 0; c < 5; c++) if (spare[c] > 0) colours++;
  return colours > 1 && spareSum() > any;
}

/** Pays; a free region tells nothing. */
export function pay(s: OrbisState, move: PayMove, tell?: Tell<OrbisEvent>): void {
  const { worshipers } = active(s);
  const before = sum(worshipers);
  take(worshipers, move);
  if (tell && sum(worshipers) < before) {
    const { do: _, ...counts } = move;
    tell({ type: 'paid', seat: s.active, worshipers: counts });
  }
}

/** The one payment where there is no choice. */
export function onlyPayment(box: Box, s: OrbisState, spot: number): PayMove {
  const found: PayMove[] = [];
  payMoves(box, s, spot, found);
  return found[0];
}
