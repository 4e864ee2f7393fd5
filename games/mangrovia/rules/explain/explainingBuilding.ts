/** Why somebody cannot build, or not there, or not for that. */
import { listed, type Refusal, refusal, type Seat, type Words, words } from '@atoll/engine';
import type { Box, Field, Plan } from '../../editions/box.ts';
import { landscapeNames } from '../../text/names.ts';
import { hasBirds, paymentOf, planOf } from '../building/building.ts';
import { canPay, openPurse } from '../building/paying.ts';
import { payName } from '../building/payments.ts';
import { countOf, holds } from '../packs.ts';
import { landscapesIn } from '../records.ts';
import { type BuildStep, type Landscape, landscapes, type MangroviaState, ownerOf, type Supply } from '../types.ts';
import { startCardsOf } from '../view/view.ts';
import type { Tried } from './explaining.ts';

/** What a seat lacks to carry out a plan; the field itself is looked at elsewhere. */
export interface Lacks {
  bird: boolean;
  card: boolean;
  price: boolean;
}

function lacksFor(box: Box, s: MangroviaState, seat: Seat, plan: Plan): Lacks {
  const supply = s.supplies[seat];
  return {
    bird: !hasBirds(s, plan) && supply.jokers === 0,
    card: !holds(supply.landscapes, plan.cards),
    price: !canPay(openPurse(box, s, seat, plan.currency), plan.price),
  };
}

const count = ({ bird, card, price }: Lacks): number => Number(bird) + Number(card) + Number(price);

/**
 * What a seat lacks to build a hut on a field, by the plan that lacks least; null where a hut stands already. For boards:
 * what could be paid for if only a bird were there.
 */
export function lacksAt(box: Box, s: MangroviaState, seat: Seat, field: number, huts: 1 | 2 = 1): Lacks | null {
  if (s.fields[field] !== 0) return null;
  const all = (box.plansAt[field] ?? []).filter(plan => plan.huts === huts).map(plan => lacksFor(box, s, seat, plan));
  return all.reduce<Lacks | null>((least, lacks) => (least && count(least) <= count(lacks) ? least : lacks), null);
}

const or = words('oder', 'or');

const named = (all: readonly Landscape[], last?: Words): Words =>
  listed(
    all.map(name => landscapeNames[name]),
    last,
  );

/** The landscape cards that a supply lacks for a plan, one by one. */
const missingFor = (supply: Supply, plan: Plan): Landscape[] =>
  landscapes.flatMap((name, kind) =>
    Array.from({ length: Math.max(0, countOf(plan.cards, kind) - countOf(supply.landscapes, kind)) }, () => name),
  );

/** Why nothing of this kind can be built on a field, whatever is paid. Null if something can. */
function whyNotField(box: Box, s: MangroviaState, step: BuildStep, field: Field, huts: 1 | 2): Refusal | null {
  const { seat } = step;
  const supply = s.supplies[seat];
  const code = s.fields[field.index];
  if (code !== 0)
    return huts === 2 && ownerOf(code) === seat + 1
      ? refusal(
          'no-upgrade',
          'Eine Hütte, die steht, wird keine Doppelhütte.',
          'A hut that stands cannot become a double hut.',
          'R59',
        )
      : refusal('occupied', 'Hier steht schon eine Hütte.', 'There is a hut here already.', 'R44');
  if (huts === 2) {
    if (!step.double)
      return refusal(
        'no-double-here',
        'Doppelhütten erlaubt diese Anlegestelle nicht.',
        'This landing allows no double hut.',
        'R57',
      );
    if (!field.allowsDouble)
      return refusal(
        'double-place',
        'Auf Steinplatz, Pfahlplatz und Amulettfeldern stehen keine Doppelhütten.',
        'No double huts stand on the stone place, the pole place and amulet spaces.',
        'R58',
      );
    if (supply.huts < 2)
      return refusal(
        'one-hut-left',
        'Für eine Doppelhütte brauchst du zwei Hütten.',
        'A double hut takes two huts.',
        'R60',
      );
  }
  const lacks = lacksAt(box, s, seat, field.index, huts);
  if (!lacks || count(lacks) === 0) return null;
  if (lacks.bird) return noBird(field);
  if (lacks.card) {
    // Of all ways to build here, those for which the fewest cards are missing.
    const ways = (box.plansAt[field.index] ?? [])
      .filter(plan => plan.huts === huts && !lacksFor(box, s, seat, plan).bird)
      .map(plan => missingFor(supply, plan));
    const fewest = Math.min(...ways.map(way => way.length));
    const wanted = [...new Set(ways.filter(way => way.length === fewest).flat())];
    return noCard(fewest, named(wanted, or), huts);
  }
  return cannotPay(field, huts);
}

