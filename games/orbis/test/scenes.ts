/**
 * Positions for tests in a few readable lines.
 *
 * The state is built directly, without the checks of position.ts: turn counts and components need not add up, so that
 * small examples stay small. What a scene does not mention does nothing: worlds are empty, nobody stands on the
 * display, and it is filled with whatever is left. Fronts of tiles can be changed, so that an example does not depend
 * on the edition's numbers.
 */
import { Chance, findMove, type MoveRecord, narrow, type Picks, type Seat } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { readBox } from '../editions/box.ts';
import { emptyTable } from '../rules/flow/flow.ts';
import { type OrbisGame, openOrbis, playedWith } from '../rules/game.ts';
import { codeOf, emptyWorld, isCancelled, isWild, put, spotAt, spotOf, tileOf } from '../rules/regions/pyramid.ts';
import {
  type Colour,
  colours,
  type GodId,
  type OrbisEvent,
  type OrbisMove,
  type OrbisState,
  type Step,
  type World,
} from '../rules/types.ts';
import { colourName } from '../rules/worshipers.ts';

/** What is printed on a tile; what is left out is free, worth nothing, and does nothing but convert. */
export interface Front {
  cost?: string;
  effect?: string;
  points?: number;
  mystic?: number;
}

export interface WorldScene {
  /** `3 blue 1 red`. */
  worshipers?: string;
  /**
   * Rows as they are seen, the top one first, each from its first column on: `green-1a ~blue-1a`. `~` before a tile
   * makes it a wilderness, `!` cancels it, `.` is a free spot. The lowest row begins in column 0.
   */
  pyramid?: readonly string[];
  god?: GodId;
  godCancelled?: boolean;
  reductions?: readonly Colour[];
}

export interface Scene {
  seats?: number;
  first?: Seat;
  active?: Seat;
  /** Fronts that this example needs. */
  fronts?: Readonly<Record<string, Front>>;
  /** The first tiles of the display, row by row. */
  display?: readonly string[];
  /** Worshipers in the display by tile: `{ 'blue-1a': '2 red' }`. */
  crowd?: Readonly<Record<string, string>>;
  /** Face-down tiles, the top one first. */
  stack?: readonly string[];
  gods?: readonly GodId[];
  worlds?: readonly WorldScene[];
  /** What is asked. Default: take a region or a god. */
  step?: Step;
}

/** A table to play on in a test. */
export interface Played {
  game: OrbisGame;
  state: OrbisState;
  chance: Chance;
}

const opened = new Map<string, OrbisGame>();

/** The base game with some fronts changed. */
export function gameWith(fronts: Readonly<Record<string, Front>> = {}): OrbisGame {
  const key = JSON.stringify(fronts);
  let game = opened.get(key);
  if (!game) {
    const tiles = base.tiles.map(tile => {
      const front = fronts[tile.id];
      if (!front) return tile;
      const { star, mystic } = tile as { star?: string; mystic?: number };
      return { id: tile.id, effect: 'conversion 1 any', star, mystic, ...front };
    });
    game = playedWith(readBox({ ...base, tiles }));
    opened.set(key, game);
  }
  return game;
}

/** The base game as it is. */
export const game = openOrbis(base);

export function scene(wanted: Scene = {}): Played {
  const game = gameWith(wanted.fronts);
  const { box } = game;
  const s = emptyTable(wanted.seats ?? 2);
  const tile = (id: string): number => {
    const found = box.tileIds.indexOf(id);
    if (found < 0) throw new Error(`A scene names ${id}; there is no such tile.`);
    return found;
  };
  s.first = wanted.first ?? 0;
  s.active = wanted.active ?? s.first;
  s.worlds = Array.from({ length: s.seats }, (_, seat) => worldOf(game, wanted.worlds?.[seat] ?? {}, tile));
  s.steps = [wanted.step ?? { kind: 'take' }];

  const used = new Set(s.worlds.flatMap(world => [...world.pyramid].filter(code => code > 0).map(tileOf)));
  const display = (wanted.display ?? []).map(tile);
  const stack = (wanted.stack ?? []).map(tile);
  for (const taken of [...display, ...stack]) used.add(taken);
  const rest = box.tileIds.map((_, at) => at).filter(at => !used.has(at));
  while (display.length < 9) display.push(rest.shift() as number);
  for (const [cell, at] of display.entries()) s.display[cell] = at + 1;
  s.stack = (wanted.stack ? stack : rest).toReversed();
  for (const [id, worshipers] of Object.entries(wanted.crowd ?? {}))
    s.crowd.set(readWorshipers(worshipers), s.display.indexOf(tile(id) + 1) * 5);
  s.gods = (wanted.gods ?? ['training', 'seas', 'fire']).map(god => box.gods.indexOf(god));
  return { game, state: s, chance: new Chance('test') };
}

