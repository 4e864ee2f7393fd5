/** Why the helper or a person cannot do what somebody wanted of them. */
import { counted, type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { nouns } from '../../text/nouns.ts';
import { GREEN, type Swap, swaps } from '../names.ts';
import { MOVED, personOf, WOMAN } from '../people/person.ts';
import { isUsable, reaches, tilesOf, usedTrade } from '../people/using.ts';
import type { BoraState, HelpStep, HutStep, UseStep, Village } from '../types.ts';
import type { Tried } from './explaining.ts';
import { whyNotCall } from './explainingGods.ts';
import { whyNotCard, whyNotStore } from './explainingPlaces.ts';

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
  const v = s.villages[step.seat];
  if (tried.swap === 'done') {
    if (fieldsBeside(tried, 'swap') !== '') return misnamed('');
    return step.begun
      ? null
      : refusal('help-begin', 'Führ mindestens einen Tausch aus.', 'Make at least one exchange.', 'R27');
  }
  const swap = tried.swap as Swap;
  if (!swaps.includes(swap))
    return refusal('no-such-swap', 'Diesen Tausch gibt es nicht.', 'There is no such exchange.', 'R27');
  if (fieldsBeside(tried, 'swap') !== more[swap]) return misnamed(more[swap]);
  const cost = box.edition.helper[swap];
  if (cost > step.points) {
    const { de, en } = counted(cost, nouns.diePoint);
    return refusal(
      'too-dear',
      `Das kostet ${de}, du hast noch ${step.points}.`,
      `That costs ${en}, and you have ${step.points} left.`,
      'R27',
    );
  }
  if (swap === 'tattoo' || swap === 'shells') return whyNotMove(v, swap, tried.person);
  if (swap === 'card') return whyNotCard(s, tried.card);
  if (swap === 'material') return whyNotStore(box, v, tried);
  if (swap === 'hut' && v.huts === 0)
    return refusal('no-hut', 'Du hast keine Hütte zum Versetzen mehr.', 'You have no hut left to move.', 'R34');
  return null;
}

const misnamed = (fields: string): Refusal =>
  refusal(
    'help-shape',
    'Das passt nicht zu diesem Tausch.',
    'That doesn’t fit this exchange.',
    'R27',
    ['swap', ...fields.split(' ')].filter(Boolean).join(', '),
  );

function whyNotMove(v: Village, swap: 'tattoo' | 'shells', name: unknown): Refusal | null {
  const person = typeof name === 'string' ? personOf(name) : -1;
  const [rule, de, en] = swap === 'tattoo' ? ['R28', 'Diesen Mann', 'man'] : ['R29', 'Diese Frau', 'woman'];
  if (person < 0 || person >= WOMAN !== (swap === 'shells'))
    return refusal('no-such-person', `${de} gibt es nicht.`, `There is no such ${en}.`, rule);
  if (v.people.includes(person + MOVED))
    return refusal('already-moved', 'Schon heruntergeschoben.', 'Already moved down.', rule);
  return v.people.includes(person)
    ? null
    : refusal('not-yours', 'Das Plättchen liegt nicht bei dir.', 'That tile is not yours.', rule);
}

export function whyNotUse(box: Box, s: BoraState, step: UseStep, tried: Tried): Refusal | null {
  const { seat } = step;
  const v = s.villages[seat];
  const { use, green } = tried;
  if (use === 'done') return green === undefined ? null : misused();
  const named = typeof use === 'string' ? usedTrade(use) : null;
  if (!named) return refusal('no-such-trade', 'Diesen Beruf gibt es nicht.', 'There is no such trade.', 'R43');
  const { sex, trade } = named;
  const tiles = tilesOf(v, sex, trade);
  if (tiles === 0) return refusal('not-yours', 'Diesen Beruf hast du nicht.', 'You have nobody of that trade.', 'R43');
  const withPay = 'pay' in tried;
  if (withPay !== (green === 'double' || green === 'extra') || (!withPay && green !== 'no')) return misused();

  const used = sex === 'man' ? step.men : step.women;
  if ((used >> trade) & 1)
    return refusal('used-already', 'Diesen Beruf hast du schon genutzt.', 'You have already used that trade.', 'R43');
  if (green === 'no' ? used !== 0 : green === 'double' && used !== 0)
    return refusal(
      'one-trade',
      'Männer eines Berufs und Frauen eines Berufs; einen weiteren Beruf nur mit dem grünen Gott.',
      'One trade of men and one of women; one more only with the green god.',
      'R43',
    );
  if (green === 'extra' && used === 0)
    return refusal(
      'extra-idle',
      'Dafür brauchst du den grünen Gott nicht.',
      'You don’t need the green god for that.',
      'R71',
    );
  if (green !== 'no') {
    if (step.green)
      return refusal('one-green', 'Nur ein grüner Gott je Phase.', 'Only one green god per phase.', 'R72');
    const why = whyNotCall(v, GREEN, tried.pay);
    if (why) return why;
  }
  const worth = box.worth[trade][tiles - 1];
  if (green === 'double' && reaches[trade] && worth >= 6)
    return refusal('double-idle', 'Stärker wird das nicht.', 'That won’t get any stronger.', 'R70');
  return isUsable(box, s, seat, trade, green === 'double' ? worth * 2 : worth)
    ? null
    : refusal('idle', 'Das würde gerade nichts bewirken.', 'That would do nothing right now.', 'R43');
}

const misused = (): Refusal =>
  refusal(
    'use-shape',
    'Wähl, ob der grüne Gott hilft und wie du ihn rufst.',
    'Choose whether the green god helps, and how to call it.',
    'R43',
    'use: done; or use, green: no; or use, green: double or extra, pay',
  );

export function whyNotHut(step: HutStep, { hut }: Tried): Refusal | null {
  if (hut === 'move') return null;
  if (hut !== 'stop')
    return refusal(
      'no-such-choice',
      'Versetz eine Hütte oder hör auf.',
      'Move a hut or stop.',
      'R48',
      'hut: move, stop',
    );
  return step.begun ? null : refusal('hut-begin', 'Versetz mindestens eine Hütte.', 'Move at least one hut.', 'R48');
}
