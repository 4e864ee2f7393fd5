/** Players, time, weight: in one line, and the weight in words as well as in dots. */
import { forms, type GameModule, ranged, words as said } from '@atoll/engine';
import { openEdition } from '../rules.ts';
import { fill, t } from '../translate.ts';
import { Glyph } from './glyph.tsx';

const words = {
  minutes: { de: '{n} Minuten', en: '{n} minutes' },
  weight: { de: 'Anspruch {n} von 5', en: 'Complexity {n} of 5' },
  weightIs: { de: 'Anspruch: ', en: 'Complexity: ' },
  label: { de: 'Eckdaten', en: 'At a glance' },
};

const players = forms(said('Person', 'player'), said('Personen', 'players'));

/** How demanding a game is, from one dot to five. */
const demands = [
  { de: 'sehr leicht', en: 'very easy' },
  { de: 'leicht', en: 'easy' },
  { de: 'mittel', en: 'medium' },
  { de: 'anspruchsvoll', en: 'demanding' },
  { de: 'sehr anspruchsvoll', en: 'very demanding' },
] as const;

export function Facts({ module }: { module: GameModule }) {
  const seats = openEdition(module)?.seats;
  const { minutes, weight } = module.about;
  const full = Math.min(5, Math.max(1, Math.round(weight)));
  return (
    <ul class="facts" aria-label={t(words.label)}>
      {seats && (
        <li>
          <Glyph name="players" size={18} />
          {t(ranged(seats.min, seats.max, players))}
        </li>
      )}
      <li>
        <Glyph name="clock" size={18} />
        {fill(words.minutes, { n: minutes })}
      </li>
      <li data-hint={fill(words.weight, { n: weight })}>
        <span class="weight" aria-hidden="true">
          {[1, 2, 3, 4, 5].map(n => (
            <i key={n} class={n <= full ? 'full' : ''} />
          ))}
        </span>
        <span>
          <span class="unseen">{t(words.weightIs)}</span>
          {t(demands[full - 1] ?? demands[0])}
        </span>
      </li>
    </ul>
  );
}
