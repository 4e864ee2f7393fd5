/** How long ago something began, counted on. Not read aloud: a clock in a live region would never be silent. */
import { useEffect, useState } from 'preact/hooks';
import { fill, t } from '../../../translate.ts';

const words = {
  seconds: { de: '{n} Sek.', en: '{n} s' },
  minutes: { de: '{n} Min.', en: '{n} min' },
  hours: { de: '{n} Std.', en: '{n} h' },
  days: { de: '{n} Tagen', en: '{n} days' },
  since: { de: 'seit', en: 'for' },
} as const;

export function Since({ at }: { at: string }) {
  const [now, tick] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!at) return null;
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  if (seconds < 2) return null;
  const [form, n] =
    seconds < 60
      ? [words.seconds, seconds]
      : seconds < 3600
        ? [words.minutes, Math.floor(seconds / 60)]
        : seconds < 2 * 86_400
          ? [words.hours, Math.floor(seconds / 3600)]
          : [words.days, Math.floor(seconds / 86_400)];
  return (
    <span class="since" aria-hidden="true">
      {t(words.since)} {fill(form, { n })}
    </span>
  );
}
