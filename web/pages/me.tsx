/** Who I am in this house, and what I have chosen. Each part is a file of its own in web/me. */
import '../style/pages/me.css';
import { getMe } from '../api.ts';
import type { PageProps } from '../app.tsx';
import { ColourSection } from '../me/colour.tsx';
import { ComeBackSection } from '../me/comeBack.tsx';
import { DataSection } from '../me/data.tsx';
import { DevicesSection } from '../me/devices.tsx';
import { HouseKeySection } from '../me/houseKey.tsx';
import { loadIdentity } from '../me/identity.ts';
import { CarryPage, MailPage } from '../me/linkPages.tsx';
import { LooksSection } from '../me/looks.tsx';
import { MailSection } from '../me/mail.tsx';
import { NameSection } from '../me/name.tsx';
import { NoticesSection } from '../me/notices.tsx';
import { PasskeysSection } from '../me/passkeys.tsx';
import { PeopleSection } from '../me/people.tsx';
import { RestSection } from '../me/rest.tsx';
import { learnMe } from '../me/saving.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { t } from '../translate.ts';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Ich', en: 'Me' },
  lead: { de: 'Ohne Konto und ohne Passwort.', en: 'No account, no password.' },
  before: { de: 'Schon einmal hier gewesen?', en: 'Been here before?' },
} as const;

export function MePage({ path: [part] }: PageProps) {
  if (part === 'carry') return <CarryPage />;
  if (part === 'mail') return <MailPage />;
  return <WholePage />;
}

function WholePage() {
  useTitle(t(words.title));
  const loaded = useLoaded(async () => {
    const [asked, proven] = [await getMe(), await loadIdentity()];
    if (!asked.ok) throw asked.refusal;
    if (!proven.ok) throw proven.refusal;
    learnMe(asked.value);
  }, []);
  return (
    <Site>
      <div class="me-page">
        <h1>{t(words.title)}</h1>
        <p class="me-lead">
          {t(words.lead)} <a href="#before">{t(words.before)}</a>
        </p>
        {loaded.state === 'waiting' && <Waiting />}
        {loaded.state === 'failed' && <Failed error={loaded.error} />}
        {loaded.state === 'here' && (
          <>
            <NameSection />
            <ColourSection />
            <LooksSection />
            <RestSection />
            <DevicesSection />
            <HouseKeySection />
            <PasskeysSection />
            <MailSection />
            <NoticesSection />
            <ComeBackSection />
            <PeopleSection />
            <DataSection />
          </>
        )}
      </div>
    </Site>
  );
}
