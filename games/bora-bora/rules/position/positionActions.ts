/** Where the steps of a position come from: in phase A from a die on an action tile, in phase B from a trade in use. */
import { shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { type Action, actions, type Trade, trades } from '../names.ts';
import { freeSpaces } from '../people/taking.ts';
import { reaches, tilesOf } from '../people/using.ts';
import { hasPriest } from '../places/temple.ts';
import type { BoraState, Step, UseStep } from '../types.ts';

const { wrong } = shape;

/** The actions and trades that lead to a step. */
function originsOf(step: Step): readonly (Action | Trade)[] {
  switch (step.kind) {
    case 'expand':
      return [step.path];
    case 'store':
    case 'fish':
      return ['land', 'water'];
    case 'take':
      return [step.sex];
    case 'help':
      return ['helper'];
    case 'priest':
      return ['temple'];
    case 'build':
      return ['build'];
    case 'fire':
      return ['temple', 'build'];
    case 'gather':
      return ['material'];
    case 'card':
    case 'hut':
      return [step.kind];
    default:
      return [];
  }
}

/** Whether a die or trade of this strength leads to a step; some of it is spent once a step has begun. */
function leadsTo(step: Step, strength: number): boolean {
  switch (step.kind) {
    case 'expand':
    case 'take':
    case 'priest':
    case 'build':
      return step.most === strength;
    case 'help':
      return step.begun ? step.points < strength : step.points === strength;
    case 'hut':
      return step.begun ? step.left < strength : step.left === strength;
    case 'gather':
    case 'card':
      return step.left <= strength;
    default:
      return true;
  }
}

/** In phase A some die of the seat lies there; with the white god it counts as 6. */
function fromDie(box: Box, s: BoraState, step: Step): boolean {
  return originsOf(step).some(origin => {
    const mat = box.matOf[s.seats]?.[actions.indexOf(origin as Action)] ?? -1;
    const own = (s.mats[mat] ?? []).filter(code => code >> 3 === step.seat);
    return own.some(code => leadsTo(step, code & 7) || leadsTo(step, 6));
  });
}

/** In phase B a trade that was used does it, twice as strongly if the green god was called. */
function fromTrade(box: Box, s: BoraState, step: Step, { men, women, green }: UseStep): boolean {
  const v = s.villages[step.seat];
  return originsOf(step).some(origin => {
    const trade = trades.indexOf(origin as Trade);
    return (['man', 'woman'] as const).some(sex => {
      if (trade < 0 || !(((sex === 'man' ? men : women) >> trade) & 1)) return false;
      const worth = box.worth[trade]?.[tilesOf(v, sex, trade) - 1] ?? 0;
      const twice = reaches[trade] ? Math.min(6, worth * 2) : worth * 2;
      return leadsTo(step, worth) || (green && leadsTo(step, twice));
    });
  });
}

/** Refuses a step that nothing has led to, or for which the piece or the room is missing. Steps: the next one last. */
export function checkActing(box: Box, s: BoraState, steps: readonly Step[]): void {
  const step = steps.at(-1);
  if (!step || (s.phase !== 'dice' && s.phase !== 'people')) return;
  const v = s.villages[step.seat];
  if (step.kind === 'take' && freeSpaces(v) === 0)
    wrong('steps', 'Dafür ist auf dem Tableau kein Feld frei.', 'The board has no free space for that.');
  if (step.kind === 'priest' && !hasPriest(box, s, step.seat))
    wrong('steps', 'Alle Priester des Platzes sind im Tempel.', 'All priests of the seat are in the temple.');
  if (step.kind === 'hut' && v.huts === 0)
    wrong('steps', 'Da ist keine Hütte mehr zu versetzen.', 'No hut is left to be moved.');

  const use = steps[0];
  if (step.kind === 'die' || step.kind === 'use') return;
  if (use?.kind === 'use' ? !fromTrade(box, s, step, use) : !fromDie(box, s, step))
    wrong(
      'steps',
      'Dazu führt kein Würfel, der dort liegt, und keine Art, die genutzt wird.',
      'No die that lies there and no trade in use leads to that.',
    );
}
