/** The name that others see. */
import { useState } from 'preact/hooks';
import { setName } from '../api.ts';
import { myName } from '../settings.ts';
import { t } from '../translate.ts';
import { loadIdentity } from './identity.ts';
import { Refused } from './refused.tsx';
import { me, useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Dein Name', en: 'Your name' },
  lead: { de: 'So heißt du an allen deinen Tischen.', en: 'This is what you are called at all your tables.' },
  name: { de: 'Name', en: 'Name' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
} as const;

export function NameSection() {
  const known = me.value?.name ?? '';
  const [name, set] = useState(known);
  const [saved, setSaved] = useState(false);
  const { busy, refused, asking } = useAsking();

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await asking(() => setName(name));
    setSaved(answer !== undefined);
    if (!answer) return;
    me.value = answer;
    // From now on the house knows this browser.
    void loadIdentity();
    myName.value = answer.name;
    set(answer.name);
  }

  return (
    <MeSection id="name" title={t(words.title)} lead={t(words.lead)}>
      <form class="me-row" onSubmit={event => void save(event)}>
        <label class="field">
          <span>{t(words.name)}</span>
          <input
            value={name}
            maxLength={60}
            autocomplete="nickname"
            onInput={event => {
              set(event.currentTarget.value);
              setSaved(false);
            }}
          />
        </label>
        <button type="submit" class="button" aria-disabled={busy || name.trim() === known}>
          {t(words.save)}
        </button>
      </form>
      <Refused why={refused} />
      <p role="status" class="me-done">
        {saved && t(words.saved)}
      </p>
    </MeSection>
  );
}
