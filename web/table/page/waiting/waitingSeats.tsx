/** The seats of a table that waits: taking one, giving it back, and what its owner may do with the others'. */
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { TableInfo } from '../../../../server/door/protocol.ts';
import { botLevels } from '../../../bots/bots.ts';
import { useLoaded } from '../../../parts/loading.tsx';
import { restText } from '../../../parts/restWords.ts';
import { myName } from '../../../settings.ts';
import { fill, shared, t } from '../../../translate.ts';

const words = {
  name: { de: 'Dein Name', en: 'Your name' },
  sit: { de: 'Hier hinsetzen', en: 'Sit here' },
  sitAt: { de: 'Sitz {n} nehmen, {look}', en: 'Take seat {n}, {look}' },
  leave: { de: 'Aufstehen', en: 'Stand up' },
  free: { de: 'Freimachen', en: 'Free the seat' },
  freeSeat: { de: 'Sitz {n} freimachen: {name}', en: 'Free seat {n}: {name}' },
  who: { de: 'Wer sitzt auf Sitz {n}, {look}?', en: 'Who sits on seat {n}, {look}?' },
  bot: { de: 'Bot, Stufe {n}: {level}', en: 'Bot, level {n}: {level}' },
  notHere: { de: 'gerade nicht hier', en: 'not here right now' },
} as const;

interface Props {
  info: TableInfo;
  names: readonly string[];
  /** Null where nobody may without a new invitation. */
  onSit: ((seat: number) => void) | null;
  onLeave(seat: number): void;
  /** Puts a bot on a seat, or nobody. */
  onArrange(seat: number, bot: string | null): void;
}

export function WaitingSeats({ info, names, onSit, onLeave, onArrange }: Props) {
  const loaded = useLoaded(botLevels, []);
  const levels = loaded.state === 'here' ? loaded.value : [];
  const seated = info.you !== 'spectator';
  return (
    <>
      {!seated && onSit && (
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
        {info.seats.map(({ seat, kind, bot, online, rest }) => {
          const mine = seat === info.you;
          const look = t(seatLook(seat).words);
          const place = { n: seat + 1, look };
          return (
            <li key={seat}>
              <SeatMark seat={seat} size={26} label={look} />
              {info.owner && kind !== 'person' ? (
                <select
                  class="select"
                  aria-label={fill(words.who, place)}
                  value={bot ?? ''}
                  onChange={event => onArrange(seat, event.currentTarget.value || null)}
                >
                  <option value="">{t(shared.openSeat)}</option>
                  {levels.map(({ id, level, words: named }) => (
                    <option key={id} value={id}>
                      {fill(words.bot, { n: level, level: t(named) })}
                    </option>
                  ))}
                </select>
              ) : (
                <span class={kind === 'open' ? 'waiting-name quiet' : 'waiting-name'}>
                  {kind === 'open' ? t(shared.openSeat) : names[seat]}
                  {mine && <span class="quiet"> ({t(shared.you)})</span>}
                  {kind === 'person' && !mine && !online && <small class="quiet"> {t(words.notHere)}</small>}
                  {rest && <small class="waiting-rest quiet">{restText(rest)}</small>}
                </span>
              )}
              {mine && (
                <button type="button" class="button" onClick={() => onLeave(seat)}>
                  {t(words.leave)}
                </button>
              )}
              {info.owner && kind === 'person' && !mine && (
                <button
                  type="button"
                  class="button"
                  aria-label={fill(words.freeSeat, { n: seat + 1, name: names[seat] ?? '' })}
                  onClick={() => onArrange(seat, null)}
                >
                  {t(words.free)}
                </button>
              )}
              {kind === 'open' && !seated && onSit && (
                <button
                  type="button"
                  class="button primary"
                  aria-label={fill(words.sitAt, place)}
                  onClick={() => onSit(seat)}
                >
                  {t(words.sit)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
