/** One person in the list of those I know. */
import { words as both, forms, type Refusal } from '@atoll/engine';
import { useRef, useState } from 'preact/hooks';
import type { Person } from '../../server/door/protocol.ts';
import { setBond } from '../api.ts';
import { Refused } from '../me/refused.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { language } from '../settings.ts';
import { count, fill, t } from '../translate.ts';
import { HereMark } from './hereMark.tsx';
import { lastTime } from './lastTime.ts';

const words = {
  games: forms(both('{n} Partie zusammen', '{n} game together'), both('{n} Partien zusammen', '{n} games together')),
  noGame: { de: 'noch keine Partie zusammen', en: 'no game together yet' },
  last: { de: 'zuletzt {when}', en: 'last {when}' },
  invite: { de: 'Einladen', en: 'Invite' },
  inviteWhom: { de: '{name} einladen', en: 'Invite {name}' },
  mute: { de: 'Stumm schalten', en: 'Mute' },
  muteWhom: { de: '{name} stumm schalten', en: 'Mute {name}' },
  block: { de: 'Blockieren', en: 'Block' },
  blockWhom: { de: '{name} blockieren', en: 'Block {name}' },
  moreAbout: { de: 'Mehr zu {name}', en: 'More about {name}' },
  undo: { de: 'Aufheben', en: 'Lift it' },
  undoFor: { de: 'Für {name} aufheben', en: 'Lift it for {name}' },
  muted: {
    de: 'Stumm: Was {name} schreibt, siehst du nicht.',
    en: 'Muted: you don’t see what {name} writes.',
  },
  blocked: {
    de: 'Blockiert: Ihr seht und betretet keine neuen Tische voneinander und ladet euch nicht ein. {name} erfährt davon nichts.',
    en: 'Blocked: neither of you sees or joins the other’s new tables, or gets an invitation from the other. {name} isn’t told.',
  },
} as const;

export function PersonRow(props: { person: Person; onChange(news: Partial<Person>): void; onInvite(): void }) {
  const { person: one, onChange, onInvite } = props;
  const { name, games, bond } = one;
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [open, setOpen] = useState(false);
  const actions = useRef<HTMLDivElement>(null);

  async function change(kind: Person['bond']): Promise<void> {
    const asked = await setBond(one.person, kind);
    setRefused(asked.ok ? null : asked.refusal);
    setOpen(false);
    if (!asked.ok) return;
    // The button that was pressed is gone: the keys go on with what can be done now.
    requestAnimationFrame(() => actions.current?.querySelector('button')?.focus());
    onChange({ bond: kind, ...(kind === 'blocked' && { here: false }) });
  }

  const action = (label: { de: string; en: string }, whom: { de: string; en: string }, work: () => void) => (
    <button type="button" class="button" aria-label={fill(whom, { name })} onClick={work}>
      {t(label)}
    </button>
  );
  const when = fill(words.last, { when: lastTime(one.lastAt, new Date(), language.value) });

  return (
    <li class={bond === 'blocked' ? 'person-row is-blocked' : 'person-row'}>
      <div class="person-words">
        <strong class="person-name">{name}</strong>
        {one.here && bond !== 'blocked' && <HereMark />}
        <small class="quiet">{games > 0 ? `${count(games, words.games)} · ${when}` : t(words.noGame)}</small>
      </div>
      <div ref={actions} class="person-actions">
        {bond !== null && action(words.undo, words.undoFor, () => void change(null))}
        {bond !== 'blocked' && action(words.invite, words.inviteWhom, onInvite)}
        {bond !== 'blocked' && (
          <button
            type="button"
            class="icon-button"
            aria-expanded={open}
            aria-label={fill(words.moreAbout, { name })}
            onClick={() => setOpen(!open)}
          >
            <Glyph name="more" />
          </button>
        )}
      </div>
      {open && bond !== 'blocked' && (
        <div class="person-actions person-more">
          {bond === null && action(words.mute, words.muteWhom, () => void change('muted'))}
          {action(words.block, words.blockWhom, () => void change('blocked'))}
        </div>
      )}
      <p class="person-bond" role="status">
        {bond !== null && fill(words[bond], { name })}
      </p>
      <Refused why={refused} />
    </li>
  );
}
