/** A game's rulebook to read and to search: all rules, the game on one page, or what each thing is. */
import type { GameModule } from '@atoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { count, t } from '../speak.ts';
import { Rule } from './rule.tsx';
import { RuleLink } from './rule-link.tsx';
import { search } from './rule-search.ts';

const words = {
  search: { de: 'In den Regeln suchen', en: 'Search the rules' },
  form: { de: 'Fassung', en: 'Form' },
  long: { de: 'Alle Regeln', en: 'All rules' },
  short: { de: 'Auf einer Seite', en: 'On one page' },
  things: { de: 'Was ist was?', en: 'What is what?' },
  found: {
    one: { de: '{n} Regel gefunden', en: '{n} rule found' },
    other: { de: '{n} Regeln gefunden', en: '{n} rules found' },
  },
} as const;

type Form = 'long' | 'short' | 'things';

interface Props {
  module: GameModule;
  /** The rule to show, and a number that changes whenever it is asked for anew. */
  target?: { rule: string; n: number } | undefined;
  /** Whether it is a page of its own: then rules have addresses. */
  inPage?: boolean;
}

export function Rulebook({ module, target, inPage }: Props) {
  const [query, setQuery] = useState('');
  const [form, setForm] = useState<Form>('long');
  const [asked, ask] = useState(target);
  const top = useRef<HTMLDivElement>(null);
  const { rulebook, short, links } = module;
  useEffect(() => ask(target), [target?.rule, target?.n]);
  const shown = asked?.rule ?? '';

  useEffect(() => {
    if (!shown) return;
    setQuery('');
    setForm('long');
    // After the rules are there.
    const timer = setTimeout(() => {
      const rule = top.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(shown)}"]`);
      rule?.scrollIntoView({ block: 'center' });
      rule?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shown, asked?.n]);

  const forms: readonly { id: Form; label: string }[] = [
    { id: 'long', label: t(words.long) },
    ...(short ? [{ id: 'short', label: t(words.short) } as const] : []),
    ...(links ? [{ id: 'things', label: t(words.things) } as const] : []),
  ];
  const goTo = (rule: string) => ask({ rule, n: (asked?.n ?? 0) + 1 });
  const reference = (id: string) => <RuleLink key={id} id={id} onRule={goTo} />;

  return (
    <div class="rulebook" ref={top}>
      <div class="rulebook-tools">
        <label class="field rulebook-search">
          <span>{t(words.search)}</span>
          <input type="search" value={query} onInput={event => setQuery(event.currentTarget.value)} />
        </label>
        {forms.length > 1 && (
          <fieldset class="rulebook-forms" aria-label={t(words.form)}>
            {forms.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-pressed={!query.trim() && form === id}
                onClick={() => {
                  setQuery('');
                  ask(undefined);
                  setForm(id);
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {query.trim() ? (
        <Found module={module} query={query} inPage={inPage} />
      ) : form === 'short' && short ? (
        short.map(({ title, lines }) => (
          <section key={title.en} class="chapter">
            <h2>{t(title)}</h2>
            <ul class="short-lines">
              {lines.map(({ text, rules }) => (
                <li key={text.en}>
                  {t(text)} <span class="short-rules">{rules.map(reference)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : form === 'things' && links ? (
        <ul class="things">
          {Object.entries(links.components)
            .map(([id, { words: name, rule }]) => ({ id, name: t(name), rule }))
            .sort((a, b) => a.name.localeCompare(b.name))
            .map(({ id, name, rule }) => (
              <li key={id}>
                <span>{name}</span> {reference(rule)}
              </li>
            ))}
        </ul>
      ) : (
        rulebook.map((chapter, i) => (
          <section key={chapter.title.en} class="chapter" aria-labelledby={inPage ? `chapter-${i}` : undefined}>
            <h2 id={inPage ? `chapter-${i}` : undefined}>{t(chapter.title)}</h2>
            {chapter.rules.map(rule => (
              <Rule
                key={rule.id}
                rule={rule}
                id={inPage ? rule.id : undefined}
                href={inPage ? `#${rule.id}` : undefined}
                target={rule.id === shown}
                linked={inPage}
              />
            ))}
          </section>
        ))
      )}
    </div>
  );
}

function Found(props: { module: GameModule; query: string; inPage?: boolean | undefined }) {
  const hits = search(props.module.rulebook, props.query);
  return (
    <>
      <p class="rulebook-found" role="status">
        {count(hits.length, words.found)}
      </p>
      {hits.map(({ rule }) => (
        <Rule key={rule.id} rule={rule} linked={props.inPage} />
      ))}
    </>
  );
}
