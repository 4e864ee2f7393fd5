/** Reading a village: who works together, what stands on the hut spaces, which cards are known, who is pushed out. */
import type { Seat } from '@atoll/engine';
import { type God, gods, type Sex, type Trade, trades } from '../../rules/names.ts';
import type { ViewPerson, ViewVillage } from '../../rules/view/viewTypes.ts';

export interface TradeGroup {
  sex: Sex;
  trade: Trade;
  people: ViewPerson[];
}

/** R44: equal tiles work together, men and women never do. */
export const tradeGroups = (village: Pick<ViewVillage, 'people'>, sex: Sex): TradeGroup[] =>
  trades.flatMap(trade => {
    const people = village.people.filter(person => person.sex === sex && person.trade === trade);
    return people.length > 0 ? [{ sex, trade, people }] : [];
  });

export const SPACES = 12;

export type HutSpace = { holds: 'person'; at: number } | { holds: 'hut' | 'free' };

/** Spaces 1 to 11: people from the left, huts from the right, and what is free between them. */
export function hutSpaces(village: Pick<ViewVillage, 'people' | 'huts' | 'twelfth'>): HutSpace[] {
  const inRow = Math.min(village.people.length, SPACES - 1);
  const free = SPACES - 1 - inRow - village.huts;
  return [
    ...Array.from({ length: inRow }, (_, at) => ({ holds: 'person' as const, at })),
    ...Array.from({ length: Math.max(0, free) }, () => ({ holds: 'free' as const })),
    ...Array.from({ length: village.huts }, () => ({ holds: 'hut' as const })),
  ];
}

/** God cards that the viewer knows, colour by colour, and how many there are besides. */
export function knownCards(village: Pick<ViewVillage, 'hand' | 'shown' | 'handSize'>): {
  known: [God, number][];
  hidden: number;
} {
  const seen = village.hand ?? village.shown;
  const known = gods
    .map(god => [god, seen.filter(card => card === god).length] as [God, number])
    .filter(([, n]) => n > 0);
  return { known, hidden: village.handSize - seen.length };
}

/** The seat whose priest would be pushed out of the row; null if none is. `by` adds one of its own. */
export function pushedOut(before: readonly (Seat | null)[], after: readonly (Seat | null)[], by: Seat): Seat | null {
  const count = (row: readonly (Seat | null)[], seat: Seat) => row.filter(owner => owner === seat).length;
  for (const seat of before)
    if (seat !== null && count(after, seat) < count(before, seat) + (seat === by ? 1 : 0)) return seat;
  return null;
}
