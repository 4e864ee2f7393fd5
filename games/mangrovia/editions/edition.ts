/** What an edition must look like, and the sums that it must satisfy. */
import { shape } from '@atoll/engine';
import { MOST } from '../rules/packs.ts';
import { amuletValues, type Landscape, landscapes, pathIds, treasureValues } from '../rules/types.ts';

const { dictionary, integer, list, oneOf, optional, record, string, withDefault, wrong } = shape;

const small = integer(0, 99);
const few = integer(0, MOST);
const languageText = record({ de: string, en: string });
const forSeats = record({ huts: integer(2, 20), bowls: integer(1, 3) });

/** What a landing lets one do, in this order; `a-or-b` is either the one or the other. */
const actions = [
  'open',
  'pile',
  'any',
  'amulets',
  'hut',
  'amulets-or-hut',
  'hut-or-double',
  'two-huts',
  'birds',
] as const;
export type Action = (typeof actions)[number];

const each = <K extends string | number, R>(keys: readonly K[], read: R): Record<`${K}`, R> =>
  Object.fromEntries(keys.map(key => [key, read])) as Record<`${K}`, R>;

const readShape = record({
  id: string,
  name: languageText,
  provenance: dictionary(oneOf('rulebook', 'public source', 'reconstructed')),
  note: optional(languageText),
  /** By number of seats. */
  seats: record({ '2': forSeats, '3': forSeats, '4': forSeats, '5': forSeats }),
  /** How many of each value. */
  treasures: record(each(treasureValues, few)),
  /** Two values for each number on the cards, 1 to 5. */
  startCards: list(list(integer(2, 7), 2, 2), 5, 5),
  landscapes: record(each(landscapes, few)),
  /** Landscape cards that everybody begins with. */
  dealt: integer(0, 6),
  display: record({ treasures: integer(1, 8), landscapes: integer(1, 8) }),
  birds: list(oneOf(...landscapes), 2, 2),
  amulets: record(each(amuletValues, few)),
  /** However many huts: no more amulets are drawn at once. */
  mostAmulets: integer(1, 12),
  poles: record({ tiles: list(integer(1, 50), 8, 8), first: small, second: small }),
  stoneTiles: record({
    treasure: few,
    amulet: few,
    joker: few,
    treasureValue: integer(2, 9),
    amuletValue: integer(1, 9),
  }),
  landings: list(list(oneOf(...actions), 1, 6), 12, 12),
  paths: list(record({ id: oneOf(...pathIds), first: small, second: small }), 8, 8),
  fields: list(
    record({
      id: string,
      /** Column and row, for the picture and for the distance from a statue: A to D lead down, E to H to the right. */
      at: list(integer(0, 20), 2, 2),
      /** Paths it lies on: `A E`. */
      paths: withDefault(string, ''),
      place: optional(oneOf('stone', 'pole', 'amulet')),
      /** One landscape, or two: `sand reed`. */
      landscape: string,
      /** The price: one of the two. */
      treasures: optional(integer(2, 20)),
      amulets: optional(integer(1, 20)),
      /** Chief points, at once. */
      points: withDefault(small, 0),
      /** The hut symbol: grey for two and three seats, white for two. */
      neutral: optional(oneOf('grey', 'white')),
    }),
    30,
    80,
  ),
});

export type Edition = shape.Of<typeof readShape>;
export type PrintedField = Edition['fields'][number];

/** Reads an edition and checks that it makes a board; throws `BadInput` with the place and the reason. */
export function readEdition(json: unknown): Edition {
  const edition = readShape(json, '');
  checkFields(edition);
  checkPaths(edition);
  checkPlaces(edition);
  checkLandings(edition);
  checkPieces(edition);
  return edition;
}

const bad = (path: string, de: string, en: string): never => wrong(path, de, en, 'edition');

export const namesIn = (text: string): string[] => (text === '' ? [] : text.split(' '));
const isLandscape = (name: string): name is Landscape => landscapes.includes(name as Landscape);

function checkFields({ fields }: Edition): void {
  const ids = new Set<string>();
  const cells = new Set<string>();
  for (const [i, field] of fields.entries()) {
    const path = `fields[${i}]`;
    if (ids.has(field.id)) bad(`${path}.id`, `${field.id} gibt es doppelt.`, `There are two fields ${field.id}.`);
    ids.add(field.id);
    if (cells.has(field.at.join()))
      bad(`${path}.at`, 'Hier liegt schon ein anderes Feld.', 'Another field lies here already.');
    cells.add(field.at.join());
    const names = namesIn(field.landscape);
    if (names.length < 1 || names.length > 2 || !names.every(isLandscape) || names[0] === names[1])
      bad(
        `${path}.landscape`,
        `Erwartet: eine oder zwei verschiedene von ${landscapes.join(', ')}.`,
        `Wanted one or two different ones of ${landscapes.join(', ')}.`,
      );
    if ((field.treasures === undefined) === (field.amulets === undefined))
      bad(
        path,
        'Ein Feld kostet Kostbarkeiten oder Amulette, und nur eines davon.',
        'A field costs treasures or amulets, and only one of them.',
      );
  }
  const double = fields.filter(field => namesIn(field.landscape).length === 2);
  if (double.length !== 2)
    bad(
      'fields',
      `Zwei Felder zeigen zwei Landschaften; hier ${double.length}.`,
      `Two fields show two landscapes; here ${double.length}.`,
    );
  for (const field of double)
    if (field.place !== undefined)
      bad(
        `fields[${fields.indexOf(field)}].place`,
        'Ein Feld mit zwei Landschaften liegt auf keinem Platz und ist kein Amulettfeld.',
        'A field with two landscapes is on no place and no amulet field.',
      );
}

