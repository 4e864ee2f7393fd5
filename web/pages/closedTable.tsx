/** A table that can be read but not played on: why not, how it stood, and its log in words. */
import '../style/pages/reading.css';
import '../style/table/panels.css';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { TableInfo, TableReport } from '../../server/door/protocol.ts';
import { getReplay, getReport } from '../api.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { Link } from '../router.tsx';
import { loadRules } from '../rules.ts';
import { PastChat } from '../table/chat/pastChat.tsx';
import { seatNames } from '../table/page/players/names.ts';
import { useBotNames } from '../table/page/useBotNames.ts';
import { saveFile } from '../table/source/files.ts';
import { count, fill, t } from '../translate.ts';
import { useTitle } from './title.ts';

const words = {
  read: {
    de: 'Was am Tisch geschah, kannst du hier nachlesen.',
    en: 'What happened at the table can be read here.',
  },
  stood: { de: 'So stand es zuletzt', en: 'How it last stood' },
  ended: { de: 'So ging es aus', en: 'How it ended' },
  name: { de: 'Am Tisch', en: 'Player' },
  points: { de: 'Punkte', en: 'Points' },
  log: { de: 'Verlauf', en: 'Log' },
  empty: { de: 'Noch ist nichts geschehen.', en: 'Nothing has happened yet.' },
  untold: {
    one: {
      de: 'Eine Entscheidung fiel, bevor der Verlauf in Worten aufgeschrieben wurde.',
      en: 'One decision was made before the log was kept in words.',
    },
    other: {
      de: '{n} Entscheidungen fielen, bevor der Verlauf in Worten aufgeschrieben wurde.',
      en: '{n} decisions were made before the log was kept in words.',
    },
  },
  file: { de: 'Partiedatei speichern', en: 'Save the game file' },
  forWhat: {
    de: 'Ein Atoll, das die alten Regeln noch hat, spielt sie ab.',
    en: 'An Atoll that still has the old rules can play it back.',
  },
  home: { de: 'Zur Startseite', en: 'To the home page' },
} as const;

async function load(info: TableInfo) {
  const [module, report] = await Promise.all([loadRules(info.game), getReport(info.id)]);
  return { name: module?.about.name ?? info.game, report };
}

export function ClosedTable({ info }: { info: TableInfo }) {
  const loaded = useLoaded(() => load(info), [info.id]);
  const names = seatNames(info.seats, useBotNames().value, t);
  useTitle(loaded.state === 'here' ? loaded.value.name : '');
  return (
    <Site>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <Failed error={loaded.error} />}
      {loaded.state === 'here' && (
        <section class="reading closed-table">
          <h1>{loaded.value.name}</h1>
          {info.closed && <p>{t(info.closed.words)}</p>}
          {loaded.value.report.ok ? (
            <>
              <p>{t(words.read)}</p>
              <LastPoints report={loaded.value.report.value} names={names} />
              {info.status === 'over' && <GameFile info={info} />}
              <Lines report={loaded.value.report.value} names={names} />
              <PastChat table={info.id} />
            </>
          ) : (
            <p role="alert">{t(loaded.value.report.refusal.words)}</p>
          )}
          <p>
            <Link to="/" class="button">
              {t(words.home)}
            </Link>
          </p>
        </section>
      )}
    </Site>
  );
}

interface Told {
  report: TableReport;
  names: readonly string[];
}

function LastPoints({ report: { totals, result }, names }: Told) {
  const points = result?.rows.map(({ total }) => total) ?? totals;
  if (!points) return null;
  return (
    <>
      <h2 id="last-points">{t(result ? words.ended : words.stood)}</h2>
      <table class="sources" aria-labelledby="last-points">
        <thead>
          <tr>
            <th scope="col">{t(words.name)}</th>
            <th scope="col">{t(words.points)}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} size={16} /> {name}
              </th>
              <td>{points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function GameFile({ info }: { info: TableInfo }) {
  const save = async () => {
    const asked = await getReplay(info.id);
    if (asked.ok) saveFile(`atoll-${info.game}.json`, asked.value);
  };
  return (
    <p>
      <button type="button" class="button" onClick={() => void save()}>
        {t(words.file)}
      </button>{' '}
      <span class="quiet">{t(words.forWhat)}</span>
    </p>
  );
}

function Lines({ report: { entries }, names }: Told) {
  const untold = entries.filter(({ lines }) => lines === null).length;
  return (
    <>
      <h2>{t(words.log)}</h2>
      {untold > 0 && <p>{count(untold, words.untold)}</p>}
      {entries.length === 0 && <p>{t(words.empty)}</p>}
      <ol class="log">
        {turnsOf(entries).map(({ seat, n, lines }) => (
          <li key={n} class="log-turn">
            <div class="log-head">
              <SeatMark seat={seat} size={16} />
              <strong>{names[seat]}</strong>
            </div>
            <ul class="log-lines">
              {lines.map((line, i) => (
                <li key={i}>
                  <span class="log-line">{fill(line, Object.fromEntries(names.entries()))}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What somebody decided in a row, as one paragraph; moves of which nothing is told are left out. */
function turnsOf(entries: TableReport['entries']) {
  const turns: { seat: number; n: number; lines: NonNullable<TableReport['entries'][number]['lines']> }[] = [];
  for (const { seat, n, lines } of entries) {
    const last = turns.at(-1);
    if (!lines || lines.length === 0) continue;
    if (last?.seat === seat) last.lines.push(...lines);
    else turns.push({ seat, n, lines: [...lines] });
  }
  return turns;
}
