/** A game's rulebook to read and to search: all rules, the game on one page, or what each thing is. */
import type { DrawnExamples, Example } from '@atoll/boardkit/drawing/example.tsx';
import type { GameModule } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLoaded } from '../parts/loading.tsx';
import { loadExamples } from '../pictures.ts';
import { go } from '../router.tsx';
import { t } from '../translate.ts';
import { Hits } from './hits.tsx';
import { Rule } from './rule.tsx';
import { RuleLink } from './ruleLink.tsx';
import { prepareAtLeisure, search } from './ruleSearch.ts';

const words = {
  search: { de: 'In den Regeln suchen', en: 'Search the rules' },
  form: { de: 'Fassung', en: 'Version' },
  long: { de: 'Alle Regeln', en: 'All rules' },
  short: { de: 'Auf einer Seite', en: 'On one page' },
  things: { de: 'Was ist was?', en: 'What is what?' },
  chapters: { de: 'Kapitel', en: 'Chapters' },
} as const;

type Form = 'long' | 'short' | 'things';

interface Props {
  module: GameModule;
  /** The rule to show, and a number that changes whenever it is asked for again. */
  target?: { rule: string; n: number } | undefined;
  /** Whether it is a page of its own: then rules have addresses. */
  inPage?: boolean;
}

/** Shown when its drawings are here as well, so that nothing moves under the reader; without them where they do not come. */
export function Rulebook(props: Props) {
  const drawn = useLoaded(() => loadExamples(props.module.id), [props.module.id]);
  if (drawn.state === 'waiting') return null;
  return <Reader {...props} drawn={drawn.state === 'here' ? drawn.value : null} />;
}

function Reader({ module, target, inPage, drawn }: Props & { drawn: DrawnExamples | null }) {
  const [query, setQuery] = useState('');
  const [form, setForm] = useState<Form>('long');
  const [asked, ask] = useState(target);
  const top = useRef<HTMLDivElement>(null);
  const { rulebook, short, links } = module;
  useEffect(() => prepareAtLeisure([rulebook]), [rulebook]);
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
  const exampleOf = (id: string) => {
    const example = drawn?.examples[id];
    return example && { drawn: example, game: module.id };
  };
  const reference = (id: string) => <RuleLink key={id} id={id} onRule={goTo} />;

  const show = (form: Form) => {
    setQuery('');
    ask(undefined);
    setForm(form);
  };
  const isShort = form === 'short' && short && !query.trim();

  const book = (
    <div class="rulebook" ref={top}>
      {inPage && drawn && <drawn.Sprite />}
      <div class="rulebook-tools">
        <label class="field rulebook-search">
          <span>{t(words.search)}</span>
          <input type="search" value={query} onInput={event => setQuery(event.currentTarget.value)} />
        </label>
        {forms.length > 1 && (
          <fieldset class="rulebook-forms" aria-label={t(words.form)}>
            {forms.map(({ id, label }) => (
              <button key={id} type="button" aria-pressed={!query.trim() && form === id} onClick={() => show(id)}>
                {label}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {query.trim() ? (
        <Found module={module} query={query} inPage={inPage} exampleOf={exampleOf} />
      ) : isShort ? (
        short.map(({ title, lines }, i) => (
          <section key={title.en} class="chapter">
            <h2 id={inPage ? chapterId(i) : undefined}>{t(title)}</h2>
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
        <Things links={links} reference={reference} />
      ) : (
        rulebook.map((chapter, i) => (
          <section key={chapter.title.en} class="chapter" aria-labelledby={inPage ? chapterId(i) : undefined}>
            <h2 id={inPage ? chapterId(i) : undefined}>{t(chapter.title)}</h2>
            {chapter.rules.map(rule => (
              <Rule
                key={rule.id}
                rule={rule}
                id={inPage ? rule.id : undefined}
                href={inPage ? `#${rule.id}` : undefined}
                target={rule.id === shown}
                linked={inPage}
                example={exampleOf(rule.id)}
              />
            ))}
          </section>
        ))
      )}
    </div>
  );
  if (!inPage) return book;
  return (
    <div class="rules-columns">
      <Contents
        titles={(isShort ? short : rulebook).map(({ title }) => t(title))}
        onGo={() => show(isShort ? 'short' : 'long')}
      />
      {book}
    </div>
  );
}

const chapterId = (i: number): string => `chapter-${i}`;

/** To the chapter in the address, once the chapters are there. */
function scrollToChapter(): void {
  if (/^#chapter-\d+$/.test(location.hash)) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** What there is to read, beside it; where there is no room beside it, folded up before it. */
function Contents({ titles, onGo }: { titles: readonly string[]; onGo(): void }) {
  const beside = useMemo(() => matchMedia('(min-width: 960px)').matches, []);
  useEffect(scrollToChapter, []);
  return (
    <nav class="chapters" aria-label={t(words.chapters)}>
      <details open={beside}>
        <summary>{t(words.chapters)}</summary>
        <ol>
          {titles.map((title, i) => (
            <li key={title}>
              <a
                href={`#${chapterId(i)}`}
                onClick={event => {
                  event.preventDefault();
                  onGo();
                  go(`#${chapterId(i)}`);
                  setTimeout(scrollToChapter);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function Things(props: { links: NonNullable<GameModule['links']>; reference(rule: string): ComponentChildren }) {
  return (
    <ul class="things">
      {Object.entries(props.links.components)
        .map(([id, { words: name, rule }]) => ({ id, name: t(name), rule }))
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ id, name, rule }) => (
          <li key={id}>
            <span>{name}</span> {props.reference(rule)}
          </li>
        ))}
    </ul>
  );
}

interface FoundProps {
  module: GameModule;
  query: string;
  inPage?: boolean | undefined;
  exampleOf(id: string): { drawn: Example; game: string } | undefined;
}

function Found({ module, query, inPage, exampleOf }: FoundProps) {
  return (
    <Hits
      query={query}
      hits={search(module.rulebook, query)}
      show={({ rule }) => <Rule key={rule.id} rule={rule} linked={inPage} example={exampleOf(rule.id)} />}
    />
  );
}
