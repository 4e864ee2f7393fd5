/** An eye with the number of those who watch; a click says who they are. */
import '../../../style/table/chat.css';
import { forms } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { Watching } from '../../../../server/door/protocol.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Glyph } from '../../../parts/glyph.tsx';
import { count, t } from '../../../translate.ts';

const words = {
  title: { de: 'Wer zuschaut', en: 'Watching' },
  people: forms(
    { de: '{n} Person schaut zu', en: '{n} person watching' },
    { de: '{n} Leute schauen zu', en: '{n} people watching' },
  ),
  others: forms(
    { de: 'und {n} andere Person', en: 'and {n} other person' },
    { de: 'und {n} andere', en: 'and {n} others' },
  ),
  me: { de: 'Du schaust zu', en: 'You are watching' },
  nameless: forms(
    { de: '{n} Person ohne Namen', en: '{n} person without a name' },
    { de: '{n} Leute ohne Namen', en: '{n} people without a name' },
  ),
} as const;

/** `me`: whether the reader is one of them. */
export function Watchers({ watching, me }: { watching: Watching | undefined; me: boolean }) {
  const [open, setOpen] = useState(false);
  if (!watching) return null;
  const people = count(watching.count, words.people);
  const label = me ? `${t(words.me)}. ${people}` : people;
  const others = watching.count - watching.names.length;
  return (
    <>
      <button
        type="button"
        class={me ? 'watchers is-me' : 'watchers'}
        aria-label={label}
        data-hint={label}
        onClick={() => setOpen(true)}
      >
        <Glyph name="eye" size={18} />
        <span aria-hidden="true">{watching.count}</span>
      </button>
      {open && (
        <Dialog title={t(words.title)} onClose={() => setOpen(false)}>
          {me && <p>{t(words.me)}.</p>}
          <ul class="watchers-list">
            {watching.names.map((name, i) => (
              <li key={i}>{name}</li>
            ))}
          </ul>
          {others > 0 && (
            <p class="quiet">{count(others, watching.names.length > 0 ? words.others : words.nameless)}</p>
          )}
        </Dialog>
      )}
    </>
  );
}
