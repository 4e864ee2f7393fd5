/** Counts every component in the game: the test kit makes sure that none appears or vanishes. */
import type { Box } from '../editions/box.ts';
import { tilesIn } from '../rules/flow/setup.ts';
import { countOf } from '../rules/packs.ts';
import {
  amuletValues,
  hutsOn,
  landscapes,
  type MangroviaState,
  NEUTRAL,
  ownerOf,
  tileKinds,
  treasureValues,
} from '../rules/types.ts';
import { tilesOf } from '../rules/view/view.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Start cards and stone tiles that were used have left the game: of these only what is too much is counted. */
export function inventory(box: Box, s: MangroviaState): Record<string, number> {
  const count: Record<string, number> = {};
  for (const [kind, value] of treasureValues.entries())
    count[`treasures ${value}`] =
      countOf(s.treasurePile, kind) +
      countOf(s.treasureDiscard, kind) +
      s.openTreasures.filter(open => open === value).length +
      sum(s.supplies.map(({ treasures }) => countOf(treasures, kind)));
  for (const [kind, name] of landscapes.entries())
    count[`${name} cards`] =
      countOf(s.landscapePile, kind) +
      countOf(s.landscapeDiscard, kind) +
      s.openLandscapes.filter(open => open === kind + 1).length +
      sum(s.supplies.map(supply => countOf(supply.landscapes, kind)));
  for (const [kind, value] of amuletValues.entries())
    count[`amulets ${value}`] =
      countOf(s.bag, kind) +
      countOf(s.aside, kind) +
      (kind === 0 ? s.ones : 0) +
      sum(s.supplies.map(({ amulets }) => countOf(amulets, kind))) +
      sum(s.steps.map(step => (step.kind === 'throw' ? countOf(step.drawn, kind) : 0)));
  const hutsOf = (owner: number) => sum(s.fields.map(code => (ownerOf(code) === owner ? hutsOn(code) : 0)));
  for (const [seat, { huts }] of s.supplies.entries()) count[`huts of seat ${seat}`] = huts + hutsOf(seat + 1);
  count['neutral huts'] = hutsOf(NEUTRAL);
  count['pole tiles missing under huts'] = sum(
    box.poleFields.map((field, at) => Number((s.fields[field] !== 0) !== (s.poleTiles[at] !== 0))),
  );
  const tiles = [
    ...s.stoneTiles.filter(tile => tile > 0).map(tile => tileKinds[tile - 1]),
    ...s.supplies.flatMap(tilesOf),
  ];
  const all = tilesIn(box, s.tiles);
  for (const [kind, name] of tileKinds.entries())
    count[`stone tiles ${name} beyond the box`] = Math.max(
      0,
      tiles.filter(tile => tile === name).length - all.filter(tile => tile === kind).length,
    );
  return count;
}
