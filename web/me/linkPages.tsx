/** Where links from other devices and from letters lead. What they carry stands behind the `#`, and is sent only when asked for. */
import type { Refusal } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Asked } from '../api.ts';
import { useTitle } from '../pages/title.ts';
import { useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { address, Link } from '../router.tsx';
import { fill, t } from '../translate.ts';
import { ArrivalChoice } from './arrival.tsx';
import { confirmMail, lookAtLink, lookAtMail } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';

const words = {
  be: { de: 'Hier {name} sein?', en: 'Be {name} here?' },
  arriving: { de: 'Wer bist du hier?', en: 'Who are you here?' },
  mail: { de: 'Gehört dir diese Adresse?', en: 'Is this your address?' },
  add: {
    de: '{name} möchte {address} hinterlegen. Über diese Adresse kommt man dann als {name} herein.',
    en: '{name} would like to use {address}. That address will then let somebody in as {name}.',
  },
  confirm: { de: 'Ja, das ist meine', en: 'Yes, it is mine' },
  confirmed: { de: '{address} ist bestätigt.', en: '{address} is confirmed.' },
  me: { de: 'Zu meiner Seite', en: 'To my page' },
} as const;

export function CarryPage() {
  return (
    <FromLink title={t(words.arriving)} look={lookAtLink}>
      {arrival => (
        <>
          <h1>{fill(words.be, { name: arrival.name })}</h1>
          <ArrivalChoice arrival={arrival} />
        </>
      )}
    </FromLink>
  );
}

export function MailPage() {
  const { busy, refused, asking } = useAsking();
  const [done, setDone] = useState(false);
  const token = address.value.hash.slice(1);
  return (
    <FromLink title={t(words.mail)} look={lookAtMail}>
      {asked => (
        <>
          <h1>{t(words.mail)}</h1>
          <p role="status">{fill(done ? words.confirmed : words.add, { ...asked })}</p>
          {done ? (
            <Link class="button" to="/me">
              {t(words.me)}
            </Link>
          ) : (
            <button
              type="button"
              class="button primary large"
              aria-disabled={busy}
              onClick={async () => setDone((await asking(() => confirmMail(token))) !== undefined)}
            >
              {t(words.confirm)}
            </button>
          )}
          <Refused why={refused} />
        </>
      )}
    </FromLink>
  );
}

function FromLink<T>(props: {
  title: string;
  look(token: string): Promise<Asked<T>>;
  children(found: T): ComponentChildren;
}) {
  const token = address.value.hash.slice(1);
  useTitle(props.title);
  const loaded = useLoaded(async (): Promise<{ found: T } | { why: Refusal }> => {
    const asked = await props.look(token);
    if (asked.ok) return { found: asked.value };
    // No answer at all is asked for again; a refusal stays one.
    if (asked.status === 0) throw asked.refusal;
    return { why: asked.refusal };
  }, [token]);
  return (
    <Site>
      <div class="me-page">
        <section class="me-section">
          {loaded.state === 'waiting' && <Waiting />}
          {loaded.state === 'failed' && <Waiting />}
          {loaded.state === 'here' &&
            ('found' in loaded.value ? (
              props.children(loaded.value.found)
            ) : (
              <>
                <h1>{props.title}</h1>
                <Refused why={loaded.value.why} />
                <Link class="button" to="/me">
                  {t(words.me)}
                </Link>
              </>
            ))}
        </section>
      </div>
    </Site>
  );
}
