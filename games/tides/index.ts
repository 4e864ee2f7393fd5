/** Tides: a tiny game of our own, complete in every room. `docs/adding-a-game.md` walks through it. */
import { type GameModule, words } from '@atoll/engine';
import { sense } from './bot/sense.ts';
import base from './editions/base.json' with { type: 'json' };
import { openTides } from './rules/game.ts';
import type { TidesEvent, TidesMove, TidesState, TidesView } from './rules/types.ts';
import { rulebook } from './text/rulebook.ts';
import { text } from './text/text.ts';

export const tides: GameModule<TidesState, TidesMove, TidesEvent, TidesView> = {
  id: 'tides',
  about: {
    name: 'Tides',
    author: 'Atoll',
    publisher: 'Atoll',
    year: 2026,
    minutes: 5,
    weight: 1,
    tagline: words('Füll die Becken, aber nicht zu voll.', 'Fill the pools, but not too full.'),
    provenance: [{ part: words('Wellen und Flutmarken', 'Waves and marks'), source: 'rulebook' }],
  },
  editions: [base],
  open: openTides,
  text,
  rulebook,
  preferences: [],
  sense: () => sense,
  example: true,
};