function noBird({ landscapes: names }: Pick<Field, 'landscapes'>): Refusal {
  const { de, en } = named(names, or);
  return refusal('no-bird', `Auf ${de} sitzt kein Paradiesvogel.`, `No bird of paradise sits on ${en}.`, 'R45');
}

/** `missing` cards are needed still. */
const noCard = (missing: number, { de, en }: Words, huts: number): Refusal =>
  missing === 1
    ? refusal(
        'no-landscape-card',
        `Dafür fehlt dir eine Landschaftskarte: ${de}.`,
        `You still need a landscape card for that: ${en}.`,
        huts === 2 ? 'R57' : 'R46',
      )
    : refusal(
        'no-landscape-card',
        `Dafür fehlen dir zwei Landschaftskarten: ${de}.`,
        `You still need two landscape cards for that: ${en}.`,
        'R57',
      );

function cannotPay({ price, currency }: Pick<Field, 'price' | 'currency'>, huts: number): Refusal {
  const sum = price * huts;
  return currency === 'treasures'
    ? refusal(
        'cannot-pay',
        `Du kannst mit deinen Kostbarkeiten nicht genau ${sum} zahlen.`,
        `You cannot pay exactly ${sum} in treasures.`,
        'R47',
      )
    : refusal(
        'cannot-pay',
        `Du kannst mit deinen Amuletten nicht genau ${sum} zahlen.`,
        `You cannot pay exactly ${sum} in amulets.`,
        'R47',
      );
}

export function whyNotBuild(box: Box, s: MangroviaState, step: BuildStep, tried: Tried): Refusal | null {
  if (!('field' in tried)) return null;
  const field = typeof tried.field === 'string' ? box.fields[box.fieldAt.get(tried.field) ?? -1] : undefined;
  if (!field) return refusal('no-such-field', 'So ein Feld gibt es nicht.', 'There is no such space.', 'R52');
  if ('huts' in tried && tried.huts !== 1 && tried.huts !== 2)
    return refusal(
      'no-such-huts',
      'Du baust eine Hütte oder eine Doppelhütte.',
      'You build one hut or a double hut.',
      'R57',
      'huts: 1 or 2',
    );
  const single = tried.huts === 2 ? null : whyNotField(box, s, step, field, 1);
  const double = tried.huts === 1 ? null : whyNotField(box, s, step, field, 2);
  if (tried.huts === 2 ? double : single && (tried.huts === 1 || double)) return tried.huts === 2 ? double : single;
  if (typeof tried.huts !== 'number' || !('cards' in tried)) return null;
  const found = typeof tried.cards === 'string' ? planOf(box, field.id, tried.huts, tried.cards) : null;
  if (!found) return whyNotCards(field, tried.huts, tried.cards);
  return (
    whyNotPlan(box, s, step, found.plan, found.joker) ??
    ('pay' in tried ? whyNotPay(box, s, step, found.plan, tried.pay) : null)
  );
}

