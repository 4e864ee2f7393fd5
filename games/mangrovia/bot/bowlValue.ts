/** What a seat's bowls still bring in this round. */
import type { Seat } from '@atoll/engine';
import { siteOf } from '../editions/box.ts';
import { bowlsEach } from '../rules/flow/bowls.ts';
import { FREE, type MangroviaState } from '../rules/types.ts';
import type { BoxTables } from './boxTables.ts';

export interface Waiting {
  draws: number;
  open: number;
  builds: number;
  collects: number;
  top: number;
}

/** How likely a free cult site is to get one of the bowls that are still to be placed in this round. */
function likelyTaken({ box }: BoxTables, s: MangroviaState): number {
  if (s.phase !== 'bowls') return 0;
  let free = 0;
  let placed = 0;
  for (const owner of s.sites)
    if (owner === FREE) free++;
    else if (owner >= 0) placed++;
  return free === 0 ? 0 : Math.min(1, (s.seats * bowlsEach(box, s.seats) - placed) / free);
}

/** Open cards that will be left when the boat gets to a landing, by landing; filled again for every position. */
const openAt = new Float64Array(13);

/** As the bowls stand and as they may come. */
function countOpen(tables: BoxTables, s: MangroviaState): void {
  const free = likelyTaken(tables, s);
  let cards = 0;
  for (const card of s.openTreasures) if (card > 0) cards++;
  for (const card of s.openLandscapes) if (card > 0) cards++;
  for (let landing = s.boat + 1; landing <= tables.lastOpen; landing++) {
    openAt[landing] = Math.max(0, cards);
    const owner = s.sites[siteOf(landing)];
    const taken = owner >= 0 ? 1 : owner === FREE ? free : 0;
    for (const likely of tables.landings[landing - 1].takes) cards -= likely * taken;
  }
}

/** Adds what a landing brings, if the boat is still to get there. */
function addLanding(tables: BoxTables, s: MangroviaState, landing: number, to: Waiting): void {
  if (landing <= s.boat) return;
  const { builds, open, any, pile, collects, birds } = tables.landings[landing - 1];
  to.builds += builds;
  let there = openAt[landing];
  for (let n = 0; n < open; n++) {
    const sure = Math.min(1, there);
    to.open += sure;
    to.draws += sure;
    there -= sure;
  }
  to.open += any;
  to.draws += any + pile;
  to.collects += collects;
  if (birds) to.top = 1;
}

/** Adds both landings of a cult site; only right after `waiting` in the same position, which counts the open cards. */
export function addSite(tables: BoxTables, s: MangroviaState, site: number, to: Waiting): void {
  addLanding(tables, s, site + 1, to);
  addLanding(tables, s, 12 - site, to);
}

/** All that is to come for a seat; also what is left of the landing that the boat is at. */
export function waiting(tables: BoxTables, s: MangroviaState, seat: Seat): Waiting {
  const all: Waiting = { draws: 0, open: 0, builds: 0, collects: 0, top: 0 };
  countOpen(tables, s);
  for (let site = 0; site < s.sites.length; site++) if (s.sites[site] === seat) addSite(tables, s, site, all);
  if (s.phase === 'boat')
    for (const step of s.steps) {
      if (step.seat !== seat) continue;
      if (step.kind === 'build') all.builds += step.left;
      else if (step.kind === 'draw') all.draws++;
      else if (step.kind === 'birds') all.top = 1;
    }
  return all;
}

/** The `builds` of `waiting`, for those who need nothing else. */
export function buildsAhead(tables: BoxTables, s: MangroviaState, seat: Seat): number {
  let builds = 0;
  for (let site = 0; site < s.sites.length; site++) {
    if (s.sites[site] !== seat) continue;
    if (site + 1 > s.boat) builds += tables.landings[site].builds;
    if (12 - site > s.boat) builds += tables.landings[11 - site].builds;
  }
  if (s.phase === 'boat')
    for (const step of s.steps) if (step.seat === seat && step.kind === 'build') builds += step.left;
  return builds;
}
