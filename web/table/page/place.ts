/** One's own place at the end, in words: “Zweiter von vier”, “second of four”. */
import { type Scoresheet, type Seat, type Words, words } from '@atoll/engine';

const ordinals = [
  words('Erster', 'first'),
  words('Zweiter', 'second'),
  words('Dritter', 'third'),
  words('Vierter', 'fourth'),
  words('Fünfter', 'fifth'),
  words('Sechster', 'sixth'),
] as const;

const cardinals = [
  words('einem', 'one'),
  words('zwei', 'two'),
  words('drei', 'three'),
  words('vier', 'four'),
  words('fünf', 'five'),
  words('sechs', 'six'),
] as const;

export function placeWords({ rows }: Scoresheet, seat: Seat): Words | null {
  const rank = rows.find(row => row.seat === seat)?.rank;
  if (rank === undefined) return null;
  const alike = rows.filter(row => row.rank === rank).length;
  const nth = ordinals[rank - 1] ?? words(`${rank}.`, `number ${rank}`);
  const all = cardinals[rows.length - 1] ?? words(`${rows.length}`, `${rows.length}`);
  return alike === 1
    ? words(`Dein Platz: ${nth.de} von ${all.de}`, `Your place: ${nth.en} of ${all.en}`)
    : words(`Dein Platz: geteilter ${nth.de} von ${all.de}`, `Your place: shared ${nth.en} of ${all.en}`);
}
