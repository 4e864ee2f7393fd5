/**
 * Positions for tests in a few readable lines.
 *
 * The state is built directly, without the checks of position.ts: cards need not add up, so that small examples stay
 * small. What a scene does not mention does nothing: no huts, empty hands, empty displays. Unless it asks for the base
 * edition, a scene is played on a plain board: every field is water for 7 treasures without points, but for the two with
 * two landscapes. `printed` changes that for the fields it is about.
 */
import type { Seat } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { siteOf } from '../editions/box.ts';
import type { Action, PrintedField } from '../editions/edition.ts';
import { stepsAt } from '../rules/flow/flow.ts';
import { emptyTable, freshSupply } from '../rules/flow/setup.ts';
import { type MangroviaGame, openMangrovia } from '../rules/game.ts';
import {
  DOUBLE,
  hutsOn,
  type Landscape,
  landscapes,
  type MangroviaEvent,
  type MangroviaMove,
  type MangroviaState,
  NEUTRAL,
  ownerOf,
  type Phase,
  pathIds,
  type Step,
  type StoneTile,
  type Supply,
  type TileOption,
} from '../rules/types.ts';
import { amuletPack, landscapePack, startBits, tileCode, treasurePack } from '../rules/view/imagining.ts';

export const baseGame = openMangrovia(base);

/** Tests must not change when the numbers of the base edition are tuned. */
const landings: readonly (readonly Action[])[] = [
  ['open', 'open', 'pile'],
  ['amulets'],
  ['open'],
  ['open', 'pile'],
  ['any', 'any'],
  ['open', 'pile', 'pile'],
  ['hut'],
  ['amulets-or-hut'],
  ['hut-or-double'],
  ['two-huts'],
  ['hut', 'pile'],
  ['birds'],
];
const neutral: Readonly<Record<string, 'grey' | 'white'>> = {
  'CD-F': 'grey',
  'B-EF': 'grey',
  'D-GH': 'grey',
  'AB-G': 'white',
  'A-FG': 'white',
  'BC-E': 'white',
  'C-FG': 'white',
  'BC-H': 'white',
  'isle-3': 'white',
  'isle-6': 'white',
};
const two: Readonly<Record<string, string>> = { 'B-F': 'mangrove sand', 'C-G': 'water reed' };
const pairs = [
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
];

export type Printed = Readonly<Record<string, Partial<PrintedField>>>;

/** The base edition with everything that may be tuned put in its place; a new object each time. */
export const plainEdition = (printed: Printed = {}, startCards: readonly (readonly number[])[] = pairs) => ({
  ...structuredClone(base),
  landings: structuredClone(landings),
  startCards: structuredClone(startCards),
  amulets: { '1': 5, '2': 7, '3': 7, '4': 7, '5': 7, '6': 7 },
  stoneTiles: { treasure: 3, amulet: 3, joker: 2, treasureValue: 3, amuletValue: 2 },
  paths: pathIds.map((id, i) => ({ id, first: [12, 10, 8, 10][i % 4], second: [6, 5, 4, 5][i % 4] })),
  fields: base.fields.map(({ id, at, ...field }) => ({
    id,
    at: at.slice(),
    ...('paths' in field && { paths: field.paths }),
    ...('place' in field && { place: field.place }),
    landscape: two[id] ?? 'water',
    ...(printed[id]?.amulets === undefined && { treasures: 7 }),
    ...(neutral[id] && { neutral: neutral[id] }),
    ...printed[id],
  })),
});

const opened = new Map<string, MangroviaGame>();

/** The plain board with other fields printed on it. */
export function boardWith(printed: Printed = {}, startCards: readonly (readonly number[])[] = pairs): MangroviaGame {
  const key = JSON.stringify([printed, startCards]);
  let game = opened.get(key);
  if (!game) {
    game = openMangrovia(plainEdition(printed, startCards));
    opened.set(key, game);
  }
  return game;
}

interface SupplyScene {
  /** Huts left; default: what the board leaves. */
  huts?: number;
  /** Values: `2 2 5`. */
  treasures?: string;
  seenTreasures?: string;
  /** Start cards left, of the seat's own pair: `3 4`. */
  start?: string;
  /** `sand water`. */
  landscapes?: string;
  seenLandscapes?: string;
  amulets?: string;
  seenOnes?: number;
  /** `statue-A joker`. */
  tiles?: string;
}

