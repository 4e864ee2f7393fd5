/** A quick guess at what each legal move brings. */
import type { Seat } from '@atoll/engine';
import type { Plan } from '../editions/box.ts';
import { planOf } from '../rules/building/building.ts';
import { amuletHuts } from '../rules/gathering/amulets.ts';
import { countOf, one, type Pack, sizeOf } from '../rules/packs.ts';
import {
  type BuildMove,
  type DrawMove,
  type Landscape,
  landscapes,
  type MangroviaMove,
  type MangroviaState,
  type Step,
} from '../rules/types.ts';
import { collectingWorth, islesWorth } from './amulets.ts';
import { buildsAhead, type Waiting, waiting } from './bowlValue.ts';
import type { BoxTables } from './boxTables.ts';
import { fieldWorth, forget } from './gains.ts';
import { type Clock, clockOf, fewestHuts } from './gameProgress.ts';
import { handWorth, treasureSum } from './hand.ts';
import { type PolicyParameters, rateAt } from './policyParameters.ts';
import { supplyOf } from './ranking.ts';
import { type Means, meansOf, siteWorth } from './worth.ts';

/** What is the same for all moves of one call. */
let clock: Clock;
/** For bowls. */
let means: Means;
let wait: Waiting;
/** For cards and huts: what the seat has to pay with, the huts it may still build, what its hand is worth. */
let treasures = 0;
let builds = 0;
let hand = 0;
/** Huts that passing would leave unbuilt at this landing. */
let forgone = 0;
/** The fewest huts that anybody has left, and what each round to come brings another seat more than this one. */
let fewest = 0;
let waited = 0;
/** Moves that differ only in how they are paid come one after the other: the last one, and what it is worth unpaid. */
let last: BuildMove | null = null;
let lastWorth = 0;

export function estimateMoves(
  tables: BoxTables<PolicyParameters>,
  s: MangroviaState,
  moves: readonly MangroviaMove[],
  into: number[],
): void {
  const { box, prospects } = tables;
  const step = s.steps.at(-1) as Step;
  const { seat, kind } = step;
  clock = clockOf(tables, s);
  forgone = step.kind === 'build' ? step.left : 0;
  if (kind === 'bowl') {
    means = meansOf(tables, s, seat);
    wait = waiting(tables, s, seat);
  } else if (kind === 'draw' || kind === 'build') {
    const supply = supplyOf(s, seat);
    treasures = treasureSum(box, s, seat);
    builds = buildsAhead(tables, s, seat);
    hand = handWorth(prospects, clock, s.birds, treasures, supply.landscapes, supply.huts, builds);
    last = null;
    if (kind === 'build') {
      forget(tables);
      lookAround(tables, s, seat);
    }
  }
  const now = step.kind === 'build' && step.amulets ? 1 - laterLikelihood(prospects, s, seat) : 1;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    const worth = weight(tables, s, seat, move);
    into[i] = move.do === 'build' ? now * worth : worth;
  }
}

/**
 * How surely the hut can still be built later in this round, so that it is no reason not to collect amulets here: as long
 * as there are chances enough for all that the hand pays for.
 */
function laterLikelihood({ price, buildLater }: PolicyParameters, s: MangroviaState, seat: Seat): number {
  const payable = Math.min(sizeOf(supplyOf(s, seat).landscapes), treasures / price);
  return buildLater * Math.max(0, Math.min(1, builds - forgone - Math.max(0, payable - 1)));
}

function weight(tables: BoxTables<PolicyParameters>, s: MangroviaState, seat: Seat, move: MangroviaMove): number {
  switch (move.do) {
    case 'bowl':
      return siteWorth(tables, s, move.site - 1, clock, means, wait);
    case 'draw':
      return drawWeight(tables, s, seat, move.card);
    case 'amulets':
      return collectingWorth(tables, s, seat) + passWeight(tables, s, seat);
    case 'throw':
      return -move.amulet;
    case 'build':
      return buildWeight(tables, s, seat, move);
    case 'birds':
      return birdsWeight(tables.prospects, s, seat, move.birds.split('+') as Landscape[]);
    case 'pass':
      return passWeight(tables, s, seat);
  }
}

const meanTreasure = 4.26;

