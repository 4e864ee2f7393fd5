/** A table that still waits for people: the link to invite with, who sits where, and the free seats. */
import '../style/rooms.css';
import { SeatMark, seatLook } from '@atoll/boardkit/seats.tsx';
import type { Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../server/protocol.ts';
import { leaveSeat, takeSeat } from '../api.ts';
import { Glyph } from '../parts/glyph.tsx';
import { myName } from '../settings.ts';
import { fill, shared, t } from '../speak.ts';

const words = {
  title: { de: 'Gleich geht es los', en: 'Almost ready' },
  waits: {
    de: 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
    en: 'The game begins as soon as every seat is taken.',
  },
  invite: { de: 'Lade mit diesem Link ein', en: 'Invite with this link' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied' },
  share: { de: 'Teilen', en: 'Share' },
  shareText: { de: 'Spiel mit mir {game}!', en: 'Play {game} with me!' },
  seats: { de: 'Wer sitzt wo', en: 'Who sits where' },
  name: { de: 'Dein Name', en: 'Your name' },
  sit: { de: 'Hier hinsetzen', en: 'Sit here' },
  sitAt: { de: 'Auf Platz {n} hinsetzen, {look}', en: 'Sit on seat {n}, {look}' },
  leave: { de: 'Aufstehen', en: 'Stand up' },
  watch: {
    de: 'Such dir einen freien Platz aus, oder bleib einfach hier und schau zu.',
    en: 'Pick a free seat, or simply stay here and watch.',
  },
  needName: { de: 'Sag uns erst, wie du heißt.', en: 'First tell us your name.' },
} as const;

export function WaitingRoom({ info, names, game }: { info: TableInfo; names: readonly string[]; game: string }) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [copied, setCopied] = useState(false);
  const link = new URL(`/t/${info.id}`, location.href).href;
  const seated = info.you !== 'spectator';

  const sit = async (seat: number) => {
    const name = myName.value.trim();
    if (!name) {
      setRefused({ code: 'name', words: words.needName });
      document.getElementById('my-name')?.focus();
      return;
    }
    const asked = await takeSeat(info.id, seat, name);
    setRefused(asked.ok ? null : asked.refusal);
  };
  const leave = async (seat: number) => {
    const asked = await leaveSeat(info.id, seat);
    setRefused(asked.ok ? null : asked.refusal);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };

  return (
    <div class="waiting-room">
      <h1>{t(words.title)}</h1>
      <p>{t(seated ? words.waits : words.watch)}</p>
      <section class="invite" aria-labelledby="invite">
        <h2 id="invite">{t(words.invite)}</h2>
        <div class="invite-row">
          <input readOnly value={link} aria-labelledby="invite" onFocus={event => event.currentTarget.select()} />
          <button type="button" class="button" onClick={() => void copy()}>
            <Glyph name={copied ? 'check' : 'copy'} />
            {t(copied ? words.copied : words.copy)}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ title: 'Atoll', text: fill(words.shareText, { game }), url: link })}
            >
              <Glyph name="share" />
              {t(words.share)}
            </button>
          )}
        </div>
      </section>
      <section aria-labelledby="seats">
        <h2 id="seats">{t(words.seats)}</h2>
        {!seated && (
          <label class="field">
            <span>{t(words.name)}</span>
            <input
              id="my-name"
              value={myName.value}
              maxLength={24}
              autocomplete="nickname"
              onInput={event => {
                myName.value = event.currentTarget.value;
              }}
            />
          </label>
        )}
        <ul class="waiting-seats">
          {info.seats.map(({ seat, kind }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={26} label={t(seatLook(seat).words)} />
              <span class={kind === 'open' ? 'quiet' : ''}>{names[seat]}</span>
              {seat === info.you && (
                <>
                  <span class="quiet">({t(shared.you)})</span>
                  <button type="button" class="button" onClick={() => void leave(seat)}>
                    {t(words.leave)}
                  </button>
                </>
              )}
              {kind === 'open' && !seated && (
                <button
                  type="button"
                  class="button primary"
                  aria-label={fill(words.sitAt, { n: seat + 1, look: t(seatLook(seat).words) })}
                  onClick={() => void sit(seat)}
                >
                  {t(words.sit)}
                </button>
              )}
            </li>
          ))}
        </ul>
        {refused && (
          <p class="refused" role="alert">
            {t(refused.words)}
          </p>
        )}
      </section>
    </div>
  );
}
