/**
 * What taking a region or laying it would lead to: what is collected, whether and how it can be paid, where it fits and
 * what it scores there, and what is left for the next player. Worked out by playing on imagined copies with the game's
 * own rules. The tile that refills the display is left out: nobody can know it.
 */
import { Chance, type Seat } from '@atoll/engine';
import type { OrbisGame } from '../../rules/game.ts';
import { freeSpots, isCancelled, REGIONS, spotName } from '../../rules/regions/pyramid.ts';
import { neighboursOf } from '../../rules/regions/regions.ts';
import { howToPay, type Payment } from '../../rules/turn/paying.ts';
import { fits } from '../../rules/turn/placing.ts';
import { BESIDE, CELLS, takeRegion } from '../../rules/turn/taking.ts';
import {
  type Colour,
  type Counts,
  colours,
  type OrbisState,
  type OrbisView,
  type Side,
  type SpotName,
  type World,
} from '../../rules/types.ts';
import { countsOf } from '../../rules/worshipers.ts';

/** One way to lay a tile. */
export interface Landing {
  spot: SpotName;
  side: Side;
  /** By how much the seat's total would change, if it also does what the region then asks for and can. */
  points: number;
  /** It would get a cancelation token in any case. */
  cancelled: boolean;
  /** Forests: neighbours in its colours. */
  neighbours: number | null;
}

export interface Outlook {
  tile: string;
  /** Where it lies in the display; the cells that get a worshiper, and of which colour. */
  cell: number;
  created: readonly number[];
  colour: Colour;
  collected: Counts;
  /** The supply after collecting. */
  holding: Counts;
  payment: Payment;
  /** Symbols that the supply does not cover as it is, by colour. */
  missing: Counts;
  landings: readonly Landing[];
}

/** A full state that fits the view, with this seat about to take something. */
export function aboutToTake(game: OrbisGame, view: OrbisView, seat: Seat): OrbisState {
  const s = game.imagine(view, new Chance('board'));
  fillGap(s);
  s.active = seat;
  s.steps = [{ kind: 'take' }];
  return s;
}

/** Something will lie in the gap: nobody knows what, but worshipers can stand on it. */
function fillGap(s: OrbisState): void {
  const cell = s.display.indexOf(0);
  const unknown = cell < 0 ? undefined : s.stack.pop();
  if (unknown !== undefined) s.display[cell] = unknown + 1;
}

/** Nothing is drawn on the way: the gap is filled by hand. */
const never = new Chance('board');

const worldIn = (s: OrbisState): World => s.worlds[s.active] as World;
const totalOf = (game: OrbisGame, s: OrbisState, seat: Seat): number =>
  game.scoresheet(s).rows.find(row => row.seat === seat)?.total ?? 0;

/** A copy in which the active seat has taken the tile and is about to lay it; the gap stays open, and nobody stands in one. */
function taken(game: OrbisGame, from: OrbisState, tile: string): OrbisState {
  const s = game.copy(from);
  takeRegion(game.box, s, { do: 'take', tile });
  for (let cell = 0; cell < CELLS; cell++) if (s.display[cell] === 0) s.crowd.fill(0, cell * 5, cell * 5 + 5);
  s.steps = s.steps.filter(step => step.kind !== 'refill');
  return s;
}

/** Goes through the rest of the turn, doing what is asked for as far as it can be done. */
function finishTurn(game: OrbisGame, s: OrbisState, seat: Seat): void {
  while (!s.over && s.active === seat && s.steps.length > 0) {
    const moves = game.moves(s);
    const move = moves.find(({ do: what }) => what !== 'exchange' && what !== 'cancel') ?? moves[0];
    if (!move) return;
    game.play(s, move, never);
  }
}

