/** "I was here before": becoming oneself again in this browser, by key, passkey or letter. */
import { useState } from 'preact/hooks';
import type { Arrival } from '../../server/door/protocol.ts';
import { showPasskey, whyNoPasskeys } from '../secure.ts';
import { t } from '../translate.ts';
import { ArrivalChoice } from './arrival.tsx';
import { askForPasskey, enterByKey, enterByMail, enterByPasskey, identity } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Ich war schon hier', en: 'I was here before' },
  lead: {
    de: 'Sei auch in diesem Browser wieder du, mit allen deinen Tischen.',
    en: 'Be yourself again in this browser, with all your tables.',
  },
  key: { de: 'Hausschlüssel', en: 'House key' },
  enter: { de: 'Aufschließen', en: 'Unlock' },
  passkey: { de: 'Mit einem Passkey', en: 'By passkey' },
  mail: { de: 'Deine E-Mail-Adresse', en: 'Your e-mail address' },
  send: { de: 'Link schicken', en: 'Send a link' },
  sent: {
    de: 'Wenn das Haus diese Adresse kennt, ist ein Brief unterwegs. Der Link darin gilt 30 Minuten.',
    en: 'If the house knows this address, a letter is on its way. The link in it works for 30 minutes.',
  },
} as const;

export function ComeBackSection() {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  return (
    <MeSection id="before" title={t(words.title)} lead={t(words.lead)}>
      {arrival ? (
        <ArrivalChoice arrival={arrival} onNo={() => setArrival(null)} />
      ) : (
        <>
          <ByKey onProven={setArrival} />
          {!whyNoPasskeys() && <ByPasskey onProven={setArrival} />}
          {identity.value?.mail.possible && <ByMail />}
        </>
      )}
    </MeSection>
  );
}

type Proving = { onProven(arrival: Arrival): void };

function ByKey({ onProven }: Proving) {
  const [key, set] = useState('');
  const { busy, refused, asking } = useAsking();
  async function enter(event: Event): Promise<void> {
    event.preventDefault();
    const proven = await asking(() => enterByKey(key));
    if (proven) onProven(proven);
  }
  return (
    <form class="me-way" onSubmit={event => void enter(event)}>
      <div class="me-row">
        <label class="field">
          <span>{t(words.key)}</span>
          <input
            class="me-key"
            value={key}
            required
            maxLength={60}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
            onInput={event => set(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={busy}>
          {t(words.enter)}
        </button>
      </div>
      <Refused why={refused} />
    </form>
  );
}

function ByPasskey({ onProven }: Proving) {
  const { busy, refused, asking } = useAsking();
  async function enter(): Promise<void> {
    const asked = await asking(askForPasskey);
    const shown = asked && (await showPasskey(asked).catch(() => null));
    const proven = shown && (await asking(() => enterByPasskey(shown)));
    if (proven) onProven(proven);
  }
  return (
    <div class="me-way">
      <button type="button" class="button" aria-disabled={busy} onClick={() => void enter()}>
        {t(words.passkey)}
      </button>
      <Refused why={refused} />
    </div>
  );
}

function ByMail() {
  const [address, set] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, refused, asking } = useAsking();
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    setSent((await asking(() => enterByMail(address))) !== undefined);
  }
  return (
    <form class="me-way" onSubmit={event => void send(event)}>
      <div class="me-row">
        <label class="field">
          <span>{t(words.mail)}</span>
          <input
            type="email"
            autocomplete="email"
            value={address}
            required
            onInput={event => set(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={busy}>
          {t(words.send)}
        </button>
      </div>
      <p role="status">{sent && t(words.sent)}</p>
      <Refused why={refused} />
    </form>
  );
}
