/** The tables to which I am asked by name, as cards. */
import '../style/pages/people.css';
import type { Invitation } from '../../server/door/protocol.ts';
import { invited } from '../live/invited.ts';
import { Refused } from '../me/refused.tsx';
import { t } from '../translate.ts';
import { useAnswering } from './answering.ts';
import { InvitationAnswer } from './invitationAnswer.tsx';
import { useInvitationText } from './invitationText.ts';

const words = {
  title: { de: 'Einladungen', en: 'Invitations' },
} as const;

export function InvitationCards() {
  if (invited.value.length === 0) return null;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" class="home-title">
        {t(words.title)}
      </h2>
      <ul class="invitation-cards">
        {invited.value.map(invitation => (
          <Card key={invitation.table.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Card({ invitation }: { invitation: Invitation }) {
  const text = useInvitationText(invitation);
  const { busy, refused, answer } = useAnswering();
  if (text === null) return null;
  return (
    <li class="invitation-card">
      <InvitationAnswer invitation={invitation} text={text} busy={busy} answer={answer} />
      <Refused why={refused} />
    </li>
  );
}
