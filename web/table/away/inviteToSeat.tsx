/** Where somebody has left, the others can ask in whom they like: the table's link, a click away from the free seat. */
import '../../style/table/away.css';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { t } from '../../translate.ts';
import type { TableContext } from '../page/tableContext.ts';
import type { Snapshot } from '../source/source.ts';

const words = {
  invite: { de: 'Jemanden einladen', en: 'Invite somebody' },
  title: { de: 'Den freien Sitz anbieten', en: 'Offer the free seat' },
} as const;

const Invitation = lazily(async () => (await import('../page/waiting/invitation.tsx')).Invitation);

export function InviteToSeat({ context, snapshot }: { context: TableContext; snapshot: Snapshot }) {
  const [open, show] = useState(false);
  const { info } = snapshot;
  if (info.status !== 'running' || info.you === 'spectator') return null;
  const path = `/t/${info.id}${info.invitation ? `?invitation=${info.invitation}` : ''}`;
  return (
    <>
      <button type="button" class="invite-to-seat" onClick={() => show(true)}>
        {t(words.invite)}
      </button>
      {open && (
        <Dialog title={t(words.title)} onClose={() => show(false)}>
          <div class="away-dialog">
            <Invitation path={path} game={context.module.about.name} />
          </div>
        </Dialog>
      )}
    </>
  );
}
