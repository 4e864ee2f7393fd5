/** Everything of mine: the tables that run, and those that are over. */
import '../style/pages/home.css';
import { useState } from 'preact/hooks';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { Link } from '../router.tsx';
import { loadGames } from '../rules.ts';
import { localTables } from '../table/source/localTables.ts';
import { t } from '../translate.ts';
import { DropTable } from './lists/dropTable.tsx';
import { FinishedTables } from './lists/finishedTables.tsx';
import { TableCard, useLevels } from './lists/tableCard.tsx';
import { kindOf } from './lists/tableOrder.ts';
import { openTables, useTables } from './lists/waitingTables.tsx';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Deine Tische', en: 'Your tables' },
  open: { de: 'Noch nicht zu Ende', en: 'Not over yet' },
  mine: { de: 'Warten auf dich', en: 'Waiting for you' },
  running: { de: 'Laufen', en: 'Running' },
  waiting: { de: 'Warten auf Mitspieler', en: 'Waiting for players' },
  lobby: { de: 'Zur Lobby', en: 'To the lobby' },
  none: { de: 'Gerade läuft keiner.', en: 'None is running now.' },
  finished: { de: 'Fertige Partien', en: 'Finished games' },
} as const;

export function TablesPage() {
  useTitle(t(words.title));
  const loaded = useLoaded(loadGames, []);
  const levels = useLevels();
  const tables = useTables();
  const [local, setLocal] = useState(localTables);
  const modules = loaded.state === 'here' ? loaded.value : [];
  const open = openTables(modules, tables?.open ?? [], local);
  const groups = (['mine', 'running', 'waiting'] as const)
    .map(kind => ({ kind, tables: open.filter(table => kindOf(table) === kind) }))
    .filter(group => group.tables.length > 0);
  return (
    <Site>
      <div class="tables-page">
        <header class="home-row">
          <h1>{t(words.title)}</h1>
          <Link to="/lobby" class="quiet-link">
            {t(words.lobby)}
          </Link>
        </header>
        {loaded.state === 'failed' && <Failed error={loaded.error} />}
        {(loaded.state === 'waiting' || tables === null) && <Waiting />}
        {loaded.state === 'here' && tables !== null && (
          <>
            <section aria-labelledby="open">
              <h2 id="open" class="home-title">
                {t(words.open)}
              </h2>
              {open.length === 0 && <p class="quiet">{t(words.none)}</p>}
              {groups.map(({ kind, tables: group }) => (
                <section key={kind} class="tables-group" aria-labelledby={`tables-${kind}`}>
                  <h3 id={`tables-${kind}`}>{t(words[kind])}</h3>
                  <ul class="waiting-tables">
                    {group.map(table => (
                      <TableCard key={table.id} table={table} levels={levels}>
                        {table.local && <DropTable table={table} onDropped={() => setLocal(localTables())} />}
                      </TableCard>
                    ))}
                  </ul>
                </section>
              ))}
            </section>
            <section aria-labelledby="finished">
              <h2 id="finished" class="home-title">
                {t(words.finished)}
              </h2>
              <FinishedTables modules={modules} />
            </section>
          </>
        )}
      </div>
    </Site>
  );
}
