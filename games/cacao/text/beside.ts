/** Where something lies, in words that people can follow on a table without coordinates: by what lies beside it. */
import { listed, thing, type Words, words } from '@atoll/engine';
import { cellOf, column, isJungleSpace, row } from '../rules/grid.ts';
import type { CacaoView, ViewTile } from '../rules/types.ts';
import { jungleTile } from './components.ts';
import { around, edgeOn, jungleOn, tilesOf } from './surroundings.ts';

type Case = 'accusative' | 'dative';

const genders: Readonly<Record<string, Parameters<typeof thing>[0]>> = {
  plantation: 'feminine',
  market: 'masculine',
  mine: 'feminine',
  water: 'neuter',
  sun: 'feminine',
  temple: 'masculine',
};

/** “den Markt 3”, “market 3”; “dem Wasser”, “the water”. Tiles of other editions stand there by their bare name. */
function theTile(jungle: string, which: Case): Words {
  const { kind, name } = jungleTile(jungle);
  const gender = genders[kind];
  const en = name.en.toLowerCase();
  const { the } = thing(gender ?? 'neuter', name);
  return words(gender ? the[which].de : name.de, gender && !/\d$/.test(en) ? `the ${en}` : en);
}

/** “neben den Markt 3 (2 Arbeiter) und das Wasser”; null where no jungle tile lies beside it. */
export function besideWords(
  neighbours: readonly { jungle: string; more?: Words | null }[],
  which: Case = 'accusative',
): Words | null {
  if (neighbours.length === 0) return null;
  const { de, en } = listed(
    neighbours.map(({ jungle, more }) => {
      const name = theTile(jungle, which);
      return more ? words(`${name.de} (${more.de})`, `${name.en} (${more.en})`) : name;
    }),
  );
  return words(`neben ${de}`, `beside ${en}`);
}

/** In an order that does not depend on the side: to a reader “market and mine” is the same as “mine and market”. */
const jungleAround = (view: CacaoView, cell: string): { jungle: string }[] =>
  around(cell)
    .flatMap(space => jungleOn(view, space) ?? [])
    .sort()
    .map(jungle => ({ jungle }));

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/**
 * Which one of several places of which the same could be said: “2. von oben”, “second from the top”; null where there is
 * but one. People count them from the top, or from the left where they lie in a row.
 */
export function whichOf(cells: readonly string[], cell: string): Words | null {
  const apart = [...new Set(cells)].map(name => ({ name, x: column(cellOf(name)), y: row(cellOf(name)) }));
  if (apart.length < 2) return null;
  const rows = new Set(apart.map(({ y }) => y)).size;
  const from =
    rows === 1
      ? words('von links', 'from the left')
      : rows === apart.length
        ? words('von oben', 'from the top')
        : words('von links oben', 'from the top left');
  const at = apart.sort((a, b) => a.y - b.y || a.x - b.x).findIndex(({ name }) => name === cell);
  return words(`${at + 1}. ${from.de}`, `${ordinals[at] ?? `${at + 1}th`} ${from.en}`);
}

const spaces = new WeakMap<CacaoView, readonly string[]>();

/** The empty worker spaces at the jungle. Kept with their view, because every move of a list asks for them. */
function freeSpaces(view: CacaoView): readonly string[] {
  let found = spaces.get(view);
  if (!found) {
    const tiles = tilesOf(view);
    found = [
      ...new Set(
        view.tiles
          .flatMap(tile => ('jungle' in tile ? around(tile.cell) : []))
          .filter(cell => !tiles.has(cell) && !isJungleSpace(cellOf(cell))),
      ),
    ];
    spaces.set(view, found);
  }
  return found;
}

const ownTiles = (view: CacaoView): string[] =>
  [...tilesOf(view).values()].flatMap(tile => ('seat' in tile && tile.seat === view.active ? [tile.cell] : []));

const sidesOf = (view: CacaoView, cell: string): string =>
  around(cell)
    .map(space => jungleOn(view, space))
    .join();

/** Which one it is of the worker spaces, or of the own tiles, that lie beside the same things in the same way. */
export const whichAlike = (view: CacaoView, cell: string): Words | null =>
  whichOf(
    candidates(view, cell).filter(other => sidesOf(view, other) === sidesOf(view, cell)),
    cell,
  );

const candidates = (view: CacaoView, cell: string): readonly string[] =>
  tilesOf(view).has(cell) ? ownTiles(view) : freeSpaces(view);

const besideKey = (view: CacaoView, cell: string): string =>
  jungleAround(view, cell)
    .map(({ jungle }) => jungle)
    .join();

/** A worker space, or an own tile to overbuild, by its neighbours; numbered where another has the same. */
export function spaceWords(view: CacaoView, cell: string, which: Case = 'accusative'): Words {
  const said = besideWords(jungleAround(view, cell), which) ?? words('am Rand', 'at the edge');
  const alike = candidates(view, cell).filter(other => besideKey(view, other) === besideKey(view, cell));
  return withWhich(said, whichOf(alike, cell));
}

/** The same place, said with the one of several that it is. */
export const withWhich = (said: Words, which: Words | null): Words =>
  which ? words(`${said.de} (${which.de})`, `${said.en} (${which.en})`) : said;

/** One of the jungle spaces that are to be filled now; null where there is but one. */
export function whichSpace(view: CacaoView, space: string): Words | null {
  const step = view.steps.at(-1);
  return step?.kind === 'fill' ? whichOf(step.spaces, space) : null;
}

/** Which tile's edge it is, where several look the same way at tiles of the same kind. */
export function whichEdge(view: CacaoView, edge: string): Words | null {
  const step = view.steps.at(-1);
  if (step?.kind !== 'work') return null;
  const { cell, side, space } = edgeOn(view, edge);
  const alike = step.edges.flatMap(other => {
    const found = edgeOn(view, other);
    return found.side === side && jungleOn(view, found.space) === jungleOn(view, space) ? [found.cell] : [];
  });
  return whichOf(alike, cell);
}

/** The jungle tiles beside a tile when it was laid: what was laid later must not be told of it. */
export function jungleBefore(view: CacaoView, cell: string, over: boolean): { jungle: string; side: number }[] {
  const isIt = (tile: ViewTile) => tile.cell === cell && 'seat' in tile && tile.over === over;
  const at = view.tiles.findIndex(isIt);
  const before = at < 0 ? view.tiles : view.tiles.slice(0, at);
  return around(cell).flatMap((space, side) => {
    const tile = before.find(other => other.cell === space);
    return tile && 'jungle' in tile ? [{ jungle: tile.jungle, side }] : [];
  });
}

/** Which of the temples on the table it is; null where there is only one. */
export const whichTemple = (view: CacaoView, space: string): Words | null =>
  whichOf(
    view.tiles.flatMap(tile => ('jungle' in tile && jungleTile(tile.jungle).kind === 'temple' ? [tile.cell] : [])),
    space,
  );
