/** Drawing cards: open ones from the displays, unknown ones from the face-down piles. */
import type { Chance, Tell } from '@atoll/engine';
import { drawKind, one, sizeOf } from '../packs.ts';
import { drawLandscape, drawTreasure, landscapeDraws, pass, treasureDraws, treasureId } from '../records.ts';
import {
  type DrawFrom,
  type DrawMove,
  type DrawStep,
  type Landscape,
  landscapes,
  type MangroviaEvent,
  type MangroviaMove,
  type MangroviaState,
  type PassMove,
  treasureValues,
} from '../types.ts';

const LOWEST = treasureValues[0];

const isOpen = (s: MangroviaState): boolean => s.openTreasures.some(Boolean) || s.openLandscapes.some(Boolean);
/** R31, R32: a pile can be drawn from as long as there are discards to make it of. */
export const hasTreasures = (s: MangroviaState): boolean => s.treasurePile > 0 || s.treasureDiscard > 0;
export const hasLandscapes = (s: MangroviaState): boolean => s.landscapePile > 0 || s.landscapeDiscard > 0;

/** R30, R32: whether there is any card to draw. */
export const canDraw = (s: MangroviaState, from: DrawFrom): boolean =>
  (from !== 'pile' && isOpen(s)) || (from !== 'open' && (hasTreasures(s) || hasLandscapes(s)));

/** R27: treasure or landscape, as one likes; of equal open cards it does not matter which. R24: or none. */
export function drawMoves(s: MangroviaState, step: DrawStep, into: MangroviaMove[]): void {
  if (step.from !== 'pile') {
    let seen = 0;
    for (const value of s.openTreasures) {
      if (value === 0 || seen & (1 << value)) continue;
      seen |= 1 << value;
      into.push(treasureDraws[value - LOWEST]);
    }
    seen = 0;
    for (const card of s.openLandscapes) {
      if (card === 0 || seen & (1 << card)) continue;
      seen |= 1 << card;
      into.push(landscapeDraws[card - 1]);
    }
  }
  if (step.from !== 'open') {
    if (hasTreasures(s)) into.push(drawTreasure);
    if (hasLandscapes(s)) into.push(drawLandscape);
  }
  into.push(pass);
}

/** R31: a treasure from the pile, which is made of the discards when it is empty. The caller has looked that it can be. */
function dealTreasure(s: MangroviaState, chance: Chance, tell?: Tell<MangroviaEvent>): number {
  if (s.treasurePile === 0) {
    tell?.({ type: 'reshuffled', pile: 'treasure', cards: sizeOf(s.treasureDiscard) });
    s.treasurePile = s.treasureDiscard;
    s.treasureDiscard = 0;
  }
  const kind = drawKind(s.treasurePile, chance);
  s.treasurePile -= one(kind);
  return kind;
}

export function dealLandscape(s: MangroviaState, chance: Chance, tell?: Tell<MangroviaEvent>): number {
  if (s.landscapePile === 0) {
    tell?.({ type: 'reshuffled', pile: 'landscape', cards: sizeOf(s.landscapeDiscard) });
    s.landscapePile = s.landscapeDiscard;
    s.landscapeDiscard = 0;
  }
  const kind = drawKind(s.landscapePile, chance);
  s.landscapePile -= one(kind);
  return kind;
}

/** R28, R29: what is taken openly is known to all, what comes from a pile only to its owner. */
export function draw(
  s: MangroviaState,
  step: DrawStep,
  move: DrawMove | PassMove,
  chance: Chance,
  tell?: Tell<MangroviaEvent>,
): void {
  s.steps.pop();
  const { seat } = step;
  if (move.do === 'pass') {
    tell?.({ type: 'passed', seat, what: 'draw', need: false });
    return;
  }
  const supply = s.supplies[seat];
  const { card } = move;
  if (card === 'treasure-pile') {
    const kind = dealTreasure(s, chance, tell);
    supply.treasures += one(kind);
    tell?.({ type: 'drew', seat, pile: 'treasure' });
    tell?.({ type: 'looked', seat, card: treasureId(kind + LOWEST) }, seat);
    return;
  }
  if (card === 'landscape-pile') {
    const kind = dealLandscape(s, chance, tell);
    supply.landscapes += one(kind);
    tell?.({ type: 'drew', seat, pile: 'landscape' });
    tell?.({ type: 'looked', seat, card: landscapes[kind] }, seat);
    return;
  }
  const kind = landscapes.indexOf(card as Landscape);
  if (kind >= 0) {
    const slot = s.openLandscapes.indexOf(kind + 1);
    s.openLandscapes[slot] = 0;
    supply.landscapes += one(kind);
    supply.seenLandscapes += one(kind);
    tell?.({ type: 'took', seat, card, slot });
    return;
  }
  const value = Number(card.slice('treasure-'.length));
  const slot = s.openTreasures.indexOf(value);
  s.openTreasures[slot] = 0;
  supply.treasures += one(value - LOWEST);
  supply.seenTreasures += one(value - LOWEST);
  tell?.({ type: 'took', seat, card, slot });
}

/** R67: the displays are filled up as far as there are cards. */
export function layOut(s: MangroviaState, chance: Chance, tell?: Tell<MangroviaEvent>): void {
  const treasures: { slot: number; card: ReturnType<typeof treasureId> }[] = [];
  const newLandscapes: { slot: number; card: Landscape }[] = [];
  for (let slot = 0; slot < s.openTreasures.length; slot++) {
    if (s.openTreasures[slot] !== 0 || !hasTreasures(s)) continue;
    const value = dealTreasure(s, chance, tell) + LOWEST;
    s.openTreasures[slot] = value;
    if (tell) treasures.push({ slot, card: treasureId(value) });
  }
  for (let slot = 0; slot < s.openLandscapes.length; slot++) {
    if (s.openLandscapes[slot] !== 0 || !hasLandscapes(s)) continue;
    const kind = dealLandscape(s, chance, tell);
    s.openLandscapes[slot] = kind + 1;
    if (tell) newLandscapes.push({ slot, card: landscapes[kind] });
  }
  tell?.({ type: 'laidOut', treasures, landscapes: newLandscapes });
}
