/** A game's rulebook: rules in our own words, numbered, tagged, proven; and where at the table each of them governs. */
import type { EventRecord } from './game.ts';
import type { Words } from './words.ts';

/** The design elements that research on rulebooks marks, with the numbers it knows them by. */
export const designElements = [
  { id: 1292, name: 'chance', words: { de: 'Zufall', en: 'Chance' } },
  { id: 8528, name: 'points', words: { de: 'Siegpunkte', en: 'Victory points' } },
  { id: 8536, name: 'actions', words: { de: 'Aktionspunkte', en: 'Action points' } },
  { id: 1492, name: 'winning', words: { de: 'Siegbedingung', en: 'Winning condition' } },
  { id: 3142, name: 'losing', words: { de: 'Verlierbedingung', en: 'Losing condition' } },
  { id: 3173, name: 'board', words: { de: 'Gemeinsames Spielfeld', en: 'Shared board' } },
  { id: 7090, name: 'together', words: { de: 'Kooperative Spielform', en: 'Cooperative play' } },
  { id: 164466, name: 'shedding', words: { de: 'Loswerden', en: 'Getting rid of things' } },
  { id: 166903, name: 'arriving', words: { de: 'Ankommen', en: 'Arriving' } },
] as const satisfies readonly { id: number; name: string; words: Words }[];

export type DesignElement = (typeof designElements)[number]['name'];

/** A rule of the rulebook, in our own words. */
export interface Rule {
  /** `R12`: unique within the game. */
  id: string;
  title: Words;
  text: Words;
  /** Titles of the tests that prove it; the test run fails when one is missing. */
  tests: readonly string[];
  /** Set where the published rules are silent and this is our reading. */
  ours?: boolean;
  /** What of the design it carries, the most telling first; empty where it carries none of the nine. */
  elements?: readonly DesignElement[];
}

export interface Chapter {
  title: Words;
  rules: readonly Rule[];
}

/** The game on one page: a few headings, under each a few lines that name the rules they shorten. */
export type ShortForm = readonly {
  title: Words;
  lines: readonly { text: Words; rules: readonly string[] }[];
}[];

/** The rule that governs each thing a player meets. Refusals bring theirs along. */
export interface RuleLinks<E extends EventRecord = EventRecord, B = unknown> {
  /** By kind of decision. */
  kinds: Readonly<Record<string, string>>;
  /** By type of event. */
  events: Readonly<Record<string, string>>;
  /** By component, in the game's own naming: tiles, cards, tracks, places. */
  components: Readonly<Record<string, { words: Words; rule: string }>>;
  /** The rule of this very event, where what it tells of has one of its own: the tile worked at, the god called. */
  eventRule?(event: E, box: B): string | undefined;
}

/** Where a line of the log leads: to the rule of what it tells of, otherwise to the rule of such events. */
export const ruleOfEvent = <E extends EventRecord, B>(links: RuleLinks<E, B>, event: E, box: B): string | undefined =>
  links.eventRule?.(event, box) ?? links.events[event.type];
