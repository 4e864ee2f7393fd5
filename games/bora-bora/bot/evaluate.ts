/** How good a position is for a seat, in points: an estimate of its final total. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import { PER_ROUND } from '../rules/jewelry.ts';
import { missing } from '../rules/needs.ts';
import { bonuses } from '../rules/scoring.ts';
import { EMPTY, FILLED } from '../rules/storing.ts';
import { freeSpaces } from '../rules/taking.ts';
import { priestsIn, templeFirst } from '../rules/temple.ts';
import type { BoraState, Village } from '../rules/types.ts';
import { diceLeft, salesLeft, scoringsLeft, taskTurnsLeft } from './clock.ts';
import { CARD, OFFERING, peopleWorth, priestWorth, SHELL, siteKept } from './worth.ts';

export function evaluate(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat] as Village;
  let total = 0;
  for (const points of v.points) total += points;
  for (const tile of v.jewelry) total += box.jewelPoints[tile] as number;
  return (
    total +
    fish(s, seat) +
    status(box, s, seat) +
    temple(box, s, seat) +
    peopleWorth(box, s, seat) +
    ceremony(box, s, seat) +
    gods(s, seat) +
    jewelry(box, s, seat) +
    tasks(box, s, seat) +
    village(box, s, seat)
  );
}

function fish(s: BoraState, seat: Seat): number {
  let worth = 0;
  for (let region = 0; region < s.sites.length; region++)
    if (s.sites[region] === seat) worth += s.fish[region] as number;
  return worth * siteKept(s);
}

/** Points of the present space, and a little for acting early in the next round. */
function status(box: Box, s: BoraState, seat: Seat): number {
  const place = s.track.indexOf(seat) / Math.max(1, s.seats - 1);
  return (box.edition.statusTrack[s.status[seat] as number] as number) + (scoringsLeft(s) > 0 ? place : 0);
}

function temple(box: Box, s: BoraState, seat: Seat): number {
  if (scoringsLeft(s) === 0) return 0;
  let worth = templeFirst(s) === seat ? 1.8 : 0.3 * priestsIn(s, seat);
  for (let at = 0; at < s.temple.length; at++) if (s.temple[at] === seat) worth += priestWorth(box, s, at + 1);
  return worth;
}

/** Materials are half a building; two that lie together are nearly one. */
function ceremony(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat] as Village;
  const dice = diceLeft(s, seat);
  const each = box.edition.rounds[Math.min(5, s.round - 1 + (s.phase === 'dice' || s.phase === 'start' ? 0 : 1))]
    ?.building as number;
  let filled = 0;
  let paired = 0;
  let used = 0;
  for (const { a, b } of box.pairs) {
    if (v.cells[a] !== FILLED || v.cells[b] !== FILLED || (used >> a) & 1 || (used >> b) & 1) continue;
    used |= (1 << a) | (1 << b);
    paired++;
  }
  let covered = 0;
  for (const holds of v.cells) {
    if (holds === FILLED) filled++;
    if (holds !== EMPTY) covered++;
  }
  const builds = Math.min(paired, Math.ceil(dice / 3));
  const single = filled - 2 * paired;
  const room = Math.min(1, dice / 4);
  return builds * (0.5 * each + 1) * room + single * 1.2 * room + (covered / 12) ** 2 * 5;
}

/** Cards need offerings, and both need time; a god tile is worth its points and more. */
function gods(s: BoraState, seat: Seat): number {
  const v = s.villages[seat] as Village;
  let cards = 0;
  for (const n of v.hand) cards += n;
  const dice = diceLeft(s, seat);
  const time = dice > 6 ? 1 : dice / 6;
  const pairs = Math.min(cards, v.offerings);
  const calls = Math.min(pairs, 4) + 0.4 * Math.max(0, pairs - 4);
  const loose = Math.min(4, cards + v.offerings - 2 * pairs);
  const late = s.phase === 'last' ? 0 : 0.4;
  return (
    calls * Math.max(late, (OFFERING + CARD) * 1.15 * time) +
    loose * 0.7 * OFFERING * time +
    v.godTiles * (2 + 0.8 * time)
  );
}

/** Shells are worth the best they can buy in the sales to come. */
function jewelry(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat] as Village;
  const sales = salesLeft(s, seat);
  if (sales === 0 || v.shells === 0) return 0;
  if (sales > 1) return Math.min(v.shells, 14) * SHELL + 0.2 * Math.max(0, v.shells - 14);
  let best = 0;
  for (let at = (s.round - 1) * PER_ROUND; at < s.round * PER_ROUND; at++) {
    const tile = s.jewelry[at] as number;
    if (tile === -1 || (box.jewelCost[tile] as number) > v.shells) continue;
    best = Math.max(best, box.jewelPoints[tile] as number);
  }
  return best * 0.9;
}

/** How likely a task is still fulfilled, by what it lacks and how much time there is. */
const likely = [0.97, 0.62, 0.36, 0.2, 0.12];

function tasks(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat] as Village;
  const turns = taskTurnsLeft(s, seat);
  const { fulfilled } = box.edition.task;
  const time = Math.min(1, 0.25 + turns / 5);
  let worth = 0;
  for (const task of v.tasks) {
    const lacking = missing(box, s, seat, task);
    const p = lacking === 0 ? 0.97 : (likely[lacking] ?? 0.06) * time;
    worth += fulfilled * p;
  }
  const toCome = s.phase === 'last' ? 0 : turns + (v.tasks.length < 3 ? 1 : 0);
  return worth + toCome * fulfilled * 0.5;
}

/** Free spaces for people, and the bonuses as they come near. */
function village(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat] as Village;
  const dice = diceLeft(s, seat);
  let worth = Math.min(2, freeSpaces(v)) * Math.min(0.7, dice * 0.08);
  let huts = 0;
  for (let regions = v.regions; regions !== 0; regions &= regions - 1) huts++;
  const built = box.edition.start.buildings - bitsIn(v.unbuilt);
  worth += (huts / 12) ** 3 * 6 + (built / 6) ** 3 * 6 + (v.people.length / 12) ** 3 * 6;
  worth += (v.jewelry.length / 6) ** 3 * 5 + (v.fulfilled.length / 9) ** 3 * 5;
  if (s.phase === 'last') {
    worth = 0;
    for (const reached of Object.values(bonuses)) if (reached(box, v)) worth += box.edition.bonus.points;
  }
  return worth;
}

function bitsIn(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}
