/** Sardines: everything about the game together. */
import { type GameModule, words } from '@atoll/engine';
import { sense } from './bot/sense.ts';
import base from './editions/base.json' with { type: 'json' };
import { openSardines } from './rules/game.ts';
import type { SardinesEvent, SardinesMove, SardinesState, SardinesView } from './rules/types.ts';
import { rulebook } from './text/rulebook.ts';
import { text } from './text/text.ts';

export const sardines: GameModule<SardinesState, SardinesMove, SardinesEvent, SardinesView> = {
  id: 'sardines',
  about: {
    name: 'Sardines',
    author: 'Atoll',
    publisher: 'Atoll',
    year: 2026,
    minutes: 5,
    weight: 1,
    tagline: words('Fang mit einer Karte die halbe Reihe.', 'Catch half the row with one card.'),
    provenance: [{ part: words('Karten', 'Cards'), source: 'rulebook' }],
  },
  editions: [base],
  open: openSardines,
  text,
  rulebook,
  preferences: [],
  sense: () => sense,
  // Not on the home page yet. Without this line the rulebook check also asks for `short`, `links` and `elements`.
  example: true,
};
