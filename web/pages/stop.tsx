/** Where the link out of a letter leads: no more of them, after one click. Looking at the page alone changes nothing. */
import { useState } from 'preact/hooks';
import { stopLetters } from '../api.ts';
import type { PageProps } from '../app.tsx';
import { Refused } from '../me/refused.tsx';
import { useAsking } from '../me/saving.ts';
import { Site } from '../parts/site.tsx';
import { Link } from '../router.tsx';
import { t } from '../translate.ts';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Keine Briefe mehr?', en: 'No more letters?' },
  lead: {
    de: 'Dann schreibt dir Atoll nicht mehr, wenn ein Tisch auf dich wartet.',
    en: 'Then Atoll no longer writes to you when a table is waiting for you.',
  },
  stop: { de: 'Keine Briefe mehr', en: 'No more letters' },
  stopped: { de: 'Es kommen keine Briefe mehr.', en: 'There will be no more letters.' },
  again: { de: 'Unter „Ich“ kannst du sie wieder einschalten.', en: 'You can turn them on again under “Me”.' },
  me: { de: 'Zu „Ich“', en: 'To “Me”' },
} as const;

export function StopPage({ path: [token = ''] }: PageProps) {
  useTitle(t(words.title));
  const [stopped, setStopped] = useState(false);
  const { busy, refused, asking } = useAsking();
  return (
    <Site>
      <section class="reading">
        <h1>{t(stopped ? words.stopped : words.title)}</h1>
        <p>{t(stopped ? words.again : words.lead)}</p>
        {stopped ? (
          <p>
            <Link to="/me#notices" class="button">
              {t(words.me)}
            </Link>
          </p>
        ) : (
          <button
            type="button"
            class="button primary"
            aria-disabled={busy}
            onClick={() => void asking(() => stopLetters(token)).then(done => setStopped(done !== undefined))}
          >
            {t(words.stop)}
          </button>
        )}
        <Refused why={refused} />
      </section>
    </Site>
  );
}
