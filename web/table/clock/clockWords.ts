/** Time in words: minutes and seconds at a live table; over days a day and an hour where the reader lives. */
import { type Forms, formFor, type Language, type Words, words } from '@atoll/engine';

const minute = 60;
const hour = 60 * minute;
const dayMs = 24 * hour * 1000;

/** `4:32`, `1:04:32`. What is left of a second counts as one, so that 0:00 is shown when time is up and not before. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / hour), Math.floor((whole % hour) / minute), whole % minute];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const forms: Record<'second' | 'minute' | 'hour' | 'day', Forms> = {
  second: { one: words('{n} Sekunde', '{n} second'), other: words('{n} Sekunden', '{n} seconds') },
  minute: { one: words('{n} Minute', '{n} minute'), other: words('{n} Minuten', '{n} minutes') },
  hour: { one: words('{n} Stunde', '{n} hour'), other: words('{n} Stunden', '{n} hours') },
  day: { one: words('{n} Tag', '{n} day'), other: words('{n} Tage', '{n} days') },
};

/** A length of time in whole words, as it would be said: “2 hours”, “45 minutes”, “3 days”. */
export function lengthWords(seconds: number): Words {
  const [form, n] =
    seconds < 100
      ? [forms.second, Math.ceil(seconds)]
      : seconds < 100 * minute
        ? [forms.minute, Math.round(seconds / minute)]
        : seconds < 49 * hour
          ? [forms.hour, Math.round(seconds / hour)]
          : [forms.day, Math.round(seconds / (24 * hour))];
  const { de, en } = formFor(n, form);
  return words(de.replace('{n}', String(n)), en.replace('{n}', String(n)));
}

/** “bis morgen 18:30”, “until Friday 18:30”: by the clock and the calendar of the reader. */
export function untilWords(moment: number, now: number, language: Language, zone?: string): string {
  const at = new Date(moment);
  const say = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { timeZone: zone, ...format }).format(at);
  const dateOf = (ms: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(ms);
  const days = Math.round((Date.parse(dateOf(moment)) - Date.parse(dateOf(now))) / dayMs);
  const time = say({ hour: '2-digit', minute: '2-digit' });
  const day =
    days <= 0
      ? ''
      : days === 1
        ? { de: 'morgen ', en: 'tomorrow ' }[language]
        : days < 7
          ? `${say({ weekday: 'long' })} `
          : `${say({ day: 'numeric', month: 'short' })}, `;
  return `${{ de: 'bis', en: 'until' }[language]} ${day}${time}`;
}
