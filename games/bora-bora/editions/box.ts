/** What is in the box: an edition, checked, with the look-up tables that the rules need at speed. */
import { serialise, sha256 } from '@atoll/engine';
import { actions, FISHING, islands, jewelryKinds, materials, terrains, trades } from '../rules/names.ts';
import { type BoxMoves, boxMoves } from '../rules/records.ts';
import { type Edition, type Need, readEdition } from './edition.ts';

export interface Path {
  a: number;
  b: number;
  number: number;
}

export interface Box {
  edition: Edition;
  digest: string;
  regionIds: readonly string[];
  /** What a region's site gives: a material, or 3 for an offering. */
  regionGood: readonly number[];
  land: readonly Path[];
  water: readonly Path[];
  /** Regions as bits. */
  terrainRegions: readonly number[];
  islandRegions: readonly number[];
  /** Action tiles by number of seats: the actions on each, then the fishing ground. */
  mats: readonly (readonly (readonly number[])[])[];
  /** Which of these an action lies on, by number of seats. */
  matOf: readonly (readonly number[])[];
  /** By trade: what one, two and three tiles are worth. */
  worth: readonly (readonly number[])[];
  /** By tile (`trade * 3 + copy`): status symbols of the man, shells of the woman. */
  symbols: { man: readonly number[]; woman: readonly number[] };
  tasks: readonly { id: string; needs: readonly Need[] }[];
  taskIds: readonly string[];
  /** Tasks up to this number are cranes. */
  cranes: number;
  jewelIds: readonly string[];
  jewelKind: readonly number[];
  jewelCost: readonly number[];
  jewelPoints: readonly number[];
  cellIds: readonly string[];
  cellMaterial: readonly number[];
  /** Neighbouring cells that a building can cover. */
  pairs: readonly { id: string; a: number; b: number }[];
  lastStatus: number;
  moves: BoxMoves;
}

export const OFFERING_SITE = materials.length;

/** Cells are named like those of a chessboard, row 1 on top: `a1` is at the top left. */
const cellId = (row: number, column: number): string => `${'abcdef'[column]}${row + 1}`;

/** Views pass parts of the edition on, so nobody may change them. */
function freeze<T>(part: T): T {
  if (typeof part === 'object' && part !== null) for (const inner of Object.values(Object.freeze(part))) freeze(inner);
  return part;
}

export function openBox(json: unknown): Box {
  const edition = freeze(readEdition(json));
  const regionIds = edition.regions.map(region => region.id);
  const pathsOf = (kind: 'land' | 'water'): Path[] =>
    edition.paths
      .filter(path => path.kind === kind)
      .map(({ between: [a, b], number }) => ({
        a: regionIds.indexOf(a as string),
        b: regionIds.indexOf(b as string),
        number,
      }));
  const regionsWhere = (is: (region: Edition['regions'][number]) => boolean): number =>
    edition.regions.reduce((bits, region, i) => (is(region) ? bits | (1 << i) : bits), 0);
  const mats = [2, 3, 4].map(seats => [
    ...edition.actionTiles[String(seats) as '2' | '3' | '4'].map(tile => tile.map(action => actions.indexOf(action))),
    [FISHING],
  ]);
  const byTrade = trades.map(trade => edition.people.find(type => type.trade === trade) as Edition['people'][number]);
  const tasks = [...edition.tasks.crane, ...edition.tasks.parrot];
  const width = edition.ceremony[0]?.length ?? 0;
  const cellIds = edition.ceremony.flatMap((row, r) => row.map((_, c) => cellId(r, c)));
  const pairs: { id: string; a: number; b: number }[] = [];
  for (let a = 0; a < cellIds.length; a++)
    for (const b of [a + 1, a + width])
      if (b < cellIds.length && (b === a + width || b % width !== 0))
        pairs.push({ id: `${cellIds[a]}+${cellIds[b]}`, a, b });
  const taskIds = tasks.map(({ id }) => id);
  const jewelIds = edition.jewelry.map(({ id }) => id);
  return {
    edition,
    digest: sha256(serialise(edition)),
    regionIds,
    regionGood: edition.regions.map(({ terrain }) => {
      const good = edition.goods[terrain];
      return good === 'offering' ? OFFERING_SITE : materials.indexOf(good);
    }),
    land: pathsOf('land'),
    water: pathsOf('water'),
    terrainRegions: terrains.map(terrain => regionsWhere(region => region.terrain === terrain)),
    islandRegions: islands.map(island => regionsWhere(region => region.island === island)),
    mats: [[], [], ...mats],
    matOf: [[], [], ...mats.map(tiles => actions.map((_, action) => tiles.findIndex(tile => tile.includes(action))))],
    worth: byTrade.map(type => type.worth),
    symbols: { man: byTrade.flatMap(type => type.men), woman: byTrade.flatMap(type => type.women) },
    tasks,
    taskIds,
    cranes: edition.tasks.crane.length,
    jewelIds,
    jewelKind: edition.jewelry.map(({ kind }) => jewelryKinds.indexOf(kind)),
    jewelCost: edition.jewelry.map(({ cost }) => cost),
    jewelPoints: edition.jewelry.map(({ points }) => points),
    cellIds,
    cellMaterial: edition.ceremony.flat().map(material => materials.indexOf(material)),
    pairs,
    lastStatus: edition.statusTrack.length - 1,
    moves: boxMoves({ regionIds, cellIds, pairs, jewelIds, taskIds }),
  };
}

/** What a task asks for. */
export const needsOf = (box: Box, task: number): readonly Need[] => box.tasks[task].needs;
