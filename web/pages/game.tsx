import '../style/pages/reading.css';
import '../style/pages/home.css';
import type { About } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { Cover } from '../parts/cover.tsx';
import { Facts } from '../parts/facts.tsx';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { Link } from '../router.tsx';
import { loadRules } from '../rules.ts';
import { fill, t } from '../translate.ts';
import { Missing } from './missing.tsx';
import { SetUp, warmUp } from './setUp.tsx';
import { useTitle } from './title.ts';

const words = {
  by: {
    de: 'Ein Spiel von {author}, erschienen {year} bei {publisher}.',
    en: 'A game by {author}, published by {publisher} in {year}.',
  },
  independent: {
    de: 'Dies ist eine unabhängige, freie Umsetzung: Bilder, Texte und Programm sind eigene Arbeit und nicht vom Verlag. Gefällt dir das Spiel? Die Schachtel lohnt sich.',
    en: 'This is an independent, free implementation: pictures, texts and program are our own work and not the publisher’s. Like it? The real box is worth having.',
  },
  play: { de: 'Jetzt spielen', en: 'Play now' },
  learn: { de: 'Spielen lernen', en: 'Learn to play' },
  rules: { de: 'Regeln lesen', en: 'Read the rules' },
  where: { de: 'Woher Plan, Karten und Zahlen stammen', en: 'Where our data comes from' },
  part: { de: 'Teil', en: 'Part' },
  source: { de: 'Quelle', en: 'Source' },
} as const;

const sources: Record<About['provenance'][number]['source'], { de: string; en: string }> = {
  rulebook: { de: 'aus dem Regelheft', en: 'from the rulebook' },
  'public source': { de: 'aus einer öffentlichen Quelle', en: 'from a public source' },
  reconstructed: { de: 'nachgebaut, so gut es ging', en: 'reconstructed as well as we could' },
};

export function GamePage({ path, query }: PageProps) {
  const [id = ''] = path;
  const [setting, set] = useState(query.has('play'));
  const loaded = useLoaded(() => loadRules(id), [id]);
  const module = loaded.state === 'here' ? loaded.value : null;
  useTitle(module?.about.name ?? '');
  if (loaded.state === 'here' && !module) return <Missing />;
  return (
    <Site>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <Failed error={loaded.error} />}
      {module && (
        <article class="game-page" data-game={module.id}>
          <div class="game-page-cover">
            <Cover id={module.id} />
          </div>
          <div class="reading">
            <h1>{module.about.name}</h1>
            <Facts module={module} />
            <p class="game-page-lead">{t(module.about.tagline)}</p>
            <p>
              {fill(words.by, {
                author: module.about.author,
                publisher: module.about.publisher,
                year: module.about.year,
              })}
            </p>
            <p>{t(words.independent)}</p>
            <p class="cover-actions">
              <button
                type="button"
                class="button primary large"
                onClick={() => {
                  warmUp(module.id);
                  set(true);
                }}
              >
                {t(words.play)}
              </button>
              {module.lessons && (
                <Link to={`/learn/${module.id}`} class="button large">
                  {t(words.learn)}
                </Link>
              )}
              <Link to={`/rules/${module.id}`} class="button large">
                {t(words.rules)}
              </Link>
            </p>
            <h2>{t(words.where)}</h2>
            <table class="sources">
              <thead>
                <tr>
                  <th scope="col">{t(words.part)}</th>
                  <th scope="col">{t(words.source)}</th>
                </tr>
              </thead>
              <tbody>
                {module.about.provenance.map(({ part, source, note }) => (
                  <tr key={part.en}>
                    <th scope="row">{t(part)}</th>
                    <td>
                      <span class={`source source-${source.replace(' ', '-')}`}>{t(sources[source])}</span>
                      {note && <p class="source-note">{t(note)}</p>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </article>
      )}
      {module && setting && <SetUp module={module} onClose={() => set(false)} />}
    </Site>
  );
}
