/**
 * What a person may choose as their hours of rest. The limits keep a table over days from being stopped for ever: a night has
 * so many hours and cannot be moved along with the sun, and a year has so many holidays, those counted that have been used.
 */
import { refusal } from '@atoll/engine';
import type { RestLimits } from '../door/protocol.ts';
import { Refused, tooFast } from '../door/refusals.ts';
import { type Holiday, holidaySpan, type Night, type Rest } from './rest.ts';
import { dateIn, isZone, laterDate, nextDate } from './zones.ts';

export const restLimits: RestLimits = { nightHours: 10, holidayDays: 30 };

export type RestChoice = Pick<Rest, 'zone' | 'night' | 'holidays'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Who has just chosen other night hours may put them right for so long; then they hold for a day at least. */
const correction = 10 * minute;

const changesPerDay = 20;

/** Holidays can be told so far ahead. */
const daysAhead = 366;

/** What holds now, or from the next minute on. */
export const latestRest = (rests: readonly Rest[]): Rest | undefined => rests.toSorted((a, b) => a.at - b.at).at(-1);

/**
 * What is to be kept when somebody chooses this; null where nothing is new. It holds from the next full minute on, so that
 * everybody who tells clocks knows it by then. Throws a refusal beyond the limits.
 */
export function chooseRest(rests: readonly Rest[], wanted: RestChoice, now: number): Rest | null {
  if (!isZone(wanted.zone)) throw unknownZone();
  const at = (Math.floor(now / minute) + 1) * minute;
  const latest = latestRest(rests);
  const today = dateIn(now, wanted.zone);
  const { zone, night } = wanted;
  if (night) checkNight(night);
  const holidays = holidaysOf(wanted.holidays, latest?.holidays ?? [], today);
  const chosen: Rest = { at, zone, night: night && { from: night.from, to: night.to }, holidays };
  if (same(chosen, latest ?? { ...chosen, night: null, holidays: [] }, today)) return null;
  const before = rests.filter(rest => rest.at < at);
  if (before.filter(rest => rest.at > now - day).length >= changesPerDay) throw tooFast();
  if (!mayMoveNight(before, chosen, now)) throw tooSoon();
  checkDays([...before, chosen]);
  return chosen;
}

const same = (a: Rest, b: Rest, today: string): boolean => choiceText(a, today) === choiceText(b, today);

const choiceText = ({ zone, night, holidays }: Rest, today: string): string =>
  JSON.stringify([zone, night && [night.from, night.to], holidays.filter(({ to }) => to >= today)]);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function checkNight({ from, to }: Night): void {
  const length = (minutesOf(to) - minutesOf(from) + 24 * 60) % (24 * 60);
  if (length === 0 || length > restLimits.nightHours * 60)
    throw new Refused(
      refusal(
        'rest-night',
        `Eine Nacht hat höchstens ${restLimits.nightHours} Stunden.`,
        `A night has at most ${restLimits.nightHours} hours.`,
      ),
    );
}

/** In order, without those that are over. One that has begun keeps its beginning. */
function holidaysOf(wanted: readonly Holiday[], known: readonly Holiday[], today: string): Holiday[] {
  for (const { from, to } of wanted) {
    if (!isDate(from) || !isDate(to) || to < from) throw noDates();
    if (to > laterDate(today, daysAhead)) throw tooFar();
    const before = known.find(holiday => holiday.from === from);
    if (from < today && (!before || (before.to < today && to !== before.to))) throw inThePast();
  }
  return wanted
    .filter(({ to }) => to >= today)
    .map(({ from, to }) => ({ from, to }))
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.to < b.to ? -1 : 1));
}

const isDate = (text: string): boolean => !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && laterDate(text, 0) === text;

/**
 * A night that could be moved along would never end. So other night hours hold for a day at least, but for a while in which
 * a mistake can be put right; to have none, or the same again, is always possible.
 */
function mayMoveNight(before: readonly Rest[], chosen: Rest, now: number): boolean {
  let last: Rest | undefined;
  let since = Number.NEGATIVE_INFINITY;
  for (const rest of before.toSorted((a, b) => a.at - b.at)) {
    if (!rest.night || sameNight(rest, last)) continue;
    if (rest.at - since >= correction) since = rest.at;
    last = rest;
  }
  return !chosen.night || sameNight(chosen, last) || now - since < correction || now - since >= day;
}

const sameNight = (a: Rest, b: Rest | undefined): boolean =>
  a.zone === b?.zone && a.night?.from === b.night?.from && a.night?.to === b.night?.to;

function checkDays(rests: readonly Rest[]): void {
  const days = new Map<string, number>();
  for (const date of daysUsed(rests)) {
    const year = date.slice(0, 4);
    days.set(year, (days.get(year) ?? 0) + 1);
  }
  for (const [year, count] of days)
    if (count > restLimits.holidayDays)
      throw new Refused(
        refusal(
          'rest-days',
          `Mehr als ${restLimits.holidayDays} freie Tage im Jahr gehen nicht; für ${year} wären es ${count}.`,
          `There are at most ${restLimits.holidayDays} days off a year; for ${year} it would be ${count}.`,
        ),
      );
}

/** Every day that was a holiday for a while at least, and those that are still to come. */
export function daysUsed(rests: readonly Rest[]): Set<string> {
  const used = new Set<string>();
  const inOrder = rests.toSorted((a, b) => a.at - b.at);
  for (const [i, rest] of inOrder.entries()) {
    const until = inOrder[i + 1]?.at ?? Number.POSITIVE_INFINITY;
    for (const { from, to } of rest.holidays)
      for (let date = from; date <= to; date = nextDate(date)) {
        const span = holidaySpan(rest, { from: date, to: date });
        if (span.from < until && span.to > rest.at) used.add(date);
      }
  }
  return used;
}

const unknownZone = (): Refused =>
  new Refused(refusal('rest-zone', 'Diese Zeitzone gibt es nicht.', 'There is no such time zone.'));

const noDates = (): Refused =>
  new Refused(
    refusal(
      'rest-dates',
      'Ein Urlaub braucht einen ersten und einen letzten Tag.',
      'A holiday needs a first and a last day.',
    ),
  );

const inThePast = (): Refused =>
  new Refused(
    refusal('rest-past', 'Ein Urlaub kann nicht früher als heute beginnen.', 'A holiday cannot begin before today.'),
  );

const tooFar = (): Refused =>
  new Refused(
    refusal(
      'rest-far',
      'So weit voraus geht das noch nicht: höchstens ein Jahr.',
      'That is too far ahead: one year at most.',
    ),
  );

const tooSoon = (): Refused =>
  new Refused(
    refusal(
      'rest-soon',
      'Deine Nacht hast du heute schon geändert. Morgen geht es wieder.',
      'You have already changed your night today. You can do so again tomorrow.',
    ),
  );
