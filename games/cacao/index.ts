/** Cacao, as the rest of the house sees it. */
import type { GameModule } from '@atoll/engine';
import { sense } from './bot/sense.ts';
import base from './editions/base.json' with { type: 'json' };
import type { Box } from './editions/box.ts';
import { openCacao } from './rules/game.ts';
import { preferences } from './rules/preferring.ts';
import type { CacaoEvent, CacaoMove, CacaoState, CacaoView } from './rules/types.ts';
import { about } from './text/about.ts';
import { links } from './text/links.ts';
import { rulebook } from './text/rulebook.ts';
import { short } from './text/short.ts';
import { text } from './text/text.ts';

export const cacao: GameModule<CacaoState, CacaoMove, CacaoEvent, CacaoView, Box> = {
  id: 'cacao',
  about,
  editions: [base],
  open: openCacao,
  text,
  rulebook,
  short,
  links,
  preferences,
  sense,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  terminal: async () => (await import('./text/terminal.ts')).draw,
};
