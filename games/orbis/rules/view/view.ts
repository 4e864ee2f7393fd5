/** What a seat or a spectator may know, and the full states that fit such knowledge. */
import type { Chance, Viewer } from '@atoll/engine';
import { type Box, templesFor, tilesInPlay } from '../../editions/box.ts';
import { emptyTable, turnsOf } from '../flow/flow.ts';
import { godPoints } from '../gods/gods.ts';
import { temples } from '../gods/temples.ts';
import {
  codeOf,
  emptyWorld,
  isCancelled,
  isWild,
  put,
  REGIONS,
  SPOTS,
  spotName,
  spotOf,
  tileOf,
} from '../regions/pyramid.ts';
import { neighboursOf, scores } from '../regions/regions.ts';
import { excess, wantedBack } from '../turn/returning.ts';
import {
  colours,
  type OrbisState,
  type OrbisView,
  type Step,
  type TileFace,
  type ViewRegion,
  type ViewStep,
  type ViewWorld,
  type World,
} from '../types.ts';
import { countsOf } from '../worshipers.ts';

/** R58: hidden is the order of the stacks, and nothing else. */
export function view(box: Box, s: OrbisState, viewer: Viewer): OrbisView {
  const tiles: Record<string, TileFace> = {};
  const show = (tile: number): string => {
    const face = box.faces[tile];
    tiles[face.tile] = face;
    return face.tile;
  };
  const standing = temples(box, s);
  return {
    viewer,
    seats: s.seats,
    first: s.first,
    active: s.active,
    over: s.over,
    round: roundOf(s),
    display: Array.from(s.display, (tile, cell) => ({
      tile: tile === 0 ? null : show(tile - 1),
      worshipers: countsOf(s.crowd, cell * 5),
    })),
    stacks: [1, 2, 3].map(level => s.stack.filter(tile => box.level[tile] === level).length),
    gods: s.gods.map(god => box.gods[god]),
    temples: templesFor(box, s.seats),
    worlds: s.worlds.map((world, seat): ViewWorld => {
      const { shrines, mystic, points } = standing[seat];
      return {
        seat,
        worshipers: countsOf(world.worshipers),
        reductions: colours.filter((_, c) => (world.reductions >> c) & 1),
        god: world.god < 0 ? null : box.gods[world.god],
        godCancelled: world.godCancelled,
        pyramid: viewPyramid(box, world, show),
        shrines,
        mystic,
        temple: points,
        godPoints: godPoints(box, s, seat),
      };
    }),
    steps: s.steps.map(step => viewStep(step, show)),
    wanted: wantedNow(box, s),
    tiles,
  };
}

function wantedNow(box: Box, s: OrbisState): number {
  const step = s.steps.at(-1);
  const world = s.worlds[s.active];
  if (step?.kind === 'village' || step?.kind === 'death') return wantedBack(box, world, step);
  if (step?.kind === 'volcano') return step.left;
  if (step?.kind === 'love') return box.godWorshipers[world.god];
  return step?.kind === 'trim' ? excess(box, s) : 0;
}

/** The round the active seat is in: its turns, the present one included. */
function roundOf(s: OrbisState): number {
  const begun = s.steps.length > 0 && s.steps[0]?.kind !== 'take';
  const placing = s.steps.at(-1)?.kind === 'place';
  const turns = turnsOf(s.worlds[s.active]);
  return Math.min(REGIONS + 1, turns + (begun && !placing ? 0 : 1));
}

function viewPyramid(box: Box, world: World, show: (tile: number) => string): ViewRegion[] {
  const found: ViewRegion[] = [];
  for (let spot = 0; spot < SPOTS; spot++) {
    const code = world.pyramid[spot];
    if (code === 0) continue;
    const tile = tileOf(code);
    const wild = isWild(code);
    found.push({
      spot: spotName(spot),
      tile: wild ? box.tileIds[tile] : show(tile),
      side: wild ? 'wilderness' : 'region',
      cancelled: isCancelled(code),
      points: wild ? box.edition.wilderness : scores(box, world, spot) ? box.points[tile] : 0,
      neighbours: !wild && box.kind[tile] === 'forest' ? neighboursOf(box, world, spot, box.shown[tile]) : null,
    });
  }
  return found;
}

export function viewStep(step: Step, idOf: (tile: number) => string): ViewStep {
  switch (step.kind) {
    case 'place':
      return { kind: 'place', tile: idOf(step.tile) };
    case 'pay':
    case 'village':
      return { kind: step.kind, spot: spotName(step.spot) };
    case 'volcano':
      return { kind: 'volcano', spot: spotName(step.spot), left: step.left };
    default:
      return { kind: step.kind };
  }
}

export function stepOf(step: ViewStep, tileOfId: (id: string) => number): Step {
  switch (step.kind) {
    case 'place':
      return { kind: 'place', tile: tileOfId(step.tile) };
    case 'pay':
    case 'village':
      return { kind: step.kind, spot: spotOf(step.spot) };
    case 'volcano':
      return { kind: 'volcano', spot: spotOf(step.spot), left: step.left };
    default:
      return { kind: step.kind };
  }
}

/** Shuffles the tiles that have not been seen, level by level. */
export function imagine(box: Box, v: OrbisView, chance: Chance): OrbisState {
  const s = emptyTable(v.seats);
  const tileOfId = (id: string) => box.tileIds.indexOf(id);
  const unseen = new Set(tilesInPlay(box, v.seats));
  const seen = (id: string): number => {
    const tile = tileOfId(id);
    unseen.delete(tile);
    return tile;
  };
  s.first = v.first;
  s.active = v.active;
  s.over = v.over;
  for (const [cell, { tile, worshipers }] of v.display.entries()) {
    s.display[cell] = tile === null ? 0 : seen(tile) + 1;
    for (const [c, colour] of colours.entries()) s.crowd[cell * 5 + c] = worshipers[colour];
  }
  s.gods = v.gods.map(god => box.gods.indexOf(god));
  s.worlds = v.worlds.map(world => imagineWorld(box, world, seen));
  s.steps = v.steps.map(step => stepOf(step, seen));
  for (const level of [3, 2, 1]) s.stack.push(...chance.shuffle([...unseen].filter(tile => box.level[tile] === level)));
  return s;
}

function imagineWorld(box: Box, v: ViewWorld, seen: (id: string) => number): World {
  const world = emptyWorld();
  for (const { spot, tile, side, cancelled } of v.pyramid)
    put(world, spotOf(spot), codeOf(seen(tile), side === 'wilderness', cancelled));
  for (const [c, colour] of colours.entries()) {
    world.worshipers[c] = v.worshipers[colour];
    if (v.reductions.includes(colour)) world.reductions |= 1 << c;
  }
  world.god = v.god === null ? -1 : box.gods.indexOf(v.god);
  world.godCancelled = v.godCancelled;
  return world;
}

export function copy(s: OrbisState): OrbisState {
  return {
    seats: s.seats,
    first: s.first,
    active: s.active,
    over: s.over,
    display: s.display.slice(),
    crowd: s.crowd.slice(),
    stack: s.stack.slice(),
    gods: s.gods.slice(),
    worlds: s.worlds.map(world => ({
      worshipers: world.worshipers.slice(),
      pyramid: world.pyramid.slice(),
      regions: world.regions,
      left: world.left,
      right: world.right,
      reductions: world.reductions,
      god: world.god,
      godCancelled: world.godCancelled,
    })),
    steps: s.steps.map(step => ({ ...step })),
  };
}
