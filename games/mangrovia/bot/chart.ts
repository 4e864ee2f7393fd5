/** What a bot reads off a box once, so that it need not be looked up again in every position. */
import type { Judgement } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import type { Action } from '../rules/edition.ts';

/** What there is to do at a landing. */
export interface Landing {
  /** Huts to build, cards to draw by where from, amulets to collect. */
  builds: number;
  open: number;
  any: number;
  pile: number;
  collects: number;
  birds: boolean;
  /** How likely each card drawn here is an open one. */
  takes: readonly number[];
}

/** Features by which moves are weighed too. */
const rated = {
  paths: 'paths, as they will probably go',
  stone: 'stone place',
  pole: 'pole place',
  isles: 'huts on amulet fields, as they are worth',
  hand: 'hand, as it is worth',
} as const;
type Rated = keyof typeof rated;

export interface Chart {
  box: Box;
  /** The first is landing 1. */
  landings: readonly Landing[];
  /** The last landing where open cards are drawn. */
  lastOpen: number;
  /** What each of these is worth as learned, for one as the hand-written numbers take it; at the start and at the end. */
  rates: Readonly<Record<Rated, readonly [early: number, late: number]>>;
  /** By field: how far from the statue it lies on each of its paths. */
  placeOn: readonly (readonly number[])[];
}

/** A card that may be open or face down is rather taken from the open ones. */
const ratherOpen = 0.6;

/** Huts that an action lets one build; a double hut is half of another. */
function hutsAt(action: Action): number {
  if (action === 'two-huts') return 2;
  if (action === 'hut-or-double') return 1.3;
  return action === 'hut' || action === 'amulets-or-hut' ? 1 : 0;
}

function landingOf(actions: readonly Action[]): Landing {
  const often = (wanted: Action): number => actions.filter(action => action === wanted).length;
  return {
    builds: actions.reduce((huts, action) => huts + hutsAt(action), 0),
    open: often('open'),
    any: often('any'),
    pile: often('pile'),
    collects: often('amulets') + 0.5 * often('amulets-or-hut'),
    birds: actions.includes('birds'),
    takes: actions.flatMap(action => (action === 'open' ? [1] : action === 'any' ? [ratherOpen] : [])),
  };
}

const rateOf = ({ features, early, late }: Judgement, name: string): readonly [number, number] => {
  const at = features.indexOf(name);
  return [early[at] ?? 1, late[at] ?? 1];
};

/** What something is worth now, as learned. */
export const rateAt = ({ rates }: Chart, what: Rated, left: number): number => {
  const [early, late] = rates[what];
  return late + (early - late) * left;
};

export const chartOf = (box: Box, judgement: Judgement): Chart => ({
  box,
  rates: Object.fromEntries(
    Object.entries(rated).map(([what, name]) => [what, rateOf(judgement, name)]),
  ) as Chart['rates'],
  landings: box.landings.map(landingOf),
  lastOpen: box.landings.findLastIndex(actions => actions.includes('open')) + 1,
  placeOn: box.fields.map(({ index, paths }) => paths.map(p => (box.paths[p]?.fields ?? []).indexOf(index))),
});
