/** Phase B: using men and women. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { moveHut } from '../dice/helping.ts';
import type { BoraEvent } from '../events.ts';
import { advance, count } from '../flow/status.ts';
import { hasCards } from '../gods/cards.ts';
import { call, waysToCall } from '../gods/gods.ts';
import { COUNTED, GREEN, pays, type Sex, sexes, type Trade, trades } from '../names.ts';
import { leastToBuild } from '../places/building.ts';
import { leastPath } from '../places/expanding.ts';
import * as records from '../records.ts';
import type { BoraMove, BoraState, HutMove, HutStep, UseMove, UseStep, Village } from '../types.ts';
import { isWoman, tradeOf } from './person.ts';
import { leastToTake } from './taking.ts';

/** R44: how many tiles of a trade a village has; those of men and women never add up. */
export function tilesOf(v: Village, sex: Sex, trade: number): number {
  let tiles = 0;
  for (const person of v.people) if (isWoman(person) === (sex === 'woman') && tradeOf(person) === trade) tiles++;
  return tiles;
}

/** Whether so much strength does anything at all. */
export function isUsable(box: Box, s: BoraState, seat: Seat, trade: number, worth: number): boolean {
  const v = s.villages[seat];
  const most = Math.min(worth, 6);
  switch (trades[trade]) {
    case 'land':
      return leastPath(v, box.land) <= most;
    case 'water':
      return leastPath(v, box.water) <= most;
    case 'woman':
      return leastToTake(s, seat, 'woman') <= most;
    case 'man':
      return leastToTake(s, seat, 'man') <= most;
    case 'build':
      return leastToBuild(box, s, seat) <= most;
    case 'hut':
      return v.huts > 0;
    case 'card':
      return hasCards(s);
    default:
      return true;
  }
}

/** Trades whose strength is a number to reach; more than 6 is of no use to them. */
export const reaches: readonly boolean[] = trades.map(trade =>
  ['land', 'water', 'woman', 'man', 'build'].includes(trade),
);

const ways: number[] = [];
const held = new Uint8Array(trades.length * 2);

/** R43, R44, R70–R72: one trade of each sex, in either order; the green god doubles one, or adds one more trade. */
export function useMoves(box: Box, s: BoraState, step: UseStep, into: BoraMove[]): void {
  const { seat } = step;
  const v = s.villages[seat];
  ways.length = 0;
  if (!step.green) waysToCall(v, GREEN, ways);
  held.fill(0);
  for (const person of v.people) {
    const at = (isWoman(person) ? trades.length : 0) + tradeOf(person);
    held[at] += 1;
  }
  for (let at = 0; at < held.length; at++) {
    const tiles = held[at];
    if (tiles === 0) continue;
    const trade = at % trades.length;
    const used = at < trades.length ? step.men : step.women;
    if (used !== 0 && (ways.length === 0 || (used >> trade) & 1)) continue;
    const worth = box.worth[trade][tiles - 1];
    const usable = isUsable(box, s, seat, trade, worth);
    if (used !== 0) {
      if (usable) for (const pay of ways) into.push(records.extraUses[at][pay]);
      continue;
    }
    if (usable) into.push(records.plainUses[at]);
    if (ways.length === 0 || (reaches[trade] && worth >= 6)) continue;
    if (usable || isUsable(box, s, seat, trade, worth * 2))
      for (const pay of ways) into.push(records.doubleUses[at][pay]);
  }
  into.push(records.doneUsing);
}

type UsedTrade = Readonly<{ sex: Sex; trade: number }>;
const byName = new Map<string, UsedTrade>();
for (const sex of sexes) for (const [trade, name] of trades.entries()) byName.set(`${sex}-${name}`, { sex, trade });

/** A trade by the name it has in a move: `man-land`. */
export const usedTrade = (use: string): UsedTrade | null => byName.get(use) ?? null;

export function use(box: Box, s: BoraState, step: UseStep, move: UseMove, tell?: Tell<BoraEvent>): void {
  if (move.use === 'done') {
    s.steps.pop();
    return;
  }
  const { seat } = step;
  const { sex, trade } = usedTrade(move.use) as UsedTrade;
  const green = 'green' in move ? move.green : 'no';
  if ('pay' in move) {
    call(s, seat, GREEN, pays.indexOf(move.pay), tell);
    step.green = true;
  }
  if (sex === 'man') step.men |= 1 << trade;
  else step.women |= 1 << trade;
  const tiles = tilesOf(s.villages[seat], sex, trade);
  const worth = box.worth[trade][tiles - 1] * (green === 'double' ? 2 : 1);
  tell?.({ type: 'used', seat, sex, trade: trades[trade], tiles, worth, green });
  act(box, s, seat, trades[trade], worth, tell);
}

/** R45–R51: what the trades do. */
function act(box: Box, s: BoraState, seat: Seat, trade: Trade, worth: number, tell?: Tell<BoraEvent>): void {
  const v = s.villages[seat];
  const most = Math.min(worth, 6);
  switch (trade) {
    case 'land':
    case 'water':
      s.steps.push({ kind: 'expand', seat, path: trade, most });
      break;
    case 'woman':
    case 'man':
      s.steps.push({ kind: 'take', seat, sex: trade, most });
      break;
    case 'build':
      s.steps.push({ kind: 'build', seat, most });
      break;
    case 'material':
      s.steps.push({ kind: 'gather', seat, left: worth });
      break;
    case 'hut':
      s.steps.push({ kind: 'hut', seat, left: worth, begun: false });
      break;
    case 'points':
      count(v, COUNTED.people, worth);
      tell?.({ type: 'got', seat, what: 'points', amount: worth, from: 'person' });
      break;
    case 'card':
      s.steps.push({ kind: 'card', seat, left: worth });
      break;
    case 'offering':
      v.offerings += worth;
      tell?.({ type: 'got', seat, what: 'offering', amount: worth, from: 'person' });
      break;
    case 'status':
      advance(box, s, seat, worth, 'person', tell);
      break;
    case 'shell':
      v.shells += worth;
      tell?.({ type: 'got', seat, what: 'shell', amount: worth, from: 'person' });
      break;
  }
}

/** R48: hut after hut; after the first one may stop. */
export function hutMoves(step: HutStep, into: BoraMove[]): void {
  into.push(records.moveHut);
  if (step.begun) into.push(records.stopHuts);
}

export function moveHuts(s: BoraState, step: HutStep, move: HutMove, tell?: Tell<BoraEvent>): void {
  if (move.hut === 'stop') {
    s.steps.pop();
    return;
  }
  const v = s.villages[step.seat];
  moveHut(v);
  tell?.({ type: 'hut', seat: step.seat });
  step.left--;
  step.begun = true;
  if (step.left === 0 || v.huts === 0) s.steps.pop();
}
