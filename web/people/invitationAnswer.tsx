/** What an invitation says, and the two answers to it; the same on the banner and on the card. */
import type { Invitation } from '../../server/door/protocol.ts';
import { Link } from '../router.tsx';
import { t } from '../translate.ts';
import { invitationTerms } from './invitationText.ts';
import { invitationWords } from './invitationWords.ts';

interface Props {
  invitation: Invitation;
  text: string;
  busy: boolean;
  answer(invitation: Invitation, yes: boolean): Promise<void>;
}

export function InvitationAnswer({ invitation, text, busy, answer }: Props) {
  return (
    <>
      <div class="invitation-words">
        <strong>{text}</strong>
        <span class="quiet">
          {invitationTerms(invitation)} · <Link to={`/t/${invitation.table.id}`}>{t(invitationWords.look)}</Link>
        </span>
      </div>
      <div class="invitation-answers">
        <button type="button" class="button primary" aria-disabled={busy} onClick={() => void answer(invitation, true)}>
          {t(invitationWords.accept)}
        </button>
        <button type="button" class="button" aria-disabled={busy} onClick={() => void answer(invitation, false)}>
          {t(invitationWords.decline)}
        </button>
      </div>
    </>
  );
}
