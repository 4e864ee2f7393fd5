/** An e-mail address, where this house sends letters. */
import { useState } from 'preact/hooks';
import { fill, t } from '../translate.ts';
import { addMail, identity, removeMail } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'E-Mail', en: 'E-mail' },
  lead: {
    de: 'Über deine Adresse kommst du wieder herein. Sie wird sonst niemandem gezeigt.',
    en: 'Your address lets you in again. It is shown to nobody else.',
  },
  impossible: {
    de: 'Dieses Haus verschickt keine E-Mails. Nimm den Hausschlüssel.',
    en: 'This house sends no e-mail. Use the house key.',
  },
  address: { de: 'Deine Adresse', en: 'Your address' },
  add: { de: 'Brief schicken', en: 'Send the letter' },
  sent: {
    de: 'Ein Brief ist unterwegs an {address}. Öffne den Link darin, dann gilt die Adresse.',
    en: 'A letter is on its way to {address}. Open the link in it, then the address counts.',
  },
  has: { de: 'Bestätigt: {address}', en: 'Confirmed: {address}' },
  remove: { de: 'Adresse entfernen', en: 'Remove the address' },
} as const;

export function MailSection() {
  const [address, set] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const { busy, refused, asking } = useAsking();
  const mail = identity.value?.mail;

  async function add(event: Event): Promise<void> {
    event.preventDefault();
    setSent((await asking(() => addMail(address))) ? address.trim() : null);
  }

  return (
    <MeSection id="mail" title={t(words.title)} lead={t(mail?.possible ? words.lead : words.impossible)}>
      {mail?.address && (
        <div class="me-row">
          <p>{fill(words.has, { address: mail.address })}</p>
          <button type="button" class="button" aria-disabled={busy} onClick={() => void asking(removeMail)}>
            {t(words.remove)}
          </button>
        </div>
      )}
      {mail?.possible && !mail.address && (
        <form class="me-row" onSubmit={event => void add(event)}>
          <label class="field">
            <span>{t(words.address)}</span>
            <input
              type="email"
              autocomplete="email"
              value={address}
              required
              onInput={event => set(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" aria-disabled={busy}>
            {t(words.add)}
          </button>
        </form>
      )}
      <p role="status">{sent && fill(words.sent, { address: sent })}</p>
      <Refused why={refused} />
    </MeSection>
  );
}
