/** Steps in readable names, and back. */
import type { Box } from '../../editions/box.ts';
import { materials, type Trade, trades } from '../names.ts';
import type { Step } from '../types.ts';
import type { ViewStep } from './viewTypes.ts';

const tradesOf = (bits: number): Trade[] => trades.filter((_, trade) => (bits >> trade) & 1);
const bitsOf = (names: readonly Trade[]): number => names.reduce((bits, name) => bits | (1 << trades.indexOf(name)), 0);

export function viewStep(box: Box, step: Step): ViewStep {
  switch (step.kind) {
    case 'store':
      return { ...step, material: materials[step.material] };
    case 'fish':
      return { ...step, region: box.regionIds[step.region] };
    case 'use':
      return { ...step, men: tradesOf(step.men), women: tradesOf(step.women) };
    default:
      return { ...step };
  }
}

export function stepOf(box: Box, step: ViewStep): Step {
  switch (step.kind) {
    case 'store':
      return { ...step, material: materials.indexOf(step.material) };
    case 'fish':
      return { ...step, region: box.regionIds.indexOf(step.region) };
    case 'use':
      return { ...step, men: bitsOf(step.men), women: bitsOf(step.women) };
    default:
      return { ...step };
  }
}
