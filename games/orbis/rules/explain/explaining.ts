/**
 * Why a move is refused, from the knowledge of the seat that tried it. This looks at the rules from the other side
 * than the lists of moves do; what it finds nothing against is `legal`, and the tests hold the two against each other.
 */
import { joined, listed, type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { colourNames, someOf, worshipers } from '../../text/names.ts';
import { volcanoAt } from '../regions/erupting.ts';
import { BASE, belowLeft, belowRight, columnOf, REGIONS, rowOf, spotOf } from '../regions/pyramid.ts';
import { staysOpen } from '../turn/exchanging.ts';
import { canPay, howToPay } from '../turn/paying.ts';
import { fits } from '../turn/placing.ts';
import { type Colour, colours, type GodId, type OrbisMove, type OrbisState, type Step, type World } from '../types.ts';
import { colourOf } from '../worshipers.ts';
import { explainChoice, explainPayment, explainReturn, legal, type Tried } from './explainingWorshipers.ts';

/** The fields of each kind of move, sorted. */
const fields: Record<OrbisMove['do'], string> = {
  take: 'do tile',
  god: 'do god',
  exchange: 'do from to',
  place: 'do side spot',
  pay: 'blue do green red white yellow',
  return: 'blue do green red white yellow',
  gain: 'blue do green red white yellow',
  cancel: 'do',
  erupt: 'colour do tile',
  convert: 'colour do',
  discard: 'colour do',
};

/** What can be done in each step, and what to say about anything else. */
const asked: Record<
  Exclude<Step['kind'], 'refill'>,
  { can: OrbisMove['do'][]; de: string; en: string; rule: string }
> = {
  take: {
    can: ['take', 'god'],
    de: 'Jetzt nimmst du eine Landschaft oder eine Gottheit.',
    en: 'Now you take a region or a god.',
    rule: 'R7',
  },
  place: {
    can: ['place'],
    de: 'Jetzt legst du die Landschaft in deine Welt, als Landschaft oder als Wildnis.',
    en: 'Now you add the region to your world, as a region or as a wilderness.',
    rule: 'R14',
  },
  pay: { can: ['pay'], de: 'Jetzt bezahlst du die Landschaft.', en: 'Now you pay for the region.', rule: 'R15' },
  village: {
    can: ['return', 'cancel'],
    de: 'Jetzt legst du Anhänger für das Dorf zurück, oder du verzichtest.',
    en: 'Now you return worshippers for the village, or you decline.',
    rule: 'R29',
  },
  death: {
    can: ['return', 'cancel'],
    de: 'Jetzt legst du Anhänger für den Gott des Todes zurück, oder du verzichtest.',
    en: 'Now you return worshippers for the God of Death, or you decline.',
    rule: 'R49',
  },
  volcano: {
    can: ['erupt', 'cancel'],
    de: 'Jetzt entfernt dein Vulkan Anhänger aus der Auslage, oder du verzichtest.',
    en: 'Now your volcano removes worshippers from the display, or you decline.',
    rule: 'R31',
  },
  convert: {
    can: ['convert'],
    de: 'Jetzt nimmst du einen Anhänger in einer Farbe deiner Wahl.',
    en: 'Now you take one worshipper in a colour of your choice.',
    rule: 'R35',
  },
  love: {
    can: ['gain'],
    de: 'Jetzt nimmst du die Anhänger der Göttin der Liebe.',
    en: 'Now you take the worshippers of the Goddess of Love.',
    rule: 'R40',
  },
  trim: {
    can: ['discard'],
    de: 'Jetzt legst du Anhänger zurück, bis du nur noch zehn hast.',
    en: 'Now you return worshippers until you have only ten.',
    rule: 'R20',
  },
};

export function explain(box: Box, s: OrbisState, move: unknown): Refusal {
  const step = s.steps.at(-1) as Exclude<Step, { kind: 'refill' }>;
  const tried: Tried = typeof move === 'object' && move !== null && !Array.isArray(move) ? { ...move } : {};
  const what = tried.do as OrbisMove['do'];
  const { can, de, en, rule } = asked[step.kind];
  const known = typeof what === 'string' && Object.hasOwn(fields, what);
  if (!known || (what !== 'exchange' && !can.includes(what)))
    return refusal(`${step.kind}-asked`, de, en, rule, `do: ${can.join(', ')}`);
  if (Object.keys(tried).sort().join(' ') !== fields[what])
    return refusal(
      `${what}-shape`,
      what === 'exchange' ? 'Wähl, welche Farbe du gegen welche tauschst.' : de,
      what === 'exchange' ? 'Choose which colour to exchange for which.' : en,
      what === 'exchange' ? 'R9' : rule,
      fields[what].split(' ').join(', '),
    );
  const world = s.worlds[s.active];
  switch (what) {
    case 'exchange':
      return explainExchange(box, world, step, tried);
    case 'take':
      return explainTaking(box, s, world, tried);
    case 'god':
      return explainGod(box, s, world, tried);
    case 'place':
      return step.kind === 'place' ? explainPlacing(box, world, step.tile, tried) : legal;
    case 'pay':
      return step.kind === 'pay' ? explainPayment(box, world, step.spot, tried) : legal;
    case 'return':
      return step.kind === 'village' || step.kind === 'death' ? explainReturn(box, world, step, tried) : legal;
    case 'gain':
      return explainChoice(tried, box.godWorshipers[world.god], null, 'R40');
    case 'cancel':
      return step.kind === 'volcano' ? explainStopping(box, s, step) : legal;
    case 'erupt':
      return step.kind === 'volcano' ? explainEruption(box, s, step.spot, tried) : legal;
    case 'convert':
      return isColour(tried.colour) ? legal : noSuchColour('R35');
    case 'discard':
      if (!isColour(tried.colour)) return noSuchColour('R20');
      return world.worshipers[colourOf(tried.colour)] === 0
        ? refusal('none-left', 'Davon hast du keinen.', 'You have none of those.', 'R20')
        : legal;
  }
}

const isColour = (value: unknown): value is Colour => colours.includes(value as Colour);

const noSuchColour = (rule: string): Refusal =>
  refusal(
    'no-such-colour',
    `Die Farben sind ${everyColour.de}.`,
    `The colours are ${everyColour.en}.`,
    rule,
    colours.join(', '),
  );

const everyColour = listed(colours.map(colour => colourNames[colour]));

function explainExchange(box: Box, world: World, step: Step, { from, to }: Tried): Refusal {
  if (!isColour(from) || !isColour(to)) return noSuchColour('R9');
  if (from === to)
    return refusal('exchange-same', 'Tausch gegen eine andere Farbe.', 'Exchange for a different colour.', 'R9');
  const rate = box.edition.exchange;
  if (world.worshipers[colourOf(from)] < rate)
    return refusal(
      'exchange-too-few',
      `Zum Tauschen brauchst du ${worshipers(rate).de} derselben Farbe.`,
      `To exchange you need ${worshipers(rate).en} of the same colour.`,
      'R9',
    );
  if (!staysOpen(box, world, step, colourOf(from), colourOf(to)))
    return refusal(
      'exchange-needed',
      'Nach diesem Tausch könntest du das hier nicht mehr erfüllen.',
      'After this exchange you could no longer do what is asked here.',
      'R10',
    );
  return legal;
}

function explainTaking(box: Box, s: OrbisState, world: World, { tile: id }: Tried): Refusal {
  const tile = box.tileIds.indexOf(id as string);
  if (world.regions === REGIONS)
    return refusal(
      'pyramid-complete',
      'Deine Pyramide ist fertig: Jetzt nimmst du eine Gottheit.',
      'Your pyramid is complete: now you take a god.',
      'R8',
    );
  if (tile < 0 || !s.display.includes(tile + 1))
    return refusal(
      'not-in-display',
      'Diese Landschaft liegt nicht in der Auslage.',
      'That region is not in the display.',
      'R7',
    );
  return legal;
}

function explainGod(box: Box, s: OrbisState, world: World, { god: id }: Tried): Refusal {
  if (world.god >= 0)
    return refusal(
      'second-god',
      'Du hast schon eine Gottheit: Mehr als eine nimmst du nicht.',
      'You already have a god: you only take one.',
      'R8',
    );
  const god = box.gods.indexOf(id as GodId);
  if (god < 0 || !s.gods.includes(god))
    return refusal('god-not-there', 'Diese Gottheit liegt nicht aus.', 'That god isn’t available.', 'R39');
  return legal;
}

function explainPlacing(box: Box, world: World, tile: number, { spot: name, side }: Tried): Refusal {
  if (side !== 'region' && side !== 'wilderness')
    return refusal(
      'no-such-side',
      'Leg sie als Landschaft oder als Wildnis.',
      'Place it as a region or as a wilderness.',
      'R18',
      'side: region, wilderness',
    );
  const spot = spotOf(name);
  if (spot < 0) return refusal('no-such-spot', 'Dieses Feld gibt es nicht.', 'There is no such spot.', 'R22');
  if (world.pyramid[spot] !== 0)
    return refusal('spot-taken', 'Da liegt schon etwas.', 'There is something there already.', 'R22');
  if (rowOf(spot) === 1) {
    const column = columnOf(spot);
    if (world.regions === 0 ? column !== 0 : column < world.left - 1 || column > world.right + 1)
      return refusal(
        'gap',
        'In der ersten Ebene legst du ohne Lücke an.',
        'In the first row you build without a gap.',
        'R23',
      );
    if (world.regions > 0 && world.right - world.left + 1 === BASE)
      return refusal(
        'row-full',
        'Die erste Ebene ist mit fünf Landschaften voll.',
        'The first row is full with five regions.',
        'R23',
      );
  } else if (world.pyramid[belowLeft(spot)] === 0 || world.pyramid[belowRight(spot)] === 0)
    return refusal(
      'nothing-below',
      'Ab der zweiten Ebene liegt jede Landschaft genau auf zwei anderen.',
      'From the second row up, each region rests on exactly two others.',
      'R24',
    );
  if (side === 'wilderness') return legal;
  if (!fits(box, world, tile, spot))
    return refusal(
      'colour-below',
      'Darunter liegt nichts in ihrer Farbe: Hier kann sie nur als Wildnis liegen.',
      'There is nothing of its colour below: here it can only be a wilderness.',
      'R25',
    );
  return canPay(box, world, tile) ? legal : explainPrice(box, world, tile);
}

function explainPrice(box: Box, world: World, tile: number): Refusal {
  const { exchanges } = howToPay(box, world, tile);
  if (exchanges === null)
    return refusal(
      'cannot-pay',
      'Du kannst sie nicht bezahlen, auch nicht durch Tauschen.',
      'You can’t pay for it, not even by exchanging.',
      'R15',
    );
  const rate = box.edition.exchange;
  const list = joined(exchanges.map(({ from, to }) => joined([someOf(rate, from), someOf(1, to)], ' → ')));
  return refusal(
    'exchange-first',
    `Tausch zuerst, dann reicht es: ${list.de}.`,
    `Exchange first, then it is enough: ${list.en}.`,
    'R9',
  );
}

function explainStopping(box: Box, s: OrbisState, step: Extract<Step, { kind: 'volcano' }>): Refusal {
  if (step.left === volcanoAt(box, s, step.spot).number) return legal;
  return refusal(
    'volcano-all',
    'Ein Vulkan entfernt alle oder keinen. Willst du verzichten, nimm die Schritte erst zurück.',
    'A volcano removes all or none. To decline, undo your steps first.',
    'R31',
  );
}

function explainEruption(box: Box, s: OrbisState, spot: number, { tile: id, colour }: Tried): Refusal {
  if (!isColour(colour)) return noSuchColour('R31');
  const cell = s.display.indexOf(box.tileIds.indexOf(id as string) + 1);
  if (cell < 0 || !box.tileIds.includes(id as string))
    return refusal(
      'not-in-display',
      'Diese Landschaft liegt nicht in der Auslage.',
      'That region is not in the display.',
      'R31',
    );
  const c = colourOf(colour);
  if (((volcanoAt(box, s, spot).shown >> c) & 1) === 0)
    return refusal(
      'volcano-colour',
      'Diese Farbe zeigt der Vulkan nicht.',
      'The volcano does not show that colour.',
      'R31',
    );
  if (s.crowd[cell * 5 + c] === 0)
    return refusal(
      'nobody-there',
      'Dort steht kein Anhänger dieser Farbe.',
      'There is no worshipper of that colour there.',
      'R31',
    );
  return legal;
}
