/** What is being looked at right now, chosen or only pointed at, and what it would lead to. */
import { remembered } from '@atoll/boardkit/remembered.ts';
import type { Seat } from '@atoll/engine';
import type { GodId, OrbisState, OrbisView, Side, SpotName, TileFace } from '../../rules/types.ts';
import { type Aim, useAim } from '../aim.ts';
import { askedFor, eyes, type Props } from '../props.ts';
import { aboutToTake, type Handover, handover, type Landing, landingsNow, type Outlook, outlook } from './outlook.ts';

export interface Shown {
  /** The region of the display that is looked at. */
  face: TileFace | null;
  /** What taking it would mean; null where it cannot be taken at this point of the turn. */
  outlook: Outlook | null;
  handover: Handover | null;
  god: GodId | null;
  /** The tile that is being laid, or would be, and the ways to lay it. */
  laying: TileFace | null;
  landings: readonly Landing[];
  /** The way that is looked at. */
  landing: Landing | null;
}

interface Ahead {
  outlook: Outlook | null;
  handover: Handover | null;
}

// Several parts of the board ask the same question about the same position.
const ahead = new WeakMap<OrbisView, { s: OrbisState; seat: Seat; found: Map<string, Ahead> }>();
const ways = remembered<OrbisView, Landing[]>();

function lookAhead(props: Props, seat: Seat, tile: string): Ahead {
  const { view, game } = props;
  let known = ahead.get(view);
  if (known?.seat !== seat) known = { s: aboutToTake(game, view, seat), seat, found: new Map() };
  ahead.set(view, known);
  let seen = known.found.get(tile);
  if (!seen) {
    const open = view.display.flatMap(cell => cell.tile ?? []);
    seen = { outlook: outlook(game, known.s, tile), handover: handover(game, known.s, tile, open) };
    known.found.set(tile, seen);
  }
  return seen;
}

const waysNow = ({ view, game }: Props): Landing[] => ways(view, () => landingsNow(game, view));

/** The landing on a spot: with the side that is wanted, or else as a region where that can be. */
function landingAt(landings: readonly Landing[], spot: SpotName | null, side: Side | null): Landing | null {
  const here = landings.filter(landing => landing.spot === spot);
  return here.find(landing => landing.side === side) ?? here[0] ?? null;
}

const nothing: Shown = {
  face: null,
  outlook: null,
  handover: null,
  god: null,
  laying: null,
  landings: [],
  landing: null,
};

export function useShown(props: Props): Shown {
  return shownBy(props, useAim());
}

export function shownBy(props: Props, aim: Aim): Shown {
  const { view, picks } = props;
  const asked = askedFor(props);
  const god = aim.god ?? (aim.tile || aim.spot ? null : ((picks.god as GodId | undefined) ?? null));
  const tile = aim.tile ?? (aim.god ? undefined : asked === 'take' ? picks.tile : undefined);
  const face = typeof tile === 'string' ? (view.tiles[tile] ?? null) : null;
  if (asked === 'place') {
    const step = view.steps.at(-1);
    const laying = step?.kind === 'place' ? (view.tiles[step.tile] ?? null) : null;
    const landings = waysNow(props);
    const spot = aim.spot ?? (picks.spot as SpotName | undefined) ?? null;
    const side = aim.side ?? (aim.spot && aim.spot !== picks.spot ? null : ((picks.side as Side | undefined) ?? null));
    return { ...nothing, face, god, laying, landings, landing: landingAt(landings, spot, side) };
  }
  // In the middle of your turn you can take nothing else; while others play, you can plan ahead.
  if (!face || (asked !== null && asked !== 'take')) return { ...nothing, face, god };
  // The pointer may rest where the region lay before: the game has gone on, or a replay was wound on.
  if (!view.display.some(cell => cell.tile === face.tile)) return { ...nothing, god };
  const seen = lookAhead(props, eyes(props), face.tile);
  const landings = seen.outlook?.landings ?? [];
  return { ...nothing, face, god, ...seen, laying: face, landings };
}
