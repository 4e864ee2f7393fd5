/** Orbis, as the rest of the house sees it. */
import type { GameModule } from '@atoll/engine';
import { sense } from './bot/sense.ts';
import base from './editions/base.json' with { type: 'json' };
import type { Box } from './editions/box.ts';
import { earlier } from './editions/earlier.ts';
import { openOrbis } from './rules/game.ts';
import { preferences } from './rules/preferring.ts';
import type { OrbisEvent, OrbisMove, OrbisState, OrbisView } from './rules/types.ts';
import { about } from './text/about.ts';
import { links } from './text/links.ts';
import { rulebook } from './text/rulebook.ts';
import { short } from './text/short.ts';
import { text } from './text/text.ts';

export const orbis: GameModule<OrbisState, OrbisMove, OrbisEvent, OrbisView, Box> = {
  id: 'orbis',
  about,
  editions: [base],
  earlier,
  open: openOrbis,
  text,
  rulebook,
  short,
  links,
  preferences,
  sense,
  terminal: async () => (await import('./text/terminal.ts')).draw,
  census: async game => (await import('./bot/census.ts')).census(game),
};
