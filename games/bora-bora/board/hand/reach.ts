/** How far the die or the person that is looked at would reach: which numbers of people, temple spaces and buildings. */
import type { Picks } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { type Action, trades } from '../../rules/names.ts';
import { usedTrade } from '../../rules/people/using.ts';
import type { BoraView, ViewVillage } from '../../rules/view/viewTypes.ts';

export interface Reach {
  what: Extract<Action, 'man' | 'woman' | 'temple' | 'build'>;
  most: number;
}

const places = ['man', 'woman', 'temple', 'build'] as const;
const placeOf = (name: unknown): Reach['what'] | null => places.find(place => place === name) ?? null;

/** The reach that is waited for already, or that of what is picked or pointed at; null if it is about something else. */
export function reachOf(box: Box, view: BoraView, picks: Picks): Reach | null {
  const step = view.steps.at(-1);
  switch (step?.kind) {
    case 'take':
      return { what: step.sex, most: step.most };
    case 'priest':
      return { what: 'temple', most: step.most };
    case 'build':
      return { what: 'build', most: step.most };
    case 'die': {
      const what = placeOf(picks.action);
      if (!what || typeof picks.die !== 'number') return null;
      const white = picks.white !== undefined && picks.white !== 'none';
      return { what, most: white ? 6 : picks.die };
    }
    case 'use': {
      const used = typeof picks.use === 'string' ? usedTrade(picks.use) : null;
      const village = view.villages[step.seat];
      if (!used || !village) return null;
      const what = placeOf(trades[used.trade]);
      const worth = strength(box, village, picks.use as string);
      return what && { what, most: Math.min(6, worth * (picks.green === 'double' ? 2 : 1)) };
    }
    default:
      return null;
  }
}

/** What the tiles of a trade are worth together: R44, equal tiles add up. */
export function strength(box: Box, village: ViewVillage, use: string): number {
  const used = usedTrade(use);
  if (!used) return 0;
  const tiles = village.people.filter(({ sex, trade }) => `${sex}-${trade}` === use).length;
  return tiles === 0 ? 0 : (box.worth[used.trade]?.[Math.min(tiles, 3) - 1] ?? 0);
}
