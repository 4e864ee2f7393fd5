/** The rule of this very event, where it tells of something that has a rule of its own. */
import type { Box } from '../editions/box.ts';
import type { CacaoEvent } from '../rules/types.ts';
import { jungleRules } from './jungleRules.ts';

export function eventRule(event: CacaoEvent, box: Box): string | undefined {
  switch (event.type) {
    case 'placed':
      return event.over ? 'R26' : undefined;
    case 'filled':
      // The pile is used only for what the display has no tile for.
      return event.from === 'pile' ? 'R14' : undefined;
    case 'worked': {
      const kind = box.jungleKind[box.jungleIds.indexOf(event.jungle)];
      return kind && jungleRules[kind];
    }
  }
  return undefined;
}
