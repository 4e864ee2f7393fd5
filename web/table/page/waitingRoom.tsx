/** A table that still waits for people: how to invite them, who sits where, and the free seats. */
import '../../style/rooms.css';
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { leaveSeat, takeSeat } from '../../api.ts';
import { restText } from '../../parts/restWords.ts';
import { myName } from '../../settings.ts';
import { fill, shared, t } from '../../translate.ts';
import { Invitation } from './invitation.tsx';

const words = {
  title: { de: '{game}: Gleich geht es los', en: '{game}: almost ready' },
  waits: {
    de: 'Die Partie beginnt, sobald alle Sitze besetzt sind.',
    en: 'The game begins as soon as every seat is taken.',
  },
  seats: { de: 'Wer sitzt wo', en: 'Who sits where' },
  name: { de: 'Dein Name', en: 'Your name' },
  sit: { de: 'Hier hinsetzen', en: 'Sit here' },
  sitAt: { de: 'Sitz {n} nehmen, {look}', en: 'Take seat {n}, {look}' },
  leave: { de: 'Aufstehen', en: 'Stand up' },
  watch: {
    de: 'Such dir einen freien Sitz aus, oder bleib einfach hier und schau zu.',
    en: 'Pick a free seat, or simply stay here and watch.',
  },
  needName: { de: 'Sag uns erst, wie du heißt.', en: 'Tell us your name first.' },
} as const;

export function WaitingRoom({ info, names, game }: { info: TableInfo; names: readonly string[]; game: string }) {
  const [refused, setRefused] = useState<Refusal | null>(null);
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

  return (
    <div class="waiting-room">
      <h1>{fill(words.title, { game })}</h1>
      <p>{t(seated ? words.waits : words.watch)}</p>
      <Invitation path={`/t/${info.id}`} game={game} />
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
          {info.seats.map(({ seat, kind, rest }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={26} label={t(seatLook(seat).words)} />
              <span class={kind === 'open' ? 'quiet' : ''}>{names[seat]}</span>
              {rest && <span class="quiet seat-rest">{restText(rest)}</span>}
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
