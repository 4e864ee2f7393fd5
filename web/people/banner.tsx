/** An invitation, wherever on the site I am. */
import '../style/pages/people.css';
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Invitation } from '../../server/door/protocol.ts';
import { invited } from '../live/invited.ts';
import { Refused } from '../me/refused.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { address, parts } from '../router.tsx';
import { t } from '../translate.ts';
import { useAnswering } from './answering.ts';
import { InvitationAnswer } from './invitationAnswer.tsx';
import { useInvitationText } from './invitationText.ts';

const words = {
  label: { de: 'Einladung', en: 'Invitation' },
  later: { de: 'Später antworten', en: 'Answer later' },
} as const;

/** What was put off in this window; it stays on the home page. */
const later = signal<readonly string[]>([]);
const nameOf = ({ table, at }: Invitation): string => `${table.id} ${at}`;

export function InvitationBanner() {
  const [page = ''] = parts(address.value);
  // Where invitations stand on the page itself, nothing lies over it.
  if (page === '' || page === 'people') return null;
  const shown = invited.value.find(one => !later.value.includes(nameOf(one)));
  return shown ? <Banner key={nameOf(shown)} invitation={shown} atTable={page === 't'} /> : null;
}

/** `atTable`: the head of that page has room in its middle, and the board below has none to give away. */
function Banner({ invitation, atTable }: { invitation: Invitation; atTable: boolean }) {
  const text = useInvitationText(invitation);
  const { busy, refused, answer } = useAnswering();
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  if (text === null) return null;
  return (
    <section class={atTable ? 'invitation-banner is-at-table' : 'invitation-banner'} aria-label={t(words.label)}>
      <InvitationAnswer invitation={invitation} text={text} busy={busy} answer={answer} />
      <button
        type="button"
        class="icon-button invitation-later"
        aria-label={t(words.later)}
        data-hint={t(words.later)}
        onClick={() => {
          later.value = [...later.value, nameOf(invitation)];
        }}
      >
        <Glyph name="close" />
      </button>
      <Refused why={refused} />
    </section>
  );
}
