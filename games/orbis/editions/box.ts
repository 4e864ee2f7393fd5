/** What is in the box: an edition, checked, with the look-up tables that the rules need at speed. */
import { serialise, sha256, shape } from '@atoll/engine';
import {
  type Colour,
  colours,
  type EruptMove,
  type GodId,
  type GodMove,
  godIds,
  type TakeMove,
  type TileFace,
  type TileKind,
  type TileLabel,
} from '../rules/types.ts';
import { earlierDigests } from './earlier.ts';
import { checkSums } from './sums.ts';

const { dictionary, integer, list, oneOf, optional, record, string, withDefault, wrong } = shape;

const languageText = record({ de: string, en: string });
const temples = list(integer(0, 50), 2, 4);

const readEdition = record({
  id: string,
  name: languageText,
  provenance: dictionary(oneOf('rulebook', 'public source', 'reconstructed')),
  note: optional(languageText),
  /** `green-2a`: colour, level, a letter. Cost: its symbols, `blue green any`. Effect: `forest 3 red blue`. */
  tiles: list(
    record({
      id: string,
      star: optional(oneOf('white', 'purple')),
      cost: withDefault(string, ''),
      effect: string,
      points: withDefault(integer(0, 20), 0),
      mystic: withDefault(integer(0, 99), 0),
    }),
    1,
    65,
  ),
  gods: list(
    record({ id: oneOf(...godIds), points: integer(0, 20), worshipers: withDefault(integer(0, 10), 0) }),
    10,
    10,
  ),
  temples: record({ '2': temples, '3': temples, '4': temples }),
  /** Points of a wilderness, worshipers kept at the end of a turn, worshipers given for another one. */
  wilderness: integer(-10, 0),
  supply: integer(1, 30),
  exchange: integer(2, 9),
  cancelationTokens: integer(0, 99),
});

export type Edition = shape.Of<typeof readEdition>;
type Star = 'white' | 'purple' | undefined;

export interface Box {
  edition: Edition;
  digest: string;
  /** Everything about a tile, as views show it. */
  faces: readonly TileFace[];
  labels: readonly TileLabel[];
  stars: readonly Star[];
  tileIds: readonly string[];
  /** The same as numbers, by tile: colour, level, kind, points, number, mystic value. */
  colour: Uint8Array;
  level: Uint8Array;
  kind: readonly TileKind[];
  points: Uint8Array;
  number: Uint8Array;
  mystic: Uint8Array;
  /** The colours an effect shows, as bits. */
  shown: Uint8Array;
  /** Symbols to pay: `[tile * 6 + colour]`, the sixth for any colour. */
  cost: Uint8Array;
  gods: readonly GodId[];
  godPoints: readonly number[];
  godWorshipers: readonly number[];
  /** Moves as shared records: by tile, by god, and `[tile * 5 + colour]`. */
  takings: readonly TakeMove[];
  godTakings: readonly GodMove[];
  eruptions: readonly EruptMove[];
}

const ANY = 'any';

/** Reads `green-2a`. */
function readId(id: string, path: string): { colour: Colour; level: number } {
  const [, colour, level] = /^([a-z]+)-([123])[a-z]$/.exec(id) ?? [];
  if (!colours.includes(colour as Colour))
    wrong(
      path,
      'Farbe, Stufe und Buchstabe, zum Beispiel green-2a.',
      'Colour, level and a letter, for instance green-2a.',
      'edition',
    );
  return { colour: colour as Colour, level: Number(level) };
}

/** Reads the symbols of a cost: colours and `any`. */
function readCost(text: string, path: string): Pick<TileFace, 'cost' | 'any'> {
  const cost: Record<Colour, number> = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };
  let any = 0;
  for (const symbol of text.split(' ').filter(part => part !== '')) {
    if (symbol === ANY) any++;
    else cost[readColour(symbol, path)]++;
  }
  return { cost: Object.freeze(cost), any };
}

function readColour(text: string, path: string): Colour {
  if (!colours.includes(text as Colour))
    wrong(
      path,
      `Farben sind ${colours.join(', ')}; da steht „${text}“.`,
      `Colours are ${colours.join(', ')}; found “${text}”.`,
      'edition',
    );
  return text as Colour;
}

/** How each effect is written: with a number, with how many colours. */
const grammar: Record<TileKind, { number: boolean; least: number; most: number; example: string }> = {
  farm: { number: false, least: 1, most: 1, example: 'farm green' },
  village: { number: true, least: 0, most: 0, example: 'village 3' },
  forest: { number: true, least: 1, most: 5, example: 'forest 3 red blue' },
  volcano: { number: true, least: 1, most: 5, example: 'volcano 3 red yellow' },
  irrigation: { number: false, least: 1, most: 1, example: 'irrigation white' },
  shrine: { number: true, least: 0, most: 0, example: 'shrine 1' },
  conversion: { number: true, least: 1, most: 1, example: 'conversion 1 any' },
  rock: { number: false, least: 0, most: 0, example: 'rock' },
};

