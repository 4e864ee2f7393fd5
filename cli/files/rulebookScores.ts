/** Precision, recall and F1 as a table. */
import type { Language } from '@atoll/engine';
import { elementById, type Quality, type Scores } from '@atoll/rulebooks';

export function scoreTable({ elements, micro, macro }: Scores, language: Language): string {
  const titles =
    language === 'de'
      ? ['Element', 'Genauigkeit', 'Ausbeute', 'F1', 'Zeilen']
      : ['Element', 'Precision', 'Recall', 'F1', 'Lines'];
  const figures = ({ precision, recall, f1 }: Quality) => [precision, recall, f1].map(one => one.toFixed(3));
  const rows = [
    titles,
    ...elements.map(element => [
      elementById(element.id)?.words[language] ?? element.name,
      ...figures(element),
      String(Math.round(element.support)),
    ]),
    ['micro', ...figures(micro), ''],
    ['macro', '', '', macro.f1.toFixed(3), ''],
  ];
  const widths = titles.map((_, i) => Math.max(...rows.map(row => (row[i] ?? '').length)));
  return rows
    .map(row =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart((widths[i] ?? 0) + 2)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
