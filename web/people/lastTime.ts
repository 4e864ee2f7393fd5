/** When something was, as people say it: today, yesterday, three days ago, then the date. */
const day = 24 * 60 * 60 * 1000;

export function lastTime(at: string, now: Date, language: string): string {
  const then = new Date(at);
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(then)) / day);
  if (days >= 0 && days < 7) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
}