export interface Scene {
  /** Play on the base edition. */
  base?: true;
  printed?: Printed;
  startCards?: readonly (readonly number[])[];
  seats?: number;
  tiles?: TileOption;
  round?: number;
  phase?: Phase;
  first?: Seat;
  start?: Seat;
  /** Default: mangrove and water. */
  birds?: string;
  /** Whose bowls stand on the sites 1 to 6. */
  bowls?: Readonly<Record<number, Seat>>;
  /** The landing the boat is at; its site has a bowl of seat 0 unless `bowls` says otherwise. */
  boat?: number;
  /** `0`, `'0 double'` or `'neutral'`. */
  huts?: Readonly<Record<string, Seat | string>>;
  /** Pole tiles under huts. */
  poles?: Readonly<Record<string, number>>;
  stoneTiles?: Readonly<Record<string, StoneTile>>;
  /** Open cards; `-` for a gap. */
  treasures?: string;
  landscapes?: string;
  /** What is in the piles, in no order: one card left means that this one comes. */
  treasurePile?: string;
  landscapePile?: string;
  treasureDiscard?: string;
  landscapeDiscard?: string;
  ones?: number;
  bag?: string;
  aside?: string;
  supplies?: readonly SupplyScene[];
  /** Instead of what the landing begins with; the next one first. */
  steps?: readonly Step[];
}

/** A game in the middle of its story. */
export interface Played {
  game: MangroviaGame;
  s: MangroviaState;
}

const split = (text: string | undefined): string[] => (text ? text.split(' ') : []);
export const treasures = (text: string | undefined) => treasurePack(split(text).map(Number));
export const cards = (text: string | undefined) => landscapePack(split(text) as Landscape[]);
export const amulets = (text: string | undefined) => amuletPack(split(text).map(Number));

const landscapeNumber = (name: string): number => landscapes.indexOf(name as Landscape);

/** An open display with gaps. */
const laid = (text: string | undefined, places: number, number: (name: string) => number): number[] => {
  const names = split(text);
  return Array.from({ length: places }, (_, i) => (!names[i] || names[i] === '-' ? 0 : number(names[i])));
};

export function scene(wanted: Scene): Played {
  const game = wanted.base ? baseGame : boardWith(wanted.printed, wanted.startCards);
  const { box } = game;
  const s = emptyTable(box, wanted.seats ?? 3, wanted.tiles ?? 'none');
  const at = (id: string): number => {
    const field = box.fieldAt.get(id);
    if (field === undefined) throw new Error(`A scene names the field ${id}, and there is none.`);
    return field;
  };
  s.round = wanted.round ?? 1;
  s.first = wanted.first ?? 0;
  s.start = wanted.start ?? s.first;
  s.birds = split(wanted.birds ?? 'mangrove water').reduce((bits, name) => bits | (1 << landscapeNumber(name)), 0);
  s.phase = wanted.phase ?? (wanted.boat ? 'boat' : 'bowls');
  s.boat = wanted.boat ?? 0;
  if (s.boat > 0) s.sites[siteOf(s.boat)] = 0;
  for (const [site, seat] of Object.entries(wanted.bowls ?? {})) s.sites[Number(site) - 1] = seat;
  s.fields.fill(0);
  s.poleTiles.fill(0);
  for (const [id, hut] of Object.entries(wanted.huts ?? {})) {
    const [owner = '', double] = String(hut).split(' ');
    s.fields[at(id)] = (owner === 'neutral' ? NEUTRAL : Number(owner) + 1) + (double ? DOUBLE : 0);
  }
  for (const [id, tile] of Object.entries(wanted.poles ?? {})) s.poleTiles[box.poleAt[at(id)]] = tile;
  for (const [id, tile] of Object.entries(wanted.stoneTiles ?? {})) s.stoneTiles[box.stoneAt[at(id)]] = tileCode(tile);
  s.openTreasures = laid(wanted.treasures, 4, Number);
  s.openLandscapes = laid(wanted.landscapes, 3, name => landscapeNumber(name) + 1);
  s.treasurePile = treasures(wanted.treasurePile);
  s.landscapePile = cards(wanted.landscapePile);
  s.treasureDiscard = treasures(wanted.treasureDiscard);
  s.landscapeDiscard = cards(wanted.landscapeDiscard);
  s.ones = wanted.ones ?? 0;
  s.bag = amulets(wanted.bag);
  s.aside = amulets(wanted.aside);
  s.supplies = s.supplies.map((fresh, seat) => supplyOf(game, s, wanted.supplies?.[seat] ?? {}, fresh.huts, seat));
  const seat = (s.boat > 0 ? s.sites[siteOf(s.boat)] : s.start) as Seat;
  s.steps = wanted.steps?.toReversed() ?? (s.boat > 0 ? stepsAt(box, s.boat, seat) : [{ kind: 'bowl', seat }]);
  return { game, s };
}

