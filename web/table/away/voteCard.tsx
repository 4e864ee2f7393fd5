/** The others decide about somebody who is away: what there is to choose, who wants what, and what comes of it. */
import '../../style/table/away.css';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { useEffect, useState } from 'preact/hooks';
import type { Vote } from '../../../server/door/protocol.ts';
import { vote as say } from '../../api.ts';
import { serverTime } from '../../live/serverTime.ts';
import { language } from '../../settings.ts';
import { fill, t } from '../../translate.ts';
import { lengthWords, untilWords } from '../clock/clockWords.ts';
import { namesOf, type TableContext } from '../page/tableContext.ts';
import type { Snapshot } from '../source/source.ts';

const words = {
  label: { de: 'Abstimmung', en: 'Vote' },
  silent: {
    de: '{name} hat sich seit {length} nicht gerührt. Wie soll es weitergehen?',
    en: 'Nothing from {name} for {length}. How shall it go on?',
  },
  late: { de: 'Die Zeit von {name} ist um. Wie soll es weitergehen?', en: '{name}’s time is up. How shall it go on?' },
  standIn: { de: 'Ein Bot springt ein', en: 'A bot stands in' },
  end: { de: 'Partie beenden', en: 'End the game' },
  wait: { de: 'Weiter warten', en: 'Keep waiting' },
  rule: { de: 'Es gilt, was mehr als die Hälfte will.', en: 'More than half must agree.' },
  said: { de: '{n} von {all} haben abgestimmt.', en: '{n} of {all} have voted.' },
  until: {
    de: 'Ohne Mehrheit: {until}, dann springt ein Bot ein.',
    en: 'Without a majority a bot stands in: wait {until}.',
  },
  waiting: { de: 'Ihr habt entschieden zu warten.', en: 'You have decided to wait.' },
  aboutYou: {
    de: 'Die anderen dürfen jetzt entscheiden, wie es ohne dich weitergeht. Spiel einfach weiter.',
    en: 'The others may now decide how to go on without you. Simply play on.',
  },
  uncounted: { de: 'Sie zählt dann nicht.', en: 'It will not count.' },
} as const;

/** Without a clock, the others may be asked after so much silence. */
const SILENCE_MS = 24 * 3600 * 1000;

/** Asks again when there may be something to decide: nothing else happens at that moment. */
function useVoteInTime({ source }: TableContext, { info, standing }: Snapshot): void {
  const since = info.status === 'running' && info.clock.kind === 'none' && !info.vote ? standing?.since : undefined;
  useEffect(() => {
    if (!since || !source.ask) return;
    const left = Date.parse(since) + SILENCE_MS - serverTime.now();
    if (left < -60_000) return;
    const timer = setTimeout(() => source.ask?.(), Math.max(0, left) + 1000);
    return () => clearTimeout(timer);
  }, [since, source]);
}

export function VoteCard({ context, snapshot }: { context: TableContext; snapshot: Snapshot }) {
  const [asking, ask] = useState(false);
  const { info, standing } = snapshot;
  const { vote, you } = info;
  useVoteInTime(context, snapshot);
  // The table goes on without its votes being sent again: a vote about somebody who is not asked any more is past.
  if (!vote || info.status !== 'running' || you === 'spectator' || standing?.decision?.seat !== vote.about) return null;
  if (vote.about === you) return <p class="bar-note">{t(words.aboutYou)}</p>;
  if (!vote.asked.includes(you)) return null;
  const names = namesOf(context, snapshot);
  const name = names[vote.about] ?? '';
  const silent = (serverTime.now() - Date.parse(standing.since)) / 1000;
  const mine = vote.said.find(({ seat }) => seat === you)?.choice;
  const choose = async (choice: Vote['choices'][number]) => {
    if (asking || choice === mine) return;
    ask(true);
    const asked = await say(info.id, { about: vote.about, choice });
    ask(false);
    if (!asked.ok) context.choosing.complain(asked.refusal);
  };
  const wait = 2 * vote.said.filter(({ choice }) => choice === 'wait').length > vote.asked.length;
  const notes = [
    wait ? t(words.waiting) : vote.asked.length > 1 ? t(words.rule) : '',
    vote.asked.length > 1 && vote.said.length > 0
      ? fill(words.said, { n: vote.said.length, all: vote.asked.length })
      : '',
    vote.until
      ? fill(words.until, { until: untilWords(Date.parse(vote.until), serverTime.now(), language.value) })
      : '',
  ];
  return (
    <section class="bar-note vote" aria-label={t(words.label)}>
      <p>
        {info.clock.kind === 'none'
          ? fill(words.silent, { name, length: t(lengthWords(silent)) })
          : fill(words.late, { name })}
      </p>
      <div class="vote-choices">
        {vote.choices.map(choice => {
          const who = vote.said.filter(one => one.choice === choice);
          return (
            <button
              key={choice}
              type="button"
              class="button"
              aria-pressed={choice === mine}
              aria-disabled={asking}
              data-hint={choice === 'end' ? t(words.uncounted) : undefined}
              onClick={() => void choose(choice)}
            >
              {t(words[choice])}
              {who.map(({ seat }) => (
                <SeatMark key={seat} seat={seat} size={16} label={names[seat] ?? ''} />
              ))}
            </button>
          );
        })}
      </div>
      <small>{notes.filter(Boolean).join(' ')}</small>
    </section>
  );
}
