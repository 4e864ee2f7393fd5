/** A seat in one click: at a table that fits, or at one of my own that waits in the lobby. */
import type { GameModule, Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { ClockSettings } from '../../server/door/protocol.ts';
import { Glyph } from '../parts/glyph.tsx';
import { Segments } from '../parts/settingsMenu.tsx';
import { t } from '../translate.ts';
import { sitQuickly } from './sitting.ts';

const words = {
  title: { de: 'Schneller Sitz', en: 'Quick seat' },
  lead: {
    de: 'Ein Klick, und du sitzt: an einem Tisch, der passt, oder an deinem eigenen, der hier auf andere wartet.',
    en: 'One click and you have a seat: at a table that fits, or at one of your own that waits here for others.',
  },
  pace: { de: 'Wie schnell?', en: 'How fast?' },
  live: { de: 'Gleich, am Stück', en: 'Now, in one go' },
  days: { de: 'Über Tage', en: 'Over days' },
  any: { de: 'Egal welches Spiel', en: 'Any game' },
} as const;

type Pace = Exclude<ClockSettings['kind'], 'none'>;

export function QuickSeats({ modules }: { modules: readonly GameModule[] }) {
  const [pace, setPace] = useState<Pace>('live');
  const { sit, busy, refused } = useQuickSeat();
  return (
    <section class="quick" aria-labelledby="quick">
      <h2 id="quick">{t(words.title)}</h2>
      <p>{t(words.lead)}</p>
      <Segments<Pace>
        label={t(words.pace)}
        name="pace"
        value={pace}
        values={[
          { id: 'live', label: t(words.live) },
          { id: 'days', label: t(words.days) },
        ]}
        onPick={setPace}
      />
      <div class="quick-games">
        <button type="button" class="button primary" aria-disabled={busy} onClick={() => void sit({ clock: pace })}>
          <Glyph name="players" />
          {t(words.any)}
        </button>
        {modules.map(({ id, about }) => (
          <button
            key={id}
            type="button"
            class="button"
            aria-disabled={busy}
            onClick={() => void sit({ game: id, clock: pace })}
          >
            {about.name}
          </button>
        ))}
      </div>
      {refused && (
        <p class="refused" role="alert">
          {t(refused.words)}
        </p>
      )}
    </section>
  );
}

/** One request at a time: a second click does not mean a second seat. */
export function useQuickSeat() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const sit = async (wanted: Parameters<typeof sitQuickly>[0]) => {
    if (busy) return;
    setBusy(true);
    setRefused(await sitQuickly(wanted));
    setBusy(false);
  };
  return { sit, busy, refused };
}
