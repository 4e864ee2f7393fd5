/** What is in the box: an edition, checked, with the look-up tables that the rules need at speed. */
import { type Seat, serialise, sha256 } from '@atoll/engine';
import { type Payment, waysToPay } from '../rules/building/payments.ts';
import { one, type Pack } from '../rules/packs.ts';
import {
  amuletValues,
  type BuildMove,
  type Landscape,
  landscapes,
  type PathId,
  pathIds,
  treasureValues,
} from '../rules/types.ts';
import { type Action, type Edition, namesIn, readEdition } from './edition.ts';

/** Treasures or amulets: what a field is paid with. */
type Currency = 'treasures' | 'amulets';

/** A field as it is printed. */
export interface Field {
  /** Its place in `box.fields`, and in the state. */
  index: number;
  /** Named after the paths it lies on or between: `A-E`, `AB-E`; amulet fields `isle-1` and so on. */
  id: string;
  /** Column and row; paths A to D lead down, E to H to the right. */
  x: number;
  y: number;
  /** One landscape, or two; and as bits. */
  landscapes: readonly Landscape[];
  bits: number;
  price: number;
  currency: Currency;
  /** Chief points, at once. */
  points: number;
  /** Paths it lies on, as places in `box.paths`. */
  paths: readonly number[];
  place: 'stone' | 'pole' | 'amulet' | null;
  /** Double huts may be built here: on no place, and on no amulet field. */
  allowsDouble: boolean;
  /** Hut symbol: grey for two and three seats, white for two. */
  neutral: 'grey' | 'white' | null;
}

export interface GodsPath {
  id: PathId;
  /** Whether it runs down (statue above) or to the right (statue at the left). */
  runs: 'down' | 'right';
  first: number;
  second: number;
  /** Its fields, the one nearest to the statue first. */
  fields: readonly number[];
}

/** A way to build: where, how many huts, and for which landscape cards. */
export interface Plan {
  index: number;
  field: number;
  huts: 1 | 2;
  /** The landscape cards given, their landscapes as bits, and their names: `sand+sand`. */
  cards: Pack;
  bits: number;
  names: string;
  price: number;
  currency: Currency;
}

export interface Box {
  edition: Edition;
  digest: string;
  fields: readonly Field[];
  fieldIds: readonly string[];
  fieldAt: ReadonlyMap<string, number>;
  /** A to H. */
  paths: readonly GodsPath[];
  /** Fields of the two places and of the amulets, in the order of `fields`. */
  stoneFields: readonly number[];
  poleFields: readonly number[];
  amuletFields: readonly number[];
  /** By field: its place in one of these lists, or -1. */
  stoneAt: readonly number[];
  poleAt: readonly number[];
  /** What each landing lets one do; the first is landing 1. */
  landings: readonly (readonly Action[])[];
  /** Every way to build, single huts first; `[field]`: those of a field. */
  plans: readonly Plan[];
  plansAt: readonly (readonly Plan[])[];
  /** All cards and amulets, by kind. */
  allTreasures: Pack;
  allLandscapes: Pack;
  allAmulets: Pack;
  /** All packs of treasures, and of amulets, that make exactly a sum: `[sum]`. */
  treasureWays: readonly (readonly Pack[])[];
  amuletWays: readonly (readonly Pack[])[];
  /** Building moves as shared records, made when first needed (see paying.ts). */
  shelves: BuildMove[][][];
  /** Payments by name, read when first needed. */
  payments: Record<Currency, Map<string, Payment>>;
}

/** Cult site 0 (top) to 5 of a landing: 1 to 6 going down one side, 7 to 12 coming up the other. */
export const siteOf = (landing: number): number => (landing <= 6 ? landing - 1 : 12 - landing);
/** The two landings of a cult site: the outward and the homeward one. */
export const landingsOf = (site: number): readonly [number, number] => [site + 1, 12 - site];

