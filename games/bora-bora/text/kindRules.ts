/** The rule of each kind of decision; a move that does not look like one is refused with it, too. */
import type { StepKind } from '../rules/types.ts';

export const kindRules: Readonly<Record<StepKind, string>> = {
  start: 'R10',
  store: 'R35',
  die: 'R13',
  expand: 'R18',
  fish: 'R23',
  take: 'R24',
  help: 'R27',
  priest: 'R37',
  build: 'R40',
  fire: 'R39',
  use: 'R43',
  gather: 'R47',
  card: 'R50',
  hut: 'R48',
  jewel: 'R57',
  task: 'R58',
  newTask: 'R60',
  last: 'R79',
};