/** Every way to lay the tile that the active seat holds. What takes exchanges first is included. */
function landingsOf(game: OrbisGame, s: OrbisState, sides: readonly Side[] = ['region', 'wilderness']): Landing[] {
  const step = s.steps.at(-1);
  if (step?.kind !== 'place') return [];
  const { box } = game;
  const world = worldIn(s);
  const before = totalOf(game, s, s.active);
  const { exchanges } = howToPay(box, world, step.tile);
  const spots = freeSpots(world, []);
  const found: Landing[] = [];
  const lay = (spot: number, side: Side) => {
    const after = game.copy(s);
    const seat = s.active;
    if (side === 'region')
      for (const { from, to } of exchanges ?? []) game.play(after, { do: 'exchange', from, to }, never);
    game.play(after, { do: 'place', spot: spotName(spot), side }, never);
    finishTurn(game, after, seat);
    const mine = after.worlds[seat] as World;
    found.push({
      spot: spotName(spot),
      side,
      points: totalOf(game, after, seat) - before,
      cancelled: isCancelled(mine.pyramid[spot] as number),
      neighbours:
        side === 'region' && box.kind[step.tile] === 'forest'
          ? neighboursOf(box, mine, spot, box.shown[step.tile] as number)
          : null,
    });
  };
  if (exchanges !== null) for (const spot of spots) if (fits(box, world, step.tile, spot)) lay(spot, 'region');
  if (sides.includes('wilderness')) for (const spot of spots) lay(spot, 'wilderness');
  return found;
}

/** What it would mean for the active seat to take this tile of the display; null where it takes none any more. */
export function outlook(game: OrbisGame, s: OrbisState, tile: string): Outlook | null {
  const { box } = game;
  const at = box.tileIds.indexOf(tile);
  const cell = s.display.indexOf(at + 1);
  if (cell < 0 || worldIn(s).regions === REGIONS) return null;
  const collected = countsOf(s.crowd, cell * 5);
  const after = taken(game, s, tile);
  const world = worldIn(after);
  const payment = howToPay(box, world, at);
  const holding = countsOf(world.worshipers);
  return {
    tile,
    cell,
    created: BESIDE[cell] ?? [],
    colour: colours[box.colour[at] as number] as Colour,
    collected,
    holding,
    payment,
    missing: shortfall(payment.due, holding),
    landings: landingsOf(game, after),
  };
}

export const shortfall = (due: Counts, holding: Counts): Counts =>
  countsOf(colours.map(colour => Math.max(0, due[colour] - holding[colour])));

/** The most points among the ways to lay it as a region; null where there is none. */
export function best(landings: readonly Landing[]): number | null {
  const regions = landings.filter(landing => landing.side === 'region');
  return regions.length === 0 ? null : Math.max(...regions.map(landing => landing.points));
}

/** What the next player could do with a region of the display. */
interface Offer {
  tile: string;
  cell: number;
  /** The most it would bring as a region; null when it could only become a wilderness. */
  points: number | null;
  /** Only because of what was just created, it could become a region. */
  fresh: boolean;
}

export interface Handover {
  seat: Seat;
  offers: readonly Offer[];
}

function offersTo(game: OrbisGame, s: OrbisState, seat: Seat, open: readonly string[]): Omit<Offer, 'fresh'>[] {
  const theirs = game.copy(s);
  theirs.active = seat;
  theirs.steps = [{ kind: 'take' }];
  if (worldIn(theirs).regions === REGIONS) return [];
  return open.map(tile => ({
    tile,
    cell: theirs.display.indexOf(game.box.tileIds.indexOf(tile) + 1),
    points: best(landingsOf(game, taken(game, theirs, tile), ['region'])),
  }));
}

/** What the next player could do if nothing were taken before; asked once for all tiles of a position. */
const unchanged = new WeakMap<OrbisState, ReadonlyMap<string, number | null>>();

function offersBefore(game: OrbisGame, s: OrbisState, seat: Seat, open: readonly string[]) {
  const known = unchanged.get(s) ?? new Map(offersTo(game, s, seat, open).map(offer => [offer.tile, offer.points]));
  unchanged.set(s, known);
  return known;
}

/**
 * What the next player finds in the display once this tile is taken; null where they take none any more. `open`: the
 * tiles of the display that are known.
 */
export function handover(game: OrbisGame, s: OrbisState, tile: string, open: readonly string[]): Handover | null {
  const seat = (s.active + 1) % s.seats;
  const rest = open.filter(one => one !== tile);
  const left = taken(game, s, tile);
  fillGap(left);
  const after = offersTo(game, left, seat, rest);
  if (after.length === 0) return null;
  const before = offersBefore(game, s, seat, open);
  const offers = after.map(offer => ({
    ...offer,
    fresh: offer.points !== null && (before.get(offer.tile) ?? null) === null,
  }));
  return { seat, offers };
}

/** The ways to lay the tile that has been taken in this very turn. */
export function landingsNow(game: OrbisGame, view: OrbisView): Landing[] {
  const s = game.imagine(view, new Chance('board'));
  s.steps = s.steps.filter(step => step.kind !== 'refill');
  return landingsOf(game, s);
}