/** Why landscape cards fit no way to build here: other landscapes, too few or too many cards, or another order. */
function whyNotCards({ landscapes: names }: Field, huts: number, cards: unknown): Refusal {
  const given = typeof cards === 'string' ? cards.replace(/\+joker$/, '').split('+') : [];
  const shown = named(names);
  if (given.length === 0 || !given.every(card => names.some(name => name === card)))
    return refusal(
      'wrong-landscape',
      `Dieses Feld zeigt ${shown.de}.`,
      `This space shows ${shown.en}.`,
      names.length === 2 ? (huts === 2 ? 'R62' : 'R61') : 'R46',
    );
  if (given.length !== huts)
    return huts === 2
      ? refusal(
          'card-count',
          'Eine Doppelhütte kostet genau zwei Landschaftskarten.',
          'A double hut costs exactly two landscape cards.',
          'R57',
        )
      : refusal(
          'card-count',
          'Eine Hütte kostet genau eine Landschaftskarte.',
          'A hut costs exactly one landscape card.',
          'R46',
        );
  const name = `${names.join('+')}${String(cards).endsWith('+joker') ? '+joker' : ''}`;
  return refusal(
    'cards-order',
    'Schreib die Karten in der anderen Reihenfolge.',
    'Write the cards in the other order.',
    'R62',
    name,
  );
}

function whyNotPlan(box: Box, s: MangroviaState, step: BuildStep, plan: Plan, joker: boolean): Refusal | null {
  const supply = s.supplies[step.seat];
  if (joker && supply.jokers === 0)
    return refusal('no-joker', 'Du hast keinen Landschaftsjoker.', 'You have no landscape joker.', 'R85');
  if (joker && hasBirds(s, plan))
    return refusal(
      'joker-not-needed',
      'Hier sitzt schon ein Vogel: Den Joker brauchst du nicht.',
      'There’s a bird here already: keep your joker.',
      'R86',
    );
  if (!joker && !hasBirds(s, plan)) return noBird({ landscapes: landscapesIn(plan.bits & ~s.birds) });
  if (!holds(supply.landscapes, plan.cards)) {
    const missing = missingFor(supply, plan);
    return noCard(missing.length, named([...new Set(missing)]), plan.huts);
  }
  if (!canPay(openPurse(box, s, step.seat, plan.currency), plan.price))
    return cannotPay(box.fields[plan.field], plan.huts);
  return null;
}

function whyNotPay(box: Box, s: MangroviaState, step: BuildStep, plan: Plan, tried: unknown): Refusal | null {
  const payment = typeof tried === 'string' ? paymentOf(box, plan.currency, tried) : null;
  const { tileValue } = openPurse(box, s, step.seat, plan.currency);
  if (!payment) return notPaying(plan);
  const name = payName(plan.currency, payment, tileValue);
  if (name !== tried)
    return refusal(
      'pay-order',
      'Schreib die Bezahlung in der anderen Reihenfolge.',
      'Write the payment in the other order.',
      'R49',
      name,
    );
  const sum = name.split('+').reduce((total, part) => total + Number(/\d$/.exec(part)?.[0] ?? 0), 0);
  if (sum > plan.price)
    return refusal(
      'overpaid',
      `Das wären ${sum}; der Preis ist genau ${plan.price}.`,
      `That would be ${sum}; the price is exactly ${plan.price}.`,
      'R47',
    );
  if (sum < plan.price)
    return refusal(
      'underpaid',
      `Das sind nur ${sum}; der Preis ist genau ${plan.price}.`,
      `That is only ${sum}; the price is exactly ${plan.price}.`,
      'R47',
    );
  const supply = s.supplies[step.seat];
  const tiles = plan.currency === 'treasures' ? supply.treasureTiles : supply.amuletTiles;
  const starts = startCardsOf(box, s, step.seat);
  const hasStarts = payment.starts.every(
    value => payment.starts.filter(v => v === value).length <= starts.filter(v => v === value).length,
  );
  const pack = plan.currency === 'treasures' ? supply.treasures : supply.amulets;
  return holds(pack, payment.pack) && hasStarts && payment.tiles <= tiles
    ? null
    : refusal('pay-not-yours', 'Das hast du nicht.', 'You do not have that.', 'R49');
}

const notPaying = ({ currency }: Plan): Refusal =>
  currency === 'treasures'
    ? refusal(
        'wrong-currency',
        'Hier zahlst du mit Kostbarkeiten von 2 bis 7.',
        'Here you pay with treasures from 2 to 7.',
        'R48',
      )
    : refusal(
        'wrong-currency',
        'Hier zahlst du mit Amuletten von 1 bis 6.',
        'Here you pay with amulets from 1 to 6.',
        'R48',
      );
