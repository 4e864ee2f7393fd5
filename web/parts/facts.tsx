/** Players, time, weight: in one line, with words for those who cannot see the dots. */
import type { GameModule } from '@atoll/engine';
import { openEdition } from '../rules.ts';
import { fill, t } from '../speak.ts';
import { Glyph } from './glyph.tsx';

const words = {
  players: { de: '{min}–{max} Personen', en: '{min}–{max} players' },
  minutes: { de: '{n} Minuten', en: '{n} minutes' },
  weight: { de: 'Anspruch {n} von 5', en: 'Weight {n} of 5' },
  label: { de: 'Eckdaten', en: 'At a glance' },
};

export function Facts({ module }: { module: GameModule }) {
  const seats = openEdition(module)?.seats;
  const { minutes, weight } = module.about;
  const full = Math.round(weight);
  return (
    <ul class="facts" aria-label={t(words.label)}>
      {seats && (
        <li>
          <Glyph name="players" size={18} />
          {fill(words.players, seats)}
        </li>
      )}
      <li>
        <Glyph name="clock" size={18} />
        {fill(words.minutes, { n: minutes })}
      </li>
      <li>
        <span
          class="weight"
          role="img"
          aria-label={fill(words.weight, { n: weight })}
          data-hint={fill(words.weight, { n: weight })}
        >
          {[1, 2, 3, 4, 5].map(n => (
            <i key={n} class={n <= full ? 'full' : ''} />
          ))}
        </span>
      </li>
    </ul>
  );
}
