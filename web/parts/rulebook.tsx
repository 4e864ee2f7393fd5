/** A game's rules in our own words, each rule with its number and its own address. */
import type { Chapter } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { address } from '../router.tsx';
import { count, t } from '../speak.ts';
import { search } from './rule-search.ts';

const words = {
  search: { de: 'In den Regeln suchen', en: 'Search the rules' },
  ours: { de: 'unsere Lesart', en: 'our reading' },
  oursHint: {
    de: 'Die veröffentlichte Regel sagt hierzu nichts; so halten wir es.',
    en: 'The published rules are silent here; this is how we play it.',
  },
  found: {
    one: { de: '{n} Regel gefunden', en: '{n} rule found' },
    other: { de: '{n} Regeln gefunden', en: '{n} rules found' },
  },
} as const;

export function Rulebook({
  chapters,
  inPage,
}: {
  chapters: readonly Chapter[] /** Whether it owns the page's #R12. */;
  inPage?: boolean;
}) {
  const [query, setQuery] = useState('');
  const shown = query.trim() ? search(chapters, query) : chapters;
  const hash = inPage ? address.value.hash.slice(1) : '';

  useEffect(() => {
    if (!hash) return;
    const rule = document.getElementById(hash);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <div class="rulebook">
      <label class="field rulebook-search">
        <span>{t(words.search)}</span>
        <input type="search" value={query} onInput={event => setQuery(event.currentTarget.value)} />
      </label>
      {query.trim() && (
        <p class="rulebook-found" role="status">
          {count(
            shown.reduce((sum, chapter) => sum + chapter.rules.length, 0),
            words.found,
          )}
        </p>
      )}
      {shown.map((chapter, i) => (
        <section key={chapter.title.en} class="chapter" aria-labelledby={inPage ? `chapter-${i}` : undefined}>
          <h2 id={inPage ? `chapter-${i}` : undefined}>{t(chapter.title)}</h2>
          {chapter.rules.map(rule => (
            <article
              key={rule.id}
              id={inPage ? rule.id : undefined}
              class={rule.id === hash ? 'rule is-target' : 'rule'}
              tabIndex={-1}
            >
              <h3>
                {inPage ? (
                  <a class="rule-number" href={`#${rule.id}`}>
                    {rule.id}
                  </a>
                ) : (
                  <span class="rule-number">{rule.id}</span>
                )}{' '}
                {t(rule.title)}
                {rule.ours && (
                  <span class="rule-ours" data-hint={t(words.oursHint)}>
                    {t(words.ours)}
                  </span>
                )}
              </h3>
              {t(rule.text)
                .split('\n')
                .filter(Boolean)
                .map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
