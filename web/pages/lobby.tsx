/** The lobby: a seat in one click, and the tables where somebody is still missing, live. */
import '../style/pages/lobby.css';
import type { GameModule } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { addressOf, Filters, filterIn } from '../lobby/filters.tsx';
import { OpenTables } from '../lobby/openTables.tsx';
import { QuickSeats } from '../lobby/quickSeats.tsx';
import { restLimitWords } from '../lobby/terms.ts';
import { useLobby } from '../lobby/useLobby.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { Link } from '../router.tsx';
import { loadEveryGame } from '../rules.ts';
import { count, fill, t } from '../translate.ts';
import { useLevels } from './lists/tableCard.tsx';
import { SetUp, warmUp } from './setUp.tsx';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Lobby', en: 'Lobby' },
  people: { de: 'Leute, die du kennst', en: 'People you know' },
  open: { de: 'Offene Tische', en: 'Open tables' },
  found: {
    one: { de: '{n} Tisch sucht noch jemanden.', en: '{n} table is looking for somebody.' },
    other: { de: '{n} Tische suchen noch jemanden.', en: '{n} tables are looking for somebody.' },
  },
  nobody: {
    de: 'Gerade wartet niemand. Nimm einen schnellen Sitz: Dann steht dein Tisch hier, und wer als Nächstes kommt, setzt sich dazu.',
    en: 'Nobody is waiting right now. Take a quick seat: your table will stand here, and the next person to come by can join you.',
  },
  noneFits: { de: 'Kein offener Tisch passt dazu.', en: 'No open table fits that.' },
  showAll: { de: 'Alle zeigen', en: 'Show all' },
  more: { de: 'Weitere Tische zeigen', en: 'Show more tables' },
  own: { de: 'Eigenen Tisch eröffnen', en: 'Open your own table' },
  which: { de: 'Welches Spiel?', en: 'Which game?' },
  overDays: { de: 'An Tischen über Tage:', en: 'At tables over days:' },
  lost: {
    de: 'Die Verbindung ist weg. Sobald sie wieder da ist, stimmt die Liste wieder.',
    en: 'The connection is lost. As soon as it is back, the list is up to date again.',
  },
  here: { de: '{shown} von {total}', en: '{shown} of {total}' },
} as const;

export function LobbyPage({ query }: PageProps) {
  useTitle(t(words.title));
  const loaded = useLoaded(loadEveryGame, []);
  const every = loaded.state === 'here' ? loaded.value : [];
  const games = every.filter(({ example }) => !example);
  const levels = useLevels();
  const filter = filterIn(query);
  const { state, lost, more } = useLobby(filter);
  const [opening, open] = useState<GameModule | 'which' | null>(null);
  // The table page is on its way while one still looks around.
  useEffect(() => void import('./table.tsx'), []);
  const filtered = Object.keys(filter).length > 0;

  const set = (module: GameModule) => {
    warmUp(module.id);
    open(module);
  };
  return (
    <Site>
      <div class="lobby">
        <header class="lobby-row">
          <h1>{t(words.title)}</h1>
          <Link to="/people" class="quiet-link">
            {t(words.people)}
          </Link>
        </header>
        {loaded.state === 'failed' && <Failed error={loaded.error} />}
        {loaded.state === 'here' && <QuickSeats modules={games} />}
        <section aria-labelledby="open">
          <header class="lobby-row">
            <h2 id="open">{t(words.open)}</h2>
            <button
              type="button"
              class="button"
              onClick={() => {
                const chosen = games.find(({ id }) => id === filter.game);
                if (chosen) set(chosen);
                else open('which');
              }}
            >
              {t(words.own)}
            </button>
          </header>
          <Filters filter={filter} modules={games} />
          {lost && (
            <p class="refused" role="status">
              {t(words.lost)}
            </p>
          )}
          {state === null || loaded.state === 'waiting' ? (
            <Waiting />
          ) : (
            <>
              <p class="lobby-count" role="status">
                {state.total > 0 ? count(state.total, words.found) : t(filtered ? words.noneFits : words.nobody)}
              </p>
              {state.total === 0 && filtered && (
                <p>
                  <Link to={addressOf({})} class="button">
                    {t(words.showAll)}
                  </Link>
                </p>
              )}
              <OpenTables tables={state.tables} modules={every} levels={levels} label={t(words.open)} />
              {state.tables.some(({ clock }) => clock.kind === 'days') && (
                <p class="lobby-note">{`${t(words.overDays)} ${t(restLimitWords)}`}</p>
              )}
              {state.next !== null && (
                <p class="lobby-more">
                  <button type="button" class="button" onClick={more}>
                    {t(words.more)}
                  </button>
                  <span class="quiet">{fill(words.here, { shown: state.tables.length, total: state.total })}</span>
                </p>
              )}
            </>
          )}
        </section>
      </div>
      {opening === 'which' && (
        <Dialog title={t(words.which)} onClose={() => open(null)}>
          <div class="lobby-which">
            {games.map(module => (
              <button key={module.id} type="button" class="button large" onClick={() => set(module)}>
                {module.about.name}
              </button>
            ))}
          </div>
        </Dialog>
      )}
      {opening !== null && opening !== 'which' && <SetUp module={opening} forAll onClose={() => open(null)} />}
    </Site>
  );
}
