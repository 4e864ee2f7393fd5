import '../style/pages/home.css';
import type { GameModule } from '@atoll/engine';
import { useState } from 'preact/hooks';
import { FindPlayers } from '../lobby/findPlayers.tsx';
import { Cover } from '../parts/cover.tsx';
import { Facts } from '../parts/facts.tsx';
import { Failed, useLoaded } from '../parts/loading.tsx';
import { Scenery } from '../parts/scenery.tsx';
import { Site } from '../parts/site.tsx';
import { InvitationCards } from '../people/invitationCards.tsx';
import { Link } from '../router.tsx';
import { loadGames } from '../rules.ts';
import { t } from '../translate.ts';
import { useTables, WaitingTables } from './lists/waitingTables.tsx';
import { SetUp, warmUp } from './setUp.tsx';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Setz dich an den Tisch', en: 'Take a seat at the table' },
  lead: {
    de: 'Moderne Brettspiele, gegen Freunde oder starke Gegner. Ohne Konto, gleich am Tisch.',
    en: 'Modern board games, against friends or strong opponents. No account, straight to the table.',
  },
  games: { de: 'Spiele', en: 'Games' },
  play: { de: 'Jetzt spielen', en: 'Play now' },
  about: { de: 'Über das Spiel', en: 'About the game' },
} as const;

export function Home() {
  useTitle('');
  const [setting, set] = useState<GameModule | null>(null);
  const loaded = useLoaded(loadGames, []);
  const modules = loaded.state === 'here' ? loaded.value : [];
  // What comes first must be known before anything below it is shown, or the page would jump under the pointer.
  const tables = useTables();
  const ready = tables !== null && loaded.state !== 'waiting';

  return (
    <Site wide>
      <section class="hero">
        <Scenery />
        <div class="hero-words">
          <h1>{t(words.title)}</h1>
          <p>{t(words.lead)}</p>
        </div>
      </section>
      <div class="home">
        {ready && <InvitationCards />}
        {ready && <WaitingTables modules={modules} tables={tables} />}
        {ready && <FindPlayers modules={modules} />}
        {ready && (
          <section aria-labelledby="games">
            <h2 id="games" class="home-title">
              {t(words.games)}
            </h2>
            {loaded.state === 'failed' && <Failed error={loaded.error} />}
            <ul class={modules.length === 1 ? 'covers is-single' : 'covers'}>
              {modules.map(module => (
                <li key={module.id}>
                  <article class="cover" data-game={module.id} aria-labelledby={`cover-${module.id}`}>
                    <div class="cover-scene">
                      <Cover id={module.id} />
                    </div>
                    <div class="cover-words">
                      <h3 id={`cover-${module.id}`}>{module.about.name}</h3>
                      <Facts module={module} />
                      <p>{t(module.about.tagline)}</p>
                      <div class="cover-actions">
                        <button
                          type="button"
                          class="button primary large"
                          // The board is on its way while the seats are still being chosen.
                          onPointerEnter={() => warmUp(module.id)}
                          onClick={() => {
                            warmUp(module.id);
                            set(module);
                          }}
                        >
                          {t(words.play)}
                          <span class="unseen">: {module.about.name}</span>
                        </button>
                        <Link to={`/g/${module.id}`} class="quiet-link">
                          {t(words.about)}
                        </Link>
                      </div>
                    </div>
                  </article>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {setting && <SetUp module={setting} onClose={() => set(null)} />}
    </Site>
  );
}
