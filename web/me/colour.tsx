/** The colour I would like to sit in; its shape comes with it. */
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import { t } from '../translate.ts';
import { Refused } from './refused.tsx';
import { me, saveSettings, useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Deine Farbe', en: 'Your colour' },
  lead: {
    de: 'Ist dieser Sitz frei, bekommst du ihn. Zu jeder Farbe gehört ihre Form.',
    en: 'You get that seat if it is free. Each colour comes with its shape.',
  },
  any: { de: 'egal', en: 'any' },
} as const;

const seats: readonly Seat[] = [0, 1, 2, 3, 4];

export function ColourSection() {
  const { refused, asking } = useAsking();
  const chosen = me.value?.settings.colour;
  const pick = (colour: 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | null) =>
    void asking(() => saveSettings({ colour }));
  return (
    <MeSection id="colour" title={t(words.title)} lead={t(words.lead)}>
      <fieldset class="segments">
        <legend class="unseen">{t(words.title)}</legend>
        <div class="segments-row">
          <label>
            <input type="radio" name="colour" checked={!chosen} onChange={() => pick(null)} />
            <span>{t(words.any)}</span>
          </label>
          {seats.map(seat => {
            const { shape, words: look } = seatLook(seat);
            return (
              <label key={shape}>
                <input
                  type="radio"
                  name="colour"
                  checked={chosen === shape}
                  aria-label={t(look)}
                  data-hint={t(look)}
                  onChange={() => pick(shape)}
                />
                <span>
                  <SeatMark seat={seat} size={26} />
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <Refused why={refused} />
    </MeSection>
  );
}
