/** One way on which I am told: of what, after how long, at which hours; a try; and an end to it. */
import type { Refusal } from '@atoll/engine';
import { useRef, useState } from 'preact/hooks';
import type { NoticeChannel, NoticeChannels, NoticeKind } from '../../server/door/protocol.ts';
import { type Asked, dropChannel, saveChannel, testChannel } from '../api.ts';
import { fill, t } from '../translate.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';

const words = {
  here: { de: 'Dieser Browser', en: 'This browser' },
  otherBrowser: { de: 'Ein anderer Browser', en: 'Another browser' },
  after: { de: 'Wann', en: 'When' },
  atOnce: { de: 'sofort', en: 'at once' },
  minutes: { de: 'nach {n} Minuten', en: 'after {n} minutes' },
  hour: { de: 'nach einer Stunde', en: 'after an hour' },
  hours: { de: 'nach {n} Stunden', en: 'after {n} hours' },
  quiet: { de: 'Nachts nicht', en: 'Not at night' },
  from: { de: 'von', en: 'from' },
  to: { de: 'bis', en: 'to' },
  test: { de: 'Probe schicken', en: 'Send a test' },
  tested: { de: 'Die Probe ist unterwegs.', en: 'The test is on its way.' },
  remove: { de: 'Entfernen', en: 'Remove' },
  failed: { de: 'Zuletzt kam hier nichts an.', en: 'The last message did not arrive here.' },
} as const;

const kinds: readonly { id: NoticeKind; words: { de: string; en: string } }[] = [
  { id: 'turn', words: { de: 'Ein Tisch wartet auf mich', en: 'A table is waiting for me' } },
  { id: 'invited', words: { de: 'Jemand lädt mich ein', en: 'Somebody invites me' } },
  { id: 'standIn', words: { de: 'Ein Bot spielt für mich', en: 'A bot plays for me' } },
  { id: 'over', words: { de: 'Eine Partie ist zu Ende', en: 'A game is over' } },
];

const waits = [0, 300, 900, 3600, 4 * 3600, 12 * 3600];
const usualNight = { from: '22:00', to: '08:00' };

const waitText = (seconds: number): string => {
  if (seconds === 0) return t(words.atOnce);
  if (seconds < 3600) return fill(words.minutes, { n: Math.round(seconds / 60) });
  return seconds === 3600 ? t(words.hour) : fill(words.hours, { n: Math.round(seconds / 3600) });
};

const nameOf = ({ here, label, leadsTo }: NoticeChannel): string =>
  here ? t(words.here) : leadsTo || label || t(words.otherBrowser);

/** What is chosen shows at once, and is kept one change after the other. */
function useChoices(channel: NoticeChannel, set: (ways: NoticeChannels) => void) {
  const [shown, show] = useState(channel);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const wanted = useRef(channel);
  const keeping = useRef(Promise.resolve());

  async function keep(): Promise<void> {
    const { id, kind, kinds, after, quiet, label, shape } = wanted.current;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const asked = await saveChannel({ id, kind, kinds, after, quiet, zone, label, ...(shape && { shape }) });
    setRefused(asked.ok ? null : asked.refusal);
    if (asked.ok) return set(asked.value);
    wanted.current = channel;
    show(channel);
  }

  return {
    shown,
    refused,
    change(some: Partial<NoticeChannel>) {
      wanted.current = { ...wanted.current, ...some };
      show(wanted.current);
      keeping.current = keeping.current.then(keep);
    },
  };
}

export function ChannelCard({ channel, set }: { channel: NoticeChannel; set(ways: NoticeChannels): void }) {
  const [tested, setTested] = useState(false);
  const { busy, refused, asking } = useAsking();
  const choices = useChoices(channel, set);
  const { change } = choices;
  const { kinds: chosen, after, quiet } = choices.shown;

  async function ask(work: () => Promise<Asked<NoticeChannels>>): Promise<boolean> {
    setTested(false);
    const answer = await asking(work);
    if (answer) set(answer);
    return answer !== undefined;
  }
  const name = nameOf(channel);

  return (
    <fieldset class="me-channel">
      <legend>{name}</legend>
      <div class="me-ticks">
        {kinds.map(({ id, words: what }) => (
          <label key={id} class="tick">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  kinds: kinds.map(one => one.id).filter(one => (one === id ? checked : chosen.includes(one))),
                })
              }
            />
            {t(what)}
          </label>
        ))}
      </div>
      <div class="me-row">
        <label class="field me-wait">
          <span>{t(words.after)}</span>
          <select value={after} onChange={event => change({ after: Number(event.currentTarget.value) })}>
            {[...new Set([...waits, after])]
              .sort((a, b) => a - b)
              .map(seconds => (
                <option key={seconds} value={seconds}>
                  {waitText(seconds)}
                </option>
              ))}
          </select>
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={event => change({ quiet: event.currentTarget.checked ? usualNight : null })}
          />
          {t(words.quiet)}
        </label>
        {quiet &&
          (['from', 'to'] as const).map(end => (
            <label key={end} class="field me-short">
              <span>{t(words[end])}</span>
              <input
                type="time"
                required
                value={quiet[end]}
                onChange={event =>
                  event.currentTarget.value && change({ quiet: { ...quiet, [end]: event.currentTarget.value } })
                }
              />
            </label>
          ))}
      </div>
      {channel.failedAt && <p class="me-failed">{t(words.failed)}</p>}
      <div class="me-row">
        <button
          type="button"
          class="button"
          aria-disabled={busy}
          aria-label={`${t(words.test)}: ${name}`}
          onClick={() => void ask(() => testChannel(channel.id)).then(setTested)}
        >
          {t(words.test)}
        </button>
        {!channel.here && (
          <button
            type="button"
            class="button"
            aria-disabled={busy}
            aria-label={`${t(words.remove)}: ${name}`}
            onClick={() => void ask(() => dropChannel(channel.id))}
          >
            {t(words.remove)}
          </button>
        )}
      </div>
      <p role="status" class="me-done">
        {tested && t(words.tested)}
      </p>
      <Refused why={choices.refused ?? refused} />
    </fieldset>
  );
}
