/** Which rule governs what a player meets at a table of Bora Bora. */
import type { RuleLinks } from '@atoll/engine';
import type { BoraEvent } from '../rules/events.ts';
import { componentLinks } from './componentLinks.ts';
import { eventRule } from './eventRules.ts';
import { kindRules } from './kindRules.ts';

export const links: RuleLinks<BoraEvent> = {
  kinds: kindRules,
  events: {
    round: 'R11',
    phase: 'R11',
    rolled: 'R12',
    laidOut: 'R61',
    settled: 'R21',
    stored: 'R35',
    got: 'R22',
    die: 'R13',
    called: 'R62',
    fish: 'R23',
    took: 'R24',
    moved: 'R28',
    drew: 'R32',
    revealed: 'R32',
    reshuffled: 'R65',
    priest: 'R37',
    built: 'R41',
    hut: 'R34',
    used: 'R43',
    statusScored: 'R53',
    templeScored: 'R55',
    bought: 'R57',
    passed: 'R57',
    showed: 'R78',
    fulfilled: 'R58',
    discarded: 'R59',
    newTask: 'R60',
    final: 'R83',
    end: 'R84',
  } satisfies Record<BoraEvent['type'], string>,
  eventRule,
  components: componentLinks,
};
