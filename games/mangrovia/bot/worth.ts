/** What fields, landings and cult sites are worth to a seat, in chief points. */
import type { Seat } from '@atoll/engine';
import { amuletHuts } from '../rules/amulets.ts';
import { type Box, type Field, siteOf } from '../rules/box.ts';
import { polesRaised } from '../rules/building.ts';
import type { Action } from '../rules/edition.ts';
import { sizeOf } from '../rules/packs.ts';
import { FREE, type MangroviaState } from '../rules/types.ts';
import { collectingWorth, islesWorth } from './amulets.ts';
import { calm, treasureSum } from './hand.ts';
import { prospects } from './prospects.ts';
import { pathWorth, poleWorth, stoneWorth, supplyOf } from './ranking.ts';

/** Much can still happen on a path. */
export const pathsCount = (left: number): number => 1 - (1 - prospects.earlyPaths) * left;

/** What a hut there (or a double hut) would add to what the seat expects. */
export function fieldWorth(box: Box, s: MangroviaState, seat: Seat, field: Field, huts: number, left: number): number {
  let worth = 0;
  for (const p of field.paths) {
    const at = (box.paths[p]?.fields ?? []).indexOf(field.index);
    worth += pathWorth(box, s, seat, p, left, huts, at) - pathWorth(box, s, seat, p, left);
  }
  worth *= pathsCount(left);
  worth += field.points * huts;
  if (field.place === 'pole') {
    worth += (box.edition.poles.tiles[polesRaised(s)] ?? 0) as number;
    worth += poleWorth(box, s, seat, left, 1) - poleWorth(box, s, seat, left);
  } else if (field.place === 'stone') {
    worth += stoneWorth(box, s, seat, left, 1) - stoneWorth(box, s, seat, left);
  } else if (field.place === 'amulet') {
    const own = amuletHuts(box, s, seat);
    worth += islesWorth(box, s, own + 1) - islesWorth(box, s, own);
  }
  return worth;
}

/** Huts that an action lets one build; a double hut is half of another. */
export function hutsAt(action: Action): number {
  if (action === 'two-huts') return 2;
  if (action === 'hut-or-double') return 1.3;
  return action === 'hut' || action === 'amulets-or-hut' ? 1 : 0;
}

/** What is still to come in this round at the landings of a seat's bowls. */
export interface Waiting {
  draws: number;
  open: number;
  builds: number;
  collects: number;
  top: number;
}

/** A card that may be open or face down is rather taken from the open ones. */
const ratherOpen = 0.6;

/** How likely a free cult site is to get one of the bowls that are still to be placed in this round. */
function likelyTaken(box: Box, s: MangroviaState): number {
  if (s.phase !== 'bowls') return 0;
  let free = 0;
  let placed = 0;
  for (const owner of s.sites)
    if (owner === FREE) free++;
    else if (owner >= 0) placed++;
  const all = s.seats * box.edition.seats[`${s.seats}` as keyof typeof box.edition.seats].bowls;
  return free === 0 ? 0 : Math.min(1, (all - placed) / free);
}

/** Open cards that will be left when the boat gets to a landing, as the bowls stand and as they may come. */
function openAt(box: Box, s: MangroviaState, landing: number): number {
  const free = likelyTaken(box, s);
  let cards = 0;
  for (const card of s.openTreasures) if (card > 0) cards++;
  for (const card of s.openLandscapes) if (card > 0) cards++;
  for (let before = s.boat + 1; before < landing; before++) {
    const owner = s.sites[siteOf(before)] as number;
    const taken = owner >= 0 ? 1 : owner === FREE ? free : 0;
    for (const action of box.landings[before - 1] ?? [])
      if (action === 'open') cards -= taken;
      else if (action === 'any') cards -= ratherOpen * taken;
  }
  return Math.max(0, cards);
}

export function addLanding(box: Box, s: MangroviaState, landing: number, into: Waiting): void {
  if (landing <= s.boat) return;
  const actions = box.landings[landing - 1] ?? [];
  let open = actions.includes('open') ? openAt(box, s, landing) : 0;
  for (const action of actions) {
    into.builds += hutsAt(action);
    if (action === 'open') {
      const sure = Math.min(1, open);
      into.open += sure;
      into.draws += sure;
      open -= sure;
    } else if (action === 'any') {
      into.open++;
      into.draws++;
    } else if (action === 'pile') into.draws++;
    else if (action === 'amulets') into.collects++;
    else if (action === 'amulets-or-hut') into.collects += 0.5;
    else if (action === 'birds') into.top = 1;
  }
}

const none = (): Waiting => ({ draws: 0, open: 0, builds: 0, collects: 0, top: 0 });

/** All that the seat's bowls still bring in this round; also what is left of the landing that the boat is at. */
export function waiting(box: Box, s: MangroviaState, seat: Seat): Waiting {
  const all = none();
  for (let site = 0; site < s.sites.length; site++) {
    if (s.sites[site] !== seat) continue;
    addLanding(box, s, site + 1, all);
    addLanding(box, s, 12 - site, all);
  }
  if (s.phase === 'boat')
    for (const step of s.steps) {
      if (step.seat !== seat) continue;
      if (step.kind === 'build') all.builds += step.left;
      else if (step.kind === 'draw') all.draws++;
      else if (step.kind === 'birds') all.top = 1;
    }
  return all;
}

/** What all this will bring. In the last round cards are only good for huts, and huts are all. */
export function landingsWorth(box: Box, s: MangroviaState, seat: Seat, wait: Waiting): number {
  const time = calm(box, s);
  const supply = supplyOf(s, seat);
  const inHand = Math.min(sizeOf(supply.landscapes), treasureSum(box, s, seat) / prospects.price);
  const means = inHand + 0.3 * wait.draws;
  const builds = Math.min(wait.builds, means, supply.huts);
  const rich = 1 - prospects.rich * Math.min(3, Math.max(0, inHand - 1));
  const draw = time * rich * prospects.draw + (1 - time) * (wait.builds > 0 ? prospects.lastDraw : 0);
  const build = time * prospects.build + (1 - time) * prospects.lastBuild;
  return (
    draw * wait.draws +
    time * prospects.open * wait.open +
    build * builds +
    wait.collects * collectingWorth(box, s, seat) +
    time * wait.top * (prospects.birds + prospects.start)
  );
}

/** What the seat's landings are worth together once it also has this cult site. */
export function siteWorth(box: Box, s: MangroviaState, seat: Seat, site: number): number {
  const wait = waiting(box, s, seat);
  if (s.sites[site] === FREE) {
    addLanding(box, s, site + 1, wait);
    addLanding(box, s, 12 - site, wait);
  }
  return landingsWorth(box, s, seat, wait);
}