function supplyOf({ box }: MangroviaGame, s: MangroviaState, wanted: SupplyScene, huts: number, seat: Seat): Supply {
  const built = s.fields.reduce((sum, code) => sum + (ownerOf(code) === seat + 1 ? hutsOn(code) : 0), 0);
  const tiles = split(wanted.tiles);
  const count = (kind: string) => tiles.filter(tile => tile === kind).length;
  return {
    ...freshSupply(wanted.huts ?? huts - built),
    treasures: treasures(wanted.treasures),
    seenTreasures: treasures(wanted.seenTreasures),
    startCards: startBits(box, s, seat, split(wanted.start).map(Number)),
    landscapes: cards(wanted.landscapes),
    seenLandscapes: cards(wanted.seenLandscapes),
    amulets: amulets(wanted.amulets),
    seenOnes: wanted.seenOnes ?? 0,
    statues: pathIds.reduce((bits, path, p) => bits | (count(`statue-${path}`) << p), 0),
    treasureTiles: count('treasure'),
    amuletTiles: count('amulet'),
    jokers: count('joker'),
  };
}

export const play = ({ game, s }: Played, ...moves: MangroviaMove[]): MangroviaEvent[] => story.play(game, s, ...moves);
export const refused = ({ game, s }: Played, move: unknown): string | null => story.refused(game, s, move);
export const asked = ({ game, s }: Played): string => story.asked(game, s);

/** A building with what is usual left out: one hut for a water card. */
export const building = (field: string, pay: string, more: { huts?: 1 | 2; cards?: string } = {}): MangroviaMove => ({
  do: 'build',
  field,
  huts: more.huts ?? 1,
  cards: more.cards ?? (more.huts === 2 ? 'water+water' : 'water'),
  pay,
});
export const passing: MangroviaMove = { do: 'pass' };
export const collecting: MangroviaMove = { do: 'amulets' };
export const drawing = (card: string): MangroviaMove => ({ do: 'draw', card }) as MangroviaMove;
export const bowl = (site: number): MangroviaMove => ({ do: 'bowl', site });
export const birds = (two: string): MangroviaMove => ({ do: 'birds', birds: two });

export const supply = ({ s }: Played, seat: Seat): Supply => s.supplies[seat];

/** Who has built on a field: `0`, `0 double`, `neutral`, or nothing. */
export function hutOn({ game, s }: Played, id: string): string {
  const code = s.fields[game.box.fieldAt.get(id) as number];
  const owner = ownerOf(code);
  if (owner === 0) return '';
  return `${owner === NEUTRAL ? 'neutral' : owner - 1}${hutsOn(code) === 2 ? ' double' : ''}`;
}

/** Each seat's points in one category, as the scoresheet has them now. */
export function points({ game, s }: Played, category: string): number[] {
  const sheet = game.scoresheet(s);
  return sheet.rows.map(row => row.points[sheet.categories.indexOf(category)] ?? Number.NaN);
}

/** The values that a field can take in the legal moves, those that have it. */
export const offered = ({ game, s }: Played, field: string): unknown[] => [
  ...new Set(game.moves(s).flatMap(move => (field in move ? [(move as Record<string, unknown>)[field]] : []))),
];

/** A field of the base edition by what is printed on it. */
export function printedField(wanted: {
  landscape: Landscape;
  treasures?: number;
  amulets?: number;
  points?: number;
}): string {
  const found = baseGame.box.edition.fields.find(
    field =>
      field.landscape === wanted.landscape &&
      field.treasures === wanted.treasures &&
      field.amulets === wanted.amulets &&
      (wanted.points === undefined || field.points === wanted.points),
  );
  if (!found) throw new Error(`The base edition has no field ${JSON.stringify(wanted)}.`);
  return found.id;
}
