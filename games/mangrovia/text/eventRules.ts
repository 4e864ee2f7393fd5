/** The rule of this very event, where the case it tells of has a rule of its own. */
import type { MangroviaEvent, StoneTile } from '../rules/types.ts';

/** The others are statues. */
const tileRules: Partial<Record<StoneTile, string>> = { treasure: 'R83', amulet: 'R84', joker: 'R85' };
const passedRules = { draw: 'R30', amulets: 'R35', build: 'R55' } as const;

export function eventRule(event: MangroviaEvent): string | undefined {
  switch (event.type) {
    case 'boat':
      return 'R25';
    case 'collected':
      if (event.from === 'board') return 'R35';
      return event.count === 1 ? 'R36' : 'R37';
    case 'built':
      return event.huts === 2 ? 'R57' : undefined;
    case 'tile':
      return tileRules[event.tile] ?? 'R82';
    case 'birds':
      return event.must ? 'R65' : undefined;
    case 'passed':
      return event.need || event.what === 'build' ? passedRules[event.what] : undefined;
    case 'talisman':
      return event.by === 'neighbour' ? 'R64' : undefined;
    case 'pathScored':
      return isNeutral(event) ? 'R71' : undefined;
    case 'poleScored':
      return isNeutral(event) ? 'R76' : undefined;
  }
  return undefined;
}

const isNeutral = ({ first, second }: { first: unknown; second: unknown }): boolean =>
  first === 'neutral' || second === 'neutral';