/** Values of a seat's two start cards. */
export const startPair = (box: Box, s: { seats: number; first: Seat }, seat: Seat): readonly number[] =>
  box.edition.startCards[(seat - s.first + s.seats) % s.seats];

export function openBox(json: unknown): Box {
  const edition = readEdition(json);
  const fields = edition.fields.map((printed, index): Field => {
    const names = namesIn(printed.landscape) as Landscape[];
    const [x = 0, y = 0] = printed.at;
    return {
      index,
      id: printed.id,
      x,
      y,
      landscapes: names,
      bits: bitsOf(names),
      price: printed.treasures ?? printed.amulets ?? 0,
      currency: printed.treasures === undefined ? 'amulets' : 'treasures',
      points: printed.points,
      paths: namesIn(printed.paths).map(name => pathIds.indexOf(name as PathId)),
      place: printed.place ?? null,
      allowsDouble: printed.place === undefined,
      neutral: printed.neutral ?? null,
    };
  });
  const placed = (place: Field['place']) => fields.filter(field => field.place === place).map(({ index }) => index);
  const stoneFields = placed('stone');
  const poleFields = placed('pole');
  const plans = plansFor(fields);
  const allTreasures = packed(treasureValues, edition.treasures);
  const allAmulets = packed(amuletValues, edition.amulets);
  const highest = Math.max(...plans.map(({ price }) => price));
  return {
    edition,
    digest: sha256(serialise(edition)),
    fields,
    fieldIds: fields.map(({ id }) => id),
    fieldAt: new Map(fields.map(({ id, index }) => [id, index])),
    paths: edition.paths.map((path, p): GodsPath => {
      const runs = p < 4 ? 'down' : 'right';
      const along = ({ x, y }: Field) => (runs === 'down' ? y : x);
      const on = fields.filter(field => field.paths.includes(p)).sort((a, b) => along(a) - along(b));
      return { id: path.id, runs, first: path.first, second: path.second, fields: on.map(({ index }) => index) };
    }),
    stoneFields,
    poleFields,
    amuletFields: placed('amulet'),
    stoneAt: fields.map(({ index }) => stoneFields.indexOf(index)),
    poleAt: fields.map(({ index }) => poleFields.indexOf(index)),
    landings: edition.landings,
    plans,
    plansAt: fields.map(({ index }) => plans.filter(plan => plan.field === index)),
    allTreasures,
    allLandscapes: packed(landscapes, edition.landscapes),
    allAmulets,
    treasureWays: waysToPay(allTreasures, treasureValues, highest),
    amuletWays: waysToPay(allAmulets, amuletValues, highest),
    shelves: plans.flatMap(() => [[], []]),
    payments: { treasures: new Map(), amulets: new Map() },
  };
}

const bitsOf = (names: readonly Landscape[]): number =>
  names.reduce((bits, name) => bits | (1 << landscapes.indexOf(name)), 0);

const packed = <K extends string | number>(kinds: readonly K[], counts: Readonly<Record<`${K}`, number>>): Pack =>
  kinds.reduce((pack, kind, i) => pack + counts[`${kind}`] * one(i), 0);

/** On a field with two landscapes a hut is built for a card of either, a double hut for any two of them. */
function plansFor(fields: readonly Field[]): Plan[] {
  const plans: Plan[] = [];
  const add = (field: Field, huts: 1 | 2, names: readonly Landscape[]) =>
    plans.push({
      index: plans.length,
      field: field.index,
      huts,
      cards: names.reduce((pack, name) => pack + one(landscapes.indexOf(name)), 0),
      bits: bitsOf(names),
      names: names.join('+'),
      price: field.price * huts,
      currency: field.currency,
    });
  for (const field of fields) for (const name of field.landscapes) add(field, 1, [name]);
  for (const field of fields)
    if (field.allowsDouble)
      for (const [i, name] of field.landscapes.entries())
        for (const other of field.landscapes.slice(i)) add(field, 2, [name, other]);
  return plans;
}
