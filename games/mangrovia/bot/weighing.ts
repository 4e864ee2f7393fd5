/** A quick guess at what each legal move brings. */
import type { Seat } from '@atoll/engine';
import type { Box, Field } from '../rules/box.ts';
import { countOf, one, type Pack } from '../rules/packs.ts';
import {
  type BuildMove,
  type DrawMove,
  type Landscape,
  landscapes,
  type MangroviaMove,
  type MangroviaState,
  type Step,
} from '../rules/types.ts';
import { collectingWorth } from './amulets.ts';
import { calm, handWorth, treasureSum } from './hand.ts';
import { prospects } from './prospects.ts';
import { supplyOf } from './ranking.ts';
import { left, roundsLeft } from './time.ts';
import { fieldWorth, siteWorth, waiting } from './worth.ts';

/** By field and number of huts, within one call: many moves differ only in how they are paid. */
const known = new Map<string, number>();
let treasures = 0;
let builds = 0;
let hand = 0;

export function weigh(box: Box, s: MangroviaState, moves: readonly MangroviaMove[], into: number[]): void {
  const step = s.steps.at(-1) as Step;
  const { seat } = step;
  known.clear();
  if (step.kind === 'draw' || step.kind === 'build') {
    const supply = supplyOf(s, seat);
    treasures = treasureSum(box, s, seat);
    builds = waiting(box, s, seat).builds;
    hand = handWorth(box, s, treasures, supply.landscapes, supply.huts, builds);
  }
  for (let i = 0; i < moves.length; i++) into[i] = weight(box, s, seat, moves[i] as MangroviaMove);
}

function weight(box: Box, s: MangroviaState, seat: Seat, move: MangroviaMove): number {
  switch (move.do) {
    case 'bowl':
      return siteWorth(box, s, seat, move.site - 1);
    case 'draw':
      return drawWeight(box, s, seat, move.card);
    case 'amulets':
      return collectingWorth(box, s, seat);
    case 'throw':
      return -move.amulet;
    case 'build':
      return buildWeight(box, s, seat, move);
    case 'birds':
      return birdsWeight(s, seat, move.birds.split('+') as Landscape[]);
    case 'pass':
      return 0;
  }
}

const meanTreasure = 4.26;

/** What the hand is worth with the card, less what it is worth without. */
function drawWeight(box: Box, s: MangroviaState, seat: Seat, card: DrawMove['card']): number {
  const supply = supplyOf(s, seat);
  const after = (sum: number, pack: Pack) => handWorth(box, s, sum, pack, supply.huts, builds) - hand;
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
function buildWeight(box: Box, s: MangroviaState, seat: Seat, move: BuildMove): number {
  const key = `${move.field}/${move.huts}/${move.cards}`;
  let worth = known.get(key);
  if (worth === undefined) {
    const field = box.fields[box.fieldAt.get(move.field) ?? -1] as Field;
    const time = left(box, s);
    const supply = supplyOf(s, seat);
    const price = field.price * move.huts;
    worth = fieldWorth(box, s, seat, field, move.huts, time);
    let cards = supply.landscapes;
    for (const name of move.cards.split('+')) if (name !== 'joker') cards -= one(landscapes.indexOf(name as Landscape));
    const inTreasures = field.currency === 'treasures';
    worth +=
      handWorth(box, s, inTreasures ? treasures - price : treasures, cards, supply.huts - move.huts, builds - 1) - hand;
    if (!inTreasures) worth -= (1 + prospects.amulet) * price;
    const most = 1.2 * roundsLeft(box, s);
    worth -= prospects.hut * (Math.min(most, supply.huts) - Math.min(most, supply.huts - move.huts));
    known.set(key, worth);
  }
  const pieces = move.pay.split('+').length;
  return (
    worth -
    (move.cards.endsWith('joker') ? 1.2 * calm(box, s) : 0) +
    (move.pay.includes('start') ? 0.1 : 0) +
    0.03 * pieces
  );
}

/** Where the own cards can be used, and others' open ones cannot. */
function birdsWeight(s: MangroviaState, seat: Seat, birds: readonly Landscape[]): number {
  let weight = 0;
  for (const name of birds) {
    const kind = landscapes.indexOf(name);
    for (let other = 0; other < s.seats; other++) {
      const supply = supplyOf(s, other);
      const cards = Math.min(2, countOf(supply.landscapes, kind));
      weight += other === seat ? 1.2 * cards : -0.35 * Math.min(cards, countOf(supply.seenLandscapes, kind));
    }
  }
  return weight;
}
