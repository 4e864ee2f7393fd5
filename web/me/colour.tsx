/** The colour I would like to sit in; its shape comes with it. */
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Refusal, Seat } from '@atoll/engine';
import { useRef, useState } from 'preact/hooks';
import type { Settings } from '../../server/door/protocol.ts';
import { t } from '../translate.ts';
import { Refused } from './refused.tsx';
import { me, saveSettings } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Deine Farbe', en: 'Your colour' },
  lead: {
    de: 'Ist dieser Sitz frei, bekommst du ihn. Zu jeder Farbe gehört ihre Form.',
    en: 'You get that seat if it is free. Each colour comes with its shape.',
  },
  any: { de: 'egal', en: 'any' },
} as const;

type Colour = NonNullable<Settings['colour']> | null;

const seats: readonly Seat[] = [0, 1, 2, 3, 4];

export function ColourSection() {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const picks = useRef(0);
  const kept = me.value?.settings.colour ?? null;
  // What was picked shows at once; what could not be kept goes back to what was.
  const [picked, setPicked] = useState<Colour | undefined>();
  const chosen = picked === undefined ? kept : picked;
  async function pick(colour: Colour): Promise<void> {
    setPicked(colour);
    const pick = ++picks.current;
    const asked = await saveSettings({ colour });
    // Keys run through the colours faster than answers come: only the last one counts.
    if (pick !== picks.current) return;
    setPicked(undefined);
    setRefused(asked.ok ? null : asked.refusal);
  }
  return (
    <MeSection id="colour" title={t(words.title)} lead={t(words.lead)}>
      <fieldset class="segments me-colours">
        <legend class="unseen">{t(words.title)}</legend>
        <div class="segments-row">
          <label>
            <input type="radio" name="colour" checked={!chosen} onChange={() => void pick(null)} />
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
                  onChange={() => void pick(shape)}
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
