/** The spaces of a ceremony area in words that people can follow: nobody sees their names. */
import { type Words, words } from '@atoll/engine';

/** `c2`: the third column from the left, the second row from the top. */
const partsOf = (cell: string): { row: number; column: number } => ({
  row: Number(cell.slice(1)),
  column: cell.charCodeAt(0) - 'a'.charCodeAt(0) + 1,
});

/** One space, or the two that a building covers: `c2`, `c2+d2`. */
export function cellsName(cells: string): Words {
  const [first, second] = cells.split('+').map(partsOf);
  if (!first) return words(cells, cells);
  const { row, column } = first;
  if (!second) return words(`Reihe ${row}, Feld ${column}`, `row ${row}, space ${column}`);
  return second.row === row
    ? words(`Reihe ${row}, Felder ${column} und ${second.column}`, `row ${row}, spaces ${column} and ${second.column}`)
    : words(`Reihen ${row} und ${second.row}, Feld ${column}`, `rows ${row} and ${second.row}, space ${column}`);
}
