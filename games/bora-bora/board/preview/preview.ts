/** What a die would lead to, found by placing it on an imagined copy of the table. */
import { rememberedByKey } from '@atoll/boardkit/remembered.ts';
import { counted, narrow, type Picks, type Words, words } from '@atoll/engine';
import type { Action, God, Sex } from '../../rules/names.ts';
import type { BoraMove, DieMove } from '../../rules/types.ts';
import type { BoraView } from '../../rules/view/viewTypes.ts';
import { regionWords, tradeWords } from '../../text/components.ts';
import { nouns } from '../../text/nouns.ts';
import { useAim } from '../aim.ts';
import { place } from '../places.ts';
import { askedFor, type Props, stepOf } from '../props.ts';

export interface Outlook {
  move: DieMove;
  /** Gods without whom it cannot be done. */
  needs: readonly God[];
  /** What the die counts for. */
  value: number;
  /** Regions and other places that could be chosen next. */
  regions: ReadonlySet<string>;
  places: readonly string[];
  words: Words;
}

const isDie = (move: BoraMove): move is DieMove => 'die' in move;

/** The move that is meant by a die and an action: with the gods picked so far, otherwise with as few as possible. */
export function meant(moves: readonly BoraMove[], die: number, action: Action, picks: Picks): DieMove | null {
  const fitting = narrow(moves, { die, action }).filter(isDie);
  const wanted = fitting.filter(
    move =>
      (picks.blue === undefined || picks.blue === move.blue) &&
      (picks.white === undefined || picks.white === move.white),
  );
  const cost = (move: DieMove) => (move.blue === 'none' ? 0 : 2) + (move.white === 'none' ? 0 : 1);
  const all = wanted.length > 0 ? wanted : fitting;
  return all.reduce<DieMove | null>((best, move) => (best && cost(best) <= cost(move) ? best : move), null);
}

/** The gods that every way to place this die there calls. */
export function godsNeeded(moves: readonly BoraMove[], die: number, action: Action): God[] {
  const fitting = narrow(moves, { die, action }).filter(isDie);
  if (fitting.length === 0) return [];
  return (['blue', 'white'] as const).filter(god => fitting.every(move => move[god] !== 'none'));
}

type Asking = Pick<Props, 'moves' | 'foresee' | 'view' | 'game'>;

const known = rememberedByKey<BoraView, DieMove, Outlook>();

/** Worked out once a position, however many parts of the board ask, and how often. */
export const outlook = (props: Asking, move: DieMove): Outlook => known(props.view, move, () => lookOut(props, move));

function lookOut(props: Asking, move: DieMove): Outlook {
  let next: readonly BoraMove[] = [];
  let same = false;
  const seen = props.foresee(move, (decision, moves, after) => {
    // Only what still belongs to this die: its first step, not the next seat's turn.
    same = after.turn === props.view.turn && after.phase === props.view.phase && decision.kind !== 'die';
    if (same) next = moves;
    return null;
  });
  const value = move.white === 'none' ? move.die : 6;
  const regions = new Set<string>();
  const places = new Set<string>();
  const sex = move.action as Sex;
  for (const follows of next) {
    if ('region' in follows) regions.add(follows.region);
    else if ('slot' in follows) places.add(place.person(sex, follows.slot));
    else if ('space' in follows) places.add(place.temple(follows.space));
  }
  // Where there was only one way to go on, it has been gone already.
  for (const event of seen.events) {
    if (event.type === 'settled') regions.add(event.region);
    else if (event.type === 'took') places.add(place.person(sex, event.slot));
    else if (event.type === 'priest') places.add(place.temple(event.space));
  }
  return {
    move,
    needs: godsNeeded(props.moves, move.die, move.action),
    value,
    regions,
    places: [...places, ...[...regions].map(place.region)],
    words: say(props, move.action, value, regions, places),
  };
}

function say(
  { view, game }: Pick<Props, 'view' | 'game'>,
  action: Action,
  value: number,
  regions: ReadonlySet<string>,
  places: ReadonlySet<string>,
): Words {
  const { edition } = game.box;
  switch (action) {
    case 'land':
    case 'water': {
      const only = regions.size === 1 ? view.regions.find(({ id }) => regions.has(id)) : undefined;
      if (only) return regionWords(only.island, only.terrain);
      return counted(regions.size, nouns.regionReached);
    }
    case 'woman':
    case 'man': {
      const tiles = action === 'man' ? view.men : view.women;
      const open = tiles.flatMap((person, i) => (person && places.has(place.person(action, i + 1)) ? [person] : []));
      const only = open.length === 1 ? open[0] : undefined;
      if (only) return tradeWords(only.sex, only.trade);
      return words(`${open.length} zur Wahl`, `${open.length} to choose from`);
    }
    case 'helper':
      return counted(value, nouns.diePoint);
    case 'temple':
      return value === 1 ? words('Feld 1', 'space 1') : words(`Feld 1–${value}`, `spaces 1–${value}`);
    case 'build':
      return more(edition.rounds[view.round - 1]?.building ?? 0);
    case 'fishing':
      return more(edition.fishing);
  }
}

/** `+2 Punkte` */
const more = (n: number): Words => {
  const { de, en } = counted(n, nouns.point);
  return words(`+${de}`, `+${en}`);
};

/** What the die that is looked at would lead to on the action that is looked at. */
export function useOutlook(props: Props): Outlook | null {
  const aim = useAim();
  if (askedFor(props) !== 'die') return null;
  const action = (aim.action ?? props.picks.action) as Action | undefined;
  const die = Number(aim.die ?? props.picks.die ?? 0);
  if (action === undefined || die === 0) return null;
  const move = meant(props.moves, die, action, { ...props.picks, ...aim });
  return move ? outlook(props, move) : null;
}

export interface MapReach {
  /** Regions that could be settled next. */
  regions: ReadonlySet<string>;
  /** Over which paths, and up to which number. */
  path: { kind: 'land' | 'water'; most: number } | null;
}

/** Which paths and regions are in question: by the die looked at, or by the step itself. */
export function mapReach(props: Props, seen: Outlook | null): MapReach {
  const step = stepOf(props.view, 'expand');
  if (step && step.seat === props.viewer) return { regions: new Set(), path: { kind: step.path, most: step.most } };
  if (!seen || (seen.move.action !== 'land' && seen.move.action !== 'water'))
    return { regions: seen?.regions ?? new Set(), path: null };
  return { regions: seen.regions, path: { kind: seen.move.action, most: seen.value } };
}
