import '../style/pages/reading.css';
import type { PageProps } from '../app.tsx';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { address, Link } from '../router.tsx';
import { Rulebook } from '../rulebook/rulebook.tsx';
import { loadRules } from '../rules.ts';
import { fill, t } from '../translate.ts';
import { AllRules } from './allRules.tsx';
import { Missing } from './missing.tsx';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Die Regeln von {game}', en: 'The rules of {game}' },
  lead: {
    de: 'In unseren eigenen Worten. Jede Regel hat eine Nummer, auf die du verweisen kannst, und Tests, die sie prüfen.',
    en: 'In our own words. Every rule has a number to refer to and tests that check it.',
  },
  game: { de: 'Über das Spiel', en: 'About the game' },
  all: { de: 'Alle Spiele im Vergleich', en: 'All games compared' },
  print: { de: 'Drucken', en: 'Print' },
};

export function RulesPage({ path }: PageProps) {
  const [id] = path;
  return id === undefined ? <AllRules /> : <GameRules id={id} />;
}

function GameRules({ id }: { id: string }) {
  const loaded = useLoaded(() => loadRules(id), [id]);
  const hash = address.value.hash.slice(1);
  const module = loaded.state === 'here' ? loaded.value : null;
  const title = module ? fill(words.title, { game: module.about.name }) : '';
  useTitle(title);
  if (loaded.state === 'here' && !module) return <Missing />;
  return (
    <Site>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <Failed error={loaded.error} />}
      {module && (
        <div class="rules-page">
          <header class="reading">
            <h1>{title}</h1>
            <p>{t(words.lead)}</p>
            <p class="rules-links">
              <Link to={`/g/${module.id}`}>{t(words.game)}</Link>
              {' · '}
              <Link to="/rules">{t(words.all)}</Link>
              {' · '}
              <button type="button" class="link-button" onClick={() => print()}>
                {t(words.print)}
              </button>
            </p>
          </header>
          <Rulebook module={module} target={/^R\d+$/.test(hash) ? { rule: hash, n: 0 } : undefined} inPage />
        </div>
      )}
    </Site>
  );
}
