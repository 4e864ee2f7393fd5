/**
 * Positions as readable JSON, for tests, bug reports and puzzles.
 *
 *   seats, first, active, over
 *   display     nine cells, row by row: { tile, worshipers }; tile null where the one being placed came from
 *   stack       face-down tiles, the top one first; left out: any order
 *   gods        those nobody has taken
 *   worlds      a seat each: worshipers, god, godCancelled, pyramid: [{ spot, tile, side, cancelled }]
 *   step        what is asked now; left out: take. { kind: 'place', tile }, { kind: 'pay' | 'village', spot },
 *               { kind: 'volcano', spot, left }, { kind: 'convert' | 'love' | 'death' | 'trim' }
 *
 * Reading refuses what cannot come about (positionChecks.ts). Reduction tokens follow from the farms in a pyramid.
 */
import { shape } from '@atoll/engine';
import { type Box, tilesInPlay } from '../../editions/box.ts';
import { emptyTable } from '../flow/flow.ts';
import {
  belowLeft,
  belowRight,
  codeOf,
  emptyWorld,
  isCancelled,
  isWild,
  put,
  rowOf,
  SPOTS,
  spotName,
  spotOf,
  tileOf,
} from '../regions/pyramid.ts';
import { colours, godIds, type OrbisState, type Side, type World } from '../types.ts';
import { viewStep } from '../view/view.ts';
import { countsOf } from '../worshipers.ts';
import { checkDisplay, checkPyramid, checkSupplies, checkTurns } from './positionChecks.ts';
import { checkStep, readStep, stepsOf } from './positionStep.ts';

const { boolean, integer, list, nullable, oneOf, optional, record, string, withDefault, wrong } = shape;

export function writePosition(box: Box, s: OrbisState): unknown {
  const id = (tile: number) => box.tileIds[tile];
  const step = s.steps.at(-1);
  return {
    seats: s.seats,
    first: s.first,
    active: s.active,
    over: s.over,
    display: Array.from(s.display, (tile, cell) => ({
      tile: tile === 0 ? null : id(tile - 1),
      worshipers: countsOf(s.crowd, cell * 5),
    })),
    stack: s.stack.toReversed().map(id),
    gods: s.gods.map(god => box.gods[god]),
    worlds: s.worlds.map(world => ({
      worshipers: countsOf(world.worshipers),
      god: world.god < 0 ? null : box.gods[world.god],
      godCancelled: world.godCancelled,
      pyramid: Array.from(world.pyramid, (code, spot) => ({
        spot: spotName(spot),
        tile: code === 0 ? '' : id(tileOf(code)),
        side: (isWild(code) ? 'wilderness' : 'region') satisfies Side,
        cancelled: isCancelled(code),
      })).filter(({ tile }) => tile !== ''),
    })),
    step: step ? viewStep(step, id) : null,
  };
}

const counts = record({
  yellow: withDefault(integer(0, 99), 0),
  green: withDefault(integer(0, 99), 0),
  red: withDefault(integer(0, 99), 0),
  blue: withDefault(integer(0, 99), 0),
  white: withDefault(integer(0, 99), 0),
});
const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };

const readFile = record({
  seats: integer(2, 4),
  first: withDefault(integer(0, 3), 0),
  active: withDefault(integer(0, 3), 0),
  over: withDefault(boolean, false),
  display: list(record({ tile: nullable(string), worshipers: withDefault(counts, none) }), 9, 9),
  stack: optional(list(string, 0, 65)),
  gods: list(oneOf(...godIds), 0, 5),
  worlds: list(
    record({
      worshipers: withDefault(counts, none),
      god: withDefault(nullable(oneOf(...godIds)), null),
      godCancelled: withDefault(boolean, false),
      pyramid: list(
        record({
          spot: string,
          tile: string,
          side: withDefault(oneOf('region', 'wilderness'), 'region'),
          cancelled: withDefault(boolean, false),
        }),
        0,
        14,
      ),
    }),
    2,
    4,
  ),
  step: optional(nullable(readStep)),
});

type File = shape.Of<typeof readFile>;

