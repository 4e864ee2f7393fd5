/** What a bot reads off a box once, so that it need not be looked up again in every position. */
import type { Box } from '../editions/box.ts';
import type { Action } from '../editions/edition.ts';
import type { Prospects } from './values.ts';

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

/** With the numbers that it goes by: for the evaluation, or for a policy, which has more of them. */
export interface BoxTables<P extends Prospects = Prospects> {
  box: Box;
  prospects: P;
  /** The first is landing 1. */
  landings: readonly Landing[];
  /** The last landing where open cards are drawn. */
  lastOpen: number;
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

export const boxTablesOf = <P extends Prospects>(box: Box, prospects: P): BoxTables<P> => ({
  box,
  prospects,
  landings: box.landings.map(landingOf),
  lastOpen: box.landings.findLastIndex(actions => actions.includes('open')) + 1,
  placeOn: box.fields.map(({ index, paths }) => paths.map(p => (box.paths[p]?.fields ?? []).indexOf(index))),
});
