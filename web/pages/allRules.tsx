/** All rulebooks together: one search, and the games compared by the design elements that their rules carry. */
import '../style/pages/reading.css';
import { type DesignElement, designElements, type GameModule } from '@atoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { address, Link } from '../router.tsx';
import { Hits } from '../rulebook/hits.tsx';
import { Element, Rule } from '../rulebook/rule.tsx';
import { prepareAtLeisure, search } from '../rulebook/ruleSearch.ts';
import { loadGames } from '../rules.ts';
import { fill, t } from '../translate.ts';
import { type Share, sharesOf, tagged } from './elementShares.ts';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Alle Regeln', en: 'All rules' },
  lead: {
    de: 'Such in allen Spielen zugleich oder sieh, welche Spielelemente wie oft vorkommen.',
    en: 'Search all games at once, or see how often each design element comes up.',
  },
  search: { de: 'In allen Regeln suchen', en: 'Search all rules' },
  compare: { de: 'Die Spiele im Vergleich', en: 'The games compared' },
  chart: { de: 'Anteil der Regeln mit jedem Spielelement', en: 'Share of the rules with each design element' },
  element: { de: 'Spielelement', en: 'Design element' },
  by: { de: 'Regeln nach Spielelement', en: 'Rules by design element' },
  none: { de: 'In diesen Spielen kommt das nicht vor.', en: 'None of these games uses it.' },
  share: { de: '{percent} % ({n} von {all})', en: '{percent} % ({n} of {all})' },
  books: { de: 'Die Regelhefte', en: 'The rulebooks' },
} as const;

export function AllRules() {
  const loaded = useLoaded(loadGames, []);
  useTitle(t(words.title));
  return (
    <Site>
      <div class="rules-page">
        <header class="reading">
          <h1>{t(words.title)}</h1>
          <p>{t(words.lead)}</p>
        </header>
        {loaded.state === 'waiting' && <Waiting />}
        {loaded.state === 'failed' && <Failed error={loaded.error} />}
        {loaded.state === 'here' && <Books modules={loaded.value} />}
      </div>
    </Site>
  );
}

function Books({ modules }: { modules: readonly GameModule[] }) {
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  useEffect(() => prepareAtLeisure(modules.map(({ rulebook }) => rulebook)), [modules]);
  return (
    <div class="rulebook all-rules">
      <label class="field rulebook-search">
        <span>{t(words.search)}</span>
        <input type="search" value={query} onInput={event => setQuery(event.currentTarget.value)} />
      </label>
      {searching && <Found modules={modules} query={query} />}
      {/* Stays where it is: taking it out and putting it back would cost more than the search. */}
      <div hidden={searching}>
        <h2>{t(words.books)}</h2>
        <ul class="book-list">
          {modules.map(module => (
            <li key={module.id} data-game={module.id}>
              <Link class="button" to={`/rules/${module.id}`}>
                {module.about.name}
              </Link>
            </li>
          ))}
        </ul>
        <h2>{t(words.compare)}</h2>
        <Comparison modules={modules} />
        <h2>{t(words.by)}</h2>
        {designElements.map(({ name }) => (
          <ByElement key={name} name={name} modules={modules} />
        ))}
      </div>
    </div>
  );
}

function Found({ modules, query }: { modules: readonly GameModule[]; query: string }) {
  const hits = modules
    .flatMap(module => search(module.rulebook, query).map(hit => ({ ...hit, module })))
    .sort((a, b) => b.score - a.score);
  return (
    <Hits
      query={query}
      hits={hits}
      show={({ module, rule }) => (
        <div key={`${module.id} ${rule.id}`} class="book-hit">
          <Link to={`/rules/${module.id}#${rule.id}`}>{module.about.name}</Link>
          <Rule rule={rule} linked />
        </div>
      )}
    />
  );
}

/** A picture that is a table: what the bars show can be read out. */
function Comparison({ modules: all }: { modules: readonly GameModule[] }) {
  const modules = tagged(all);
  const shares = sharesOf(modules);
  return (
    <div class="element-chart">
      <table aria-label={t(words.chart)}>
        <thead>
          <tr>
            <th scope="col">{t(words.element)}</th>
            {modules.map(module => (
              <th key={module.id} scope="col">
                {module.about.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {designElements.map(({ name }) => (
            <tr key={name}>
              <th scope="row">
                <Element name={name} linked />
              </th>
              {modules.map(module => (
                <td key={module.id}>
                  <Bar share={shares.get(module.id)?.get(name)} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bar({ share, name }: { share: Share | undefined; name: DesignElement }) {
  const { n, all } = share ?? { n: 0, all: 0 };
  const part = all > 0 ? n / all : 0;
  return (
    <span class="element-bar">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="element-bar-ground" width={100} height={10} rx={3} />
        <rect class={`element-fill element-${name}`} width={100 * part} height={10} rx={3} />
      </svg>
      <span data-hint={fill(words.share, { percent: Math.round(100 * part), n, all })}>{Math.round(100 * part)} %</span>
    </span>
  );
}

function ByElement({ name, modules }: { name: DesignElement; modules: readonly GameModule[] }) {
  const rules = modules.flatMap(module =>
    module.rulebook
      .flatMap(chapter => chapter.rules)
      .filter(rule => rule.elements?.includes(name))
      .map(rule => ({ module, rule })),
  );
  const asked = address.value.hash === `#${name}`;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (asked) fold.current?.scrollIntoView();
  }, [asked && address.value]);
  return (
    <details ref={fold} id={name} class="by-element" open={asked}>
      <summary>
        <Element name={name} /> <span class="quiet">{rules.length}</span>
      </summary>
      {rules.length === 0 && <p>{t(words.none)}</p>}
      <ul>
        {rules.map(({ module, rule }) => (
          <li key={`${module.id} ${rule.id}`}>
            <Link to={`/rules/${module.id}#${rule.id}`}>
              {module.about.name} {rule.id}
            </Link>{' '}
            {t(rule.title)}
          </li>
        ))}
      </ul>
    </details>
  );
}
