/** Night hours and holidays in words: what anybody may choose, and what somebody at the table has chosen. */
import type { RestLimits, SeatRest } from '../../server/door/protocol.ts';
import { language } from '../settings.ts';
import { fill } from '../translate.ts';

const limits: RestLimits = { nightHours: 10, holidayDays: 30 };

const words = {
  limits: {
    de: 'Nachts und im Urlaub steht die Uhr: bis zu {nightHours} Stunden am Tag und {holidayDays} Tage im Jahr, die jeder selbst festlegt.',
    en: 'At night and on holiday the clock stands still: up to {nightHours} hours a day and {holidayDays} days a year, as each player chooses.',
  },
  night: { de: 'Nacht {from}–{to} Uhr', en: 'night {from}–{to}' },
  holiday: { de: 'Urlaub {from}–{to}', en: 'holiday {from}–{to}' },
  dayOff: { de: 'Urlaub am {from}', en: 'holiday on {from}' },
} as const;

/** What a clock over days means for everybody who sits down. */
export const restLimitsText = (): string => fill(words.limits, { ...limits });

const timeOf = (at: number) =>
  new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
const dateOf = (at: number) => new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' }).format(at);

/** When somebody rests, by the reader's clock. */
export function restText({ night, holiday }: SeatRest): string {
  const parts: string[] = [];
  if (night) parts.push(fill(words.night, { from: timeOf(Date.parse(night.from)), to: timeOf(Date.parse(night.to)) }));
  if (holiday) {
    const [from, to] = [dateOf(Date.parse(holiday.from)), dateOf(Date.parse(holiday.to) - 1)];
    parts.push(fill(from === to ? words.dayOff : words.holiday, { from, to }));
  }
  return parts.join(' · ');
}

const soon = 14 * 24 * 60 * 60 * 1000;

/** The same where there is little room: a holiday that is far off is left out. */
export const restTextSoon = ({ night, holiday }: SeatRest): string =>
  restText({
    ...(night && { night }),
    ...(holiday && Date.parse(holiday.from) < Date.now() + soon && { holiday }),
  });
