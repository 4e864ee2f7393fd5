/** A scoresheet as lines of text. */
import type { GameModule, Language, Scoresheet } from '@atoll/engine';

/** One column a seat, one row a category. */
export function scoreLines(
  sheet: Scoresheet,
  module: GameModule,
  names: readonly string[],
  language: Language,
): string[] {
  const label = (id: string) => module.text.categories[id]?.[language] ?? id;
  const total = language === 'de' ? 'Summe' : 'Total';
  const place = language === 'de' ? 'Rang' : 'Rank';
  const width = Math.max(6, ...names.map(name => name.length)) + 2;
  const first = Math.max(total.length, place.length, ...sheet.categories.map(id => label(id).length));
  const row = (title: string, cells: readonly (string | number)[]) =>
    `${title.padEnd(first)}${cells.map(cell => String(cell).padStart(width)).join('')}`;
  return [
    row(
      '',
      sheet.rows.map(({ seat }) => names[seat] ?? String(seat)),
    ),
    ...sheet.categories.map((id, i) =>
      row(
        label(id),
        sheet.rows.map(({ points }) => points[i] ?? 0),
      ),
    ),
    row(
      total,
      sheet.rows.map(r => r.total),
    ),
    row(
      place,
      sheet.rows.map(r => r.rank),
    ),
  ];
}

/** Names for seats that nobody sits on. */
export const seatNames = (seats: number, language: Language): string[] =>
  Array.from({ length: seats }, (_, seat) => `${language === 'de' ? 'Sitz' : 'Seat'} ${seat}`);