function readEffect(text: string, path: string): Pick<TileFace, 'kind' | 'number' | 'colours'> {
  const [kind, ...rest] = text.split(' ');
  const form = Object.hasOwn(grammar, kind ?? '') ? grammar[kind as TileKind] : undefined;
  if (!form)
    return wrong(
      path,
      `Wirkungen sind ${Object.keys(grammar).join(', ')}.`,
      `Effects are ${Object.keys(grammar).join(', ')}.`,
      'edition',
    );
  const number = form.number ? Number(rest.shift()) : 0;
  const toAny = kind === 'conversion' && rest[0] === ANY;
  const shown = toAny ? [...colours] : rest.map(part => readColour(part, path));
  const fits =
    rest.length >= form.least &&
    rest.length <= form.most &&
    new Set(shown).size === shown.length &&
    !(toAny && number !== 1);
  if (!fits || (form.number && !(Number.isInteger(number) && number >= 1 && number <= 9)))
    wrong(path, `Zum Beispiel „${form.example}“.`, `For instance “${form.example}”.`, 'edition');
  return { kind: kind as TileKind, number, colours: Object.freeze(shown) };
}

const bits = (shown: readonly Colour[]): number =>
  shown.reduce((mask, colour) => mask | (1 << colours.indexOf(colour)), 0);

/** Reads an edition and checks what must add up in it; throws `BadInput` with the place and the reason. */
export function openBox(json: unknown): Box {
  const box = readBox(json);
  if (!earlierDigests.includes(box.digest)) checkSums(box.edition, box.faces);
  return box;
}

/** Reads an edition, whether or not it adds up. */
export function readBox(json: unknown): Box {
  const edition = readEdition(json, '');
  const faces = edition.tiles.map(({ id, cost, effect, points, mystic }, i): TileFace => {
    const path = `tiles[${i}]`;
    return Object.freeze({
      tile: id,
      ...readId(id, `${path}.id`),
      ...readEffect(effect, `${path}.effect`),
      ...readCost(cost, `${path}.cost`),
      points,
      mystic,
    });
  });
  const each = (value: (face: TileFace) => number) => Uint8Array.from(faces, value);
  return {
    edition,
    digest: sha256(serialise(edition)),
    faces,
    labels: faces.map(({ tile, kind, colour, level }) => Object.freeze({ tile, kind, colour, level })),
    stars: edition.tiles.map(tile => tile.star),
    tileIds: faces.map(face => face.tile),
    colour: each(face => colours.indexOf(face.colour)),
    level: each(face => face.level),
    kind: faces.map(face => face.kind),
    points: each(face => face.points),
    number: each(face => face.number),
    mystic: each(face => face.mystic),
    shown: each(face => bits(face.colours)),
    cost: Uint8Array.from(faces.flatMap(face => [...colours.map(colour => face.cost[colour]), face.any])),
    gods: edition.gods.map(god => god.id),
    godPoints: edition.gods.map(god => god.points),
    godWorshipers: edition.gods.map(god => god.worshipers),
    takings: faces.map(({ tile }) => Object.freeze({ do: 'take', tile })),
    godTakings: edition.gods.map(({ id }) => Object.freeze({ do: 'god', god: id })),
    eruptions: faces.flatMap(({ tile }) =>
      colours.map(colour => Object.freeze({ do: 'erupt', tile, colour } as const)),
    ),
  };
}

/** R1: with three seats the white stars stay in the box, with two the purple ones as well. */
const inPlay = (star: Star, seats: number): boolean =>
  star === undefined || seats === 4 || (star === 'purple' && seats === 3);

/** The tiles that are used with so many seats. */
export const tilesInPlay = (box: Box, seats: number): number[] =>
  box.faces.map((_, tile) => tile).filter(tile => inPlay(box.stars[tile], seats));

/** R4: the temple tokens with so many seats, the dearest first. */
export const templesFor = (box: Box, seats: number): number[] =>
  box.edition.temples[String(seats) as '2' | '3' | '4'].toSorted((a, b) => b - a);

/** A tile as the log speaks of it. */
export const labelOf = (box: Box, tile: number): TileLabel => box.labels[tile];

export const isAnyConversion = (box: Box, tile: number): boolean => box.shown[tile] === 31;
