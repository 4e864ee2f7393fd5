/** A position of Sardines as readable JSON; the pile is written with the top card first. */
import { shape } from '@atoll/engine';
import { allCards, type Edition } from '../editions/edition.ts';
import { isOver } from './turn.ts';
import type { SardinesState } from './types.ts';

const { integer, list, record, wrong } = shape;

export const writePosition = (s: SardinesState): unknown => ({ ...s, pile: s.pile.toReversed() });

const cards = list(integer(1, 20), 0, 160);
const readShape = record({
  active: integer(0, 3),
  hands: list(cards, 2, 4),
  pile: cards,
  row: cards,
  caught: list(integer(0, 160), 2, 4),
  gone: cards,
});

export function readPosition(edition: Edition, json: unknown): SardinesState {
  const s = readShape(json, '');
  const seats = s.hands.length;
  const everywhere = [...s.hands.flat(), ...s.pile, ...s.row, ...s.gone];
  if (everywhere.sort().join() !== allCards(edition).sort().join())
    wrong('', 'Karten fehlen oder sind zu viel.', 'Cards are missing, or there are too many.');
  if (s.active >= seats || s.caught.length !== seats)
    wrong('hands', `Hier sitzen ${seats} Spieler.`, `There are ${seats} players here.`);
  for (const [seat, hand] of s.hands.entries()) {
    if (hand.length !== edition.hand)
      wrong(`hands[${seat}]`, `Hier sind es ${edition.hand} Karten.`, `There are ${edition.hand} cards here.`);
    hand.sort((a, b) => a - b);
  }
  if (new Set(s.row).size < s.row.length)
    wrong('row', 'Zwei gleiche Karten bleiben nicht liegen.', 'Two cards alike do not stay in the row.');
  // Everybody has had as many turns as those before them, and each turn brought one card.
  const turns = s.row.length + s.gone.length;
  if (s.active !== (isOver(s) ? seats - 1 : turns % seats))
    wrong('active', 'Nach so vielen Karten ist jemand anders dran.', 'After so many cards it is another seat’s turn.');
  if (s.caught.reduce((sum, n) => sum + n, 0) !== s.gone.length)
    wrong('caught', 'So viele Karten wurden nicht gefangen.', 'Not as many cards were caught.');
  if (s.caught.includes(1)) wrong('caught', 'Niemand fängt nur eine Karte.', 'Nobody catches a single card.');
  s.gone.sort((a, b) => a - b);
  return { ...s, pile: s.pile.toReversed() };
}
