/** The rule of this very event, where it tells of something that has a rule of its own: the god called, the trade used. */
import type { BoraEvent, Source } from '../rules/events.ts';
import { componentLinks } from './componentLinks.ts';

type Got = Extract<BoraEvent, { type: 'got' }>['what'];

/** What the helper gives for die points, and what people bring, each by its own rule. */
const helperRules: Record<Got, string> = { points: 'R30', offering: 'R31', shell: 'R29', status: 'R28' };
const peopleRules: Record<Got, string> = { points: 'R49', offering: 'R51', shell: 'R51', status: 'R51' };
/** Materials: fire and fishing give none. */
const materialRules: Partial<Record<Source, string>> = { site: 'R22', helper: 'R33', person: 'R47' };

const of = (component: string): string | undefined => componentLinks[component]?.rule;

export function eventRule(event: BoraEvent): string | undefined {
  switch (event.type) {
    case 'phase':
      return of(`phase-${event.phase}`);
    case 'settled':
      return event.by === 'start' ? 'R10' : undefined;
    case 'stored':
      return materialRules[event.from];
    case 'got':
      if (event.from === 'helper') return helperRules[event.what];
      if (event.from === 'person') return peopleRules[event.what];
      return of(`from-${event.from}`);
    case 'die':
      return of(`action-${event.action}`);
    case 'called':
      return of(`god-${event.god}`);
    case 'moved':
      return of(event.sex === 'man' ? 'swap-tattoo' : 'swap-shells');
    case 'priest':
      return event.out === null ? undefined : 'R38';
    case 'used':
      return of(`${event.sex}-${event.trade}`);
  }
  return undefined;
}
