/** Says that somebody was barred: what they can still do, and how to go on. */
import { barred } from '../live/barred.ts';
import { t } from '../translate.ts';
import { Dialog } from './dialog.tsx';

const words = {
  title: { de: 'Du bist gesperrt', en: 'You are barred' },
  seats: {
    de: 'Deine Sitze sind frei geworden. Wenn du das für einen Irrtum hältst, wende dich an die Leute, die dieses Haus führen.',
    en: 'Your seats are free for others. If you think this is a mistake, turn to the people who run this house.',
  },
  ok: { de: 'Verstanden', en: 'I see' },
} as const;

export function BarredDialog() {
  const why = barred.value;
  if (!why) return null;
  const close = () => {
    barred.value = null;
  };
  return (
    <Dialog title={t(words.title)} onClose={close}>
      <p>{t(why.words)}</p>
      <p>{t(words.seats)}</p>
      <button type="button" class="button primary" onClick={close}>
        {t(words.ok)}
      </button>
    </Dialog>
  );
}
