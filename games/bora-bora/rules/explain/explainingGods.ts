/** Why a god cannot be called. */
import { type Refusal, refusal } from '@atoll/engine';
import { godColour } from '../../text/components.ts';
import { CARD, gods, PAIR, type Pay, pays, TILE } from '../names.ts';
import type { Village } from '../types.ts';

export function whyNotCall(v: Village, god: number, pay: unknown): Refusal | null {
  const way = pays.indexOf(pay as Pay);
  if (way < CARD)
    return refusal(
      'no-such-pay',
      'Einen Gott rufst du mit einer Karte, mit zwei gleichen Karten oder mit einem Götterplättchen.',
      'You call a god with a card, with two cards of a kind, or with a god tile.',
      'R62',
    );
  if (way === TILE)
    return v.godTiles > 0
      ? null
      : refusal('no-god-tile', 'Du hast kein Götterplättchen.', 'You have no god tile.', 'R64');
  if (v.offerings === 0)
    return refusal(
      'no-offering',
      'Zu einer Götterkarte gehört eine Opfergabe; du hast keine mehr.',
      'A god card needs an offering, and you have none left.',
      'R62',
    );
  const colour = way === CARD ? god : way - PAIR;
  const { de, en } = godColour[gods[colour]];
  if (way === CARD)
    return v.hand[colour] > 0
      ? null
      : refusal('no-card', `Du hast keine ${de} Götterkarte.`, `You hold no ${en} god card.`, 'R62');
  if (colour === god)
    return refusal(
      'pair-same',
      'Von der eigenen Farbe genügt eine Karte.',
      'One card of its own colour is enough.',
      'R63',
    );
  return v.hand[colour] >= 2
    ? null
    : refusal('no-pair', `Du hast keine zwei ${de}n Götterkarten.`, `You do not hold two ${en} god cards.`, 'R63');
}
