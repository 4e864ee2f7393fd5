/** A key to write down, for the day when all browsers are lost. */
import { useRef, useState } from 'preact/hooks';
import { Glyph } from '../parts/glyph.tsx';
import { copyText, copyYourself } from '../secure.ts';
import { fill, t } from '../translate.ts';
import { dayOf, identity, loadIdentity, makeKey } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Hausschlüssel', en: 'House key' },
  lead: {
    de: 'Zwanzig Zeichen zum Aufschreiben. Damit bist du wieder du, auch wenn alle Browser verloren sind.',
    en: 'Twenty characters to write down. With them you are yourself again even if all browsers are lost.',
  },
  make: { de: 'Hausschlüssel machen', en: 'Make a house key' },
  again: { de: 'Neuen machen', en: 'Make a new one' },
  has: { de: 'Du hast einen, gemacht am {date}.', en: 'You have one, made on {date}.' },
  hasToday: { de: 'Du hast einen, gemacht heute um {date}.', en: 'You have one, made today at {date}.' },
  voids: { de: 'Der alte gilt dann nicht mehr.', en: 'The old one will no longer count.' },
  sure: { de: 'Neuen machen, den alten verwerfen', en: 'Make a new one and discard the old one' },
  yours: { de: 'Dein Hausschlüssel', en: 'Your house key' },
  once: {
    de: 'Schreib ihn jetzt auf. Er wird nur dieses eine Mal gezeigt.',
    en: 'Write it down now. It is shown only this once.',
  },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied' },
  noted: { de: 'Aufgeschrieben', en: 'Written down' },
} as const;

export function HouseKeySection() {
  const [key, setKey] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const { busy, refused, asking } = useAsking();
  const known = identity.value?.houseKey ?? null;

  async function make(): Promise<void> {
    if (known && !sure) return setSure(true);
    const made = await asking(makeKey);
    setSure(false);
    setKey(made?.key ?? null);
    if (made) await loadIdentity();
  }

  const today = known && new Date(known.createdAt).toDateString() === new Date().toDateString();
  return (
    <MeSection id="house-key" title={t(words.title)} lead={t(words.lead)}>
      {key ? (
        <Shown text={key} onNoted={() => setKey(null)} />
      ) : (
        <>
          {known && <p>{fill(today ? words.hasToday : words.has, { date: dayOf(known.createdAt) })}</p>}
          {sure && <p role="status">{t(words.voids)}</p>}
          <button type="button" class="button" aria-disabled={busy} onClick={() => void make()}>
            {t(known ? (sure ? words.sure : words.again) : words.make)}
          </button>
        </>
      )}
      <Refused why={refused} />
    </MeSection>
  );
}

function Shown({ text, onNoted }: { text: string; onNoted(): void }) {
  const [copied, setCopied] = useState<'yes' | 'select' | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    if (await copyText(text)) return setCopied('yes');
    field.current?.focus();
    field.current?.select();
    setCopied('select');
  }

  return (
    <>
      <p>
        <strong>{t(words.once)}</strong>
      </p>
      <input ref={field} readOnly class="me-key" aria-label={t(words.yours)} value={text} size={text.length} />
      <div class="me-row">
        <button type="button" class="button" onClick={() => void copy()}>
          <Glyph name={copied === 'yes' ? 'check' : 'copy'} />
          {t(copied === 'yes' ? words.copied : words.copy)}
        </button>
        <button type="button" class="button primary" onClick={onNoted}>
          {t(words.noted)}
        </button>
      </div>
      <p role="status">{copied === 'select' && t(copyYourself)}</p>
    </>
  );
}
