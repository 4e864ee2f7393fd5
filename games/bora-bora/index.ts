/** Bora Bora, as the rest of the house sees it. */
import type { GameModule } from '@atoll/engine';
import { sense } from './bot/sense.ts';
import base from './editions/base.json' with { type: 'json' };
import type { Box } from './editions/box.ts';
import type { BoraEvent } from './rules/events.ts';
import { openBoraBora } from './rules/game.ts';
import { preferences } from './rules/preferring.ts';
import type { BoraMove, BoraState } from './rules/types.ts';
import type { BoraView } from './rules/view/viewTypes.ts';
import { about } from './text/about.ts';
import { links } from './text/links.ts';
import { rulebook } from './text/rulebook.ts';
import { short } from './text/short.ts';
import { text } from './text/text.ts';

export const boraBora: GameModule<BoraState, BoraMove, BoraEvent, BoraView, Box> = {
  id: 'bora-bora',
  about,
  editions: [base],
  open: openBoraBora,
  text,
  rulebook,
  short,
  links,
  preferences,
  sense,
  terminal: async () => (await import('./text/terminal.ts')).draw,
  census: async game => (await import('./bot/census.ts')).census(game),
};
