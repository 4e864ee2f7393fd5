/** In words when somebody at a table rests. */
import type { SeatRest } from '../../server/door/protocol.ts';
import { language } from '../settings.ts';
import { fill } from '../translate.ts';

const words = {
  night: { de: 'Nacht {from}–{to} Uhr', en: 'night {from}–{to}' },
  holiday: { de: 'Urlaub {from}–{to}', en: 'holiday {from}–{to}' },
  dayOff: { de: 'Urlaub am {from}', en: 'holiday on {from}' },
} as const;

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
