/** Dates and times as clocks show them where a person lives. */

const day = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes long enough to be worth keeping it. */
function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The date and time that clocks there show. */
function shownIn(moment: number, zone: string): { date: string; time: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of formatIn(zone).formatToParts(moment)) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}:${part.second}` };
}

export const dateIn = (moment: number, zone: string): string => shownIn(moment, zone).date;

export const laterDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10);

export const nextDate = (date: string): string => laterDate(date, 1);

/** The same nights are asked for again with every move of a table; beyond so many all are forgotten. */
const remembered = 20_000;
const moments = new Map<string, number>();

/** The moment at which clocks there show that; where they skip it, a moment beside the gap. */
export function momentOf(date: string, time: string, zone: string): number {
  const key = `${date} ${time} ${zone}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const moment = momentFound(date, time, zone);
  if (moments.size >= remembered) moments.clear();
  moments.set(key, moment);
  return moment;
}

function momentFound(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  let moment = wanted;
  // Twice, because the first guess may lie on the other side of a change of clocks.
  for (let i = 0; i < 2; i++) {
    const shown = shownIn(moment, zone);
    moment += wanted - Date.parse(`${shown.date}T${shown.time}Z`);
  }
  return moment;
}

/** Whether clocks can be told there. */
export function isZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}
