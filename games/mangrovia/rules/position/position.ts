/**
 * Positions as readable JSON, for tests, bug reports and puzzles.
 *
 * What is nowhere else lies in the piles and in the bag, which have no order; so they are not written down. Huts left to
 * a seat follow from those on the board. Reading refuses what cannot come about (positionChecks.ts, positionSteps.ts).
 */
import { type Seat, shape } from '@atoll/engine';
import { type Box, startPair } from '../../editions/box.ts';
import { emptyTable, hutsEach } from '../flow/setup.ts';
import { amuletsIn } from '../gathering/amulets.ts';
import { countOf, type Pack } from '../packs.ts';
import { landscapesIn } from '../records.ts';
import {
  amuletValues,
  BLOCKED,
  FREE,
  hutsOn,
  landscapes,
  type MangroviaState,
  NEUTRAL,
  ownerOf,
  pathIds,
  type Step,
  type StoneTile,
  type Supply,
  tileKinds,
  tileOptions,
  treasureValues,
} from '../types.ts';
import { amuletPack, codeOf, landscapePack, startBits, tileCode, treasurePack } from '../view/imagining.ts';
import { landscapeCards, startCardsOf, tilesOf, treasuresIn, viewStep } from '../view/view.ts';
import { checkBoard, checkCards, checkRound, checkTiles } from './positionChecks.ts';
import { checkChoice, readSteps, stepsFrom } from './positionSteps.ts';

const { boolean, dictionary, integer, list, nullable, oneOf, optional, record, string, withDefault, wrong } = shape;

export function writePosition(box: Box, s: MangroviaState): unknown {
  return {
    seats: s.seats,
    tiles: s.tiles,
    over: s.over,
    round: s.round,
    phase: s.phase,
    first: s.first,
    start: s.start,
    birds: landscapesIn(s.birds),
    sites: s.sites.map(seat => (seat === FREE ? null : seat === BLOCKED ? 'blocked' : seat)),
    boat: s.boat,
    huts: s.fields.flatMap((code, field) => (code === 0 ? [] : [writeHut(box, s, code, field)])),
    stoneTiles: Object.fromEntries(
      box.stoneFields.flatMap((field, at) => {
        const tile = s.stoneTiles[at];
        return tile === 0 ? [] : [[box.fieldIds[field], tileKinds[tile - 1]]];
      }),
    ),
    openTreasures: s.openTreasures.map(value => value || null),
    openLandscapes: s.openLandscapes.map(card => landscapes[card - 1] ?? null),
    treasureDiscard: treasuresIn(s.treasureDiscard),
    landscapeDiscard: landscapeCards(s.landscapeDiscard),
    ones: s.ones,
    aside: amuletsIn(s.aside),
    supplies: s.supplies.map((supply, seat) => ({
      treasures: treasuresIn(supply.treasures),
      seenTreasures: treasuresIn(supply.seenTreasures),
      startCards: startCardsOf(box, s, seat),
      landscapes: landscapeCards(supply.landscapes),
      seenLandscapes: landscapeCards(supply.seenLandscapes),
      amulets: amuletsIn(supply.amulets),
      seenOnes: supply.seenOnes,
      tiles: tilesOf(supply),
    })),
    steps: s.steps.toReversed().map(step => {
      const { seat, ...rest } = viewStep(step, step.seat);
      return 'count' in rest ? { kind: rest.kind, drawn: rest.drawn } : rest;
    }),
  };
}

function writeHut(box: Box, s: MangroviaState, code: number, field: number): unknown {
  const tile = s.poleTiles[box.poleAt[field]];
  return {
    field: box.fieldIds[field],
    owner: ownerOf(code) === NEUTRAL ? 'neutral' : ownerOf(code) - 1,
    ...(hutsOn(code) === 2 && { huts: 2 }),
    ...(tile && { poleTile: tile }),
  };
}

const seat = integer(0, 4);
const seatOr =
  <W extends string>(word: W): shape.Read<Seat | W> =>
  (value, path) =>
    value === word ? word : seat(value, path);
const treasureList = withDefault(list(oneOf(...treasureValues), 0, 60), []);
const landscapeList = withDefault(list(oneOf(...landscapes), 0, 60), []);
const amuletList = withDefault(list(oneOf(...amuletValues), 0, 60), []);

