/**
 * Positions for tests in a few readable lines.
 *
 * The state is built directly, without the checks of position.ts: turn counts and components need not add up, so that
 * small examples stay small. What a scene does not mention does nothing: the display holds temples, villages are empty.
 */
import type { Decision, Seat } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { emptyTable } from '../rules/flow/flow.ts';
import { openCacao } from '../rules/game.ts';
import type { CacaoEvent, CacaoMove, CacaoState, Turn, ViewStep, ViewTile, Village } from '../rules/types.ts';
import { layTiles, stepOf } from '../rules/view/view.ts';

export const game = openCacao(base);
export const { box } = game;

/** The two tiles that lie on the table from the start. */
export const start = ['0,0 plantation1', '1,1 market2'] as const;

export interface VillageScene {
  hand?: readonly string[];
  /** Worker tiles to be drawn, the top one first. */
  pile?: readonly string[];
  fruits?: number;
  /** Value of the field that the water carrier stands on. */
  water?: number;
  suns?: number;
  sales?: number;
  mined?: number;
}

export interface Scene {
  /** `'0,0 plantation1'`, `'1,0 seat0 2-1-0-1 turn1'`; the same place again overbuilds it. Default: the start tiles. */
  board?: readonly string[];
  seats?: number;
  first?: Seat;
  active?: Seat;
  display?: readonly string[];
  /** Jungle tiles to be drawn, the top one first. */
  pile?: readonly string[];
  villages?: readonly VillageScene[];
  /** What is to be done, the next one first. Default: the active seat places a tile. */
  steps?: readonly ViewStep[];
}

export function scene(wanted: Scene): CacaoState {
  const s = emptyTable(wanted.seats ?? 2);
  s.first = wanted.first ?? 0;
  s.active = wanted.active ?? s.first;
  const covered = new Set<string>();
  const tiles = (wanted.board ?? start).map(line => readTile(line, covered));
  layTiles(box, s, tiles);
  s.display = (wanted.display ?? ['temple', 'temple']).map(jungleType);
  s.pile = (wanted.pile ?? ['temple']).map(jungleType).reverse();
  s.villages = Array.from({ length: s.seats }, (_, seat) => settle(wanted.villages?.[seat] ?? {}));
  s.steps = (wanted.steps ?? [{ kind: 'place' }]).map(stepOf).reverse();
  return s;
}

const known = (ids: readonly string[], id: string): number => {
  const type = ids.indexOf(id);
  if (type < 0) throw new Error(`A scene names ${id}; there are ${ids.join(', ')}.`);
  return type;
};
const jungleType = (id: string): number => known(box.jungleIds, id);
const workerType = (id: string): number => known(box.workerIds, id);

function readTile(line: string, covered: Set<string>): ViewTile {
  const [cell = '', first = '', tile = '', turned = 'turn0'] = line.split(' ');
  const seat = /^seat(\d)$/.exec(first);
  if (!seat) {
    jungleType(first);
    return { cell, jungle: first };
  }
  workerType(tile);
  const over = covered.has(cell);
  covered.add(cell);
  return { cell, seat: Number(seat[1]), tile, turn: Number(turned.replace('turn', '')) as Turn, over };
}

function settle(village: VillageScene): Village {
  const hand = box.workerIds.map(() => 0);
  for (const id of village.hand ?? ['1-1-1-1']) hand[workerType(id)] += 1;
  return {
    hand,
    pile: (village.pile ?? ['1-1-1-1']).map(workerType).reverse(),
    fruits: village.fruits ?? 0,
    water: box.edition.waterTrack.indexOf(village.water ?? -10),
    suns: village.suns ?? 0,
    sales: village.sales ?? 0,
    mined: village.mined ?? 0,
  };
}

export const play = (s: CacaoState, ...moves: CacaoMove[]): CacaoEvent[] => story.play(game, s, ...moves);
export const refused = (s: CacaoState, move: unknown): string | null => story.refused(game, s, move);
export const asked = (s: CacaoState): string => story.asked(game, s);

export const decisions = (s: CacaoState): Generator<Decision> => story.decisions(game, s, 1000);

/** A seat's village board in the words of the game. */
export function board(s: CacaoState, seat: Seat): { fruits: number; gold: number; water: number; suns: number } {
  const { fruits, water, suns, sales, mined } = s.villages[seat];
  return { fruits, gold: sales + mined, water: box.edition.waterTrack[water], suns };
}

/** What lies on a place: a jungle tile's id, `seat0 2-1-0-1`, or null. */
export function tileOn(s: CacaoState, cell: string): string | null {
  const tile = game.view(s, 'spectator').tiles.findLast(t => t.cell === cell);
  if (!tile) return null;
  return 'jungle' in tile ? tile.jungle : `seat${tile.seat} ${tile.tile}`;
}

/** The awake edges of the player to decide, whether or not they can do something just now. */
export function awake(s: CacaoState): string[] {
  const step = game.view(s, 'spectator').steps.at(-1);
  return step?.kind === 'work' ? step.edges : [];
}
