/** Everything a player reads at a table of Cacao. */
import { type GameText, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { CacaoEvent, CacaoMove, CacaoView } from '../rules/types.ts';
import { eventLine, isAside } from './eventLines.ts';
import { choiceName, moveLine } from './moveLines.ts';
import { prompt } from './prompts.ts';

export const text: GameText<CacaoMove, CacaoEvent, CacaoView, Box> = {
  prompt,
  move: moveLine,
  choice: choiceName,
  event: (event, names, _box, view) => eventLine(event, names, view),
  aside: isAside,
  categories: {
    markets: words('Märkte', 'Markets'),
    mines: words('Goldgruben', 'Gold mines'),
    temples: words('Tempel', 'Temples'),
    water: words('Wasser', 'Water'),
    suns: words('Sonnensteine', 'Sun tokens'),
  },
  kinds: {
    place: words('Arbeiterplättchen anlegen', 'Place a worker tile'),
    fill: words('Urwaldfeld füllen', 'Fill a jungle space'),
    work: words('Arbeiter einsetzen', 'Use your workers'),
  },
};
