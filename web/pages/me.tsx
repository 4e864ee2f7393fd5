/** Who I am in this house, and what I have chosen. Each part is a file of its own in web/me. */
import '../style/me.css';
import { getMe } from '../api.ts';
import { ColourSection } from '../me/colour.tsx';
import { LooksSection } from '../me/looks.tsx';
import { NameSection } from '../me/name.tsx';
import { RestSection } from '../me/rest.tsx';
import { me } from '../me/saving.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { t } from '../translate.ts';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Ich', en: 'Me' },
} as const;

export function MePage() {
  useTitle(t(words.title));
  const loaded = useLoaded(async () => {
    const asked = await getMe();
    if (!asked.ok) throw asked.refusal;
    me.value = asked.value;
  }, []);
  return (
    <Site>
      <div class="me-page">
        <h1>{t(words.title)}</h1>
        {loaded.state === 'waiting' && <Waiting />}
        {loaded.state === 'failed' && <Failed error={loaded.error} />}
        {loaded.state === 'here' && (
          <>
            <NameSection />
            <ColourSection />
            <LooksSection />
            <RestSection />
          </>
        )}
      </div>
    </Site>
  );
}