function checkPaths({ fields, paths }: Edition): void {
  for (const [i, { id, first, second }] of paths.entries()) {
    if (id !== pathIds[i]) bad(`paths[${i}].id`, `Hier steht Pfad ${pathIds[i]}.`, `Path ${pathIds[i]} stands here.`);
    if (second > first)
      bad(
        `paths[${i}].second`,
        'Der zweite Platz bringt nicht mehr als der erste.',
        'Second place brings no more than first.',
      );
  }
  for (const [i, field] of fields.entries())
    for (const name of namesIn(field.paths))
      if (!pathIds.includes(name as (typeof pathIds)[number]))
        bad(`fields[${i}].paths`, `Pfade heißen ${pathIds.join(' ')}.`, `Paths are called ${pathIds.join(' ')}.`);
  for (const [p, id] of pathIds.entries()) {
    const on = fields.filter(field => namesIn(field.paths).includes(id));
    if (on.length < 4)
      bad('fields', `Pfad ${id} hat zu wenig Felder: ${on.length}.`, `Path ${id} has too few fields: ${on.length}.`);
    const [along, across] = p < 4 ? [1, 0] : [0, 1];
    if (new Set(on.map(field => field.at[across])).size !== 1)
      bad('fields', `Pfad ${id} ist nicht gerade.`, `Path ${id} is not straight.`);
    if (new Set(on.map(field => field.at[along])).size !== on.length)
      bad(
        'fields',
        `Auf Pfad ${id} liegen zwei Felder gleich weit von der Statue.`,
        `Two fields of path ${id} are equally far from its statue.`,
      );
  }
}

function checkPlaces({ fields, poles }: Edition): void {
  for (const place of ['stone', 'pole'] as const) {
    const n = fields.filter(field => field.place === place).length;
    if (n !== 8) bad('fields', `${place}: acht Felder, hier ${n}.`, `${place}: eight fields, here ${n}.`);
  }
  for (const [i, field] of fields.entries()) {
    if (field.paths === '' && field.place === undefined)
      bad(`fields[${i}]`, 'Dieses Feld zählt für nichts.', 'This field counts for nothing.');
    if (field.place === 'amulet' && field.points > 0)
      bad(`fields[${i}].points`, 'Amulettfelder bringen keine Punkte.', 'Amulet fields bring no points.');
  }
  const amuletFields = fields.filter(field => field.place === 'amulet').length;
  if (amuletFields < 5)
    bad('fields', `Zu wenig Amulettfelder: ${amuletFields}.`, `Too few amulet fields: ${amuletFields}.`);
  const symbols = (symbol: string, place?: string) =>
    fields.filter(field => field.neutral === symbol && (place === undefined || field.place === place)).length;
  for (const [symbol, place, wanted] of [
    ['grey', undefined, 3],
    ['white', undefined, 7],
    ['grey', 'stone', 1],
    ['white', 'stone', 0],
    ['grey', 'pole', 0],
    ['white', 'pole', 1],
  ] as const)
    if (symbols(symbol, place) !== wanted)
      bad(
        'fields',
        `Hüttensymbole ${symbol}${place ? `, ${place}` : ''}: ${wanted}, hier ${symbols(symbol, place)}.`,
        `${symbol} hut symbols${place ? `, ${place}` : ''}: ${wanted}, here ${symbols(symbol, place)}.`,
      );
  if (poles.tiles.some((tile, i) => i > 0 && tile <= poles.tiles[i - 1]))
    bad('poles.tiles', 'Pfahlplättchen steigen von oben nach unten.', 'Pole tiles rise from the top down.');
}

function checkLandings({ landings }: Edition): void {
  const all = landings.flat();
  if (all.filter(action => action === 'birds').length !== 1 || landings[11]?.at(-1) !== 'birds')
    bad(
      'landings[11]',
      'Die Vögel setzt die letzte Anlegestelle, und nur sie.',
      'The last landing places the birds, and only it does.',
    );
  if (!all.some(action => ['hut', 'two-huts', 'hut-or-double', 'amulets-or-hut'].includes(action)))
    bad('landings', 'Nirgends wird gebaut.', 'Nobody can build anywhere.');
}

function checkPieces({
  seats,
  fields,
  birds,
  stoneTiles,
  landscapes: cards,
  dealt,
  display,
  treasures,
}: Edition): void {
  if (birds[0] === birds[1]) bad('birds', 'Zwei verschiedene Landschaften.', 'Two different landscapes.');
  const others = stoneTiles.treasure + stoneTiles.amulet + stoneTiles.joker;
  if (others !== 8)
    bad('stoneTiles', `Acht Plättchen ohne Statue, hier ${others}.`, `Eight tiles without a statue, here ${others}.`);
  const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, n) => sum + n, 0);
  for (const [n, { huts, bowls }] of Object.entries(seats)) {
    const many = Number(n);
    const neutral = fields.filter(
      field => field.neutral !== undefined && (many === 2 || (many === 3 && field.neutral === 'grey')),
    );
    if (many * (huts - 1) + 1 + neutral.length > fields.length)
      bad(`seats.${n}.huts`, 'Für so viele Hütten ist kein Platz.', 'There is no room for so many huts.');
    if (many * bowls > (many === 2 ? 5 : 6))
      bad(`seats.${n}.bowls`, 'So viele Kultstätten gibt es nicht.', 'There are not so many cult sites.');
  }
  if (total(cards) < 5 * dealt + display.landscapes)
    bad(
      'landscapes',
      'Zu wenig Karten für fünf Hände und die Auslage.',
      'Too few cards for five hands and the display.',
    );
  if (total(treasures) < display.treasures)
    bad('treasures', 'Zu wenig Karten für die Auslage.', 'Too few cards for the display.');
}
