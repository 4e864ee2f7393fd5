/** How the seats stand for gods and temples, if the game ended now. */
import { Chance, type Seat } from '@atoll/engine';
import type { OrbisGame } from '../../rules/game.ts';
import { godPoints } from '../../rules/gods/gods.ts';
import { scoring, wildernesses } from '../../rules/regions/regions.ts';
import type { GodId, OrbisState, OrbisView, TileKind, World } from '../../rules/types.ts';

export const imagined = (game: OrbisGame, view: OrbisView): OrbisState => game.imagine(view, new Chance('board'));

/** What a god compares: scoring regions of a kind, or wildernesses, of which fewest is best. */
export type Compared = TileKind | 'wilderness';

export const comparedBy: Readonly<Partial<Record<GodId, Compared>>> = {
  seas: 'irrigation',
  fire: 'volcano',
  nature: 'forest',
  harvest: 'village',
  technology: 'wilderness',
};

export interface GodStanding {
  /** By seat, for gods that compare the worlds. */
  counts: readonly number[] | null;
  /** What the god would be worth to each seat. */
  points: readonly number[];
}

export function godStanding(game: OrbisGame, view: OrbisView, god: GodId): GodStanding {
  const { box } = game;
  const s = imagined(game, view);
  const compared = comparedBy[god];
  const count = (world: World): number =>
    compared === 'wilderness' ? wildernesses(world) : scoring(box, world, compared as TileKind);
  const index = box.gods.indexOf(god);
  const points = s.worlds.map((world, seat) => {
    const own = world.god === index;
    // A player who already has it may have a cancelation token on it; the others are judged as if they had fulfilled it.
    if (own) return godPoints(box, s, seat);
    const copy = game.copy(s);
    const theirs = copy.worlds[seat] as World;
    theirs.god = index;
    theirs.godCancelled = false;
    return godPoints(box, copy, seat);
  });
  return { counts: compared ? s.worlds.map(count) : null, points };
}

export interface TemplePlace {
  points: number;
  /** Who would get it. */
  seat: Seat | null;
}

/** The temples, the dearest first, with those who would get them. */
export function templePlaces(view: OrbisView): TemplePlace[] {
  const ranked = view.worlds
    .filter(world => world.shrines > 0)
    .sort((a, b) => b.shrines - a.shrines || b.mystic - a.mystic);
  return view.temples.map((points, place) => ({ points, seat: ranked[place]?.seat ?? null }));
}