export function readPosition(box: Box, json: unknown): OrbisState {
  const file = readFile(json, '');
  const { seats } = file;
  for (const who of ['first', 'active'] as const)
    if (file[who] >= seats) wrong(who, 'So viele Plätze gibt es nicht.', 'There are not so many seats.');
  if (file.worlds.length !== seats)
    wrong('worlds', `Für ${seats} Plätze braucht es ${seats} Welten.`, `${seats} seats need ${seats} worlds.`);
  const s = emptyTable(seats);
  s.first = file.first;
  s.active = file.active;
  s.over = file.over;

  const left = new Set(tilesInPlay(box, seats));
  const use = (id: string, path: string): number => {
    const tile = box.tileIds.indexOf(id);
    if (tile < 0) wrong(path, `Es gibt keine Landschaft „${id}“.`, `There is no region “${id}”.`);
    if (!left.delete(tile))
      wrong(
        path,
        `${id} liegt schon woanders oder ist zu ${seats} nicht im Spiel.`,
        `${id} lies elsewhere already, or is not used with ${seats} seats.`,
      );
    return tile;
  };
  for (const [cell, { tile, worshipers }] of file.display.entries()) {
    s.display[cell] = tile === null ? 0 : use(tile, `display[${cell}].tile`) + 1;
    for (const [c, colour] of colours.entries()) s.crowd[cell * 5 + c] = worshipers[colour];
  }
  s.worlds = file.worlds.map((world, seat) => readWorld(box, world, `worlds[${seat}]`, use));
  s.steps = stepsOf(s, file.step === undefined ? (s.over ? null : { kind: 'take' }) : file.step, use);
  s.stack = readStack(box, file, left, use);
  readGods(box, s, file);

  for (let seat = 0; seat < seats; seat++) checkPyramid(box, s, seat);
  checkTurns(s);
  checkStep(box, s);
  checkDisplay(box, s);
  checkSupplies(box, s);
  return s;
}

function readWorld(
  box: Box,
  file: File['worlds'][number],
  path: string,
  use: (id: string, path: string) => number,
): World {
  const world = emptyWorld();
  const tiles = file.pyramid.map((region, i) => {
    const at = `${path}.pyramid[${i}]`;
    const spot = spotOf(region.spot);
    if (spot < 0)
      wrong(`${at}.spot`, 'Das ist kein Feld; gemeint ist „Ebene,Spalte“.', 'This is no spot; “row,column” is meant.');
    return { at, spot, code: codeOf(use(region.tile, `${at}.tile`), region.side === 'wilderness', region.cancelled) };
  });
  // From the lowest row up and from the middle outwards, as they must have been laid.
  tiles.sort(
    (a, b) => rowOf(a.spot) - rowOf(b.spot) || Math.abs(a.spot - spotOf('1,0')) - Math.abs(b.spot - spotOf('1,0')),
  );
  for (const { at, spot, code } of tiles) {
    if (world.pyramid[spot] !== 0) wrong(at, 'Da liegt schon etwas.', 'Something lies there already.');
    if (rowOf(spot) > 1 && (world.pyramid[belowLeft(spot)] === 0 || world.pyramid[belowRight(spot)] === 0))
      wrong(at, 'Darunter liegen keine zwei Landschaften.', 'There are no two regions below it.');
    put(world, spot, code);
  }
  for (const [c, colour] of colours.entries()) world.worshipers[c] = file.worshipers[colour];
  world.god = file.god === null ? -1 : box.gods.indexOf(file.god);
  world.godCancelled = file.godCancelled;
  for (let spot = 0; spot < SPOTS; spot++) {
    const code = world.pyramid[spot];
    if (code !== 0 && !isWild(code) && box.kind[tileOf(code)] === 'farm') world.reductions |= box.shown[tileOf(code)];
  }
  return world;
}

/** The stack as given, or the tiles that are left in the order of their levels. */
function readStack(
  box: Box,
  { stack }: File,
  left: ReadonlySet<number>,
  use: (id: string, path: string) => number,
): number[] {
  const level = (tile: number) => box.level[tile];
  if (!stack) return [...left].sort((a, b) => level(b) - level(a));
  const tiles = stack.map((id, i) => use(id, `stack[${i}]`));
  for (const tile of left) wrong('stack', `${box.tileIds[tile]} fehlt.`, `${box.tileIds[tile]} is missing.`);
  return tiles.reverse();
}

function readGods(box: Box, s: OrbisState, { gods }: File): void {
  s.gods = gods.map(god => box.gods.indexOf(god)).sort((a, b) => a - b);
  const all = [...s.gods, ...s.worlds.map(world => world.god).filter(god => god >= 0)];
  if (new Set(all).size !== all.length)
    wrong('gods', 'Jede Gottheit gibt es nur einmal.', 'There is only one of each god.');
  if (all.length !== s.seats + 1)
    wrong(
      'gods',
      `Zu ${s.seats} sind ${s.seats + 1} Gottheiten im Spiel, da sind ${all.length}.`,
      `With ${s.seats} seats ${s.seats + 1} gods are in play, found ${all.length}.`,
    );
  for (const [seat, world] of s.worlds.entries())
    if (world.godCancelled && box.gods[world.god] !== 'death')
      wrong(
        `worlds[${seat}].godCancelled`,
        'Nur auf dem Gott des Todes kann das liegen.',
        'It can lie on the God of Death only.',
      );
}
