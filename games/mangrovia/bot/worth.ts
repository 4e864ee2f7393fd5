/** What landings and cult sites are worth to a seat, in chief points. */
import type { Seat } from '@atoll/engine';
import { sizeOf } from '../rules/packs.ts';
import type { MangroviaState } from '../rules/types.ts';
import { collectingWorth } from './amulets.ts';
import { addSite, type Waiting } from './bowlValue.ts';
import type { BoxTables } from './boxTables.ts';
import type { Clock } from './gameProgress.ts';
import { treasureSum } from './hand.ts';
import { supplyOf } from './ranking.ts';
import type { Prospects } from './values.ts';

/** What a seat has to make something of its landings. */
export interface Means {
  huts: number;
  /** Huts that the cards in hand could pay. */
  inHand: number;
  /** Amulets, each time. */
  collecting: number;
}

export function meansOf(tables: BoxTables, s: MangroviaState, seat: Seat): Means {
  const { huts, landscapes } = supplyOf(s, seat);
  const inHand = Math.min(sizeOf(landscapes), treasureSum(tables.box, s, seat) / tables.prospects.price);
  return { huts, inHand, collecting: collectingWorth(tables, s, seat) };
}

/** What all this will bring. In the last round cards are only good for huts, and huts are all. */
export function landingsWorth(
  prospects: Prospects,
  { timeToSpend, first }: Clock,
  { huts, inHand, collecting }: Means,
  wait: Waiting,
): number {
  const means = inHand + 0.3 * wait.draws;
  const builds = Math.min(wait.builds, means, huts);
  const discount = 1 - prospects.surplus * Math.min(3, Math.max(0, inHand - 1));
  const draw = timeToSpend * discount * prospects.draw + (1 - timeToSpend) * (wait.builds > 0 ? prospects.lastDraw : 0);
  const build = timeToSpend * prospects.build + (1 - timeToSpend) * prospects.lastBuild;
  return (
    draw * wait.draws +
    timeToSpend * prospects.openCard * wait.open +
    build * builds +
    wait.collects * collecting +
    timeToSpend * wait.top * (prospects.birds + prospects.firstBowl * first)
  );
}

const withSite: Waiting = { draws: 0, open: 0, builds: 0, collects: 0, top: 0 };

/** What the seat's landings are worth together once it also has this cult site, beyond what it waits for now. */
export function siteWorth(
  tables: BoxTables,
  s: MangroviaState,
  site: number,
  clock: Clock,
  means: Means,
  now: Waiting,
): number {
  withSite.draws = now.draws;
  withSite.open = now.open;
  withSite.builds = now.builds;
  withSite.collects = now.collects;
  withSite.top = now.top;
  addSite(tables, s, site, withSite);
  return landingsWorth(tables.prospects, clock, means, withSite);
}
