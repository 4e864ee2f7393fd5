/** The viewer's hand, kind by kind and value by value, so that it fits a phone. */
import { type Words, words } from '@atoll/engine';
import { landscapes, type StoneTile } from '../../rules/types.ts';
import type { ViewSupply } from '../../rules/view/viewTypes.ts';
import { landscapeNames, tileName } from '../../text/names.ts';
import { grouped, type Holding, holdingOf } from './pays.ts';
import type { Shown } from './shown.ts';

export interface Group {
  key: string;
  shown: Shown;
  what: Words;
  component: string;
  have: number;
  gone: number;
  come: number;
}

const countOf = <T>(all: readonly T[], one: T): number => all.filter(other => other === one).length;

/** Kind by kind and value by value; what would come in has a place too. */
export function groupsOf(
  supply: ViewSupply,
  gone: Holding,
  come: Holding,
  tileValues: { treasure: number; amulet: number },
): Group[] {
  const have = holdingOf(supply);
  const groups: Group[] = [];
  const add = (key: string, component: string, shown: Shown, what: Words, n: readonly [number, number, number]) => {
    if (n[0] + n[2] > 0) groups.push({ key, component, shown, what, have: n[0], gone: n[1], come: n[2] });
  };
  const values = (of: 'treasures' | 'startCards' | 'amulets') =>
    [...new Set([...have[of], ...come[of]])].sort((a, b) => a - b);
  const counts = (of: 'treasures' | 'startCards' | 'amulets', value: number) =>
    [countOf(have[of], value), countOf(gone[of], value), countOf(come[of], value)] as const;
  for (const value of values('treasures'))
    add(
      `t${value}`,
      'treasure',
      { kind: 'treasure', value },
      words(`Kostbarkeit ${value}`, `Treasure ${value}`),
      counts('treasures', value),
    );
  for (const value of values('startCards'))
    add(
      `s${value}`,
      'startCard',
      { kind: 'start', value },
      words(`Startkarte ${value}`, `Start card ${value}`),
      counts('startCards', value),
    );
  for (const landscape of landscapes)
    add(`l${landscape}`, 'landscape', { kind: 'landscape', landscape }, landscapeNames[landscape], [
      countOf(have.landscapes, landscape),
      countOf(gone.landscapes, landscape),
      countOf(come.landscapes, landscape),
    ]);
  for (const value of values('amulets'))
    add(
      `a${value}`,
      'amulet',
      { kind: 'amulet', value },
      words(`Amulett ${value}`, `Amulet ${value}`),
      counts('amulets', value),
    );
  const used = { treasure: gone.treasureTiles, amulet: gone.amuletTiles, joker: gone.jokers };
  for (const [tile, n] of grouped<StoneTile>(supply.tiles)) {
    const value = tile === 'treasure' || tile === 'amulet' ? tileValues[tile] : 0;
    const leaves = tile === 'treasure' || tile === 'amulet' || tile === 'joker' ? used[tile] : 0;
    add(tile, componentOf(tile), { kind: 'tile', tile, value }, tileName(tile), [n, leaves, 0]);
  }
  return groups;
}

const componentOf = (tile: StoneTile): string =>
  tile === 'treasure' ? 'treasureTile' : tile === 'amulet' ? 'amuletTile' : tile === 'joker' ? 'joker' : 'statueTile';
