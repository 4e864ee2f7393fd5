/** A table that still waits for people: what holds here, who sits where, the free seats, and how to invite others. */
import '../../../style/table/waitingRoom.css';
import type { GameModule, Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../../../server/door/protocol.ts';
import { arrangeSeat, changeManners, closeTable, leaveSeat, takeSeat, withdrawInvitation } from '../../../api.ts';
import { InvitePeople } from '../../../people/invitePeople.tsx';
import { address } from '../../../router.tsx';
import { myName } from '../../../settings.ts';
import { fill, t } from '../../../translate.ts';
import { Invitation } from './invitation.tsx';
import { Terms } from './terms.tsx';
import { WaitingSeats } from './waitingSeats.tsx';

const words = {
  title: { de: '{game}: Gleich geht es los', en: '{game}: almost ready' },
  waits: {
    de: 'Die Partie beginnt, sobald alle Sitze besetzt sind.',
    en: 'The game begins as soon as every seat is taken.',
  },
  inLobby: {
    de: 'Dein Tisch steht in der Lobby. Die Partie beginnt, sobald alle Sitze besetzt sind; du kannst solange woanders hinschauen.',
    en: 'Your table stands in the lobby. The game begins as soon as every seat is taken; feel free to look elsewhere meanwhile.',
  },
  seats: { de: 'Wer sitzt wo', en: 'Who sits where' },
  watch: {
    de: 'Such dir einen freien Sitz aus, oder bleib einfach hier und schau zu.',
    en: 'Pick a free seat, or simply stay here and watch.',
  },
  needName: { de: 'Sag uns erst, wie du heißt.', en: 'Tell us your name first.' },
  withdrawn: {
    de: 'Diese Einladung gilt nicht mehr. Bitte um eine neue, wenn du mitspielen willst.',
    en: 'This invitation no longer holds. Ask for a new one if you want to play.',
  },
  yours: { de: 'Dein Tisch', en: 'Your table' },
  openToAll: { de: 'Für alle öffnen, über die Lobby', en: 'Open to everybody, through the lobby' },
  onlyLink: { de: 'Aus der Lobby nehmen', en: 'Take it out of the lobby' },
  newLink: { de: 'Neuen Link machen', en: 'Make a new link' },
  newLinkNote: {
    de: 'Machst du einen neuen Link, lässt der alte niemanden mehr an den Tisch. Wer schon sitzt, bleibt sitzen.',
    en: 'Once you make a new link, the old one lets nobody sit down any more. Those who have a seat keep it.',
  },
  close: { de: 'Tisch schließen', en: 'Close the table' },
  sure: { de: 'Wirklich schließen?', en: 'Really close it?' },
} as const;

interface Props {
  info: TableInfo;
  names: readonly string[];
  module: GameModule;
}

export function WaitingRoom({ info, names, module }: Props) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { id, owner, lobby, byInvitation } = info;
  const game = module.about.name;
  const seated = info.you !== 'spectator';
  // A player who has come by a new invitation can hand it on.
  const invitation = info.invitation ?? address.value.searchParams.get('invitation') ?? undefined;
  const inside = seated || owner;
  const lockedOut = byInvitation && !lobby && !owner && !seated && invitation === undefined;

  /** What was refused stays to be read until something else is tried. */
  const act = async (asked: Promise<{ ok: true } | { ok: false; refusal: Refusal }>) => {
    const answer = await asked;
    setRefused(answer.ok ? null : answer.refusal);
  };
  const sit = (seat: number) => {
    const name = myName.value.trim();
    if (name) return void act(takeSeat(id, seat, name, invitation));
    setRefused({ code: 'name', words: words.needName });
    document.getElementById('my-name')?.focus();
  };
  const path = `/t/${id}${byInvitation && invitation ? `?invitation=${invitation}` : ''}`;

  return (
    <div class="waiting-room">
      <h1>{fill(words.title, { game })}</h1>
      <p>{t(lockedOut ? words.withdrawn : !seated ? words.watch : lobby ? words.inLobby : words.waits)}</p>
      <section aria-labelledby="seats">
        <h2 id="seats">{t(words.seats)}</h2>
        <WaitingSeats
          info={info}
          names={names}
          onSit={lockedOut ? null : sit}
          onLeave={seat => void act(leaveSeat(id, seat))}
          onArrange={(seat, bot) => void act(arrangeSeat(id, seat, bot))}
        />
        {refused && (
          <p class="refused" role="alert">
            {t(refused.words)}
          </p>
        )}
      </section>
      {/* Players who sit here invite; others want to know first what holds here. */}
      {!inside && <Terms info={info} module={module} />}
      {inside && <InvitePeople table={id} />}
      {!lockedOut && <Invitation path={path} game={game} />}
      {inside && <Terms info={info} module={module} />}
      {owner && (
        <section aria-labelledby="yours">
          <h2 id="yours">{t(words.yours)}</h2>
          <div class="owner-tools">
            <button type="button" class="button" onClick={() => void act(changeManners(id, { lobby: !lobby }))}>
              {t(lobby ? words.onlyLink : words.openToAll)}
            </button>
            {!lobby && (
              <button
                type="button"
                class="button"
                aria-describedby="new-link"
                onClick={() => void act(withdrawInvitation(id))}
              >
                {t(words.newLink)}
              </button>
            )}
            <CloseTable onClose={() => void act(closeTable(id))} />
          </div>
          {!lobby && (
            <p id="new-link" class="quiet">
              {t(words.newLinkNote)}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

/** Asks once more first, in the same place. */
function CloseTable({ onClose }: { onClose(): void }) {
  const [asking, ask] = useState(false);
  return (
    <button
      type="button"
      class={asking ? 'button primary' : 'button'}
      onBlur={() => ask(false)}
      onClick={() => (asking ? onClose() : ask(true))}
    >
      {t(asking ? words.sure : words.close)}
    </button>
  );
}
