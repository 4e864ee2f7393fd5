/** Why a die cannot be placed. */
import { type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { leastFor, lowestOn } from '../dice/dice.ts';
import { give, takeBack } from '../gods/gods.ts';
import { type Action, actions, BLUE, type Pay, pays, WHITE } from '../names.ts';
import { freeSpaces } from '../people/taking.ts';
import { hasPair } from '../places/building.ts';
import type { BoraState, DieStep, Village } from '../types.ts';
import type { Tried } from './explaining.ts';
import { whyNotCall } from './explainingGods.ts';

export function whyNotDie(box: Box, s: BoraState, step: DieStep, tried: Tried): Refusal | null {
  const v = s.villages[step.seat];
  const { die, blue, white } = tried;
  if (typeof die !== 'number' || !v.dice.includes(die))
    return refusal('no-such-die', 'So einen Würfel hast du nicht mehr.', 'You have no such die left.', 'R13');
  const action = actions.indexOf(tried.action as Action);
  if (action < 0) return refusal('no-such-action', 'Diese Aktion gibt es nicht.', 'There is no such action.', 'R2');
  if (tried.action === 'fishing')
    return blue === 'none' && white === 'none'
      ? null
      : refusal('fishing-god', 'Beim Fischen hilft kein Gott.', 'No god helps with fishing.', 'R17');

  const lowest = lowestOn(box, s, action);
  if (blue === 'none') {
    if (die >= lowest)
      return refusal(
        'not-lower',
        `Da liegt schon eine ${lowest}: Nur ein kleinerer Würfel darf dazu, oder der blaue Gott hilft.`,
        `There is a ${lowest} already: only a lower die may join it, unless the blue god helps.`,
        'R14',
      );
  } else {
    const why = whyNotCall(v, BLUE, blue);
    if (why) return why;
    if (die < lowest)
      return refusal(
        'blue-idle',
        'Dieser Würfel darf auch ohne den blauen Gott dorthin.',
        'This die may go there without the blue god.',
        'R66',
      );
  }
  if (white !== 'none') {
    const why = whyNotBoth(v, blue, white);
    if (why) return why;
    if (die === 6) return refusal('white-idle', 'Eine 6 ist schon eine 6.', 'A 6 is already a 6.', 'R67');
  }
  const value = white === 'none' ? die : 6;
  return leastFor(box, s, step.seat, action) <= value ? null : whyIdle(box, s, step, tried.action as Action, value);
}

/** White must still be payable after blue was paid. */
function whyNotBoth(v: Village, blue: unknown, white: unknown): Refusal | null {
  if (blue === 'none') return whyNotCall(v, WHITE, white);
  const way = pays.indexOf(blue as Pay);
  give(v, BLUE, way);
  const why = whyNotCall(v, WHITE, white);
  takeBack(v, BLUE, way);
  return why;
}

/** R16: why an action would do nothing. */
function whyIdle(box: Box, s: BoraState, step: DieStep, action: Action, value: number): Refusal {
  const v = s.villages[step.seat];
  switch (action) {
    case 'land':
    case 'water':
      return refusal(
        'no-path',
        `Mit ${value} führt dich hier kein Weg in ein neues Gebiet.`,
        `With ${value} no path leads you to a new region here.`,
        'R16',
      );
    case 'woman':
    case 'man':
      if (freeSpaces(v) === 0)
        return refusal(
          'no-space',
          'Auf deinem Tableau ist kein Feld frei.',
          'There is no free space on your board.',
          'R26',
        );
      return refusal(
        'no-person',
        `Neben 1 bis ${value} liegt niemand mehr.`,
        `Nobody is left at 1 to ${value}.`,
        'R24',
      );
    case 'temple':
      return refusal('no-priest', 'Alle deine Priester sind im Tempel.', 'All your priests are in the temple.', 'R37');
    default:
      if (!hasPair(box, v))
        return refusal(
          'no-pair-of-cells',
          'Du hast keine zwei Baustoffe auf benachbarten Feldern.',
          'You have no two materials on neighbouring cells.',
          'R42',
        );
      return refusal(
        'building-too-high',
        `Du hast kein Bauplättchen mit höchstens ${value} mehr.`,
        `You have no building tile of ${value} or lower left.`,
        'R40',
      );
  }
}
