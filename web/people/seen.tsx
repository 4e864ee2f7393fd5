/** Whether others may see that I am here. */
import { getMe } from '../api.ts';
import { Refused } from '../me/refused.tsx';
import { me, saveSettings, useAsking } from '../me/saving.ts';
import { useLoaded } from '../parts/loading.tsx';
import { t } from '../translate.ts';

const words = {
  seen: {
    de: 'Wer schon mit mir gespielt hat, darf sehen, dass ich gerade da bin.',
    en: 'People who have played with me may see that I am here right now.',
  },
} as const;

export function SeenChoice() {
  const loaded = useLoaded(async () => {
    const asked = await getMe();
    if (!asked.ok) throw asked.refusal;
    me.value = asked.value;
  }, []);
  const { busy, refused, asking } = useAsking();
  if (loaded.state !== 'here') return null;

  async function choose(seen: boolean): Promise<void> {
    const before = me.value;
    if (!before) return;
    me.value = { ...before, settings: { ...before.settings, seen } };
    if (!(await asking(() => saveSettings({ seen })))) me.value = before;
  }

  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={me.value?.settings.seen !== false}
          aria-disabled={busy}
          onChange={event => void choose(event.currentTarget.checked)}
        />
        {t(words.seen)}
      </label>
      <Refused why={refused} />
    </>
  );
}