const readFile = record({
  seats: integer(2, 5),
  tiles: optional(oneOf(...tileOptions)),
  over: withDefault(boolean, false),
  round: withDefault(integer(1, 1000), 1),
  phase: withDefault(oneOf('bowls', 'boat'), 'bowls'),
  first: withDefault(seat, 0),
  start: withDefault(seat, 0),
  birds: optional(list(oneOf(...landscapes), 2, 2)),
  sites: optional(list(nullable(seatOr('blocked')), 6, 6)),
  boat: withDefault(integer(0, 12), 0),
  huts: optional(
    list(
      record({
        field: string,
        owner: seatOr('neutral'),
        huts: withDefault(integer(1, 2), 1),
        poleTile: optional(integer(1, 50)),
      }),
      0,
      100,
    ),
  ),
  stoneTiles: withDefault(dictionary(oneOf(...tileKinds)), {}),
  openTreasures: list(nullable(oneOf(...treasureValues)), 0, 8),
  openLandscapes: list(nullable(oneOf(...landscapes)), 0, 8),
  treasureDiscard: treasureList,
  landscapeDiscard: landscapeList,
  ones: optional(integer(0, 15)),
  aside: amuletList,
  supplies: list(
    record({
      treasures: treasureList,
      seenTreasures: treasureList,
      startCards: withDefault(list(integer(2, 7), 0, 2), []),
      landscapes: landscapeList,
      seenLandscapes: landscapeList,
      amulets: amuletList,
      seenOnes: withDefault(integer(0, 15), 0),
      tiles: withDefault(list(oneOf(...tileKinds), 0, 8), []),
    }),
    2,
    5,
  ),
  steps: optional(readSteps),
});

type File = shape.Of<typeof readFile>;

/** `chosen`: the stone tiles that were chosen beside the position, if that was said. */
export function readPosition(box: Box, json: unknown, chosen?: string): MangroviaState {
  const file = readFile(json, '');
  const beside = chosen === undefined ? undefined : oneOf(...tileOptions)(chosen, 'options.stoneTiles');
  if (file.tiles && beside && file.tiles !== beside)
    wrong(
      'tiles',
      `Daneben steht, dass mit „${beside}“ gespielt wird.`,
      `The options beside it say that “${beside}” is played.`,
    );
  const { seats } = file;
  for (const who of ['first', 'start'] as const)
    if (file[who] >= seats) wrong(who, 'So viele Plätze gibt es nicht.', 'There are not so many seats.');
  if (file.supplies.length !== seats)
    wrong('supplies', `Für ${seats} Plätze braucht es ${seats} Vorräte.`, `${seats} seats need ${seats} supplies.`);
  const s = emptyTable(box, seats, file.tiles ?? beside ?? 'none');
  s.over = file.over;
  s.round = file.round;
  s.phase = file.phase;
  s.first = file.first;
  s.start = file.start;
  if (file.birds) s.birds = file.birds.reduce((bits, name) => bits | (1 << landscapes.indexOf(name)), 0);
  if (file.sites) s.sites = file.sites.map(owner => (owner === null ? FREE : owner === 'blocked' ? BLOCKED : owner));
  s.boat = file.boat;
  readHuts(box, s, file);
  readStoneTiles(box, s, file);
  s.openTreasures = file.openTreasures.map(value => value ?? 0);
  s.openLandscapes = file.openLandscapes.map(card => (card === null ? 0 : landscapes.indexOf(card) + 1));
  s.treasureDiscard = counted(file.treasureDiscard, treasurePack, 'treasureDiscard');
  s.landscapeDiscard = counted(file.landscapeDiscard, landscapePack, 'landscapeDiscard');
  s.aside = counted(file.aside, amuletPack, 'aside');
  s.supplies = file.supplies.map((supply, at) => readSupply(box, s, supply, at));
  checkRound(box, s);
  checkBoard(box, s);
  checkTiles(box, s);
  const steps = stepsFrom(box, s, file.steps);
  s.ones = file.ones ?? Math.max(0, s.ones - onesElsewhere(s, steps));
  checkCards(box, s, steps);
  s.steps = steps;
  checkChoice(box, s);
  return s;
}

/** Amulets of value 1 that are not on the board; those in the bag are never meant unless `ones` says so. */
function onesElsewhere(s: MangroviaState, steps: readonly Step[]): number {
  let ones = countOf(s.aside, 0);
  for (const { amulets } of s.supplies) ones += countOf(amulets, 0);
  for (const step of steps) if (step.kind === 'throw') ones += countOf(step.drawn, 0);
  return ones;
}

