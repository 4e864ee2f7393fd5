/** Why a choice of worshipers is refused: paying, returning, taking them from the Goddess of Love. */
import { type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { colourNames } from '../../text/names.ts';
import { tileOf } from '../regions/pyramid.ts';
import { howToPay } from '../turn/paying.ts';
import { type ReturnStep, wantedBack } from '../turn/returning.ts';
import { type Counts, colours, type World } from '../types.ts';
import { countsOf } from '../worshipers.ts';

/** A move from outside, of which nothing is known yet. */
export type Tried = Readonly<Record<string, unknown>>;

export const legal = refusal('legal', 'Das geht.', 'This can be done.');

/** So many worshipers in all, of those in the supply; `have` is null where they come from the general supply. */
export function explainChoice(tried: Tried, count: number, have: Counts | null, rule: string): Refusal {
  let total = 0;
  for (const colour of colours) {
    const n = tried[colour];
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0)
      return refusal(
        'count',
        'Wähl für jede Farbe eine ganze Zahl ab 0.',
        'Choose a whole number from 0 for each colour.',
        rule,
      );
    if (have && n > have[colour])
      return refusal('not-enough', 'So viele hast du davon nicht.', 'You don’t have that many of those.', rule);
    total += n;
  }
  if (total !== count)
    return refusal(
      'total',
      `Zusammen müssen es genau ${count} sein, nicht ${total}.`,
      `It must be exactly ${count} in all, not ${total}.`,
      rule,
    );
  return legal;
}

export function explainReturn(box: Box, world: World, step: ReturnStep, tried: Tried): Refusal {
  const rule = step.kind === 'village' ? 'R29' : 'R49';
  return explainChoice(tried, wantedBack(box, world, step), countsOf(world.worshipers), rule);
}

/** R15–R17: each symbol of a colour with that colour, any-colour symbols with any other colour. */
export function explainPayment(box: Box, world: World, spot: number, tried: Tried): Refusal {
  const { due, any } = howToPay(box, world, tileOf(world.pyramid[spot]));
  const price = colours.reduce((sum, colour) => sum + due[colour], any);
  const counted = explainChoice(tried, price, countsOf(world.worshipers), 'R15');
  if (counted.code !== 'legal') return counted;
  const short = colours.find(colour => (tried[colour] as number) < due[colour]);
  if (short)
    return refusal(
      'symbol-unpaid',
      `Ein Symbol in ${colourNames[short].de} bezahlst du mit einem Anhänger dieser Farbe.`,
      `Pay a ${colourNames[short].en} symbol with a worshipper of that colour.`,
      'R15',
    );
  return legal;
}
