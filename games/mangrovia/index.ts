/** Mangrovia, as the rest of the house sees it. */
import type { GameModule } from '@atoll/engine';
import { sense } from './bot/sense.ts';
import base from './editions/base.json' with { type: 'json' };
import type { Box } from './editions/box.ts';
import { openMangrovia } from './rules/game.ts';
import { preferences } from './rules/preferring.ts';
import type { MangroviaEvent, MangroviaMove, MangroviaState } from './rules/types.ts';
import type { MangroviaView } from './rules/view/viewTypes.ts';
import { about } from './text/about.ts';
import { links } from './text/links.ts';
import { rulebook } from './text/rulebook.ts';
import { short } from './text/short.ts';
import { text } from './text/text.ts';

export const mangrovia: GameModule<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box> = {
  id: 'mangrovia',
  about,
  editions: [base],
  open: openMangrovia,
  text,
  rulebook,
  short,
  links,
  preferences,
  sense,
  async terminal(game) {
    const { draw } = await import('./text/terminal.ts');
    return (view, language) => draw(view, language, game.box);
  },
  census: async game => (await import('./bot/census.ts')).census(game),
};