function readWorshipers(text: string): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const [, n, name] of text.matchAll(/(\d+) ([a-z]+)/g)) {
    const colour = colours.indexOf(name as Colour);
    if (colour < 0) throw new Error(`A scene names ${name}; there is no such colour.`);
    counts[colour] = Number(n);
  }
  return counts;
}

function worldOf({ box }: OrbisGame, scene: WorldScene, tile: (id: string) => number): World {
  const world = emptyWorld();
  world.worshipers.set(readWorshipers(scene.worshipers ?? ''));
  for (const [above, line] of (scene.pyramid ?? []).toReversed().entries())
    for (const [column, text] of line.trim().split(/\s+/).entries()) {
      const [, wild, cancelled, id] = /^(~?)(!?)(.+)$/.exec(text) ?? [];
      if (id && id !== '.') put(world, spotAt(above + 1, column), codeOf(tile(id), wild === '~', cancelled === '!'));
    }
  world.god = scene.god ? box.gods.indexOf(scene.god) : -1;
  world.godCancelled = scene.godCancelled ?? false;
  for (const colour of scene.reductions ?? []) world.reductions |= 1 << colours.indexOf(colour);
  return world;
}

const decider = ({ game, state }: Played): Seat => game.decision(state)?.seat ?? 0;

/** Plays moves of the player to decide, and returns what was told. An illegal one fails the test. */
export function play(table: Played, ...moves: OrbisMove[]): OrbisEvent[] {
  const heard: OrbisEvent[] = [];
  for (const tried of moves) {
    const found = findMove(table.game, table.state, decider(table), tried);
    if ('refusal' in found)
      throw new Error(`${JSON.stringify(tried)}: ${found.refusal.code}, ${found.refusal.words.en}`);
    table.game.play(table.state, found.move, table.chance, event => heard.push(event));
  }
  return heard;
}

/** The moves that fit the picks. */
export const can = (table: Played, picks: Picks): OrbisMove[] =>
  narrow(table.game.moves(table.state) as MoveRecord[], picks) as OrbisMove[];

export const refused = ({ game, state }: Played, move: unknown): string | null => story.refused(game, state, move);
export const asked = ({ game, state }: Played): string => story.asked(game, state);

/** A seat's worshipers: `2 blue 1 red`; `none`. */
export const supply = ({ state }: Played, seat: Seat): string => shown(state.worlds[seat].worshipers);

/** Worshipers on a tile of the display. */
export function crowdOn({ game, state }: Played, id: string): string {
  const cell = state.display.indexOf(game.box.tileIds.indexOf(id) + 1);
  return shown(state.crowd.subarray(cell * 5, cell * 5 + 5));
}

const shown = (counts: Uint8Array): string =>
  [...counts].flatMap((n, colour) => (n > 0 ? [`${n} ${colourName(colour)}`] : [])).join(' ') || 'none';

/** What lies on a spot: `green-1a`, `~green-1a` for a wilderness, `!red-2a` with a cancelation token; null. */
export function tileOn({ game, state }: Played, seat: Seat, spot: string): string | null {
  const code = state.worlds[seat].pyramid[spotOf(spot)];
  if (code === 0) return null;
  return `${isWild(code) ? '~' : ''}${isCancelled(code) ? '!' : ''}${game.box.tileIds[tileOf(code)]}`;
}

/** Spots on which the tile being placed can lie that way. */
export const spotsFor = (table: Played, side: 'region' | 'wilderness'): string[] =>
  can(table, { do: 'place', side }).map(move => (move.do === 'place' ? move.spot : ''));

/** The step of laying a tile, as if it had just been taken from the display. */
export function laying(wanted: Scene, id: string): Played {
  const table = scene({ ...wanted, display: [id, ...(wanted.display ?? [])] });
  play(table, { do: 'take', tile: id });
  return table;
}