/** A list as a pack; more of a kind than a pack can hold are more than any box has. */
function counted<T>(values: readonly T[], packOf: (values: readonly T[]) => Pack, path: string): Pack {
  for (const value of values)
    if (values.filter(other => other === value).length > 15)
      wrong(path, `So oft gibt es ${value} nicht.`, `There are not so many of ${value}.`);
  return packOf(values);
}

function readHuts(box: Box, s: MangroviaState, { huts }: File): void {
  if (!huts) return;
  s.fields.fill(0);
  s.poleTiles.fill(0);
  for (const [i, { field: id, owner, huts: number, poleTile }] of huts.entries()) {
    const path = `huts[${i}]`;
    const field =
      box.fieldAt.get(id) ?? wrong(`${path}.field`, `Kein Feld heißt „${id}“.`, `No field is called “${id}”.`);
    if (s.fields[field] !== 0) wrong(`${path}.field`, 'Hier steht schon eine Hütte.', 'There is a hut here already.');
    if (owner !== 'neutral' && owner >= s.seats)
      wrong(`${path}.owner`, 'So viele Plätze gibt es nicht.', 'There are not so many seats.');
    if (number === 2 && (owner === 'neutral' || !box.fields[field]?.allowsDouble))
      wrong(`${path}.huts`, 'Hier kann keine Doppelhütte stehen.', 'No double hut can stand here.');
    s.fields[field] = codeOf({ owner, huts: number === 2 ? 2 : 1 });
    const pole = box.poleAt[field];
    if (pole < 0 ? poleTile !== undefined : poleTile === undefined)
      wrong(
        `${path}.poleTile`,
        'Pfahlplättchen liegen unter den Hütten des Pfahlplatzes und sonst nirgends.',
        'Pole tiles lie under the huts of the pole place and nowhere else.',
      );
    if (pole >= 0) s.poleTiles[pole] = poleTile ?? 0;
  }
}

function readStoneTiles(box: Box, s: MangroviaState, { stoneTiles }: File): void {
  for (const [id, tile] of Object.entries(stoneTiles)) {
    const at = box.stoneAt[box.fieldAt.get(id) ?? -1] ?? -1;
    if (at < 0)
      wrong(`stoneTiles.${id}`, 'Das ist kein Feld des Steinplatzes.', 'This is no field of the stone place.');
    s.stoneTiles[at] = tileCode(tile);
  }
}

function readSupply(box: Box, s: MangroviaState, file: File['supplies'][number], at: Seat): Supply {
  const path = `supplies[${at}]`;
  const built = s.fields.reduce((sum, code) => sum + (ownerOf(code) === at + 1 ? hutsOn(code) : 0), 0);
  const pair = startPair(box, s, at);
  if (file.startCards.some((value, i) => !pair.includes(value) || (i > 0 && pair.join() !== file.startCards.join())))
    wrong(
      `${path}.startCards`,
      `Die Startkarten dieses Platzes sind ${pair.join(' und ')}.`,
      `The start cards of this seat are ${pair.join(' and ')}.`,
    );
  const statues = pathIds.filter(path => file.tiles.includes(`statue-${path}`));
  const count = (kind: StoneTile) => file.tiles.filter(tile => tile === kind).length;
  for (const name of statues)
    if (count(`statue-${name}`) > 1)
      wrong(`${path}.tiles`, 'Jede Statue gibt es einmal.', 'There is one of each statue.');
  return {
    huts: hutsEach(box, s.seats) - built,
    treasures: counted(file.treasures, treasurePack, `${path}.treasures`),
    seenTreasures: counted(file.seenTreasures, treasurePack, `${path}.seenTreasures`),
    startCards: startBits(box, s, at, file.startCards),
    landscapes: counted(file.landscapes, landscapePack, `${path}.landscapes`),
    seenLandscapes: counted(file.seenLandscapes, landscapePack, `${path}.seenLandscapes`),
    amulets: counted(file.amulets, amuletPack, `${path}.amulets`),
    seenOnes: file.seenOnes,
    statues: statues.reduce((bits, name) => bits | (1 << pathIds.indexOf(name)), 0),
    treasureTiles: count('treasure'),
    amuletTiles: count('amulet'),
    jokers: count('joker'),
  };
}
