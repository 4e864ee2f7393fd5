/** A seat's clock, going on by itself between messages. Not read aloud as it goes; `useTimeWarnings` says what matters. */
import '../../style/table/clock.css';
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import type { Seat } from '@atoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { serverTime } from '../../live/serverTime.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { language } from '../../settings.ts';
import { fill, t } from '../../translate.ts';
import type { Snapshot } from '../source/source.ts';
import { clocksOf, type Shown, shownFor } from './clocks.ts';
import { lengthWords, minutesAndSeconds, untilWords } from './clockWords.ts';

const words = {
  time: { de: 'Bedenkzeit', en: 'Time left' },
  reserve: { de: 'Reserve {length}', en: '{length} in reserve' },
  more: { de: 'noch {length}', en: '{length} left' },
  up: { de: 'Zeit ist um', en: 'time is up' },
  resting: { de: 'Zeit ruht', en: 'clock rests' },
  hurry: { de: 'Noch {length} für deinen Zug.', en: '{length} left for your turn.' },
} as const;

/** Milliseconds between two looks: often enough that no second is skipped. */
const looks = { live: 250, days: 20_000 };

/** Looks at the server's time again and again while somebody's runs, and whenever the page is seen again. */
function useServerNow(every: number | null): number {
  const [, look] = useState(0);
  useEffect(() => {
    if (every === null) return;
    const again = () => look(n => n + 1);
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [every]);
  return serverTime.now();
}

interface Props {
  snapshot: Snapshot;
  seat: Seat;
  /** `strip`: only what fits into a narrow field. `prompt`: beside words that say whose time it is. */
  place: 'panel' | 'strip' | 'prompt';
}

export function SeatClock({ snapshot, seat, place }: Props) {
  const clocks = clocksOf(snapshot);
  const now = useServerNow(clocks?.running === seat ? looks[clocks.kind] : null);
  const shown = clocks && shownFor(clocks, seat, now);
  if (!clocks || !shown) return null;
  // Over days there is nothing to hurry for but in one's own turn, and the field is small.
  if (place === 'strip' && clocks.kind === 'days') return null;
  const rests = shown.running && clocks.resting;
  const text = clocks.kind === 'live' ? minutesAndSeconds(shown.seconds) : daysText(shown, now);
  return (
    <span
      class={`clock clock-${place} clock-${clocks.kind}${shown.running ? ' is-running' : ''}`}
      data-urgency={shown.urgency}
      {...(place === 'panel' ? { role: 'timer', 'aria-label': t(words.time) } : { 'aria-hidden': true })}
    >
      {place !== 'strip' && (
        <Glyph name={rests ? 'moon' : shown.urgency === 'calm' ? 'clock' : 'hourglass'} size={16} />
      )}
      {text}
      {rests && ` · ${t(words.resting)}`}
    </span>
  );
}

function daysText({ seconds, running, urgency }: Shown, now: number): string {
  if (!running) return fill(words.reserve, { length: t(lengthWords(seconds)) });
  if (seconds === 0) return t(words.up);
  const until = untilWords(now + seconds * 1000, now, language.value);
  return urgency === 'calm' ? until : `${until}, ${fill(words.more, { length: t(lengthWords(seconds)) })}`;
}

/** Says to those who listen that their time is soon up: once when it is, and once more shortly before the end. */
export function useTimeWarnings(snapshot: Snapshot, mine: boolean): void {
  const { you } = snapshot.info;
  const clocks = mine ? clocksOf(snapshot) : null;
  const latest = useRef(clocks);
  latest.current = clocks;
  const runs = clocks !== null && clocks.running === you;
  const turn = snapshot.standing?.since;
  useEffect(() => {
    if (!runs) return;
    let said: Shown['urgency'] = 'calm';
    const look = () => {
      const shown = latest.current && shownFor(latest.current, you, serverTime.now());
      if (!shown || shown.urgency === said || shown.seconds === 0) return;
      said = shown.urgency;
      if (said !== 'calm') announce(fill(words.hurry, { length: t(lengthWords(shown.seconds)) }));
    };
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [runs, turn, you]);
}
