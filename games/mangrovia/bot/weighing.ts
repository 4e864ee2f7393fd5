/** A quick guess at what each legal move brings. */
import type { Seat } from '@atoll/engine';
import type { Box, Field } from '../rules/box.ts';
import { countOf, sizeOf } from '../rules/packs.ts';
import {
  type BuildMove,
  type CardId,
  type Landscape,
  landscapes,
  type MangroviaMove,
  type MangroviaState,
  type Step,
} from '../rules/types.ts';
import { supplyOf } from './ranking.ts';
import { left } from './time.ts';
import { collectingWorth, fieldWorth, siteWorth, treasureSum } from './worth.ts';

/** By field and number of huts, within one call: many moves differ only in how they are paid. */
const known = new Map<string, number>();

export function weigh(box: Box, s: MangroviaState, moves: readonly MangroviaMove[], into: number[]): void {
  const step = s.steps.at(-1) as Step;
  const { seat } = step;
  known.clear();
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

/** Treasures by their value, landscapes by what is missing; both by what the other side of the hand can use. */
function drawWeight(
  box: Box,
  s: MangroviaState,
  seat: Seat,
  card: CardId | 'treasure-pile' | 'landscape-pile',
): number {
  const supply = supplyOf(s, seat);
  const cards = sizeOf(supply.landscapes);
  const means = treasureSum(box, s, seat) / 8.5;
  const hungry = means < cards ? 1.25 : means > cards + 1.5 ? 0.6 : 1;
  if (card === 'treasure-pile') return 4.26 * 0.5 * hungry - 0.1;
  const thirsty = cards < means ? 1.35 : cards > means + 1.5 ? 0.5 : 1;
  if (card === 'landscape-pile') return 2 * thirsty;
  const kind = landscapes.indexOf(card as Landscape);
  if (kind < 0) return Number(card.slice('treasure-'.length)) * 0.5 * hungry;
  const held = countOf(supply.landscapes, kind);
  const bird = (s.birds >> kind) & 1 ? 0.6 : 0;
  return (2.1 + bird - 0.45 * held) * thirsty;
}

/** What the hut brings, less what it costs; of the same sum, rather pay with start cards and keep amulets for the end. */
function buildWeight(box: Box, s: MangroviaState, seat: Seat, move: BuildMove): number {
  const field = box.fields[box.fieldAt.get(move.field) ?? -1] as Field;
  const key = `${move.field}/${move.huts}`;
  let worth = known.get(key);
  if (worth === undefined) {
    const time = left(box, s);
    const price = field.price * move.huts;
    const cost = field.currency === 'amulets' ? price : price * 0.5 * Math.min(1, 2.5 * time);
    worth = fieldWorth(box, s, seat, field, move.huts, time) - cost - 1.6 * move.huts * Math.min(1, 2.5 * time);
    known.set(key, worth);
  }
  const pieces = move.pay.split('+').length;
  return worth - (move.cards.endsWith('joker') ? 1.2 : 0) + (move.pay.includes('start') ? 0.1 : 0) - 0.03 * pieces;
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
