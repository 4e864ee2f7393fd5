/** The window in which somebody who looks on takes a seat that was left. */
import '../../style/table/away.css';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import { takeSeat } from '../../api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { address } from '../../router.tsx';
import { myName } from '../../settings.ts';
import { fill, t } from '../../translate.ts';
import { clocksOf } from '../clock/clocks.ts';
import type { TableContext } from '../page/tableContext.ts';
import type { Snapshot } from '../source/source.ts';
import { botName, isFree } from './awayWords.ts';

const words = {
  title: { de: 'Einen freien Sitz nehmen', en: 'Take a free seat' },
  explain: {
    de: 'Jemand ist aufgestanden, seitdem spielt hier ein Bot. Du übernimmst den Sitz, wie er gerade steht.',
    en: 'Somebody has left, and a bot has played here since. You take the seat over as it stands now.',
  },
  clock: { de: 'Deine Bedenkzeit beginnt voll.', en: 'Your clock starts full.' },
  name: { de: 'Dein Name', en: 'Your name' },
  take: { de: 'Sitz {n} nehmen', en: 'Take seat {n}' },
  stands: { de: 'Bot {bot}, {points}', en: 'Bot {bot}, {points}' },
  points: { one: { de: '{n} Punkt', en: '{n} point' }, other: { de: '{n} Punkte', en: '{n} points' } },
  needName: { de: 'Sag uns erst, wie du heißt.', en: 'Tell us your name first.' },
} as const;

export function FreeSeatDialog(props: { context: TableContext; snapshot: Snapshot; onClose(): void }) {
  const { context, snapshot, onClose } = props;
  const { info, standing } = snapshot;
  const [refused, setRefused] = useState<Refusal | null>(null);
  const take = async (seat: number) => {
    const name = myName.value.trim();
    if (!name) return setRefused({ code: 'name', words: words.needName });
    const invitation = info.invitation ?? address.value.searchParams.get('invitation') ?? undefined;
    const asked = await takeSeat(info.id, seat, name, invitation);
    if (asked.ok) onClose();
    else setRefused(asked.refusal);
  };
  return (
    <Dialog title={t(words.title)} onClose={onClose}>
      <div class="away-dialog">
        <p>
          {t(words.explain)} {clocksOf(snapshot) && t(words.clock)}
        </p>
        <label class="field">
          <span>{t(words.name)}</span>
          <input
            value={myName.value}
            maxLength={24}
            autocomplete="nickname"
            onInput={event => {
              myName.value = event.currentTarget.value;
            }}
          />
        </label>
        <ul class="free-seats">
          {info.seats.filter(isFree).map(({ seat, standIn }) => {
            const points = standing?.scoresheet.rows.find(row => row.seat === seat)?.total ?? 0;
            return (
              <li key={seat}>
                <SeatMark seat={seat} size={26} />
                <span>
                  {fill(words.stands, {
                    bot: botName(context, standIn ?? ''),
                    points: fill(points === 1 ? words.points.one : words.points.other, { n: points }),
                  })}
                </span>
                <button type="button" class="button primary" onClick={() => void take(seat)}>
                  {fill(words.take, { n: seat + 1 })}
                </button>
              </li>
            );
          })}
        </ul>
        {refused && (
          <p class="refused" role="alert">
            {t(refused.words)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
