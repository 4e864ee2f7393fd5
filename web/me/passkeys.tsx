/** Passkeys: the device itself says who I am. */
import type { Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import { makePasskey, whyNoPasskeys } from '../secure.ts';
import { fill, t } from '../translate.ts';
import { askToMakePasskey, dayOf, identity, keepPasskey, removePasskey } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Passkeys', en: 'Passkeys' },
  lead: {
    de: 'Dein Gerät weist dich aus, mit Fingerabdruck, Gesicht oder PIN. Nichts zum Merken.',
    en: 'Your device vouches for you, by fingerprint, face or PIN. Nothing to remember.',
  },
  make: { de: 'Passkey anlegen', en: 'Create a passkey' },
  made: { de: 'angelegt: {when}', en: 'created: {when}' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeWhich: { de: 'Passkey von {device} entfernen', en: 'Remove the passkey of {device}' },
  declined: {
    de: 'Es wurde keiner angelegt. Vielleicht hat dieses Gerät schon einen für dich.',
    en: 'None was created. Perhaps this device has one for you already.',
  },
} as const;

const declined: Refusal = { code: 'declined', words: words.declined };

export function PasskeysSection() {
  const { busy, refused, asking } = useAsking();
  const [unmade, setUnmade] = useState(false);
  const passkeys = identity.value?.passkeys ?? [];
  const why = whyNoPasskeys();

  async function make(): Promise<void> {
    setUnmade(false);
    const asked = await asking(askToMakePasskey);
    if (!asked) return;
    const made = await makePasskey(asked).catch(() => null);
    if (made) await asking(() => keepPasskey(made));
    else setUnmade(true);
  }

  return (
    <MeSection id="passkeys" title={t(words.title)} lead={t(words.lead)}>
      {why ? (
        <p>{t(why)}</p>
      ) : (
        <button type="button" class="button" aria-disabled={busy} onClick={() => void make()}>
          {t(words.make)}
        </button>
      )}
      {passkeys.length > 0 && (
        <ul class="me-lines" aria-label={t(words.title)}>
          {passkeys.map(({ id, words: name, createdAt }) => (
            <li key={id}>
              <span>
                {t(name)} <span class="quiet">({fill(words.made, { when: dayOf(createdAt) })})</span>
              </span>
              <button
                type="button"
                class="button"
                aria-label={fill(words.removeWhich, { device: t(name) })}
                onClick={() => void asking(() => removePasskey(id))}
              >
                {t(words.remove)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Refused why={unmade ? declined : refused} />
    </MeSection>
  );
}