/** What the hand is worth with the card, less what it is worth without. */
function drawWeight({ prospects }: BoxTables, s: MangroviaState, seat: Seat, card: DrawMove['card']): number {
  const supply = supplyOf(s, seat);
  const after = (sum: number, pack: Pack) =>
    handWorth(prospects, clock, s.birds, sum, pack, supply.huts, builds) - hand;
  if (card === 'treasure-pile') return after(treasures + meanTreasure, supply.landscapes);
  if (card === 'landscape-pile') {
    let mean = 0;
    for (let kind = 0; kind < 4; kind++) mean += after(treasures, supply.landscapes + one(kind)) / 4;
    return mean;
  }
  const kind = landscapes.indexOf(card as Landscape);
  if (kind < 0) return after(treasures + Number(card.slice('treasure-'.length)), supply.landscapes);
  return after(treasures, supply.landscapes + one(kind));
}

/** What the hut brings, less what it costs; of the same sum, rather pay with start cards and many small ones. */
function buildWeight(tables: BoxTables<PolicyParameters>, s: MangroviaState, seat: Seat, move: BuildMove): number {
  if (!last || move.field !== last.field || move.huts !== last.huts || move.cards !== last.cards) {
    last = move;
    const { plan, joker } = planOf(tables.box, move.field, move.huts, move.cards) as { plan: Plan; joker: boolean };
    lastWorth = planWorth(tables, s, seat, plan) - (joker ? tables.prospects.joker * clock.timeToSpend : 0);
  }
  return paidWith(move.pay, lastWorth);
}

const PLUS = '+'.charCodeAt(0);
/** Of `start`; nothing else that can be paid has this letter. */
const S = 's'.charCodeAt(0);

/** Looks at the letters of `2+2+start4`, because splitting it for every move would take longer than all the rest. */
function paidWith(pay: string, worth: number): number {
  // Start cards and tiles stand last. Without any, all pieces are single figures with a plus between them.
  if (pay.length < 2 || pay.charCodeAt(pay.length - 2) === PLUS) return worth + 0.03 * ((pay.length + 1) / 2);
  let pieces = 1;
  let starts = false;
  for (let i = 0; i < pay.length; i++) {
    const letter = pay.charCodeAt(i);
    if (letter === PLUS) pieces++;
    else if (letter === S) starts = true;
  }
  return worth + (starts ? 0.1 : 0) + 0.03 * pieces;
}

function planWorth(tables: BoxTables<PolicyParameters>, s: MangroviaState, seat: Seat, plan: Plan): number {
  const { prospects } = tables;
  const supply = supplyOf(s, seat);
  const inTreasures = plan.currency === 'treasures';
  const sum = inTreasures ? treasures - plan.price : treasures;
  const huts = supply.huts - plan.huts;
  let worth = fieldWorth(tables, s, seat, tables.box.fields[plan.field], plan.huts, clock);
  const after = handWorth(prospects, clock, s.birds, sum, supply.landscapes - plan.cards, huts, builds - 1);
  worth += rateAt(prospects.hand, clock.left) * (after - hand);
  if (!inTreasures) worth -= (1 + prospects.amulet) * plan.price;
  // With fewer huts than anybody has, the end comes nearer; good, if others would have made more of the time.
  worth += Math.max(0, fewest - huts) * clock.perHut * waited;
  const most = 1.2 * clock.rounds;
  return worth - prospects.hut * (Math.min(most, supply.huts) - Math.min(most, huts));
}

/** How the race for the last hut stands. */
function lookAround({ box, prospects }: BoxTables, s: MangroviaState, seat: Seat): void {
  const perRound = (of: Seat) => islesWorth(prospects, s.seats, 1, amuletHuts(box, s, of));
  fewest = fewestHuts(s);
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, perRound(other));
  waited = most - perRound(seat);
}

/** What the hand loses when it is not spent here: a hut that is not built now must be paid for later, if there is a later. */
function passWeight({ prospects }: BoxTables, s: MangroviaState, seat: Seat): number {
  if (forgone === 0) return 0;
  const { landscapes: cards, huts } = supplyOf(s, seat);
  return handWorth(prospects, clock, s.birds, treasures, cards, huts, builds - forgone) - hand;
}

/** Where the own cards can be used, and others' open ones cannot. */
function birdsWeight(
  { ownBird, othersBird }: PolicyParameters,
  s: MangroviaState,
  seat: Seat,
  birds: readonly Landscape[],
): number {
  let weight = 0;
  for (const name of birds) {
    const kind = landscapes.indexOf(name);
    for (let other = 0; other < s.seats; other++) {
      const supply = supplyOf(s, other);
      const cards = Math.min(2, countOf(supply.landscapes, kind));
      weight += other === seat ? ownBird * cards : -othersBird * Math.min(cards, countOf(supply.seenLandscapes, kind));
    }
  }
  return weight;
}
