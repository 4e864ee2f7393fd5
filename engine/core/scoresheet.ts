import type { Scoresheet, Seat } from './game.ts';

/** Builds a scoresheet from points per category: sums them and ranks the seats, ties sharing a place. */
export function scoresheet(
  categories: readonly string[],
  rows: readonly { seat: Seat; points: readonly number[]; tieBreak: readonly number[] }[],
  final: boolean,
): Scoresheet {
  const totalled = rows.map(row => ({ ...row, total: row.points.reduce((sum, p) => sum + p, 0), rank: 1 }));
  for (const row of totalled) for (const other of totalled) if (ahead(other, row)) row.rank++;
  return { categories, rows: totalled, final };
}

type Standing = { total: number; tieBreak: readonly number[] };

function ahead(a: Standing, b: Standing): boolean {
  if (a.total !== b.total) return a.total > b.total;
  for (let i = 0; i < a.tieBreak.length; i++) {
    const mine = a.tieBreak[i] ?? 0;
    const theirs = b.tieBreak[i] ?? 0;
    if (mine !== theirs) return mine > theirs;
  }
  return false;
}

/** The seats that won: one, or several that share the victory. */
export const winners = (sheet: Scoresheet): Seat[] => sheet.rows.filter(row => row.rank === 1).map(row => row.seat);
