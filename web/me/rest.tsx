/** When my clocks stand still at tables over days: night hours, and holidays. Each change is kept at once. */
import { useState } from 'preact/hooks';
import type { MyRest, RestChoice } from '../../server/door/protocol.ts';
import { chooseRest, getRest } from '../api.ts';
import { restLimitWords } from '../lobby/terms.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { language } from '../settings.ts';
import { count, fill, t } from '../translate.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Nacht und Urlaub', en: 'Nights and holidays' },
  lead: {
    de: 'Das gilt an Tischen über Tage. Die anderen sehen es, bevor sie sich setzen.',
    en: 'This counts at tables over days. The others see it before they sit down.',
  },
  night: { de: 'Nachts steht meine Uhr', en: 'My clock stands still at night' },
  from: { de: 'von', en: 'from' },
  to: { de: 'bis', en: 'to' },
  zone: { de: 'Zeitzone', en: 'Time zone' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert. Es gilt ab der nächsten Minute.', en: 'Saved. It counts from the next minute on.' },
  holidays: { de: 'Urlaub', en: 'Holidays' },
  first: { de: 'Erster Tag', en: 'First day' },
  last: { de: 'Letzter Tag', en: 'Last day' },
  add: { de: 'Eintragen', en: 'Add' },
  remove: { de: 'Streichen', en: 'Remove' },
  removeWhich: { de: 'Urlaub {dates} streichen', en: 'Remove the holiday {dates}' },
  left: {
    one: { de: 'Für {year} bleibt noch 1 Tag.', en: '1 day left for {year}.' },
    other: { de: 'Für {year} bleiben noch {n} Tage.', en: '{n} days left for {year}.' },
  },
} as const;

const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const usualNight = { from: '22:00', to: '07:00' };

export function RestSection() {
  const loaded = useLoaded(async () => {
    const asked = await getRest();
    if (!asked.ok) throw asked.refusal;
    return asked.value;
  }, []);
  return (
    <MeSection id="rest" title={t(words.title)} lead={`${t(words.lead)} ${t(restLimitWords)}`}>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <Failed error={loaded.error} />}
      {loaded.state === 'here' && <Rest first={loaded.value} />}
    </MeSection>
  );
}

function Rest({ first }: { first: MyRest }) {
  const [rest, set] = useState(first);
  const { busy, refused, asking } = useAsking();
  const zone = rest.zone ?? hereZone();
  const choose = async (change: Partial<RestChoice>): Promise<boolean> => {
    const chosen = await asking(() => chooseRest({ zone, night: rest.night, holidays: rest.holidays, ...change }));
    if (chosen) set(chosen);
    return chosen !== undefined;
  };
  return (
    <>
      <NightForm night={rest.night} zone={zone} busy={busy} choose={choose} />
      <h3>{t(words.holidays)}</h3>
      {rest.holidays.length > 0 && (
        <ul class="me-lines">
          {rest.holidays.map(holiday => {
            const dates = datesText(holiday);
            return (
              <li key={`${holiday.from} ${holiday.to}`}>
                <span>{dates}</span>
                <button
                  type="button"
                  class="button"
                  aria-label={fill(words.removeWhich, { dates })}
                  aria-disabled={busy}
                  onClick={() => void choose({ holidays: rest.holidays.filter(other => other !== holiday) })}
                >
                  {t(words.remove)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <HolidayForm busy={busy} add={holiday => choose({ holidays: [...rest.holidays, holiday] })} />
      <p class="quiet">{daysLeft(rest)}</p>
      <Refused why={refused} />
    </>
  );
}

function NightForm(props: {
  night: RestChoice['night'];
  zone: string;
  busy: boolean;
  choose(change: Partial<RestChoice>): Promise<boolean>;
}) {
  const [on, setOn] = useState(props.night !== null);
  const [{ from, to }, setHours] = useState(props.night ?? usualNight);
  const [zone, setZone] = useState(props.zone);
  const [saved, setSaved] = useState(false);
  const edit = (work: () => void) => {
    setSaved(false);
    work();
  };
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    setSaved(await props.choose({ zone, night: on ? { from, to } : null }));
  }
  return (
    <form class="me-rest" onSubmit={event => void save(event)}>
      <label class="tick">
        <input type="checkbox" checked={on} onChange={event => edit(() => setOn(event.currentTarget.checked))} />
        {t(words.night)}
      </label>
      <div class="me-row">
        {on && (
          <>
            <label class="field me-short">
              <span>{t(words.from)}</span>
              <input
                type="time"
                required
                value={from}
                onInput={event => edit(() => setHours({ from: event.currentTarget.value, to }))}
              />
            </label>
            <label class="field me-short">
              <span>{t(words.to)}</span>
              <input
                type="time"
                required
                value={to}
                onInput={event => edit(() => setHours({ from, to: event.currentTarget.value }))}
              />
            </label>
          </>
        )}
        <label class="field">
          <span>{t(words.zone)}</span>
          <select value={zone} onChange={event => edit(() => setZone(event.currentTarget.value))}>
            {zones(zone).map(id => (
              <option key={id} value={id}>
                {id.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button" aria-disabled={props.busy}>
          {t(words.save)}
        </button>
      </div>
      <p role="status" class="me-done">
        {saved && t(words.saved)}
      </p>
    </form>
  );
}

function HolidayForm({ busy, add }: { busy: boolean; add(holiday: { from: string; to: string }): Promise<boolean> }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (!(await add({ from, to: to || from }))) return;
    setFrom('');
    setTo('');
  }
  return (
    <form class="me-row" onSubmit={event => void submit(event)}>
      <label class="field me-short">
        <span>{t(words.first)}</span>
        <input type="date" required value={from} onInput={event => setFrom(event.currentTarget.value)} />
      </label>
      <label class="field me-short">
        <span>{t(words.last)}</span>
        <input type="date" value={to} min={from} onInput={event => setTo(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button" aria-disabled={busy}>
        {t(words.add)}
      </button>
    </form>
  );
}

/** All that this browser knows, and the one that was chosen. */
function zones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}

/** At noon, so that it is the same day wherever it is read. */
const dateText = (date: string) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
const datesText = ({ from, to }: { from: string; to: string }) =>
  from === to ? dateText(from) : `${dateText(from)} – ${dateText(to)}`;

/** For this year, and for every other in which days are planned. */
function daysLeft({ used, limits }: MyRest): string {
  const years = new Set([String(new Date().getFullYear()), ...Object.keys(used)]);
  const lines = [...years]
    .filter(year => Number(year) >= new Date().getFullYear())
    .sort()
    .map(year => count(Math.max(0, limits.holidayDays - (used[year] ?? 0)), words.left).replace('{year}', year));
  return lines.join(' ');
}
