/** Why the helper or a person cannot do what somebody wanted of them. */
import { type Refusal, refusal } from '@atoll/engine';
import type { Box } from './box.ts';
import type { Tried } from './explaining.ts';
import { whyNotCall } from './explainingGods.ts';
import { whyNotCard, whyNotStore } from './explainingPlaces.ts';
import { GREEN, type Swap, swaps } from './names.ts';
import { MOVED, personOf, WOMAN } from './person.ts';
import type { BoraState, HelpStep, HutStep, UseStep, Village } from './types.ts';
import { isUsable, reaches, tilesOf, usedTrade } from './using.ts';

/** Which further fields an exchange has. */
const more: Record<Swap, string> = {
  tattoo: 'person',
  shells: 'person',
  points: '',
  offering: '',
  card: 'card',
  material: 'cell material',
  hut: '',
};

const fieldsBeside = (tried: Tried, field: string): string =>
  Object.keys(tried)
    .filter(name => name !== field)
    .sort()
    .join(' ');

export function whyNotHelp(box: Box, s: BoraState, step: HelpStep, tried: Tried): Refusal | null {
  const v = s.villages[step.seat] as Village;
  if (tried.swap === 'done') {
    if (fieldsBeside(tried, 'swap') !== '') return misnamed('done', '');
    return step.begun
      ? null
      : refusal('help-begin', 'Mindestens einen Tausch führst du aus.', 'You make at least one exchange.', 'R27');
  }
  const swap = tried.swap as Swap;
  if (!swaps.includes(swap))
    return refusal('no-such-swap', 'Das kann man nicht eintauschen.', 'There is no such exchange.', 'R27');
  if (fieldsBeside(tried, 'swap') !== more[swap]) return misnamed(swap, more[swap]);
  const cost = box.edition.helper[swap];
  if (cost > step.points)
    return refusal(
      'too-dear',
      `Das kostet ${cost} Würfelpunkte, du hast noch ${step.points}.`,
      `That costs ${cost} die points, and you have ${step.points} left.`,
      'R27',
    );
  if (swap === 'tattoo' || swap === 'shells') return whyNotMove(v, swap, tried.person);
  if (swap === 'card') return whyNotCard(s, tried.card);
  if (swap === 'material') return whyNotStore(box, v, tried);
  if (swap === 'hut' && v.huts === 0)
    return refusal('no-hut', 'Du hast keine Hütte zum Versetzen mehr.', 'You have no hut left to move.', 'R34');
  return null;
}

const misnamed = (swap: string, fields: string): Refusal =>
  refusal(
    'help-shape',
    `Zu ${swap} gehört ${fields || 'nichts weiter'}.`,
    `${swap} takes ${fields || 'nothing else'}.`,
    'R27',
  );

function whyNotMove(v: Village, swap: 'tattoo' | 'shells', name: unknown): Refusal | null {
  const person = typeof name === 'string' ? personOf(name) : -1;
  const [rule, de, en] = swap === 'tattoo' ? ['R28', 'kein Mann', 'man'] : ['R29', 'keine Frau', 'woman'];
  if (person < 0 || person >= WOMAN !== (swap === 'shells'))
    return refusal('no-such-person', `So heißt ${de}.`, `No ${en} is called that.`, rule);
  if (v.people.includes(person + MOVED))
    return refusal('already-moved', 'Das geht mit jedem nur einmal.', 'That goes only once with each.', rule);
  return v.people.includes(person)
    ? null
    : refusal('not-yours', 'Das Plättchen liegt nicht bei dir.', 'That tile is not yours.', rule);
}

export function whyNotUse(box: Box, s: BoraState, step: UseStep, tried: Tried): Refusal | null {
  const { seat } = step;
  const v = s.villages[seat] as Village;
  const { use, green } = tried;
  if (use === 'done') return green === undefined ? null : misused();
  const named = typeof use === 'string' ? usedTrade(use) : null;
  if (!named) return refusal('no-such-trade', 'Diese Art gibt es nicht.', 'There is no such trade.', 'R43');
  const { sex, trade } = named;
  const tiles = tilesOf(v, sex, trade);
  if (tiles === 0) return refusal('not-yours', 'Die hast du nicht.', 'You have none of these.', 'R43');
  const withPay = 'pay' in tried;
  if (withPay !== (green === 'double' || green === 'extra') || (!withPay && green !== 'no')) return misused();

  const used = sex === 'man' ? step.men : step.women;
  if ((used >> trade) & 1)
    return refusal('used-already', 'Die hast du schon genutzt.', 'You have used these already.', 'R43');
  if (green === 'no' ? used !== 0 : green === 'double' && used !== 0)
    return refusal(
      'one-trade',
      'Eine Männerart und eine Frauenart; eine weitere nur mit dem grünen Gott.',
      'One trade of men and one of women; one more only with the green god.',
      'R43',
    );
  if (green === 'extra' && used === 0)
    return refusal('extra-idle', 'Dafür brauchst du den grünen Gott nicht.', 'You need no green god for that.', 'R71');
  if (green !== 'no') {
    if (step.green) return refusal('one-green', 'Nur ein grüner Gott je Phase.', 'Only one green god a phase.', 'R72');
    const why = whyNotCall(v, GREEN, tried.pay);
    if (why) return why;
  }
  const worth = box.worth[trade]?.[tiles - 1] as number;
  if (green === 'double' && reaches[trade] && worth >= 6)
    return refusal('double-idle', 'Stärker wird das nicht.', 'That gets no stronger.', 'R70');
  return isUsable(box, s, seat, trade, green === 'double' ? worth * 2 : worth)
    ? null
    : refusal('idle', 'Damit kannst du gerade nichts ausrichten.', 'That would do nothing now.', 'R43');
}

const misused = (): Refusal =>
  refusal(
    'use-shape',
    'Dazu gehört green „no“, oder „double“ oder „extra“ mit pay.',
    'With it goes green “no”, or “double” or “extra” with pay.',
    'R43',
  );

export function whyNotHut(step: HutStep, { hut }: Tried): Refusal | null {
  if (hut === 'move') return null;
  if (hut !== 'stop') return refusal('no-such-choice', 'Möglich: move, stop.', 'Possible: move, stop.', 'R48');
  return step.begun
    ? null
    : refusal('hut-begin', 'Mindestens eine Hütte versetzt du.', 'You move at least one hut.', 'R48');
}
